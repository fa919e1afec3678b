import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, fromCallback, SimulatedClock } from "xstate";
import {
  type Listening,
  leaveRecorder,
  type RecorderEvent,
  recorderMachine,
  startRecorder,
  whileCapturing,
} from "./recorder.ts";

const bytes = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]);

/** A recorder with a scripted microphone; open handles are counted. */
function start() {
  const clock = new SimulatedClock();
  const stored: Uint8Array[] = [];
  const finished: number[] = [];
  let opened = 0;
  let released = 0;
  const machine = recorderMachine.provide({
    actors: {
      microphone: fromCallback(({ receive }) => {
        opened += 1;
        const mine = opened;
        receive(() => finished.push(mine));
        return () => {
          released += 1;
        };
      }),
    },
    actions: { keep: (_, take) => stored.push(take.bytes) },
  });
  const actor = createActor(machine, { clock }).start();
  const send = (...events: readonly (RecorderEvent | RecorderEvent["type"])[]): void => {
    // A string stands for an event without a payload.
    for (const event of events) actor.send(typeof event === "string" ? ({ type: event } as RecorderEvent) : event);
  };
  return {
    actor,
    clock,
    stored,
    finished,
    send,
    openHandles: () => opened - released,
    opened: () => opened,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    is: (state: string) => {
      const { value } = actor.getSnapshot();
      return typeof value === "string" ? value === state : JSON.stringify(value).includes(`"${state}"`);
    },
  };
}

describe("a recorder", () => {
  it("requests the microphone, records, and stores the recording once stopped", () => {
    const { send, stored, finished, openHandles, state, is } = start();
    expect(state()).toBe("idle");
    send("record");
    expect(state()).toEqual({ capturing: "asking" });
    send("opened");
    expect(is("recording")).toBe(true);
    send("stop");
    expect([state(), finished, openHandles()]).toEqual([{ capturing: "finishing" }, [1], 1]);
    send({ type: "taken", bytes });
    expect([state(), stored, openHandles()]).toEqual(["done", [bytes], 0]);
  });

  it("counts full seconds from the start of the recording", () => {
    const { clock, send, context } = start();
    send("record");
    clock.increment(5000);
    send("opened");
    clock.increment(999);
    expect(context().seconds).toBe(0);
    clock.increment(1);
    expect(context().seconds).toBe(1);
    for (let second = 0; second < 70; second += 1) clock.increment(1000);
    expect(context().seconds).toBe(71);
  });

  it("shows twenty bars, initially at a fifth, the newest last", () => {
    const { send, context } = start();
    send("record", "opened");
    expect(context().bars).toEqual(Array.from({ length: 20 }, () => 0.2));
    send({ type: "volume", volume: 1 }, { type: "volume", volume: 0.5 });
    expect(context().bars).toHaveLength(20);
    expect(context().bars.slice(-3)).toEqual([0.2, 1, 0.5]);
  });

  it("ignores the second press of a double click as a stop", () => {
    const { clock, send, is } = start();
    send("record", "opened");
    clock.increment(499);
    send({ type: "stop", again: true });
    expect(is("recording")).toBe(true);
    clock.increment(1);
    send({ type: "stop", again: true });
    expect(is("finishing")).toBe(true);
  });

  it.each(["unplugged", "hidden"] as const)("stores its recording if the microphone is %s", (why) => {
    const { send, stored, context, state } = start();
    send("record", "opened", { type: "ended", why }, { type: "taken", bytes });
    expect([state(), stored, context().ending]).toEqual(["done", [bytes], why]);
  });

  it("that leaves the screen stores or drops its recording as requested, and releases the microphone", () => {
    const { actor, send, stored, finished, openHandles } = start();
    send("record", "opened");
    leaveRecorder(actor, true);
    expect([finished, openHandles()]).toEqual([[1], 1]);
    send({ type: "taken", bytes });
    expect([stored, openHandles(), actor.getSnapshot().status]).toEqual([[bytes], 0, "stopped"]);

    const other = start();
    other.send("record", "opened");
    leaveRecorder(other.actor, false);
    expect([other.stored, other.openHandles(), other.actor.getSnapshot().status]).toEqual([[], 0, "stopped"]);
  });

  it("reports busy until the recording is stored, once per recording", () => {
    const { actor, send } = start();
    const reported: string[] = [];
    whileCapturing(actor, () => {
      reported.push("begins");
      return () => reported.push("ends");
    });
    send("record", "opened", { type: "ended", why: "unplugged" });
    expect(reported).toEqual(["begins"]);
    send({ type: "taken", bytes });
    expect(reported).toEqual(["begins", "ends"]);
    send("record", "opened");
    leaveRecorder(actor, true);
    expect(reported).toEqual(["begins", "ends", "begins"]);
    send({ type: "taken", bytes });
    expect(reported).toEqual(["begins", "ends", "begins", "ends"]);
  });

  it("that leaves the screen cancels its pending microphone request", () => {
    const { actor, send, openHandles } = start();
    send("record");
    leaveRecorder(actor, true);
    expect([openHandles(), actor.getSnapshot().status]).toEqual([0, "stopped"]);
  });

  it("fails if nothing was recorded", () => {
    const { send, stored, context, state } = start();
    send("record", "opened", { type: "ended", why: "unplugged" }, { type: "taken", bytes: new Uint8Array() });
    expect([state(), stored, context().problem]).toEqual(["failed", [], { cause: "empty" }]);
  });

  it("reports why there is no microphone, and clears that on the next attempt", () => {
    const { send, context, state, openHandles } = start();
    send("record", { type: "broke", problem: { cause: "denied" } });
    expect([state(), context().problem, openHandles()]).toEqual(["failed", { cause: "denied" }, 0]);
    send("record");
    expect([context().problem, openHandles()]).toEqual([undefined, 1]);
  });

  it("reports an unexpected microphone error", () => {
    const actor = startRecorder(
      () => {
        throw new TypeError("out of tape");
      },
      () => {},
    );
    actor.send({ type: "record" });
    expect(actor.getSnapshot().value).toBe("failed");
    expect(actor.getSnapshot().context.problem).toEqual({ cause: "unexpected", detail: "out of tape" });
  });

  it("ignores events of a released microphone", () => {
    const reporters: Listening["report"][] = [];
    const stored: Uint8Array[] = [];
    const actor = startRecorder(
      ({ report }) => {
        reporters.push(report);
        return () => {};
      },
      (take) => stored.push(take),
    );
    actor.send({ type: "record" });
    actor.send({ type: "cancel" });
    reporters[0]?.({ type: "opened" });
    reporters[0]?.({ type: "taken", bytes });
    expect([actor.getSnapshot().value, stored]).toEqual(["idle", []]);
    actor.stop();
  });

  it("holds one microphone while capturing and none otherwise, for any events, and none once stopped", () => {
    const occurrence = fc.oneof(
      fc.constantFrom<RecorderEvent>(
        { type: "record" },
        { type: "stop" },
        { type: "cancel" },
        { type: "leave" },
        { type: "opened" },
        { type: "ended", why: "unplugged" },
        { type: "ended", why: "hidden" },
        { type: "taken", bytes },
        { type: "taken", bytes: new Uint8Array() },
        { type: "broke", problem: { cause: "busy" } },
        { type: "volume", volume: 0.3 },
      ),
      fc.integer({ min: 1, max: 1500 }),
    );
    fc.assert(
      fc.property(fc.array(occurrence, { maxLength: 30 }), (occurrences) => {
        const { actor, clock, openHandles } = start();
        for (const one of occurrences) {
          if (typeof one === "number") clock.increment(one);
          else actor.send(one);
          expect(openHandles()).toBe(actor.getSnapshot().matches("capturing") ? 1 : 0);
        }
        actor.stop();
        expect(openHandles()).toBe(0);
      }),
    );
  });
});
