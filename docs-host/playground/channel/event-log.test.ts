import { describe, expect, it } from "vitest";
import { channelLogLimits, messageKinds } from "#engine/channel-log";
import { entriesOf } from "#engine/log";
import { typesFrom } from "#engine/shape";
import { startEventLog } from "./event-log.ts";
import { namingSlice } from "./message-namer.ts";

/** Identifying a message takes `cost` ms of the clock. */
const start = (cost = 0) => {
  const frames: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  let time = 0;
  const { received, check } = messageKinds(
    { messages: [{ type: "tick", displayName: "Tick", origin: "server", body: { kind: "integer" } }] },
    typesFrom({}),
  );
  const named = (data: Parameters<typeof received>[0]) => {
    time += cost;
    return received(data);
  };
  const log = startEventLog({
    kinds: { received: named, check },
    now: () => new Date(5),
    nextFrame: (act) => void frames.push(act),
    nextTask: (act) => void tasks.push(act),
    clock: () => time,
  });
  let reported = 0;
  log.subscribe(() => {
    reported += 1;
  });
  const frame = () => frames.shift()?.();
  const task = () => tasks.shift()?.();
  return {
    log,
    frame,
    frames,
    task,
    tasks,
    clock: () => time,
    reported: () => reported,
    entries: () => entriesOf(log.read().entries),
  };
};

describe("the event log of a channel", () => {
  it("names each message, keeps the order, and flushes once per frame", () => {
    const { log, frame, frames, reported, entries } = start();
    log.record({ origin: "client", id: 1, message: { type: "ask", displayName: "Ask", data: "1" } });
    log.record({ origin: "server", messages: [{ data: "2", at: 5 }] });
    log.record({ origin: "endSample" });
    expect([entries(), frames.length]).toEqual([[], 1]);
    frame();
    expect(entries()).toMatchObject([
      { origin: "client", type: "ask", displayName: "Ask", data: "1", at: 5 },
      { origin: "server", type: "tick", displayName: "Tick", data: "2", at: 5 },
      { origin: "endSample", data: "END OF SAMPLE SESSION", at: 5 },
    ]);
    expect(reported()).toBe(1);
  });

  it("sorts a late-reported server message before a client message that was sent after it", () => {
    const { log, frame, entries } = start();
    log.record({ origin: "client", id: 1, message: { type: "ask", displayName: "Ask", data: "asked at 5" } });
    log.record({
      origin: "server",
      messages: [
        { data: "3", at: 3 },
        { data: "7", at: 7 },
      ],
    });
    frame();
    expect(entries().map(({ data }) => data)).toEqual(["3", "asked at 5", "7"]);
  });

  it("keeps recording a burst while the page draws no frames, and reports it once on the next frame", () => {
    const { log, frame, frames, reported, entries } = start();
    for (let at = 0; at < 2500; at += 1) log.record({ origin: "server", messages: [{ data: String(at), at }] });
    expect(entries().length).toBe(2000);
    expect([frames.length, reported()]).toEqual([1, 0]);
    frame();
    expect([entries().length, reported()]).toEqual([2500, 1]);
  });

  it("names a burst in time-sliced tasks and keeps every message in order", () => {
    const { log, frame, task, tasks, clock, entries } = start(1);
    const messages = Array.from({ length: 100 }, (_, at) => ({ data: String(at), at }));
    log.record({ origin: "server", messages });
    log.record({ origin: "client", id: 1, message: { type: "ask", displayName: "Ask", data: "asked at 5" } });
    log.record({ origin: "refused", id: 1, why: { cause: "line-full", message: "Too much waits." } });
    expect([clock(), tasks.length]).toEqual([namingSlice, 1]);
    frame();
    expect(entries()).toHaveLength(namingSlice);
    for (let before = clock(); tasks.length > 0; before = clock()) {
      task();
      expect(clock() - before).toBeLessThanOrEqual(namingSlice);
    }
    frame();
    const texts = messages.map(({ data }) => data);
    expect(entries().map(({ data }) => data)).toEqual([...texts.slice(0, 6), "asked at 5", ...texts.slice(6)]);
    expect(entries().every(({ displayName }) => displayName === "Tick" || displayName === "Ask")).toBe(true);
    expect(log.read()).toMatchObject({ received: 100, sent: 0, unsent: 1 });
  });

  it("names only the messages that fit into the log and counts the others", () => {
    const { log, task, tasks, clock, entries } = start(1);
    const { entries: maxEntries } = channelLogLimits;
    log.record({ origin: "server", messages: Array.from({ length: 3 * maxEntries }, (_, at) => ({ data: "1", at })) });
    while (tasks.length > 0) task();
    expect(log.read().received).toBe(3 * maxEntries);
    expect(clock()).toBe(maxEntries);
    expect(entries().every(({ displayName }) => displayName === "Tick")).toBe(true);
  });

  it("marks unsent messages, pending or already flushed, and ignores cleared ones", () => {
    const { log, frame, entries } = start();
    const why = { cause: "line-full", message: "Too much waits." };
    for (const id of [1, 2, 3]) {
      log.record({ origin: "client", id, message: { type: "ask", displayName: "Ask", data: String(id) } });
      if (id === 2) frame();
    }
    log.record({ origin: "refused", id: 1, why });
    log.record({ origin: "refused", id: 3, why });
    frame();
    expect(entries().map(({ data, unsent }) => [data, unsent])).toEqual([
      ["1", "Too much waits."],
      ["2", undefined],
      ["3", "Too much waits."],
    ]);
    expect(log.read()).toMatchObject({ sent: 1, unsent: 2 });
    log.clear();
    log.record({ origin: "refused", id: 2, why });
    expect(log.read()).toMatchObject({ sent: 0, unsent: 0 });
  });

  it("drops everything on clear, including pending messages", () => {
    const { log, frame, entries } = start();
    log.record({ origin: "server", messages: [{ data: "1", at: 1 }] });
    log.clear();
    frame();
    expect(entries()).toEqual([]);
    log.record({ origin: "server", messages: [{ data: "2", at: 1 }] });
    frame();
    expect(entries().map(({ data }) => data)).toEqual(["2"]);
  });
});
