import type { RequestPlan } from "#engine/request";
import { SendFailedError, type SendFailure } from "#machines";
import type { DirectSenderDeps } from "./direct.ts";

/** Dependencies of a sender on a page of this origin. Node adds no Origin header. */
export const depsOf = (pageOrigin: string): DirectSenderDeps => ({
  fetch: (url, init) => {
    const headers = new Headers(init.headers);
    headers.set("origin", pageOrigin);
    return fetch(url, { ...init, headers });
  },
  now: () => performance.now(),
  random: () => crypto.randomUUID(),
  pageOrigin,
});

/** A plain request. */
export const planFor = (url: string, more: Partial<RequestPlan> = {}): RequestPlan => ({
  method: "GET",
  url,
  headers: [],
  body: { kind: "none" },
  ...more,
});

/** Returns the failure of a request; throws if it succeeded. */
export const failureOf = (sending: Promise<unknown>): Promise<SendFailure> =>
  sending.then(
    () => {
      throw new Error("it was sent");
    },
    (error: unknown) => {
      if (error instanceof SendFailedError) return error.failure;
      throw error;
    },
  );

/** A signal that is never aborted. */
export const unstopped = new AbortController().signal;
