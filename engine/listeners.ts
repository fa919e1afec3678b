/** Functions to call when something changes. */
export interface Listeners {
  /** Adds a listener; returns a function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
  readonly isEmpty: () => boolean;
}

/** Creates a set of listeners. Each is called once per change, even if it subscribed more than once. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
    isEmpty: () => listeners.size === 0,
  };
}
