import fc from "fast-check";
import { expect, it } from "vitest";
import { dateOf, isDate, isDatetime } from "./dates.ts";

it.each([
  ["2026-11-21", true],
  ["2024-02-29", true],
  ["2000-02-29", true],
  ["1900-02-29", false],
  ["2026-02-29", false],
  ["2026-04-31", false],
  ["2026-13-01", false],
  ["2026-00-01", false],
  ["2026-01-00", false],
  ["2026-1-1", false],
  ["2026-11-21T00:00:00Z", false],
])("%j is a date: %j", (text, is) => expect(isDate(text)).toBe(is));

it.each([
  ["2026-11-21T08:30:00Z", true],
  ["2026-11-21t08:30:00.123z", true],
  ["2026-11-21T08:30:00-07:30", true],
  ["2026-12-31T23:59:60Z", true],
  ["2027-01-01T05:29:60+05:30", true],
  ["2026-12-31T23:58:60Z", false],
  ["2026-11-21T24:00:00Z", false],
  ["2026-11-21T08:30:00", false],
  ["2026-02-30T08:30:00Z", false],
])("%j is a date and a time: %j", (text, is) => expect(isDatetime(text)).toBe(is));

it("accepts the ISO strings of dates, and formats a date in UTC", () => {
  const moments = fc.date({ min: new Date(0), max: new Date("9999-12-31T23:59:59.999Z"), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(isDate(dateOf(moment))).toBe(true);
      expect(isDatetime(moment.toISOString())).toBe(true);
      expect(moment.toISOString().startsWith(dateOf(moment))).toBe(true);
    }),
  );
});
