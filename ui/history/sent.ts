import type { HttpMethod } from "#engine/model";

/** The outcome of a send. `time` is in milliseconds, `size` in bytes. */
export type SentOutcome =
  | {
      readonly kind: "answered";
      readonly status: number;
      readonly statusText: string;
      readonly time: number;
      readonly size: number;
    }
  /** The reader stopped it; `size` is the number of received bytes. */
  | { readonly kind: "stopped"; readonly size: number }
  | { readonly kind: "failed"; readonly message: string };

/** One request that was sent, without its credentials. `at` is when, in milliseconds since 1970. */
export interface SentRequest {
  readonly id: string;
  readonly at: number;
  readonly title: string;
  readonly method: HttpMethod;
  readonly url: string;
  /** The request as a cURL command. */
  readonly program: string;
  readonly outcome: SentOutcome;
  /** True if its form was saved, so that it can be opened again; very large ones are not. */
  readonly isKept: boolean;
}
