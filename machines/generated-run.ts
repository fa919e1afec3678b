import { type Actor, assign, createActor, fromCallback, sendTo, setup } from "xstate";
import { errorMessage } from "#engine/error-message";

/** The settings of a run, as the reader chose them. */
export interface GeneratedRunSettings {
  /** The same seed gives the same calls. */
  readonly seed: number;
  /** Maximum number of calls. */
  readonly calls: number;
  /** Maximum duration, in seconds. */
  readonly seconds: number;
  /** Maximum number of calls per second. */
  readonly rate: number;
  /** True if calls may change something. */
  readonly allowWrites: boolean;
}

/** A call of a run. */
export interface GeneratedCall {
  /** Its position in the run, from 1. */
  readonly position: number;
  /** The status of its answer; absent if there was none. */
  readonly status?: number;
  /** The reason why there was no answer. */
  readonly reason?: string;
  /** In milliseconds. */
  readonly time: number;
  /** Its differences from the form of the reader. */
  readonly changed: string;
  /** The checks that its answer failed. */
  readonly checks: readonly string[];
  /** True if its answer to the reader's credentials was 401 or 403, so that nothing was compared. */
  readonly isRefused?: true;
}

/** A broken promise: all calls of one cause, with the smallest of them. */
export interface GeneratedFailure {
  /** Identifies the cause within the run. */
  readonly key: string;
  readonly check: string;
  readonly message: string;
  /** The language of the message, if it may not be the language of the page. */
  readonly lang?: "en";
  /** The differences of its smallest call from the form of the reader. */
  readonly changed: string;
  /** Calls of this cause. */
  readonly count: number;
  /** Its replay file, without secrets. */
  readonly file: { readonly name: string; readonly text: string };
  /** The part of its request that no form can hold; absent if the form shows all of it. */
  readonly beyondForm?: string;
}

/** The end of a run. */
export interface GeneratedRunEnd {
  readonly ended: "done" | "calls" | "time" | "interrupted" | "unreachable";
  /** Requests that were sent. */
  readonly calls: number;
  /** The reason why no server was reached, or why the last request has no answer. */
  readonly reason?: string;
  /** The reason why no answer could be checked; absent if one was. */
  readonly unchecked?: "locked-out" | "unreadable";
}

/** Events of the machine. The run itself sends the ones that begin with `run.`. */
export type GeneratedRunEvent =
  | { readonly type: "start"; readonly settings: GeneratedRunSettings }
  | { readonly type: "confirm" }
  | { readonly type: "cancel" }
  | { readonly type: "stop" }
  | RunEvent;

/** Events of the run. */
export type RunEvent =
  | { readonly type: "run.calls"; readonly calls: readonly GeneratedCall[] }
  | { readonly type: "run.failures"; readonly failures: readonly GeneratedFailure[] }
  /** It waits for its turn, since the site's proxy limits the number of requests. */
  | { readonly type: "run.waiting"; readonly isWaiting: boolean }
  | { readonly type: "run.ended"; readonly end: GeneratedRunEnd }
  /** It can't go on: a sentence. */
  | { readonly type: "run.failed"; readonly problem: string };

interface GeneratedRunContext {
  readonly settings?: GeneratedRunSettings | undefined;
  /** The newest calls, the last one last. */
  readonly calls: readonly GeneratedCall[];
  /** The number of all calls. */
  readonly count: number;
  readonly failures: readonly GeneratedFailure[];
  readonly isWaiting: boolean;
  /** True if the run has waited since its first failure. */
  readonly hasWaited: boolean;
  readonly end?: GeneratedRunEnd | undefined;
  readonly problem?: string | undefined;
}

/** Calls that are kept, the newest: a reader looks for the last ones, and a page stays fast. Own choice. */
const maxCalls = 100;

const nothing: GeneratedRunContext = { calls: [], count: 0, failures: [], isWaiting: false, hasWaited: false };

/** Replaces failures by newer ones of the same cause, and appends failures of other causes. */
function merged(before: readonly GeneratedFailure[], newer: readonly GeneratedFailure[]): readonly GeneratedFailure[] {
  const byKey = new Map([...before, ...newer].map((one) => [one.key, one]));
  return [...byKey.values()];
}

/**
 * Tests an endpoint with generated requests: idle, running, then ended, stopped by the reader or failed. Before a run
 * that may change something it asks the reader. The run is injected; it sends its calls and failures as events, ends
 * with one event, and has to end soon after the event `stop`.
 */
export const generatedRunMachine = setup({
  types: { context: {} as GeneratedRunContext, events: {} as GeneratedRunEvent },
  actors: {
    run: fromCallback<{ readonly type: "stop" }, GeneratedRunSettings>(() => {
      throw new Error("set `run` with .provide()");
    }),
  },
  actions: {
    keepSettings: assign((_, { settings }: { readonly settings: GeneratedRunSettings }) => ({ settings })),
    forget: assign(({ context: { settings } }) => ({ ...nothing, settings, end: undefined, problem: undefined })),
  },
  guards: {
    mayChangeSomething: (_, { settings }: { readonly settings: GeneratedRunSettings }) => settings.allowWrites,
    wasInterrupted: (_, { end }: { readonly end: GeneratedRunEnd }) => end.ended === "interrupted",
  },
}).createMachine({
  id: "generatedRun",
  initial: "idle",
  context: nothing,
  on: {
    start: [
      {
        guard: { type: "mayChangeSomething", params: ({ event }) => event },
        target: ".confirming",
        actions: { type: "keepSettings", params: ({ event }) => event },
      },
      { target: ".running", actions: { type: "keepSettings", params: ({ event }) => event } },
    ],
  },
  states: {
    idle: {},
    confirming: { on: { confirm: "running", cancel: "idle" } },
    running: {
      entry: "forget",
      invoke: {
        src: "run",
        id: "run",
        // A start has put them there.
        input: ({ context }) => context.settings as GeneratedRunSettings,
        onError: {
          target: "failed",
          actions: assign(({ event: { error } }) => ({
            problem: errorMessage(error),
          })),
        },
      },
      on: {
        // One run at a time.
        start: {},
        "run.calls": {
          actions: assign(({ context: { calls, count }, event }) => ({
            calls: [...calls, ...event.calls].slice(-maxCalls),
            count: count + event.calls.length,
          })),
        },
        "run.failures": {
          actions: assign(({ context, event }) => ({ failures: merged(context.failures, event.failures) })),
        },
        "run.waiting": {
          actions: assign(({ context: { failures, hasWaited }, event: { isWaiting } }) => ({
            isWaiting,
            hasWaited: hasWaited || (isWaiting && failures.length > 0),
          })),
        },
        "run.ended": [
          {
            guard: { type: "wasInterrupted", params: ({ event }) => event },
            target: "stopped",
            actions: assign(({ event: { end } }) => ({ end, isWaiting: false })),
          },
          { target: "ended", actions: assign(({ event: { end } }) => ({ end, isWaiting: false })) },
        ],
        "run.failed": {
          target: "failed",
          actions: assign(({ event: { problem } }) => ({ problem, isWaiting: false })),
        },
      },
      initial: "sending",
      states: {
        sending: { on: { stop: { target: "stopping", actions: sendTo("run", { type: "stop" }) } } },
        stopping: {},
      },
    },
    ended: {},
    stopped: {},
    failed: {},
  },
});

/** Starts a run with its settings. `stop` ends it with the findings so far, `abort` discards them. */
export type StartGeneratedRun = (
  settings: GeneratedRunSettings,
  report: (event: RunEvent) => void,
) => { readonly stop: () => void; readonly abort: () => void };

/** Starts the machine of runs that a function starts. */
export const startGeneratedRun = (start: StartGeneratedRun): Actor<typeof generatedRunMachine> =>
  createActor(
    generatedRunMachine.provide({
      actors: {
        run: fromCallback<{ readonly type: "stop" }, GeneratedRunSettings>(({ input, sendBack, receive }) => {
          const { stop, abort } = start(input, sendBack);
          receive(stop);
          return abort;
        }),
      },
    }),
  ).start();
