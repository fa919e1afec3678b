import { compareDecimals } from "./decimal-parts.ts";

const dateTime =
  /^(\d{4}-\d{2}-\d{2})[Tt]([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

function isDay(text: string): boolean {
  const [, year = "", month = "", day = ""] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const isLeap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0);
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return Number(day) >= 1 && Number(day) <= (days[Number(month) - 1] ?? 0);
}

const within = (least: string, most: string) => (text: string) =>
  compareDecimals(text, least) >= 0 && compareDecimals(text, most) <= 0;

const formats: { readonly [format: string]: (text: string) => boolean } = {
  int32: within("-2147483648", "2147483647"),
  int64: within("-9223372036854775808", "9223372036854775807"),
  date: isDay,
  // RFC 3339, section 5.6.
  "date-time": (text) => isDay(dateTime.exec(text)?.[1] ?? ""),
  // RFC 9562, section 4.
  uuid: (text) => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text),
};

/** Returns true if a text, or the text of a number, has a format; other formats than these describe only. */
export const isOfFormat = (format: string, text: string): boolean => formats[format]?.(text) ?? true;
