import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup, stopChild } from "xstate";
import { destinationOf } from "#engine/auth";
import { errorMessage } from "#engine/error-message";
import { defined } from "#engine/item-at";
import { retryDelay } from "#engine/limits";
import type { HandshakePlan } from "#engine/request";
import { doubleClickTime } from "./double-click.ts";
import type { LineCommand, LineData, LineEvent, LineFailure, LineInput, LineMessage } from "./line.ts";
import { SendFailedError } from "./request.ts";

/** A message of the reader, ready to go out. */
export interface OutgoingMessage {
  /** The kind of message, as the channel names it. */
  readonly type: string;
  readonly displayName: string;
  readonly data: LineData;
}

/** A message that waits for a connection to the host that it was sent to. */
export interface WaitingMessage extends OutgoingMessage {
  readonly to: string;
}

/** Events for the message log, in the order in which they happen (docs/behavior.md#message-log). */
export type ChannelLogEvent =
  /** `id` counts the messages of one playground from 1. */
  | { readonly origin: "client"; readonly id: number; readonly message: OutgoingMessage }
  /** The message logged under this id was not sent after all. */
  | { readonly origin: "refused"; readonly id: number; readonly why: LineFailure }
  | { readonly origin: "server"; readonly messages: readonly LineMessage[] }
  | { readonly origin: "endSample" };

/** The reason why the last connection failed, if it did. */
export interface ChannelFailure {
  readonly code: number;
  readonly reason: string;
  readonly why?: LineFailure | undefined;
}

/** The close code and reason of a connection that the other side chose to end. */
export interface RemoteClose {
  readonly code: number;
  readonly reason: string;
}

/**
 * Events of a channel. `press` is the button that connects and disconnects (docs/behavior.md#connection-states);
 * `again` marks the second press of a double click.
 */
export type ChannelEvent =
  | { readonly type: "press"; readonly handshake: HandshakePlan; readonly again?: boolean }
  | { readonly type: "send"; readonly message: OutgoingMessage; readonly handshake: HandshakePlan }
  /** True if a lost connection is to be reopened. */
  | { readonly type: "reconnect"; readonly wanted: boolean }
  /** Waits no longer to reconnect. */
  | { readonly type: "giveUp" }
  /** Forgets the messages that wait. */
  | { readonly type: "discard" }
  /** Dismisses the notes about the last connection and about messages that were not sent. */
  | { readonly type: "dismiss" }
  /** The reader has had time to see the button's new label. */
  | { readonly type: "seen" }
  | LineEvent;

interface ChannelContext {
  readonly chance: () => number;
  readonly handshake?: HandshakePlan | undefined;
  /** Sent while there was no connection, in order; they go out once there is one. */
  readonly waiting: readonly WaitingMessage[];
  /** Messages that were given to a line so far. */
  readonly given: number;
  readonly reconnects: boolean;
  /** Openings that were tried by themselves since a connection last held. */
  readonly tries: number;
  readonly failure?: ChannelFailure | undefined;
  /** Set if the other side has ended a connection on purpose; then there is no automatic reconnect. */
  readonly remoteClose?: RemoteClose | undefined;
  /** Messages that the line did not take: how many, and why the last. */
  readonly refused?: { readonly count: number; readonly why: LineFailure } | undefined;
  /** The subprotocol that the other side agreed to, and the headers of the handshake that could not be sent. */
  readonly accepted?: { readonly protocol: string | undefined; readonly unsent: readonly string[] } | undefined;
  /** True within 500 ms of a label change; guards against double clicks. */
  readonly justChanged: boolean;
}

/** Number of failed attempts in a row after which an automatic reconnect gives up: about six minutes. */
export const maxReconnects = 10;

/**
 * Returns the pause before a reconnect, in ms, by the rules of docs/behavior.md#retries: doubled each try, capped, with
 * jitter.
 */
export const reconnectPause = (tries: number, chance: () => number): number => retryDelay(tries - 1, chance());

/** The origin that a connection is opened to, or was. */
const originOf = (handshake: HandshakePlan | undefined): string => destinationOf(handshake?.url ?? "", "").origin;

const isSame = (one: WaitingMessage, other: WaitingMessage): boolean =>
  one.type === other.type &&
  one.to === other.to &&
  (typeof one.data === "string"
    ? one.data === other.data
    : typeof other.data !== "string" && String(one.data) === String(other.data));

type LineClosed = Extract<LineEvent, { readonly type: "line.closed" }>;

const failureOf = (error: unknown): ChannelFailure & { readonly why: LineFailure } => ({
  code: 1006,
  reason: "",
  why:
    error instanceof SendFailedError
      ? error.failure
      : {
          cause: "unexpected",
          message: "The connection could not be opened because of an unexpected failure.",
          advice: errorMessage(error),
        },
});

/** True if the connection that ended had been open, or was to replace one that had been. */
const hadConnection = ({ accepted, tries }: ChannelContext): boolean => accepted !== undefined || tries > 0;

const channel = setup({
  types: {
    context: {} as ChannelContext,
    events: {} as ChannelEvent,
    input: {} as { readonly chance: () => number; readonly reconnects?: boolean },
    children: {} as { readonly line: "line" },
  },
  actors: {
    /** Prepares a handshake for sending, with a new token where the old one has expired. */
    prepare: fromPromise<LineInput, HandshakePlan>(() => Promise.reject(new Error("set `prepare` with .provide()"))),
    line: fromCallback<LineCommand, LineInput>(() => {
      throw new Error("set `line` with .provide()");
    }),
  },
  actions: {
    /** Writes channel events into the log; injected. */
    record: (_, _event: ChannelLogEvent) => {},
    /** Injected by the host, which alone logs. */
    logFailure: (_, _failure: LineFailure) => {},
    plan: assign((_, handshake: HandshakePlan) => ({
      handshake,
      tries: 0,
      failure: undefined,
      remoteClose: undefined,
      refused: undefined,
    })),
    queue: assign(({ context: { waiting, handshake } }, message: OutgoingMessage) => ({
      waiting: [...waiting, { ...message, to: originOf(handshake) }],
    })),
    /** Without a connection, sending a waiting message means reconnecting, which sends it once. */
    queueOnce: assign(({ context: { waiting, handshake } }, message: OutgoingMessage) => {
      const next = { ...message, to: originOf(handshake) };
      return { waiting: waiting.some((one) => isSame(one, next)) ? waiting : [...waiting, next] };
    }),
    noteChange: enqueueActions(({ enqueue }) => {
      enqueue.cancel("seen");
      enqueue.assign({ justChanged: true });
      enqueue.raise({ type: "seen" }, { delay: "doubleClick", id: "seen" });
    }),
    noteFault: assign((_, { code, reason, why, ended }: LineClosed) => ({
      failure: ended === "failed" || ended === "lost" ? { code, reason, why } : undefined,
    })),
    /** A connection that never opened was not ended by the other side. */
    noteLeft: assign(({ context }, { code, reason, ended }: LineClosed) => ({
      remoteClose: ended !== "lost" && hadConnection(context) ? { code, reason } : undefined,
    })),
    forgetFault: assign({ failure: undefined }),
    hangUp: stopChild("line"),
  },
  guards: {
    isMeant: ({ context }, { again = false }: { readonly again?: boolean }) => !(again && context.justChanged),
    isCapped: (_, { ended }: LineClosed) => ended === "capped",
    isToTryAgain: ({ context }, { ended }: LineClosed) =>
      context.reconnects && ended === "lost" && hadConnection(context) && context.tries < maxReconnects,
    hasWaiting: ({ context: { waiting, handshake } }) => waiting.some(({ to }) => to === originOf(handshake)),
  },
  delays: {
    doubleClick: doubleClickTime,
    /** A connection that lasts this long counts as good; after it, retry delays start again from the first. */
    steady: 10_000,
    /** Time for the other side to answer a close. Messages on their way are still sent. */
    goodbye: 5000,
    backOff: ({ context }) => reconnectPause(context.tries, context.chance),
  },
});

/** The line has ended although the reader did not disconnect. */
const lineLost = channel.createStateConfig({
  on: {
    "line.closed": [
      {
        guard: { type: "isCapped", params: ({ event }) => event },
        target: "#channel.closed",
        actions: [
          { type: "noteFault", params: ({ event }) => event },
          { type: "record", params: { origin: "endSample" } },
        ],
      },
      {
        guard: { type: "isToTryAgain", params: ({ event }) => event },
        target: "#channel.closed.waiting",
        actions: { type: "noteFault", params: ({ event }) => event },
      },
      {
        target: "#channel.closed",
        actions: [
          { type: "noteFault", params: ({ event }) => event },
          { type: "noteLeft", params: ({ event }) => event },
        ],
      },
    ],
  },
}).on["line.closed"];

/** Without a line: until the reader connects or sends (`idle`), or a lost connection is tried again (`waiting`). */
const closed = channel.createStateConfig({
  entry: ["hangUp", assign({ accepted: undefined }), "noteChange"],
  initial: "idle",
  on: {
    press: {
      guard: { type: "isMeant", params: ({ event }) => event },
      target: "opening",
      actions: { type: "plan", params: ({ event }) => event.handshake },
    },
    send: {
      target: "opening",
      actions: [
        { type: "plan", params: ({ event }) => event.handshake },
        { type: "queueOnce", params: ({ event }) => event.message },
      ],
    },
  },
  states: {
    idle: {},
    waiting: {
      entry: assign(({ context }) => ({ tries: context.tries + 1 })),
      after: { backOff: { target: "#channel.opening" } },
      on: {
        giveUp: "idle",
        reconnect: {
          target: "idle",
          guard: ({ event }) => !event.wanted,
          actions: assign({ reconnects: false }),
        },
      },
    },
  },
});

/** The handshake is prepared, and then the line connects. */
const opening = channel.createStateConfig({
  entry: [assign({ accepted: undefined }), "noteChange"],
  initial: "preparing",
  on: {
    press: {
      guard: { type: "isMeant", params: ({ event }) => event },
      target: "closed",
      actions: "forgetFault",
    },
    send: { actions: { type: "queue", params: ({ event }) => event.message } },
  },
  states: {
    preparing: {
      invoke: {
        id: "prepare",
        src: "prepare",
        // All transitions to `opening` set it.
        input: ({ context }) => defined(context.handshake),
        onDone: {
          target: "connecting",
          actions: enqueueActions(({ event, enqueue }) => {
            enqueue.spawnChild("line", { id: "line", input: event.output });
          }),
        },
        onError: {
          target: "#channel.closed",
          actions: [
            assign(({ event }) => ({ failure: failureOf(event.error) })),
            {
              type: "logFailure",
              params: ({ event }) => failureOf(event.error).why,
            },
          ],
        },
      },
    },
    connecting: {
      on: {
        "line.opened": {
          target: "#channel.opened",
          actions: enqueueActions(({ context: { waiting, given, handshake }, event, enqueue }) => {
            const here = originOf(handshake);
            const going = waiting.filter(({ to }) => to === here);
            for (const [at, { to: _, ...message }] of going.entries()) {
              const id = given + at + 1;
              enqueue.sendTo("line", { type: "line.send", id, data: message.data });
              enqueue({ type: "record", params: { origin: "client", id, message } });
            }
            const { protocol, unsent } = event;
            enqueue.assign({
              // A message for another host waits for a connection to that host.
              waiting: waiting.filter(({ to }) => to !== here),
              given: given + going.length,
              failure: undefined,
              accepted: { protocol, unsent },
            });
          }),
        },
        "line.closed": lineLost,
      },
    },
  },
});

/** Messages pass. After ten seconds the line is `steady`; after Disconnect it is `closing`. */
const opened = channel.createStateConfig({
  entry: "noteChange",
  initial: "fresh",
  on: {
    press: { guard: { type: "isMeant", params: ({ event }) => event }, target: ".closing" },
    send: {
      actions: [
        assign(({ context }) => ({ given: context.given + 1 })),
        sendTo("line", ({ context, event }) => ({
          type: "line.send",
          id: context.given,
          data: event.message.data,
        })),
        {
          type: "record",
          params: ({ context, event }) => ({ origin: "client", id: context.given, message: event.message }),
        },
      ],
    },
    "line.messages": {
      actions: { type: "record", params: ({ event: { messages } }) => ({ origin: "server", messages }) },
    },
    "line.refused": {
      actions: [
        assign(({ context, event }) => ({
          refused: { count: (context.refused?.count ?? 0) + 1, why: event.why },
        })),
        { type: "record", params: ({ event: { id, why } }) => ({ origin: "refused", id, why }) },
      ],
    },
    "line.closed": lineLost,
  },
  states: {
    fresh: { after: { steady: "steady" } },
    steady: { entry: assign({ tries: 0 }) },
    /** The reader has pressed Disconnect; later messages need a new connection. */
    closing: {
      entry: sendTo("line", { type: "line.close" }),
      after: {
        goodbye: [
          { guard: "hasWaiting", target: "#channel.opening", actions: "hangUp" },
          { target: "#channel.closed" },
        ],
      },
      on: {
        press: {},
        send: {
          actions: [
            assign(({ event }) => ({ handshake: event.handshake })),
            { type: "queue", params: ({ event }) => event.message },
          ],
        },
        "line.closed": [
          {
            guard: { type: "isCapped", params: ({ event }) => event },
            target: "#channel.closed",
            actions: { type: "record", params: { origin: "endSample" } },
          },
          { guard: "hasWaiting", target: "#channel.opening", actions: "hangUp" },
          { target: "#channel.closed", actions: { type: "noteFault", params: ({ event }) => event } },
        ],
      },
    },
  },
});

/**
 * The connection to a channel: closed, opening, opened (docs/behavior.md#connection-states). Messages sent while it is
 * not open wait in order; if it cannot be opened, they are kept. The connection and the log are injected. A lost
 * connection is reopened if the reader chose so; one that the other side ended is not.
 */
export const channelMachine = channel.createMachine({
  id: "channel",
  initial: "closed",
  context: ({ input: { chance, reconnects = false } }) => ({
    chance,
    waiting: [],
    given: 0,
    reconnects,
    tries: 0,
    justChanged: false,
  }),
  on: {
    seen: { actions: assign({ justChanged: false }) },
    reconnect: { actions: assign(({ event }) => ({ reconnects: event.wanted })) },
    discard: { actions: assign({ waiting: [] }) },
    dismiss: { actions: assign({ failure: undefined, remoteClose: undefined, refused: undefined }) },
  },
  states: { closed, opening, opened },
});
