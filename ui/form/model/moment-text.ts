import { isDate } from "#engine/text";

/** A day that the calendar has, of the years 1 to 9999, as `2026-11-21` at the start of a text. */
export function dayIn(text: string): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}(?![0-9])/.exec(text)?.[0];
  return day !== undefined && isDate(day) && !day.startsWith("0000") ? day : undefined;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const name = `(?<name>${months.join("|")})[a-z]*\\.?`;
// The orders in which a browser reads a day: the year first, the month first, and the month by its name.
const orders = [
  /^\s*(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/,
  /^\s*(?<month>\d{1,2})[-/.](?<day>\d{1,2})[-/.](?<year>\d{4})(?!\d)/,
  new RegExp(`\\b(?<day>\\d{1,2})[ -]+${name}[ ,-]+(?<year>\\d{4})(?!\\d)`, "i"),
  new RegExp(`\\b${name}[ -]+(?<day>\\d{1,2})[ ,-]+(?<year>\\d{4})(?!\\d)`, "i"),
];

/**
 * Returns true if a text names a day that does not exist, such as 30 February, which a browser parses as a later day.
 */
export function hasImpossibleDay(text: string): boolean {
  const { year, month, name: monthName, day } = orders.map((order) => order.exec(text)?.groups).find(Boolean) ?? {};
  if (year === undefined || day === undefined) return false;
  const number = month ?? String(months.indexOf(monthName?.toLowerCase() ?? "") + 1);
  return dayIn(`${year}-${number.padStart(2, "0")}-${day.padStart(2, "0")}`) === undefined;
}

const clock =
  /^(?<date>.{10})[Tt ](?<time>(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?<fraction>\.\d+)?(?<zone>[Zz]|[+-]\d{2}:\d{2})$/;

/** The time of the day of a moment and the zone it is counted in, as they are written in it. */
export function timeIn(text: string): { readonly text: string; readonly zone: string } | undefined {
  const { time, zone } = clock.exec(text)?.groups ?? {};
  if (time === undefined || zone === undefined || dayIn(text) === undefined) return undefined;
  return { text: time, zone: zone.toUpperCase() === "Z" ? "UTC" : `UTC${zone}` };
}

/** A moment on another day, at the same time in the same zone; at midnight UTC where there was no time. */
export const withDay = (text: string, day: string): string =>
  timeIn(text) === undefined ? `${day}T00:00:00Z` : day + text.slice(day.length);

/** Returns a date-time with another time of the same day and zone. One that can't be parsed stays unchanged. */
export function withTime(text: string, time: string): string {
  const { date, zone } = clock.exec(text)?.groups ?? {};
  return date === undefined || zone === undefined ? text : `${date}T${time}${zone}`;
}
