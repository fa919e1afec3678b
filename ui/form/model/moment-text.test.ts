import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayIn, hasImpossibleDay, timeIn, withDay, withTime } from "./moment-text.ts";

describe("the day in a text", () => {
  it.each([
    ["2026-11-21", "2026-11-21"],
    ["2026-11-21T08:30:00Z", "2026-11-21"],
    ["2024-02-29", "2024-02-29"],
    ["0001-01-01", "0001-01-01"],
    ["2026-02-29", undefined],
    ["2026-13-01", undefined],
    ["0000-01-01", undefined],
    ["2026-11-211", undefined],
    ["21.11.2026", undefined],
    ["", undefined],
  ])("of %j is %j", (text, day) => {
    expect(dayIn(text)).toBe(day);
  });
});

describe("an impossible day", () => {
  it.each([
    "2026-02-30",
    "2026-02-30T08:30",
    "2026/2/29",
    "02/30/2026",
    "30 Feb 2026",
    "February 30, 2026",
    "2026-04-31",
  ])("is detected in %j instead of rolling over", (text) => {
    expect(hasImpossibleDay(text)).toBe(true);
  });
  it.each(["2026-02-28", "2024/2/29", "2/28/2026", "28 Feb 2026", "Feb 28, 2026 08:30", "2026", "soon", ""])(
    "is not detected in %j",
    (text) => {
      expect(hasImpossibleDay(text)).toBe(false);
    },
  );
});

describe("the time in a date-time", () => {
  it.each([
    ["2026-11-21T08:30:00Z", { text: "08:30:00", zone: "UTC" }],
    ["2026-11-21t08:30:00.125+02:00", { text: "08:30:00", zone: "UTC+02:00" }],
    ["2026-11-21T24:30:00Z", undefined],
    ["2026-02-30T08:30:00Z", undefined],
    ["2026-11-21", undefined],
  ])("of %j is %j", (text, time) => {
    expect(timeIn(text)).toEqual(time);
  });
});

it("replaces day or time, and keeps the zone and the rest as written", () => {
  expect(withDay("2026-11-21T08:30:00.125+02:00", "2027-01-02")).toBe("2027-01-02T08:30:00.125+02:00");
  expect(withDay("soon", "2027-01-02")).toBe("2027-01-02T00:00:00Z");
  expect(withTime("2026-11-21T08:30:00.125+02:00", "09:00:01")).toBe("2026-11-21T09:00:01+02:00");
  expect(withTime("soon", "09:00:01")).toBe("soon");
});

it("reads back what it wrote", () => {
  const moments = fc.date({
    min: new Date("0001-01-01T00:00:00Z"),
    max: new Date("9999-12-31T23:59:59Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, moments, (a, b) => {
      const day = b.toISOString().slice(0, 10);
      const time = b.toISOString().slice(11, 19);
      const changed = withTime(withDay(a.toISOString(), day), time);
      expect(dayIn(changed)).toBe(day);
      expect(timeIn(changed)).toEqual({ text: time, zone: "UTC" });
    }),
  );
});
