import type { IncomingMessage } from "node:http";
import { parseUrl } from "#engine/host";
import type { Bounds } from "../callers/index.ts";
import { addCredentials, type CredentialsOf } from "../credentials.ts";
import { chooseHeaders, isToken, splitList } from "../headers/index.ts";
import type { ProxyLimits } from "../limits/index.ts";
import { type AllowedEnvironment, findTarget } from "../target/index.ts";
import type { CauseCode, ChannelCauseCode } from "../wire/index.ts";
import type { UpstreamChannel } from "./dial.ts";

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

/** The content of a page's first message on a channel. */
interface ChannelHandshake {
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The values of the subprotocol header, which is not sent as one of the others. */
  readonly protocols: readonly string[];
}

/** A handshake, or the reason why a message is not one. */
type HandshakeVerdict =
  | { readonly ok: true; readonly handshake: ChannelHandshake }
  | { readonly ok: false; readonly cause: "bad-handshake" | "bad-header" };

const protocolHeader = "sec-websocket-protocol";
const unfit = { ok: false, cause: "bad-handshake" } as const;

/**
 * Parses the first message of a channel (docs/security.md#channels): JSON text of `type`, `url` and `headers`, a map of
 * texts.
 */
function readHandshake(text: string): HandshakeVerdict {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unfit;
  }
  if (typeof value !== "object" || value === null) return unfit;
  const { type, url, headers = {} } = value as Readonly<Record<string, unknown>>; // read as unknown
  const isMap = typeof headers === "object" && headers !== null && !Array.isArray(headers);
  if (type !== "handshake" || typeof url !== "string" || !isMap) return unfit;
  const entries = Object.entries(headers).flatMap(([name, held]: readonly [string, unknown]) =>
    typeof held === "string" ? [[name, held] as const] : [],
  );
  if (entries.length < Object.keys(headers).length) return unfit;
  const isProtocol = ([name]: readonly [string, string]) => name.toLowerCase() === protocolHeader;
  const protocols = [...new Set(entries.filter(isProtocol).flatMap(([, held]) => splitList(held)))];
  if (!protocols.every(isToken)) return { ok: false, cause: "bad-header" };
  return { ok: true, handshake: { url, protocols, headers: entries.filter((entry) => !isProtocol(entry)) } };
}

/** Returns true if the address in a channel's own URL equals the address of its handshake, which may add a query. */
function isSameChannel(address: string | null, url: string): boolean {
  const [one, other] = [address === null ? undefined : parseUrl(address), parseUrl(url)];
  if (one === undefined || other === undefined) return false;
  return one.protocol === other.protocol && one.host === other.host && one.pathname === other.pathname;
}
