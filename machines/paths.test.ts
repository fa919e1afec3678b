import { expect, it } from "vitest";
import { createMachine, fromPromise } from "xstate";
import type { RequestPlan } from "#engine/request";
import { startProgress } from "#engine/stream";
import { machines } from "./door.testing.ts";
import type { StreamingAnswer } from "./index.ts";
import { LoginFailedError } from "./index.ts";
import { type Walk, walk } from "./paths.testing.ts";

const plan: RequestPlan = { method: "GET", url: "https://api.example/plants", headers: [], body: { kind: "none" } };
const answer: StreamingAnswer = {
  status: 200,
  statusText: "OK",
  headers: [],
  time: 1,
  stream: startProgress({ format: "sse", keepsBytes: false }),
};
const destination = { api: "garden", origin: "https://garden.example", site: "https://garden.example" };
const handshake = { url: "wss://garden.example/beds", headers: [] };
interface ChannelMark {
  readonly tries: number;
  readonly waiting: readonly unknown[];
  readonly justChanged: boolean;
  readonly reconnects: boolean;
}
const runSettings = { seed: 1, calls: 1, seconds: 1, rate: 1 };
const injection = { enabled: true, authenticated: true, returnToQueryParam: "state" };
const unreadable = new LoginFailedError({ kind: "unreadable", detail: "" });

/** Options for walking each machine. A machine needs no entry if its events have no payload. */
const walks: { readonly [name: string]: Walk } = {
  apiKeyMachine: {
    events: [{}, { authenticated: false }, { enabled: false }].map((less) => ({
      type: "xstate.done.actor.ask",
      output: { ...injection, ...less },
    })),
  },
  authCardMachine: {
    input: {
      saved: { credentials: {}, sent: {}, bound: {}, forms: [], forgotten: [], memoryOnly: false },
      ...{ initial: {}, destination, registered: [] },
    },
    events: [
      { type: "change", state: {} },
      { type: "defaults", state: {} },
      { type: "forget", id: "oauth" },
      { type: "form", key: "token", at: destination },
      { type: "aim", destination, registered: [] },
      { type: "answer", ids: ["bearerAuth"], destination, answer: "send" },
      { type: "choose", key: "basic" },
      { type: "sent", ids: [], host: "a.example" },
      { type: "memoryOnly", on: true },
    ],
  },
  channelMachine: {
    input: { chance: () => 0.5, reconnects: true },
    events: [
      ...[true, false].map((again) => ({ type: "press", handshake, again })),
      { type: "send", message: { type: "sow", displayName: "Sow", data: "1" }, handshake },
      ...[true, false].map((wanted) => ({ type: "reconnect", wanted })),
      { type: "line.opened", unsent: [] },
      { type: "line.messages", messages: [{ data: "1", at: 1 }] },
      { type: "line.refused", id: 1, why: { cause: "closed", message: "" } },
      ...(["normal", "capped", "lost", "failed"] as const).map((ended) => ({
        type: "line.closed",
        code: 1000,
        reason: "",
        ended,
      })),
      { type: "xstate.done.actor.prepare", output: { handshake } },
    ],
    // Waiting messages beyond the first result in no new state.
    mark: ({ tries, waiting, justChanged, reconnects }: ChannelMark) => [
      tries,
      waiting.length > 0,
      justChanged,
      reconnects,
    ],
  },
  deviceLoginMachine: {
    events: [
      { type: "xstate.done.actor.request", output: { deviceCode: "d", expiresIn: 60, interval: 5 } },
      ...["granted", "pending", "slowDown"].map((kind) => ({
        type: "xstate.done.actor.poll",
        output: { kind, grant: { accessToken: "t" } },
      })),
    ],
  },
  explorerMachine: { events: [true, false].map((explorer) => ({ type: "address", explorer })) },
  generatedRunMachine: {
    events: [
      ...[true, false].map((allowWrites) => ({ type: "start", settings: { ...runSettings, allowWrites } })),
      { type: "run.calls", calls: [] },
      { type: "run.failures", failures: [] },
      { type: "run.waiting", isWaiting: true },
      ...["done", "interrupted"].map((ended) => ({ type: "run.ended", end: { ended, calls: 1 } })),
      { type: "run.failed", problem: "x" },
    ],
  },
  loadMachine: { events: ["1", "2"].map((key) => ({ type: "load", key, fetch: () => Promise.resolve() })) },
  oauthMachine: {
    events: ["login", "refresh"].flatMap((call) => [
      { type: `xstate.done.actor.${call}`, output: { accessToken: "t" } },
      { type: `xstate.error.actor.${call}`, error: new Error("x") },
      { type: `xstate.error.actor.${call}`, error: unreadable },
      { type: "device", code: {} },
    ]),
  },
  recorderMachine: {
    events: [
      { type: "volume", volume: 1 },
      { type: "ended", why: "hidden" },
      { type: "taken", bytes: new Uint8Array(1) },
      { type: "taken", bytes: new Uint8Array() },
      { type: "broke", problem: { cause: "denied" } },
    ],
  },
  requestMachine: {
    events: [
      { type: "send", plan },
      { type: "progress", turn: 1, answer },
    ],
    // Sends beyond the second result in no new state.
    mark: ({ turn, answer: got }: { readonly turn: number; readonly answer?: unknown }) => [
      Math.min(turn, 2),
      got !== undefined,
    ],
  },
  stepperMachine: { events: [1, -1].map((direction) => ({ type: "press", direction })) },
};

it.each(machines)("$name reaches every state, and returns to rest from each", ({ name, machine }) => {
  expect(walk(machine, walks[name])).toEqual({ unreached: [], endless: [], unanswered: [] });
});

it("covers exactly the existing machines", () => {
  const names = machines.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(Object.keys(walks).filter((name) => !names.includes(name))).toEqual([]);
});

it("detects unreachable states, states without a path to rest, and calls without error handling", () => {
  const load = fromPromise(() => Promise.resolve());
  const bad = createMachine({
    id: "bad",
    initial: "idle",
    states: {
      idle: { on: { go: "calling" } },
      calling: { invoke: { id: "load", src: load, onDone: "waiting" } },
      waiting: { after: { 10: "calling" } },
      lost: {},
    },
  });
  expect(walk(bad)).toEqual({
    unreached: ["bad.lost"],
    endless: ["calling", "waiting"].map((state) => JSON.stringify([state, null])),
    unanswered: ["load"],
  });
});
