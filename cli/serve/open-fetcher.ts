import { lookup } from "node:dns/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { Agent, type Dispatcher, request } from "undici";
import { createDialer, DialError } from "#docs-host/proxy";
import { errorMessage } from "#engine/error-message";
import { hostOf, isLoopbackHost, originOf, parseUrl } from "#engine/host";
import { type FetchedText, FetchTextError, type TextFetcher, type Validators } from "./fetch-text.ts";
import { defaultReadLimits, type ReadLimits, type SizeLimit, textLimit } from "./read-limits.ts";

/** Maximum number of redirects. */
const maxHops = 5;
const connectMs = 5000;
const answerMs = 30_000;

/**
 * Creates a fetcher. It trusts the origins of addresses that the operator named: these may be private, and may be plain
 * http on this machine. Everything else, such as a `$ref` or a redirect, must be https at a public address, checked and
 * pinned by the rules of the proxy. It sends no cookies and no credentials, and ignores proxy variables.
 *
 * @param trusted the addresses that the operator named
 */
export function openFetcher(trusted: readonly string[], limits: ReadLimits = defaultReadLimits): TextFetcher {
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
  const fetchIfChanged: TextFetcher["fetchIfChanged"] = async (address, validators, limit = textLimit(limits)) => {
    try {
      const { answer, url } = await followRedirects(address, validators, { dispatcher, own });
      return await readAnswer(answer, url.href, validators, limit);
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

interface Network {
  readonly dispatcher: Dispatcher;
  /** The origins of the addresses that the operator named. */
  readonly own: ReadonlySet<string>;
}

/** Sends a request, and follows redirects to its final answer. Every address on the way must be allowed. */
async function followRedirects(
  address: string,
  validators: Validators | undefined,
  { dispatcher, own }: Network,
): Promise<{ readonly answer: Dispatcher.ResponseData; readonly url: URL }> {
  let url = new URL(address);
  for (let hop = 0; hop <= maxHops; hop += 1) {
    const refusal = refusalOf(url, own);
    if (refusal !== undefined) throw new FetchTextError(url.href, refusal);
    const answer = await request(url, {
      dispatcher,
      headers: requestHeaders(validators),
      signal: AbortSignal.timeout(answerMs),
    });
    const isRedirect = answer.statusCode >= 300 && answer.statusCode < 400;
    const location = isRedirect ? headerOf(answer, "location") : undefined;
    if (location === undefined) return { answer, url };
    await answer.body.dump();
    const next = parseUrl(location, url.href);
    if (next === undefined) throw new FetchTextError(url.href, "redirects to an invalid address");
    url = next;
  }
  throw new FetchTextError(address, `redirects more than ${maxHops} times`);
}

/** Returns the reason why an address may not be fetched, if there is one. */
function refusalOf(url: URL, own: ReadonlySet<string>): string | undefined {
  if (url.username !== "" || url.password !== "") return "contains a user name or a password, which is not allowed";
  if (url.protocol === "https:") return undefined;
  if (url.protocol === "http:" && own.has(originOf(url)) && isLoopbackHost(hostOf(url))) return undefined;
  return "is not https; descriptions are fetched over https only";
}

const requestHeaders = (validators: Validators | undefined) => ({
  accept: "application/json, application/yaml, text/yaml, text/plain;q=0.9, */*;q=0.5",
  "accept-encoding": "gzip",
  ...(validators?.etag !== undefined && { "if-none-match": validators.etag }),
  ...(validators?.modified !== undefined && { "if-modified-since": validators.modified }),
});

const headerOf = ({ headers }: Dispatcher.ResponseData, name: string): string | undefined => [headers[name]].flat()[0];

/** Reads the text of an answer; undefined if the text with these validators is still the current one. */
async function readAnswer(
  answer: Dispatcher.ResponseData,
  address: string,
  validators: Validators | undefined,
  limit: SizeLimit,
): Promise<FetchedText | undefined> {
  const { statusCode, body } = answer;
  if (statusCode !== 200) {
    await body.dump();
    if (statusCode === 304 && validators !== undefined) return undefined;
    throw new FetchTextError(address, `answered with status ${statusCode}`);
  }
  const bytes = await readBody(body, headerOf(answer, "content-encoding"), address, limit);
  const [etag, modified] = [headerOf(answer, "etag"), headerOf(answer, "last-modified")];
  return {
    text: new TextDecoder().decode(bytes),
    address,
    ...((etag !== undefined || modified !== undefined) && {
      validators: { ...(etag !== undefined && { etag }), ...(modified !== undefined && { modified }) },
    }),
  };
}

/** Reads and decompresses a body in chunks, so that memory stays within the limit. */
async function readBody(
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
    throw new FetchTextError(address, `responded with the encoding ${encoding}, which was not requested`);
  }
  try {
    return await pipeline(body, createGunzip(), collect);
  } catch (cause) {
    // Only the errors of zlib have such codes.
    const isZlib = cause instanceof Error && "code" in cause && /^Z_/.test(String(cause.code));
    if (isZlib) throw new FetchTextError(address, "responded with data that is not valid gzip", { cause });
    throw cause;
  }
}

const dialReasons: { readonly [F in DialError["reason"]]: string } = {
  "blocked-address": "is at a reserved address, or at a private one that is not listed on the command line",
  "name-not-found": "names a host that can't be found",
  "connection-refused": "can't be reached: the connection was refused",
  "connection-reset": "can't be reached: the connection was reset",
  "no-route": "can't be reached: there is no network route to it",
  "proxy-busy": "can't be reached: this machine has no free connections",
  "tls-expired": "has a certificate that has expired, or is not valid yet",
  "tls-untrusted": "has no certificate that can be trusted",
  "tls-wrong-name": "has a certificate for another host name",
  tls: "can't be reached: no secure connection could be made",
  "connect-timeout": "can't be reached: it took too long to connect",
};

function reasonOf(error: unknown): string {
  if (error instanceof DialError) return dialReasons[error.reason];
  if (error instanceof Error && error.name === "TimeoutError") return `did not answer within ${answerMs / 1000} s`;
  return `could not be fetched: ${errorMessage(error)}`;
}
