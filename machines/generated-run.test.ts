import { describe, expect, it } from "vitest";
import {
  type GeneratedFailure,
  type GeneratedRunSettings,
  type RunEvent,
  type StartGeneratedRun,
  startGeneratedRun,
} from "./generated-run.ts";

const settings: GeneratedRunSettings = { seed: 7, calls: 50, seconds: 60, rate: 5, allowWrites: false };

const call = (position: number) => ({ position, status: 200, time: 3, changed: "", checks: [] });

const failure = (key: string, count: number): GeneratedFailure => ({
  ...{ key, count, check: "server-error", message: "The server answered with 500.", changed: "" },
  file: { name: `${key}.json`, text: "{}" },
});

/** A machine with runs that report what the test says. */
function open() {
  const started: GeneratedRunSettings[] = [];
  const log: string[] = [];
  let report: (event: RunEvent) => void = () => {};
  const start: StartGeneratedRun = (given, sendBack) => {
    started.push(given);
    report = sendBack;
    return { stop: () => log.push("stop"), abort: () => log.push("abort") };
  };
  const actor = startGeneratedRun(start);
  return { actor, started, log, report: (event: RunEvent) => report(event), read: () => actor.getSnapshot() };
}

describe("a run of generated requests", () => {
  it("starts at once if it changes nothing, with the settings of the reader", () => {
    const { actor, started, read } = open();
    actor.send({ type: "start", settings });
    expect(started).toEqual([settings]);
    expect(read().matches("running")).toBe(true);
  });

  it("asks before it sends what may change something, and sends nothing without a confirmation", () => {
    const { actor, started, read } = open();
    actor.send({ type: "start", settings: { ...settings, allowWrites: true } });
    expect(read().matches("confirming")).toBe(true);
    actor.send({ type: "cancel" });
    expect(started).toEqual([]);
    actor.send({ type: "start", settings: { ...settings, allowWrites: true } });
    actor.send({ type: "confirm" });
    expect(started).toEqual([{ ...settings, allowWrites: true }]);
  });

  it("keeps the newest 100 calls, and counts all", () => {
    const { actor, report, read } = open();
    actor.send({ type: "start", settings });
    for (let i = 0; i < 5; i += 1) {
      report({ type: "run.calls", calls: Array.from({ length: 30 }, (_, at) => call(i * 30 + at + 1)) });
    }
    const { calls, count } = read().context;
    expect([calls.length, calls[0]?.position, calls.at(-1)?.position, count]).toEqual([100, 51, 150, 150]);
  });

  it("has one failure for each cause, the newest, in the order in which they were found", () => {
    const { actor, report, read } = open();
    actor.send({ type: "start", settings });
    report({ type: "run.failures", failures: [failure("a", 1), failure("b", 1)] });
    report({ type: "run.failures", failures: [failure("a", 2)] });
    expect(read().context.failures.map(({ key, count }) => [key, count])).toEqual([
      ["a", 2],
      ["b", 1],
    ]);
  });

  it("ends when the run does, and is stopped by the reader only once the run has ended", () => {
    const { actor, log, report, read } = open();
    actor.send({ type: "start", settings });
    report({ type: "run.ended", end: { ended: "calls", calls: 50 } });
    expect([read().value, read().context.end]).toEqual(["ended", { ended: "calls", calls: 50 }]);
    actor.send({ type: "start", settings });
    expect(read().context.end).toBeUndefined();
    log.length = 0;
    actor.send({ type: "stop" });
    actor.send({ type: "stop" });
    expect([read().value, log]).toEqual([{ running: "stopping" }, ["stop"]]);
    report({ type: "run.calls", calls: [call(1)] });
    report({ type: "run.ended", end: { ended: "interrupted", calls: 1 } });
    expect([read().value, read().context.count]).toEqual(["stopped", 1]);
  });

  it("waits, and goes on", () => {
    const { actor, report, read } = open();
    actor.send({ type: "start", settings });
    report({ type: "run.waiting", isWaiting: true });
    expect(read().context.isWaiting).toBe(true);
    report({ type: "run.failed", problem: "The proxy could not be reached." });
    expect(read().value).toBe("failed");
    expect(read().context).toMatchObject({ isWaiting: false, problem: "The proxy could not be reached." });
  });

  it("fails with the message of a run that can't be started, and can be started again", () => {
    const actor = startGeneratedRun(() => {
      throw new Error("The page has no worker.");
    });
    actor.send({ type: "start", settings });
    expect(actor.getSnapshot().value).toBe("failed");
    expect(actor.getSnapshot().context.problem).toBe("The page has no worker.");
    actor.send({ type: "start", settings: { ...settings, allowWrites: true } });
    expect(actor.getSnapshot().value).toBe("confirming");
  });

  it("ignores a second start while it runs, and aborts the run when it is left", () => {
    const { actor, started, log } = open();
    actor.send({ type: "start", settings });
    actor.send({ type: "start", settings: { ...settings, seed: 8 } });
    expect(started).toHaveLength(1);
    actor.stop();
    expect(log).toEqual(["abort"]);
  });
});
