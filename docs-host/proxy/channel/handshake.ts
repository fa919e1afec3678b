import { parseUrl } from "#engine/host";
import { isToken, splitList } from "../headers/index.ts";

/** The content of a page's first message on a channel. */
export interface ChannelHandshake {
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The values of the subprotocol header, which is not sent as one of the others. */
  readonly protocols: readonly string[];
}

/** A handshake, or the reason why a message is not one. */
export type HandshakeVerdict =
  | { readonly ok: true; readonly handshake: ChannelHandshake }
  | { readonly ok: false; readonly cause: "bad-handshake" | "bad-header" };

const protocolHeader = "sec-websocket-protocol";
const unfit = { ok: false, cause: "bad-handshake" } as const;

/**
 * Parses the first message of a channel (docs/security.md#channels): JSON text of `type`, `url` and `headers`, a map of
 * texts.
 */
export function readHandshake(text: string): HandshakeVerdict {
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
export function isSameChannel(address: string | null, url: string): boolean {
  const [one, other] = [address === null ? undefined : parseUrl(address), parseUrl(url)];
  if (one === undefined || other === undefined) return false;
  return one.protocol === other.protocol && one.host === other.host && one.pathname === other.pathname;
}
