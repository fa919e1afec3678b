import { expect, it } from "vitest";
import { readTelemetrySettings } from "#registry";
import { readStopDelay } from "./running.ts";

it.each([
  [undefined, 0],
  ["", 0],
  ["5", 5000],
  ["300", 300_000],
  ["301", undefined],
  ["0.5", undefined],
  ["-1", undefined],
])("a stop delay of %j is %j milliseconds", (text, delayMs) => {
  const read = readStopDelay({ CALLBOARD_STOP_DELAY: text });
  expect(read.ok ? read.delayMs : undefined).toBe(delayMs);
  if (!read.ok)
    expect(read.error).toBe(`CALLBOARD_STOP_DELAY must be a whole number of seconds from 0 to 300, not "${text}"`);
});

it.each([
  [undefined, undefined],
  ["0.0.0.0", "0.0.0.0"],
  ["::", "::"],
])("metrics with the address %j listen on %j", (text, expected) => {
  const errors: string[] = [];
  const { metricsAddress } = readTelemetrySettings({ CALLBOARD_METRICS_ADDRESS: text }, errors);
  expect([metricsAddress, errors]).toEqual([expected, []]);
});

it("an address of metrics that is a name is refused", () => {
  const errors: string[] = [];
  readTelemetrySettings({ CALLBOARD_METRICS_ADDRESS: "localhost" }, errors);
  expect(errors).toEqual(['CALLBOARD_METRICS_ADDRESS must be an IP address, such as 0.0.0.0, not "localhost"']);
});
