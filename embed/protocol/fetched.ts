import type { Problem } from "./problem.ts";

/** A part of an answer, or the reason why it can't be read. */
export type Fetched<Value> = Value | { readonly ok: false; readonly problem: Problem };

/** The head of a response. */
export interface FetchedHead {
  readonly ok: true;
  /** The address after all redirects. */
  readonly address: string;
  /** The validators of the text; a page sees them from other origins only if servers expose them. */
  readonly etag: string | null;
  readonly modified: string | null;
  /** True unless the server forbids to store the text, as for readers who have logged in (RFC 9111 §5.2.2). */
  readonly isStorable: boolean;
}

/** The text of a response. */
export type FetchedBody = Fetched<{ readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }>;

/** A part of the description that the page has fetched: the head, and the text once the worker requests it. */
export type FetchedMessage =
  | { readonly type: "head"; readonly head: Fetched<FetchedHead> }
  | { readonly type: "body"; readonly body: FetchedBody };
