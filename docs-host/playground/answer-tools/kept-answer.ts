import { createListeners } from "#engine/listeners";
import type { SentResponse } from "#machines";

/** An answer that the reader keeps to compare others with. */
export interface KeptAnswer {
  readonly response: SentResponse;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const listeners = createListeners();
let kept: KeptAnswer | undefined;

/** The kept answer of the page, which stays while other endpoints are opened. */
export const keptAnswer = {
  read: (): KeptAnswer | undefined => kept,
  subscribe: listeners.subscribe,
  put: (next: KeptAnswer | undefined): void => {
    kept = next;
    listeners.notify();
  },
};
