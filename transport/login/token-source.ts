import type { Endpoint, RequestParts, Transport } from "../call.ts";
import { describeOutcome } from "../outcome.ts";
import { readPath, writePath } from "../paths.ts";
import { type SuppliedCredentials, supplied, type TokenCall } from "./scheme.ts";

/** The source of tokens: the call that returns them, and its request beside the client's id and secret. */
export interface TokenCredentials {
  readonly endpoint: Endpoint;
  readonly clientId?: SuppliedCredentials;
  readonly clientSecret?: SuppliedCredentials;
  /** Further parts of the request, such as `{ body: { grant_type: "client_credentials" } }`. */
  readonly request?: RequestParts;
}

/** Thrown if a login returned no token (docs/behavior.md#oauth-login). */
export class LoginFailedError extends Error {
  override readonly name = "LoginFailedError";
  constructor(reason: string) {
    super(`Failed to login with the provided credentials: ${reason}`);
  }
}

/** A token is renewed when less than this share of its lifetime is left, and less than this many milliseconds. */
const margin = { share: 0.1, milliseconds: 60_000 };

interface Token {
  readonly text: string;
  /** The time to get another token, in milliseconds since 1970; Infinity if the answer has no lifetime. */
  readonly until: number;
}

/**
 * Creates the source of an OAuth token. Simultaneous calls share one login; the token is cached and renewed shortly
 * before it expires. A failed login is retried by the next call.
 *
 * @param now milliseconds since 1970
 */
export function tokenSource(
  credentials: TokenCredentials,
  places: TokenCall & { readonly accessToken: string },
  now: () => number,
): (carry: Transport) => Promise<string> {
  let current: Promise<Token> | undefined;
  return async (carry) => {
    const known = current;
    if (known !== undefined) {
      const token = await known;
      if (now() < token.until) return token.text;
      // If several calls see the same token expire, the first one removes it and the others wait for the next token.
      if (current === known) current = undefined;
    }
    current ??= fetchToken(credentials, places, now, carry).catch((error: unknown) => {
      current = undefined;
      throw error;
    });
    return (await current).text;
  };
}

async function fetchToken(
  { endpoint, clientId, clientSecret, request = {} }: TokenCredentials,
  places: TokenCall & { readonly accessToken: string },
  now: () => number,
  carry: Transport,
): Promise<Token> {
  const requestedAt = now();
  let full: RequestParts = request;
  for (const [path, text] of [
    [places.clientId, clientId],
    [places.clientSecret, clientSecret],
  ] as const) {
    if (path !== undefined && text !== undefined) full = writePath(endpoint, full, path, await supplied(text));
  }
  const outcome = await carry(endpoint, full, {});
  if (!outcome.ok) throw new LoginFailedError(describeOutcome(outcome) ?? "the response contains no token.");
  const text = readPath(outcome.body, places.accessToken);
  if (typeof text !== "string" || text === "") throw new LoginFailedError("the response contains no token.");
  const seconds = Number(places.expiresIn === undefined ? undefined : readPath(outcome.body, places.expiresIn));
  if (!Number.isFinite(seconds)) return { text, until: Number.POSITIVE_INFINITY };
  const life = seconds * 1000;
  return { text, until: requestedAt + life - Math.min(life * margin.share, margin.milliseconds) };
}
