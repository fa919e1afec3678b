import type { CheckedCall } from "#live";
import type { GeneratedRunEnd } from "#machines";

/** Requests without a readable answer, from the start of a run, after which it ends. Own choice. */
const maxUnread = 5;

/** Counts the answers of a run that say something about the API. */
export interface Tally {
  readonly add: (checked: CheckedCall) => void;
  /** Returns true if none of the first requests has an answer that the page can read. */
  readonly isHopeless: () => boolean;
  /** Returns the reason why nothing was checked; undefined if something was, or if there was no request. */
  readonly unchecked: () => GeneratedRunEnd["unchecked"];
  /** Returns the reason why the last request without a response failed. */
  readonly reason: () => string | undefined;
}

/** Creates the tally of a run. */
export function tallyOf(): Tally {
  let checked = 0;
  let refused = 0;
  let unread = 0;
  let reason: string | undefined;
  return {
    add: ({ exchange: { call, received }, violations }) => {
      if (received.kind === "none") {
        unread += 1;
        reason = received.message;
        if (violations.length > 0) checked += 1;
      } else if (received.status === 401 || received.status === 403) refused += 1;
      // Servers refuse other methods before they look at credentials.
      else if (call.change?.kind !== "method") checked += 1;
    },
    isHopeless: () => checked + refused === 0 && unread >= maxUnread,
    unchecked: () => (checked > 0 ? undefined : refused > 0 ? "locked-out" : unread > 0 ? "unreadable" : undefined),
    reason: () => reason,
  };
}
