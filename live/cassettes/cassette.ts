import type { HeaderField } from "../exchange.ts";

/** A body as it is saved: text, or bytes as base64 (RFC 4648 §4). */
export type SavedBody = { readonly text: string } | { readonly base64: string };

/** A request as it is saved, without secrets. */
export interface SavedRequest {
  readonly method: string;
  readonly url: string;
  readonly body?: SavedBody;
}

/** An answer as it was received, without secrets, and the request that it belongs to. */
export interface RecordedAnswer {
  /** The moment of the answer (RFC 3339). */
  readonly at: string;
  readonly request: SavedRequest;
  readonly response: {
    readonly status: number;
    readonly statusText: string;
    readonly headers: readonly HeaderField[];
    readonly body?: SavedBody;
  };
}

/** The responses of a visit, the latest first, one per request. */
export interface Cassette {
  readonly answers: readonly RecordedAnswer[];
}

/** The limits of a cassette; our choice, about the storage that browsers grant without a prompt. */
export const cassetteLimits = { answers: 200, bodyBytes: 1024 * 1024, allCharacters: 16 * 1024 * 1024 } as const;

/** A cassette without answers. */
export const emptyCassette: Cassette = { answers: [] };
