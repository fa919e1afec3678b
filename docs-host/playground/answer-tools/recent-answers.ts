import { createListeners } from "#engine/listeners";
import type { SentResponse } from "#machines";

/** A response of this page, to be compared with others. */
export interface RecentAnswer {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly method: string;
  /** The address without secrets. */
  readonly url: string;
  readonly response: SentResponse;
}

/** Limits of stored responses: their number, and the bytes of all bodies. Own choice. */
const maxAnswers = 12;
const maxBytes = 50_000_000;

const listeners = createListeners();
let answers: readonly RecentAnswer[] = [];

/** The last responses of the page, the latest first. They stay while other endpoints are opened, and are not stored. */
export const recentAnswers = {
  read: (): readonly RecentAnswer[] => answers,
  subscribe: listeners.subscribe,
  add: (answer: RecentAnswer): void => {
    let room = maxBytes;
    answers = [answer, ...answers].slice(0, maxAnswers).filter(({ response }) => {
      room -= response.size;
      return room >= 0;
    });
    listeners.notify();
  },
};
