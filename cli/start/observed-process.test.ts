import { expect, it } from "vitest";
import { openLog } from "../log.ts";
import { observeProcess } from "./observed-process.ts";

it("keeps the last 50 warnings and errors of the log without their stacks", () => {
  const observed = observeProcess(() => 7);
  for (let count = 0; count < 51; count += 1) {
    observed.record({ level: "warn", fields: { event: "store", part: "database", count } });
  }
  const log = openLog({ CALLBOARD_LOG: "warn" }, observed.record);
  log.info({ event: "request" });
  log.error({ event: "bug", error: "RangeError", frames: ["at x"] });
  expect(observed.problems()).toHaveLength(50);
  expect(observed.problems().slice(0, 2)).toEqual([
    { at: 7, level: "error", event: "bug", details: "error: RangeError" },
    { at: 7, level: "warn", event: "store", details: "part: database, count: 50" },
  ]);
});

it("keeps errors that the log does not write", () => {
  const observed = observeProcess(() => 7);
  const log = openLog({ CALLBOARD_LOG: "silent" }, observed.record);
  log.error({ event: "bug" });
  expect(observed.problems()).toMatchObject([{ level: "error", event: "bug" }]);
});

it("adds the caches of threads until these end, and passes them on", () => {
  const observed = observeProcess();
  const own = observed.caches().length;
  const reported: unknown[] = [];
  const ignore = () => {};
  const telemetry = observed.observing({
    ...{ begin: ignore, end: ignore, drawn: ignore, registryCall: ignore, proxyCall: ignore },
    caches: (thread, sizes) => void reported.push([thread, sizes.length]),
  });
  telemetry.caches(1, [{ name: "pages", bytes: 1, entries: 1 }]);
  expect(observed.caches()).toHaveLength(own + 1);
  telemetry.caches(1, []);
  expect(observed.caches()).toHaveLength(own);
  expect(reported).toEqual([
    [1, 1],
    [1, 0],
  ]);
});
