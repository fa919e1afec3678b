const day = /^(\d{4})-(\d{2})-(\d{2})$/;
const moment = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

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

/** Returns true for a UUID of RFC 9562 §4, of any version. */
export const isUuid = (text: string): boolean => uuid.test(text);

/** Returns true for base64 of RFC 4648 §4, padded and without whitespace. Takes linear time. */
export function isBase64(text: string): boolean {
  if (text.length % 4 !== 0) return false;
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  return text.slice(0, text.length - padding).search(/[^A-Za-z0-9+/]/) === -1;
}
