import { assign, fromPromise, setup } from "xstate";
import { errorMessage } from "#engine/error-message";
import type { RequestPlan, Shown } from "#engine/request";
import type { StreamProgress } from "#engine/stream";
import { doubleClickTime } from "./double-click.ts";
import type { FailureReason, FailureTexts, PageCause } from "./failure-reason.ts";

/** The head of a response. `time` is in milliseconds. */
export interface SentHead {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly time: number;
  /** Names of headers of the request that the proxy did not forward; absent when it forwarded all. */
  readonly unsent?: readonly string[];
  readonly source?: ResponseSource;
  /** When the response was recorded (RFC 3339); absent for one that was received now. */
  readonly recordedAt?: string;
}

/** Where a response came from. `url` is its address after redirects, and `type` how `fetch` filtered it. */
interface ResponseSource {
  readonly url: string;
  readonly redirected: boolean;
  readonly type: string;
}

/** A response as the response card shows it. `size` is in bytes. */
export interface SentResponse extends SentHead {
  readonly shown: Shown;
  readonly size: number;
  /** The progress of a response that is shown as a stream. */
  readonly stream?: StreamProgress;
}

/** A streamed response, as far as it has arrived. */
export interface StreamingAnswer extends SentHead {
  readonly stream: StreamProgress;
}

/** Why no answer came: a code, what happened, and what can be done about it. */
export interface SendFailure extends FailureTexts {
  /** The party who can fix it, if known. */
  readonly who?: "reader" | "provider" | "operator";
}

/** A failure that the page itself found. */
export type PageFailure = SendFailure & ({ readonly cause: PageCause } | { readonly reason: FailureReason });

/** A foreseen failure of sending; any other error of the injected sender is an unexpected failure. */
export class SendFailedError extends Error {
  override readonly name = "SendFailedError";
  readonly failure: SendFailure;
  constructor(failure: SendFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Events of a request. `progress` comes from the sender, and is ignored unless that is the latest one. */
export type RequestEvent =
  | { readonly type: "send"; readonly plan: RequestPlan }
  | { readonly type: "stop" }
  | { readonly type: "reset" }
  | { readonly type: "progress"; readonly turn: number; readonly answer: StreamingAnswer };

/** Input of an injected sender. `report` is called with each chunk of a streamed response. */
export interface SendInput {
  readonly plan: RequestPlan;
  readonly report: (answer: StreamingAnswer) => void;
}

export interface RequestContext {
  /** Counts the requests, so that events of an earlier one are ignored. */
  readonly turn: number;
  readonly plan?: RequestPlan | undefined;
  /** The part of the response that has arrived; it stays after an error or a stop. */
  readonly answer?: StreamingAnswer | undefined;
  readonly response?: SentResponse | undefined;
  readonly failure?: SendFailure | undefined;
}

const failureOf = (error: unknown): SendFailure | PageFailure =>
  error instanceof SendFailedError
    ? error.failure
    : {
        cause: "unexpected",
        message: "The request could not be sent because of an unexpected failure.",
        advice: errorMessage(error),
      };

/**
 * Sends one request (docs/behavior.md#request-states): notStarted, loading, streaming while chunks arrive, loaded,
 * failed, and stopped by the reader, with the part of a stream that had arrived. The sender is injected and must stop when its signal aborts.
 * Sending while a request runs starts over and drops the old response.
 */
export const requestMachine = setup({
  types: { context: {} as RequestContext, events: {} as RequestEvent },
  actors: {
    send: fromPromise<SentResponse, SendInput>(() => Promise.reject(new Error("set `send` with .provide()"))),
  },
  actions: {
    /** Injected by the host, which alone logs. */
    logFailure: (_, _params: { readonly failure: SendFailure }) => {},
    forget: assign({ response: undefined, failure: undefined, answer: undefined }),
    keepAnswer: assign((_, { answer }: { readonly answer: StreamingAnswer }) => ({ answer })),
  },
  guards: {
    isOfThisTurn: ({ context }, { turn }: { readonly turn: number }) => turn === context.turn,
  },
  delays: {
    /** Stop replaced Send at the same position; within the time of a double click, a press still belongs to Send. */
    doubleClick: doubleClickTime,
  },
}).createMachine({
  id: "request",
  initial: "notStarted",
  context: { turn: 0 },
  on: {
    send: {
      target: ".sending",
      reenter: true,
      actions: assign(({ context, event }) => ({ plan: event.plan, turn: context.turn + 1 })),
    },
    reset: ".notStarted",
  },
  states: {
    notStarted: { entry: "forget" },
    sending: {
      entry: "forget",
      invoke: {
        src: "send",
        input: ({ context, self }) => ({
          // A send has put it there.
          plan: context.plan as RequestPlan,
          report: (answer) => self.send({ type: "progress", turn: context.turn, answer }),
        }),
        onDone: { target: "loaded", actions: assign(({ event }) => ({ response: event.output, answer: undefined })) },
        onError: {
          target: "failed",
          actions: [
            assign(({ event }) => ({ failure: failureOf(event.error) })),
            { type: "logFailure", params: ({ event }) => ({ failure: failureOf(event.error) }) },
          ],
        },
      },
      type: "parallel",
      states: {
        answer: {
          initial: "loading",
          on: {
            progress: {
              guard: { type: "isOfThisTurn", params: ({ event }) => event },
              target: ".streaming",
              actions: { type: "keepAnswer", params: ({ event }) => event },
            },
          },
          states: { loading: {}, streaming: {} },
        },
        stop: {
          initial: "justSent",
          states: {
            justSent: { after: { doubleClick: "stoppable" } },
            stoppable: {
              on: { stop: { target: "#request.stopped" } },
            },
          },
        },
      },
    },
    loaded: {},
    failed: {},
    stopped: {},
  },
});
