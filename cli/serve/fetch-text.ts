import { lookup } from "node:dns/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { Agent, type Dispatcher, request } from "undici";
import { createDialer, DialError } from "#docs-host/proxy";
import { hostOf, isLoopbackHost, originOf, parseUrl } from "#engine/host";
import { defaultReadLimits, type ReadLimits, type SizeLimit, textLimit } from "./read-limits.ts";

/** Maximum number of redirects. */
const mostHops = 5;
const connectMs = 5000;
const answerMs = 30_000;

/** An address did not give a text; the message is a sentence that begins with the address. */
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
  /** Where it was found in the end. */
  readonly address: string;
  /** Absent if the server sends none. */
  readonly validators?: Validators;
}

/** Fetches texts over https, up to a limit or else that of a single text. Rejects with `FetchTextError`. */
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
 * Creates a fetcher. It trusts the origins of addresses that the operator named: these may be private, and may be plain
 * http on this machine. Everything else, such as a `$ref` or a redirect, must be https at a public address, checked and
 * pinned by the rules of the proxy. It sends no cookies and no credentials, and ignores proxy variables.
 *
 * @param trusted the addresses that the operator named
 */
export function textFetcher(trusted: readonly string[], limits: ReadLimits = defaultReadLimits): TextFetcher {
  const own = new Set(trusted.map((address) => originOf(new URL(address))));
  const dispatcher = new Agent({
    connect: createDialer({
      resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
      privateOrigins: own,
      certificateAuthorities: [],
      connectMs,
    }),
    headersTimeout: answerMs,
    bodyTimeout: answerMs,
  });

  const refuse = (url: URL): string | undefined => {
    if (url.username !== "" || url.password !== "")
      return "holds a name or a password, which an address may not contain";
    if (url.protocol === "https:") return undefined;
    if (url.protocol === "http:" && own.has(originOf(url)) && isLoopbackHost(hostOf(url))) return undefined;
    return "is not https; descriptions are fetched over https only";
  };

  const get = async (
    address: string,
    had: Validators | undefined,
    limit: SizeLimit,
  ): Promise<FetchedText | undefined> => {
    let url = new URL(address);
    for (let hop = 0; hop <= mostHops; hop += 1) {
      const refusal = refuse(url);
      if (refusal !== undefined) throw new FetchTextError(url.href, refusal);
      const answer = await request(url, {
        dispatcher,
        headers: {
          accept: "application/json, application/yaml, text/yaml, text/plain;q=0.9, */*;q=0.5",
          "accept-encoding": "gzip",
          ...(had?.etag === undefined ? {} : { "if-none-match": had.etag }),
          ...(had?.modified === undefined ? {} : { "if-modified-since": had.modified }),
        },
        signal: AbortSignal.timeout(answerMs),
      });
      const header = (name: string): string | undefined => [answer.headers[name]].flat()[0];
      const location = header("location");
      if (answer.statusCode >= 300 && answer.statusCode < 400 && location !== undefined) {
        await answer.body.dump();
        const next = parseUrl(location, url.href);
        if (next === undefined) throw new FetchTextError(url.href, "redirects to an invalid address");
        url = next;
        continue;
      }
      if (answer.statusCode === 304 && had !== undefined) {
        await answer.body.dump();
        return undefined;
      }
      if (answer.statusCode !== 200) {
        await answer.body.dump();
        throw new FetchTextError(url.href, `answered with status ${answer.statusCode}`);
      }
      const bytes = await unpacked(answer.body, header("content-encoding"), url.href, limit);
      const [etag, modified] = [header("etag"), header("last-modified")];
      return {
        text: new TextDecoder().decode(bytes),
        address: url.href,
        ...((etag !== undefined || modified !== undefined) && {
          validators: { ...(etag !== undefined && { etag }), ...(modified !== undefined && { modified }) },
        }),
      };
    }
    throw new FetchTextError(address, `leads on more than ${mostHops} times`);
  };

  const fetchIfChanged: TextFetcher["fetchIfChanged"] = async (address, validators, limit = textLimit(limits)) => {
    try {
      return await get(address, validators, limit);
    } catch (error) {
      if (error instanceof FetchTextError) throw error;
      throw new FetchTextError(address, reasonOf(error), { cause: error });
    }
  };
  return {
    fetch: async (address, limit) => {
      const fetched = await fetchIfChanged(address, undefined, limit);
      if (fetched === undefined) throw new FetchTextError(address, "answered with status 304");
      return fetched;
    },
    fetchIfChanged,
    close: () => dispatcher.destroy(),
  };
}

/** The bytes of a body, unpacked as they come, so that no more is held than there may be. */
async function unpacked(
  body: Dispatcher.ResponseData["body"],
  encoding: string | undefined,
  address: string,
  limit: SizeLimit,
): Promise<Uint8Array> {
  const collect = async (source: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of source) {
      size += part.length;
      if (size > limit.bytes) throw new FetchTextError(address, limit.message);
      parts.push(part);
    }
    return Buffer.concat(parts);
  };
  if (encoding === undefined || encoding === "identity") return pipeline(body, collect);
  if (encoding !== "gzip") {
    await body.dump();
    throw new FetchTextError(address, `answered in the encoding ${encoding}, which was not asked for`);
  }
  try {
    return await pipeline(body, createGunzip(), collect);
  } catch (cause) {
    // Only the errors of zlib have such codes.
    const isZlib = cause instanceof Error && "code" in cause && /^Z_/.test(String(cause.code));
    if (isZlib) throw new FetchTextError(address, "answered with bytes that are not gzip", { cause });
    throw cause;
  }
}

const dialReasons: { readonly [F in DialError["reason"]]: string } = {
  "blocked-address":
    "is at an address that is never reached, or at a private one that is not named on the command line",
  "name-not-found": "names a host that can't be found",
  "connection-refused": "can't be reached: the connection was refused",
  "connection-reset": "can't be reached: the connection was cut",
  "no-route": "can't be reached: there is no network route to it",
  "proxy-busy": "can't be reached: this machine has no connection left",
  "tls-expired": "has a certificate that has expired, or is not valid yet",
  "tls-untrusted": "has no certificate that can be trusted",
  "tls-wrong-name": "has a certificate for another host name",
  tls: "can't be reached: no secure connection could be made",
  "connect-timeout": "can't be reached: it took too long to connect",
};

function reasonOf(error: unknown): string {
  if (error instanceof DialError) return dialReasons[error.reason];
  if (error instanceof Error && error.name === "TimeoutError") return `did not answer within ${answerMs / 1000} s`;
  return `could not be fetched: ${error instanceof Error ? error.message : String(error)}`;
}
