import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, fromCallback, fromPromise, SimulatedClock, transition, waitFor } from "xstate";
import { getShortestPaths } from "xstate/graph";
import type { HandshakePlan } from "#engine/request";
import {
  type ChannelEvent,
  type ChannelLogEvent,
  channelMachine,
  maxReconnects,
  type OutgoingMessage,
  reconnectPause,
} from "./channel.ts";
import type { LineCommand, LineEnd, LineEvent, LineInput } from "./line.ts";

const handshake: HandshakePlan = { url: "wss://garden.example/beds", headers: [] };
const input: LineInput = { handshake: { url: handshake.url, headers: [["authorization", "Bearer x"]] } };
const message = (data: string): OutgoingMessage => ({ type: "sow", displayName: "Sow", data });
const press: ChannelEvent = { type: "press", handshake };
const again: ChannelEvent = { type: "press", handshake, again: true };
const send = (data: string): ChannelEvent => ({ type: "send", message: message(data), handshake });

const accepted: LineEvent = { type: "line.opened", unsent: [] };
const ended = (end: LineEnd, code: number, reason = ""): LineEvent => ({
  type: "line.closed",
  code,
  reason,
  ended: end,
  ...((end === "failed" || end === "lost") && { why: { cause: "closed", message: "The connection was lost." } }),
});

/** Dependencies with connections that follow the script of the test. */
const start = ({ reconnects = false, refresh = async (_: HandshakePlan) => input } = {}) => {
  const logEvents: ChannelLogEvent[] = [];
  const logged: unknown[] = [];
  const lines: {
    readonly input: LineInput;
    readonly report: (event: LineEvent) => void;
    readonly reported: LineCommand[];
    isClosed: boolean;
  }[] = [];
  const machine = channelMachine.provide({
    actors: {
      prepare: fromPromise(({ input: plan }) => refresh(plan)),
      line: fromCallback<LineCommand, LineInput>(({ input: lineInput, receive, sendBack }) => {
        const line = { input: lineInput, report: sendBack, reported: [] as LineCommand[], isClosed: false };
        receive((command) => void line.reported.push(command));
        lines.push(line);
        return () => {
          line.isClosed = true;
        };
      }),
    },
    actions: { record: (_, event) => logEvents.push(event), logFailure: (_, failure) => logged.push(failure) },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { chance: () => 0.5, reconnects } }).start();
  const nextLine = async () => {
    const { length } = lines;
    await waitFor(actor, (state) => state.matches({ opening: "connecting" }) && lines.length > length - 1);
    const line = lines.at(-1);
    if (line === undefined) throw new Error("no line was opened");
    return line;
  };
  const open = async () => {
    actor.send(press);
    const line = await nextLine();
    line.report(accepted);
    return line;
  };
  return { actor, clock, lines, logEvents, logged, nextLine, open };
};

const texts = (logEvents: readonly ChannelLogEvent[]) =>
  logEvents.flatMap((event) => {
    if (event.origin === "server") return event.messages.map(({ data }) => data);
    return event.origin === "client" ? event.message.data : event.origin;
  });

describe("a channel connection", () => {
  it("goes from closed through opening to opened, with the prepared handshake", async () => {
    const { actor, nextLine } = start();
    expect(actor.getSnapshot().value).toEqual({ closed: "idle" });
    actor.send(press);
    expect(actor.getSnapshot().matches("opening")).toBe(true);
    const line = await nextLine();
    expect(line.input).toEqual(input);
    line.report({ type: "line.opened", protocol: "garden.v1", unsent: ["X-Pot"] });
    expect(actor.getSnapshot().matches("opened")).toBe(true);
    expect(actor.getSnapshot().context.accepted).toEqual({ protocol: "garden.v1", unsent: ["X-Pot"] });
  });

  it("queues messages while closed or opening, and sends and logs them in order once opened", async () => {
    const { actor, logEvents, nextLine } = start();
    actor.send(send("1"));
    actor.send(send("2"));
    const line = await nextLine();
    actor.send(send("3"));
    expect([line.reported, logEvents]).toEqual([[], []]);
    line.report(accepted);
    actor.send(send("4"));
    expect(line.reported).toEqual(["1", "2", "3", "4"].map((data) => ({ type: "line.send", id: Number(data), data })));
    line.report({ type: "line.messages", messages: [{ data: "hello", at: 7 }] });
    expect(texts(logEvents)).toEqual(["1", "2", "3", "4", "hello"]);
    expect(actor.getSnapshot().context.waiting).toEqual([]);
  });

  it("keeps queued messages when opening fails, and sends them on the next connection unless discarded", async () => {
    const { actor, logEvents, nextLine } = start();
    actor.send(send("1"));
    (await nextLine()).report(ended("failed", 1006));
    expect(actor.getSnapshot().value).toEqual({ closed: "idle" });
    expect(actor.getSnapshot().context).toMatchObject({ waiting: [message("1")], failure: { code: 1006 } });
    expect(logEvents).toEqual([]);
    actor.send(press);
    const line = await nextLine();
    line.report(accepted);
    expect(line.reported).toEqual([{ type: "line.send", id: 1, data: "1" }]);
    expect(actor.getSnapshot().context.failure).toBeUndefined();
    line.report(ended("failed", 1011));
    actor.send(send("2"));
    (await nextLine()).report(ended("failed", 1006));
    actor.send({ type: "discard" });
    expect(actor.getSnapshot().context.waiting).toEqual([]);
  });

  it("treats resending a queued message as a retry, but sends a message twice if it was sent twice while opening", async () => {
    const { actor, nextLine } = start();
    actor.send(send("1"));
    actor.send(send("1"));
    (await nextLine()).report(ended("failed", 1006));
    actor.send(send("2"));
    (await nextLine()).report(ended("failed", 1006));
    actor.send(send("1"));
    const line = await nextLine();
    line.report(accepted);
    expect(line.reported.map((command) => "data" in command && command.data)).toEqual(["1", "1", "2"]);
  });

  it("reports the reason of an abnormal close only", async () => {
    const { actor, open } = start();
    (await open()).report(ended("failed", 4000, "too many beds"));
    expect(actor.getSnapshot().context.failure).toMatchObject({ code: 4000, reason: "too many beds" });
    (await open()).report(ended("normal", 1000, "bye"));
    expect(actor.getSnapshot().value).toEqual({ closed: "idle" });
    expect(actor.getSnapshot().context.failure).toBeUndefined();
  });

  it("ends the log at the message cap, without a failure, and does not reconnect", async () => {
    const { actor, logEvents, open } = start({ reconnects: true });
    (await open()).report(ended("capped", 1008, "cap"));
    expect(logEvents).toEqual([{ origin: "endSample" }]);
    expect(actor.getSnapshot().value).toEqual({ closed: "idle" });
    expect(actor.getSnapshot().context.failure).toBeUndefined();
  });

  it("hangs up if the user disconnects while it opens, and keeps queued messages", async () => {
    const { actor, lines, nextLine } = start();
    actor.send(send("1"));
    const line = await nextLine();
    actor.send(press);
    expect([actor.getSnapshot().value, line.isClosed]).toEqual([{ closed: "idle" }, true]);
    line.report(accepted);
    expect(actor.getSnapshot().value).toEqual({ closed: "idle" });
    expect([actor.getSnapshot().context.waiting, lines.length]).toEqual([
      [{ ...message("1"), to: "https://garden.example" }],
      1,
    ]);
  });

  it("opens no connection if the user disconnects while the handshake is prepared", async () => {
    let ready = (_: LineInput) => {};
    const { actor, lines } = start({
      refresh: () =>
        new Promise((resolve) => {
          ready = resolve;
        }),
    });
    actor.send(press);
    actor.send(press);
    ready(input);
    await Promise.resolve();
    expect([actor.getSnapshot().value, lines.length]).toEqual([{ closed: "idle" }, 0]);
  });

  it("fails and logs if the handshake can't be prepared", async () => {
    const { actor, logged } = start({ refresh: () => Promise.reject(new TypeError("x is undefined")) });
    actor.send(send("1"));
    await waitFor(actor, (state) => state.matches("closed"));
    expect(actor.getSnapshot().context).toMatchObject({
      waiting: [message("1")],
      failure: { why: { cause: "unexpected", advice: "x is undefined" } },
    });
    expect(logged).toMatchObject([{ cause: "unexpected" }]);
  });

  it("ignores the second press of a double click until the new button label was visible long enough", async () => {
    const { actor, clock, nextLine } = start();
    actor.send(press);
    actor.send(again);
    const line = await nextLine();
    clock.increment(200);
    line.report(accepted);
    clock.increment(499);
    actor.send(again);
    expect(actor.getSnapshot().matches("opened")).toBe(true);
    clock.increment(1);
    actor.send(again);
    expect(line.reported).toEqual([{ type: "line.close" }]);
    line.report(ended("normal", 1000));
    actor.send(again);
    expect(actor.getSnapshot().value).toEqual({ closed: "idle" });
  });

  it("accepts any other press immediately", async () => {
    const { actor, nextLine } = start();
    actor.send(press);
    actor.send(press);
    expect(actor.getSnapshot().value).toEqual({ closed: "idle" });
    actor.send(press);
    const line = await nextLine();
    line.report(accepted);
    actor.send(press);
    expect(actor.getSnapshot().value).toEqual({ opened: "closing" });
  });

  it("closes by itself if the other side never acknowledges the close", async () => {
    const { actor, clock, open } = start();
    const line = await open();
    actor.send(press);
    clock.increment(4999);
    expect(actor.getSnapshot().matches({ opened: "closing" })).toBe(true);
    clock.increment(1);
    expect([actor.getSnapshot().value, line.isClosed]).toEqual([{ closed: "idle" }, true]);
  });

  it.each(["the close arrives", "it never arrives"])(
    "opens a new connection for messages sent while closing, when %s",
    async (how) => {
      const { actor, clock, open, lines, nextLine } = start();
      const first = await open();
      actor.send(press);
      actor.send(send("late"));
      expect(first.reported).toEqual([{ type: "line.close" }]);
      if (how === "the close arrives") first.report(ended("normal", 1000));
      else clock.increment(5000);
      expect(actor.getSnapshot().matches("opening")).toBe(true);
      await waitFor(actor, () => lines.length === 2);
      const second = await nextLine();
      second.report(accepted);
      expect([first.isClosed, second.reported]).toEqual([true, [{ type: "line.send", id: 1, data: "late" }]]);
    },
  );

  it("reports no close by the other side, and does not try again, if that new connection never opens", async () => {
    for (const end of ["failed", "lost"] as const) {
      const { actor, open, nextLine } = start({ reconnects: true });
      const first = await open();
      actor.send(press);
      actor.send(send("late"));
      first.report(ended("normal", 1000));
      (await nextLine()).report(ended(end, 1006));
      expect(actor.getSnapshot().value).toEqual({ closed: "idle" });
      expect(actor.getSnapshot().context).toMatchObject({ failure: { code: 1006 }, remoteClose: undefined });
    }
  });

  it("counts rejected messages, with the reason", async () => {
    const { actor, logEvents, open } = start();
    const line = await open();
    const why = { cause: "message-too-large", message: "This message is too large." };
    for (const data of ["1", "2", "3"]) actor.send(send(data));
    line.report({ type: "line.refused", id: 1, why });
    line.report({ type: "line.refused", id: 3, why });
    expect(actor.getSnapshot().context.refused).toEqual({ count: 2, why });
    expect(logEvents.slice(3)).toEqual([1, 3].map((id) => ({ origin: "refused", id, why })));
    actor.send({ type: "dismiss" });
    expect(actor.getSnapshot().context.refused).toBeUndefined();
  });
});

describe("an automatic reconnect", () => {
  it("reopens a lost connection after a doubling delay, which resets once a connection holds", async () => {
    const { actor, clock, lines, open, nextLine } = start({ reconnects: true });
    let line = await open();
    for (const pause of [1000, 2000, 4000]) {
      line.report(ended("lost", 1006));
      expect(actor.getSnapshot().value).toEqual({ closed: "waiting" });
      clock.increment(pause - 1);
      expect(actor.getSnapshot().value).toEqual({ closed: "waiting" });
      const { length } = lines;
      clock.increment(1);
      await waitFor(actor, () => lines.length > length);
      line = await nextLine();
    }
    line.report(accepted);
    expect(actor.getSnapshot().context.failure).toBeUndefined();
    clock.increment(10_000);
    line.report(ended("lost", 1006));
    expect(actor.getSnapshot().context.tries).toBe(1);
  });

  it("does not follow a failed first connection or a normal close", async () => {
    const { actor, nextLine, open } = start({ reconnects: true });
    actor.send(press);
    (await nextLine()).report(ended("lost", 1006));
    expect(actor.getSnapshot().value).toEqual({ closed: "idle" });
    (await open()).report(ended("normal", 1000));
    expect(actor.getSnapshot().value).toEqual({ closed: "idle" });
  });

  it("does not follow a close by the other side, even during a retry, and reports that until the next press", async () => {
    const { actor, clock, lines, open, nextLine } = start({ reconnects: true });
    (await open()).report(ended("failed", 4403, "not your bed"));
    clock.increment(60_000);
    expect([actor.getSnapshot().value, lines.length]).toEqual([{ closed: "idle" }, 1]);
    expect(actor.getSnapshot().context).toMatchObject({
      failure: { code: 4403, reason: "not your bed" },
      remoteClose: { code: 4403, reason: "not your bed" },
    });
    (await open()).report(ended("lost", 1006));
    expect(actor.getSnapshot().context.remoteClose).toBeUndefined();
    clock.increment(1000);
    await waitFor(actor, () => lines.length === 3);
    (await nextLine()).report(ended("failed", 1008, "gone for good"));
    expect(actor.getSnapshot().value).toEqual({ closed: "idle" });
    expect(actor.getSnapshot().context.remoteClose).toEqual({ code: 1008, reason: "gone for good" });
    (await open()).report(ended("normal", 1000, "bye"));
    expect(actor.getSnapshot().context).toMatchObject({
      failure: undefined,
      remoteClose: { code: 1000, reason: "bye" },
    });
    actor.send({ type: "dismiss" });
    expect(actor.getSnapshot().context.remoteClose).toBeUndefined();
  });

  it("stops after the maximum number of attempts, with the last failure", async () => {
    const { actor, clock, lines, open, nextLine } = start({ reconnects: true });
    let line = await open();
    for (let tries = 0; tries < maxReconnects; tries += 1) {
      line.report(ended("lost", 1006));
      const { length } = lines;
      clock.increment(60_000);
      await waitFor(actor, () => lines.length > length);
      line = await nextLine();
    }
    line.report(ended("lost", 1006, "still gone"));
    expect(actor.getSnapshot().value).toEqual({ closed: "idle" });
    expect(actor.getSnapshot().context.failure?.reason).toBe("still gone");
  });

  it.each<[string, ChannelEvent]>([
    ["gives up", { type: "giveUp" }],
    ["turns off reconnecting", { type: "reconnect", wanted: false }],
  ])("stops waiting when the user %s", async (_, event) => {
    const { actor, clock, lines, open } = start({ reconnects: true });
    (await open()).report(ended("lost", 1006));
    actor.send(event);
    clock.increment(60_000);
    expect([actor.getSnapshot().value, lines.length]).toEqual([{ closed: "idle" }, 1]);
  });

  it("does not prevent the user from connecting immediately", async () => {
    const { actor, open } = start({ reconnects: true });
    (await open()).report(ended("lost", 1006));
    actor.send(press);
    expect(actor.getSnapshot().matches("opening")).toBe(true);
    expect(actor.getSnapshot().context.tries).toBe(0);
  });

  it("waits within a fifth of the doubled delay, and never much longer than a minute", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.double({ min: 0, max: 1, noNaN: true }), (tries, chance) => {
        const pause = reconnectPause(tries, () => chance);
        const usual = Math.min(1000 * 2 ** (tries - 1), 60_000);
        expect(pause).toBeGreaterThanOrEqual(0.8 * usual - 1e-6);
        expect(pause).toBeLessThanOrEqual(1.2 * usual + 1e-6);
      }),
    );
  });
});

describe("the state graph of a channel", () => {
  const paths = getShortestPaths(channelMachine, {
    input: { chance: () => 0.5, reconnects: true },
    events: [
      press,
      send("1"),
      { type: "seen" },
      { type: "giveUp" },
      accepted,
      ended("normal", 1000),
      ended("capped", 1008),
      ended("failed", 1008),
      ended("lost", 1006),
      { type: "xstate.done.actor.prepare", output: input } as never,
      { type: "xstate.error.actor.prepare", error: new Error("x") } as never,
      { type: "xstate.after.steady.channel.opened.fresh" } as never,
      { type: "xstate.after.goodbye.channel.opened.closing" } as never,
      { type: "xstate.after.backOff.channel.closed.waiting" } as never,
    ],
    // More of either results in no new state.
    stopWhen: ({ context }) => context.tries > 2 || context.waiting.length > 1,
    serializeState: ({ value, context }) =>
      JSON.stringify([
        value,
        context.tries,
        context.waiting.length,
        context.justChanged,
        context.failure !== undefined,
      ]),
  });

  it("reaches every state", () => {
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set(
        [
          { closed: "idle" },
          { closed: "waiting" },
          { opening: "preparing" },
          { opening: "connecting" },
          { opened: "fresh" },
          { opened: "steady" },
          { opened: "closing" },
        ].map((value) => JSON.stringify(value)),
      ),
    );
  });

  it("loses no queued message on any path before opening", () => {
    for (const { state, steps } of paths) {
      const sent = steps.filter(({ event }) => event.type === "send").length;
      const hasOpened = steps.some(({ event }) => event.type === "line.opened");
      if (!hasOpened) expect(state.context.waiting.length).toBe(sent);
    }
  });

  it("returns to closed from every state by the button, whatever the other side does", () => {
    const leave: readonly ChannelEvent[] = [
      { type: "seen" },
      press,
      { type: "xstate.after.goodbye.channel.opened.closing" } as never,
      { type: "giveUp" },
    ];
    for (const { state } of paths) {
      let now = state;
      // A message sent while the connection closed opens its own connection, which is left like the first.
      for (const event of [...leave, ...leave]) {
        if (event.type === "press" && now.matches("closed")) continue;
        [now] = transition(channelMachine, now, event);
      }
      expect(now.value).toEqual({ closed: "idle" });
    }
  });
});
