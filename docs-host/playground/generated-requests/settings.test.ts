import { expect, it } from "vitest";
import { changesNothing, firstSettings, numberSettings, settingLimits, settingOf, settingsOf } from "./settings.ts";

it.each(numberSettings)("%s takes whole numbers within its limits, and no others", (name) => {
  const [least, most] = settingLimits[name];
  expect([settingOf(name, String(least)), settingOf(name, ` ${most} `)]).toEqual([least, most]);
  for (const text of ["", "1.5", "-1", "1e2", "ten", String(most + 1), String(least - 1)]) {
    expect(settingOf(name, text), text).toBeUndefined();
  }
});

it("settings are complete only if each of them is valid", () => {
  const typed = firstSettings(7);
  expect(settingsOf(typed)).toEqual({ seed: 7, calls: 50, seconds: 120, rate: 5, allowWrites: false });
  for (const name of numberSettings) expect(settingsOf({ ...typed, [name]: "x" }), name).toBeUndefined();
});

it.each([
  ["GET", true],
  ["HEAD", true],
  ["OPTIONS", true],
  ["QUERY", true],
  ["POST", false],
  ["PUT", false],
  ["PATCH", false],
  ["DELETE", false],
])("%s changes nothing: %s", (method, isSafe) => {
  expect(changesNothing(method)).toBe(isSafe);
});
