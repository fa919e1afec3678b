import { assign, fromPromise, setup } from "xstate";
import { errorMessage } from "#engine/error-message";
import { defined } from "#engine/item-at";

/** The platform's abort signal, as injected functions receive it: this room has no platform types. */
type Signal<T> = Parameters<Parameters<typeof fromPromise<T>>[0]>[0]["signal"];

/** Fetches a value; it should stop when its signal aborts. */
export type Fetch<T> = (signal: Signal<T>) => Promise<T>;

/** Events of a loaded value. `load` is ignored if its key was asked for last: that value is loaded, on its way, or failed. */
export type LoadEvent<T> =
  | { readonly type: "load"; readonly key: string; readonly fetch: Fetch<T> }
  | { readonly type: "retry" };

interface LoadContext<T> {
  /** Identifies the value that was asked for last. */
  readonly key?: string;
  readonly fetch?: Fetch<T>;
  readonly value?: T | undefined;
  readonly problem?: string | undefined;
}

/** Never settles once it is aborted: React's strict mode starts the same actor again, which would take the end for its own. */
const unlessAborted = <T>(fetched: Promise<T>, signal: Signal<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    fetched.then(
      (value) => signal.aborted || resolve(value),
      (error: unknown) => signal.aborted || reject(error),
    );
  });

/**
 * Loads one value at a time (docs/behavior.md#request-states): notStartedLoading, loading, loaded(value), and failed
 * with a sentence, from which the reader may retry. Another key loads another value, and aborts the fetch before.
 */
export const loadMachine = <T>() =>
  setup({
    types: { context: {} as LoadContext<T>, events: {} as LoadEvent<T> },
    actors: { fetch: fromPromise<T, Fetch<T>>(({ input, signal }) => unlessAborted(input(signal), signal)) },
    guards: { isOther: ({ context, event }) => "key" in event && event.key !== context.key },
  }).createMachine({
    id: "load",
    initial: "notStartedLoading",
    context: {},
    on: {
      load: {
        guard: "isOther",
        target: ".loading",
        actions: assign(({ event: { key, fetch } }) => ({ key, fetch, value: undefined, problem: undefined })),
      },
    },
    states: {
      notStartedLoading: {},
      loading: {
        invoke: {
          src: "fetch",
          input: ({ context }: { readonly context: LoadContext<T> }) => defined(context.fetch),
          onDone: { target: "loaded", actions: assign(({ event }) => ({ value: event.output })) },
          onError: { target: "failed", actions: assign(({ event }) => ({ problem: errorMessage(event.error) })) },
        },
      },
      loaded: {},
      failed: { on: { retry: "loading" } },
    },
  });
