import { assign, fromPromise, setup } from "xstate";
import type { RequestPlan, Shown } from "#engine/request";

/** An answer as the response card shows it. `time` is in milliseconds, `size` in bytes (product.md §9). */
export interface SentResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly shown: Shown;
  readonly time: number;
  readonly size: number;
}

/** Why no answer came: a code, what happened, and what can be done about it. */
export interface SendFailure {
  readonly cause: string;
  readonly message: string;
  readonly advice?: string;
}

/** Sending went wrong in a way that was foreseen; anything else that a lent sender throws is an unexpected failure. */
export class SendFailedError extends Error {
  override readonly name = "SendFailedError";
  readonly failure: SendFailure;
  constructor(failure: SendFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** What may happen to a request. */
export type RequestEvent =
  | { readonly type: "send"; readonly plan: RequestPlan }
  | { readonly type: "stop" }
  | { readonly type: "reset" };

interface RequestContext {
  readonly plan?: RequestPlan | undefined;
  readonly response?: SentResponse | undefined;
  readonly failure?: SendFailure | undefined;
}

const failureOf = (error: unknown): SendFailure =>
  error instanceof SendFailedError
    ? error.failure
    : {
        cause: "unexpected",
        message: "The request could not be sent because of an unexpected failure.",
        advice: error instanceof Error ? error.message : String(error),
      };

/**
 * The loading of one request (product.md §4 "Request loading state"): notStarted, loading, loaded, failed. The sender
 * is lent; it must stop when its signal aborts. A send while loading starts anew and drops the old answer.
 */
export const requestMachine = setup({
  types: { context: {} as RequestContext, events: {} as RequestEvent },
  actors: {
    send: fromPromise<SentResponse, { readonly plan: RequestPlan }>(() =>
      Promise.reject(new Error("lend `send` with .provide()")),
    ),
  },
  actions: {
    /** Lent by the host, which alone logs (product.md §8 "an error is logged"). */
    logFailure: (_, _params: { readonly failure: SendFailure }) => {},
    forget: assign({ response: undefined, failure: undefined }),
  },
  delays: {
    /** Stop stands where Send stood; for as long as a double click may take, a press is still one of Send. */
    doubleClick: 500,
  },
}).createMachine({
  id: "request",
  initial: "notStarted",
  context: {},
  on: {
    send: { target: ".loading", reenter: true, actions: assign(({ event }) => ({ plan: event.plan })) },
    reset: ".notStarted",
  },
  states: {
    notStarted: { entry: "forget" },
    loading: {
      entry: "forget",
      invoke: {
        src: "send",
        input: ({ context, event }) => ({ plan: event.type === "send" ? event.plan : (context.plan as RequestPlan) }),
        onDone: { target: "loaded", actions: assign(({ event }) => ({ response: event.output })) },
        onError: {
          target: "failed",
          actions: [
            assign(({ event }) => ({ failure: failureOf(event.error) })),
            { type: "logFailure", params: ({ event }) => ({ failure: failureOf(event.error) }) },
          ],
        },
      },
      initial: "justSent",
      states: {
        justSent: { after: { doubleClick: "stoppable" } },
        stoppable: { on: { stop: "#request.notStarted" } },
      },
    },
    loaded: {},
    failed: {},
  },
});
