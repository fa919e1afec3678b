import { type Actor, assign, createActor, fromPromise, setup } from "xstate";

/** Events of a value that is loaded once. */
export type LoadEvent = { readonly type: "load" } | { readonly type: "retry" };

interface LoadContext<T> {
  readonly value?: T | undefined;
  readonly problem?: string | undefined;
}

/**
 * Loads one value (docs/behavior.md#request-states): notStartedLoading, loading, loaded(value), and failed with a
 * sentence, from which the reader may retry. The fetch is injected. Call it once for each kind of value.
 */
export const loadMachine = <T>() =>
  setup({
    types: { context: {} as LoadContext<T>, events: {} as LoadEvent },
    actors: { load: fromPromise<T>(() => Promise.reject(new Error("set `load` with .provide()"))) },
  }).createMachine({
    id: "load",
    initial: "notStartedLoading",
    context: {},
    states: {
      notStartedLoading: { on: { load: "loading" } },
      loading: {
        invoke: {
          src: "load",
          onDone: { target: "loaded", actions: assign(({ event }) => ({ value: event.output })) },
          onError: {
            target: "failed",
            actions: assign(({ event }) => ({
              problem: event.error instanceof Error ? event.error.message : String(event.error),
            })),
          },
        },
      },
      loaded: {},
      failed: { on: { retry: "loading" } },
    },
  });

/** The platform's abort signal, as injected functions receive it: this room has no platform types. */
type Signal<T> = Parameters<Parameters<typeof fromPromise<T>>[0]>[0]["signal"];

/** Starts the actor that loads one value. It loads on the event `load`; stopping it aborts the fetch. */
export const startLoad = <T>(load: (signal: Signal<T>) => Promise<T>): Actor<ReturnType<typeof loadMachine<T>>> =>
  createActor(loadMachine<T>().provide({ actors: { load: fromPromise<T>(({ signal }) => load(signal)) } })).start();
