const day = /^(\d{4})-(\d{2})-(\d{2})$/;
const moment = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;

/** Returns true for a `full-date` of RFC 3339 §5.6 that exists in the calendar. */
export function isDate(text: string): boolean {
  const match = day.exec(text);
  if (match === null) return false;
  const [year, month, date] = match.slice(1).map(Number) as [number, number, number]; // three groups, all required
  return month >= 1 && month <= 12 && date >= 1 && date <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Returns true for a `date-time` of RFC 3339 §5.6; a 60th second only where UTC may have one (§5.7). */
export function isDatetime(text: string): boolean {
  const match = moment.exec(text);
  if (match === null) return false;
  const [, date = "", hours, minutes, seconds, sign, offsetHours = 0, offsetMinutes = 0] = match;
  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds)];
  const [east, past] = [Number(offsetHours), Number(offsetMinutes)];
  if (!isDate(date) || hour > 23 || minute > 59 || second > 60 || east > 23 || past > 59) return false;
  if (second < 60) return true;
  const offset = (east * 60 + past) * (sign === "-" ? -1 : 1);
  const inUtc = (hour * 60 + minute - offset + 2 * 1440) % 1440;
  return inUtc === 1439;
}

/** Returns the date of a moment in UTC, as RFC 3339 §5.6 writes a `full-date`. */
export const dateOf = (moment: Date): string => moment.toISOString().slice(0, 10);
