import { describe, expect, it } from "vitest";
import { messageKinds } from "#engine/channel-log";
import { entriesOf } from "#engine/log";
import { typesFrom } from "#engine/shape";
import { startSaidLog } from "./channel-said.ts";

const start = () => {
  const frames: (() => void)[] = [];
  const kinds = messageKinds(
    { messages: [{ type: "tick", displayName: "Tick", origin: "server", body: { kind: "integer" } }] },
    typesFrom({}),
  );
  const log = startSaidLog({ kinds, now: () => new Date(5), nextFrame: (act) => void frames.push(act) });
  let told = 0;
  log.subscribe(() => {
    told += 1;
  });
  const frame = () => frames.shift()?.();
  return { log, frame, frames, told: () => told, entries: () => entriesOf(log.read().entries) };
};

describe("the log of what is said over a channel", () => {
  it("names each message, keeps their order, and takes them in once a frame", () => {
    const { log, frame, frames, told, entries } = start();
    log.record({ origin: "client", id: 1, message: { type: "ask", displayName: "Ask", data: "1" } });
    log.record({ origin: "server", data: "2", at: 7 });
    log.record({ origin: "endSample" });
    expect([entries(), frames.length]).toEqual([[], 1]);
    frame();
    expect(entries()).toMatchObject([
      { origin: "client", type: "ask", displayName: "Ask", data: "1", at: 5 },
      { origin: "server", type: "tick", displayName: "Tick", data: "2", at: 7 },
      { origin: "endSample", data: "END OF SAMPLE SESSION", at: 5 },
    ]);
    expect(told()).toBe(1);
  });

  it("does not hold back a flood while the page draws no frames, and has it drawn once when it does", () => {
    const { log, frame, frames, told, entries } = start();
    for (let at = 0; at < 2500; at += 1) log.record({ origin: "server", data: String(at), at });
    expect(entries().length).toBe(2000);
    expect([frames.length, told()]).toEqual([1, 0]);
    frame();
    expect([entries().length, told()]).toEqual([2500, 1]);
  });

  it("marks what did not go out, just written down or taken in before, and nothing that was cleared away", () => {
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

  it("forgets all when it is cleared, what had just come too", () => {
    const { log, frame, entries } = start();
    log.record({ origin: "server", data: "1", at: 1 });
    log.clear();
    frame();
    expect(entries()).toEqual([]);
    log.record({ origin: "server", data: "2", at: 1 });
    frame();
    expect(entries().map(({ data }) => data)).toEqual(["2"]);
  });
});
