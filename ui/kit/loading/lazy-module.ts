import { useEffect, useSyncExternalStore } from "react";
import { createListeners } from "#engine/listeners";
import { atFirstSign } from "./at-first-sign.ts";

/** A module that loads once it is needed. */
export interface LazyModule<M> {
  /** Loads it; a load that failed is tried again by the next call. */
  readonly load: () => Promise<void>;
  /** Returns it once it is loaded. */
  readonly read: () => M | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a module that loads once it is needed; `fetch` is its dynamic import. */
export function lazyModule<M>(fetch: () => Promise<M>): LazyModule<M> {
  let loaded: M | undefined;
  let loading: Promise<void> | undefined;
  const listeners = createListeners();

  const load = (): Promise<void> => {
    loading ??= fetch().then(
      (module) => {
        loaded = module;
        listeners.notify();
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    load,
    read: () => loaded,
    subscribe: listeners.subscribe,
  };
}

/**
 * Returns a module once it is loaded. It loads at the first interaction with the page, so that it does not delay
 * opening the page and is ready before a button can be pressed.
 */
export function useLazyModule<M>({ load, read, subscribe }: LazyModule<M>): M | undefined {
  useEffect(() => {
    // A press on the button tries again, and reports it if that fails too.
    return read() === undefined ? atFirstSign(() => load().catch(() => undefined)) : undefined;
  }, [load, read]);
  return useSyncExternalStore(subscribe, read, read);
}
