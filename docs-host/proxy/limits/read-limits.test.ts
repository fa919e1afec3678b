import { expect, it } from "vitest";
import { readLimits } from "./read-limits.ts";

it.each([
  [undefined, {}],
  ["", {}],
  ["requestBytes=52428800", { requestBytes: 52_428_800 }],
  [" totalMs = 300000 , clientParallel=4,", { totalMs: 300_000, clientParallel: 4 }],
])("%j sets %j", (text, limits) => {
  expect(readLimits(text)).toEqual({ ok: true, limits });
});

it.each([
  ["bytes=1", [/unknown limit "bytes"; the limits are requestBytes, /]],
  ["toString=1", [/unknown limit "toString"; the limits are /]],
  ["idleMs=0, totalMs=2 min", [/idleMs must be a whole number from 1 .*not "0"/, /totalMs .*not "2 min"/]],
  ["idleMs=2147483648", [/idleMs must be .* to 2147483647/]],
  ["requestBytes", [/requestBytes must be .*not ""/]],
])("%j is refused with every error", (text, patterns) => {
  const verdict = readLimits(text);
  expect(verdict.ok ? [] : verdict.errors).toEqual(patterns.map((pattern) => expect.stringMatching(pattern)));
});
