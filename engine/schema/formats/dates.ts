/** Dates, times and durations of RFC 3339. */
const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const timePattern = /^(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:z|([+-])(\d{2}):(\d{2}))$/i;

const daysOf = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31;

/** Returns true for a `full-date` that is in the calendar (RFC 3339 §5.6). */
export function isFullDate(text: string): boolean {
  const [year = 0, month = 0, day = 0] = datePattern.exec(text)?.slice(1).map(Number) ?? [];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
}

/** Returns true for a `full-time`; a leap second is the last one of a day in UTC (RFC 3339 §5.7). */
export function isFullTime(text: string): boolean {
  const match = timePattern.exec(text);
  if (match === null) return false;
  const [hour = 0, minute = 0, second = 0] = match.slice(1, 4).map(Number);
  const [hours, minutes] = [Number(match[5] ?? 0), Number(match[6] ?? 0)];
  if (hour > 23 || minute > 59 || second > 60 || hours > 23 || minutes > 59) return false;
  if (second < 60) return true;
  const offset = (match[4] === "-" ? -1 : 1) * (hours * 60 + minutes);
  const day = 24 * 60;
  return (((hour * 60 + minute - offset) % day) + day) % day === day - 1;
}

/** Returns true for a `date-time` (RFC 3339 §5.6). */
export const isDateTime = (text: string): boolean =>
  /^[Tt]$/.test(text.charAt(10)) && isFullDate(text.slice(0, 10)) && isFullTime(text.slice(11));

const timeParts = "T(?:\\d+H(?:\\d+M(?:\\d+S)?)?|\\d+M(?:\\d+S)?|\\d+S)";
const dateParts = "(?:\\d+Y(?:\\d+M(?:\\d+D)?)?|\\d+M(?:\\d+D)?|\\d+D)";
const durationPattern = new RegExp(`^P(?:\\d+W|${dateParts}(?:${timeParts})?|${timeParts})$`);

/** Returns true for a duration (RFC 3339 appendix A). */
export const isDuration = (text: string): boolean => durationPattern.test(text);
