import type { ReadLimits, SizeLimit } from "./read-limits.ts";

/** A text could not be fetched; the message is a sentence that begins with the address. */
export class FetchTextError extends Error {
  override readonly name = "FetchTextError";
  readonly address: string;
  constructor(address: string, reason: string, options?: ErrorOptions) {
    super(`${address} ${reason}`, options);
    this.address = address;
  }
}

/** The validators of a text for a conditional request (RFC 9110 section 8.8). */
export interface Validators {
  readonly etag?: string;
  readonly modified?: string;
}

/** A text from an address. */
export interface FetchedText {
  readonly text: string;
  /** The address after all redirects. */
  readonly address: string;
  /** Absent if the server sends none. */
  readonly validators?: Validators;
}

/** Fetches texts over https. The default limit is for a single text. Rejects with `FetchTextError`. */
export interface TextFetcher {
  readonly fetch: (address: string, limit?: SizeLimit) => Promise<FetchedText>;
  /** Returns undefined if the server answers that a text with these validators is still the current one. */
  readonly fetchIfChanged: (
    address: string,
    validators: Validators | undefined,
    limit?: SizeLimit,
  ) => Promise<FetchedText | undefined>;
  readonly close: () => Promise<void>;
}

/**
 * Creates a fetcher, see `openFetcher`. Its HTTP client is loaded with the first address, since most sources are files.
 *
 * @param trusted the addresses that the operator named
 */
export function textFetcher(trusted: readonly string[], limits?: ReadLimits): TextFetcher {
  let opening: Promise<TextFetcher> | undefined;
  const opened = (): Promise<TextFetcher> => {
    opening ??= import("./open-fetcher.ts").then(({ openFetcher }) => openFetcher(trusted, limits));
    return opening;
  };
  return {
    fetch: async (address, limit) => (await opened()).fetch(address, limit),
    fetchIfChanged: async (address, validators, limit) => (await opened()).fetchIfChanged(address, validators, limit),
    close: async () => (await opening)?.close(),
  };
}
