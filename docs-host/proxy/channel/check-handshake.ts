import type { IncomingMessage } from "node:http";
import type { Bounds } from "../callers/index.ts";
import { addCredentials, type CredentialsOf } from "../credentials.ts";
import { chooseHeaders } from "../headers/index.ts";
import type { ProxyLimits } from "../limits/index.ts";
import { type AllowedEnvironment, findTarget } from "../target/index.ts";
import type { CauseCode, ChannelCauseCode } from "../wire/index.ts";
import type { UpstreamChannel } from "./dial.ts";
import { isSameChannel, readHandshake } from "./handshake.ts";

/** The dependencies of validating a handshake. */
export interface HandshakeDeps {
  readonly environments: (request: IncomingMessage) => Promise<readonly AllowedEnvironment[]>;
  readonly bounds: Bounds;
  readonly limits: ProxyLimits;
  readonly credentials: CredentialsOf | undefined;
}

/** A channel that may be dialed, or the first rule that it breaks. */
export type ChannelVerdict =
  | { readonly ok: true; readonly upstream: UpstreamChannel }
  | { readonly ok: false; readonly cause: CauseCode | ChannelCauseCode };

const refusal = (cause: CauseCode | ChannelCauseCode) => ({ ok: false, cause }) as const;

/**
 * Applies the rules of HTTP calls to a handshake, in the same order, before any name lookup.
 * @param own the API's channel address and the API's id in the URL of the channel itself, and the request that opened it
 */
export async function checkHandshake(
  text: string,
  own: { readonly address: string | null; readonly apiId: string | undefined; readonly request: IncomingMessage },
  deps: HandshakeDeps,
): Promise<ChannelVerdict> {
  const read = readHandshake(text);
  if (!read.ok) return read;
  const { url, headers, protocols } = read.handshake;
  let registered: readonly AllowedEnvironment[];
  try {
    registered = await deps.environments(own.request);
  } catch {
    return refusal("registry-unavailable");
  }
  const found = findTarget(url, registered, "websocket", own.apiId);
  if (!found.ok) return refusal(found.cause === "bad-scheme" ? "bad-channel-scheme" : found.cause);
  if (!isSameChannel(own.address, url)) return refusal("bad-handshake");
  const ofConnection = headers.flatMap(([name, value]) => (name.toLowerCase() === "connection" ? [value] : []));
  const chosen = chooseHeaders(headers, { ...deps.limits, ofConnection });
  if (!chosen.ok) return chosen;
  const { target } = found;
  if (deps.bounds.spendHost(target.countedHost) !== undefined) return refusal("too-many-requests");
  const added = await deps.credentials?.(own.request, target.environment);
  const all = added === undefined ? chosen.headers : addCredentials(chosen.headers, added);
  return { ok: true, upstream: { target, protocols, headers: all, dropped: chosen.dropped } };
}
