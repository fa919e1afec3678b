import type { IncomingHttpHeaders } from "node:http";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { hostOf, parseWebUrl, servedHosts } from "#engine/host";
import { type HeaderField, headerFields } from "#live";
import type { MockAnswer } from "#live/mock";
import { guardServer, serveHosts } from "#process";
import { chunkPause, type MockServerDeps, noSniffing } from "./mock-server-deps.ts";
import { serveChannels } from "./serve-channels.ts";

/** Seconds that a browser may remember a preflight; short, since a description changes while it is written. */
const preflightSeconds = 60;

/** Returns true for the preflight of a cross-origin request (WHATWG Fetch, "CORS-preflight request"). */
const isPreflight = (method: string, headers: IncomingHttpHeaders): boolean =>
  method === "OPTIONS" && headers.origin !== undefined && headers["access-control-request-method"] !== undefined;

/** Origin of the calling page, if it names one, and the hosts with pages that may send cookies. */
interface CallingPage {
  readonly origin: string | undefined;
  readonly isOwnHost: (host: string) => boolean;
}

/**
 * Headers that let any page read an answer: a mock server has no data of anybody. Pages of this machine and of its
 * hosts may send cookies; pages of foreign origins may not.
 */
const readableBy = ({ origin, isOwnHost }: CallingPage, answer: readonly HeaderField[]): readonly HeaderField[] => {
  const url = origin === undefined ? undefined : parseWebUrl(origin);
  const own = url !== undefined && isOwnHost(hostOf(url)) ? origin : undefined;
  return [
    ["Access-Control-Allow-Origin", own ?? "*"],
    ...(own === undefined ? [] : [["Access-Control-Allow-Credentials", "true"] as const]),
    ["Access-Control-Expose-Headers", [...new Set(answer.map(([name]) => name))].join(", ") || "Content-Type"],
    ["Vary", "Origin"],
  ];
};

/** Headers of a preflight response. */
const preflightHeaders = (page: CallingPage, headers: IncomingHttpHeaders): readonly HeaderField[] => [
  ...readableBy(page, []),
  ["Access-Control-Allow-Methods", headers["access-control-request-method"] ?? "*"],
  ["Access-Control-Allow-Headers", headers["access-control-request-headers"] ?? "*"],
  ["Access-Control-Allow-Private-Network", "true"],
  ["Access-Control-Max-Age", String(preflightSeconds)],
];

/** Longest body of a request, in bytes; the limit of the site's proxy. */
const maxBytes = 10 * 1024 * 1024;

/** The response to a request that fails in the server. */
const failure = { contentType: "text/plain; charset=utf-8", text: "The mock server failed; see its log.\n" };

/** A mock server, and the function that ends its channels. */
export interface MockServer {
  readonly server: Server;
  readonly closeChannels: () => void;
}

/** Creates the server of descriptions, for HTTP and WebSocket. */
export function createMockServer(deps: MockServerDeps): MockServer {
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    answerRequest(request, response, deps, count).catch((error: unknown) => {
      // A client that disconnects early is not an error. A request that was read whole is destroyed too.
      const hasLeft = response.destroyed || (request.destroyed && !request.complete);
      if (!hasLeft) deps.onError(error);
      if (hasLeft || response.headersSent) response.destroy();
      else response.writeHead(500, flat([["Content-Type", failure.contentType], noSniffing])).end(failure.text);
    });
  });
  guardServer(server, {
    failure,
    onError: deps.onError,
  });
  const closeChannels = serveChannels(server, deps);
  // A page that points its own name at this machine is not one of this machine (docs/hosts.md).
  serveHosts(server, {
    hosts: deps.hosts,
    onError: deps.onError,
    answer: ({ message }) => ({ contentType: failure.contentType, text: `${message}\n` }),
  });
  return { server, closeChannels };
}

async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { parts, hosts, delay, onAnswer }: MockServerDeps,
  count: number,
): Promise<void> {
  const { method = "GET", url = "/" } = request;
  const page = { origin: request.headers.origin, isOwnHost: servedHosts(hosts) };
  if (isPreflight(method, request.headers)) {
    response.writeHead(204, flat([...preflightHeaders(page, request.headers), noSniffing])).end();
    return;
  }
  const body = await readBody(request);
  if (body === undefined) {
    response.writeHead(413, flat([["Connection", "close"], noSniffing])).end();
    return;
  }
  const answer = parts().answer({ method, target: url, headers: headerFields(request.rawHeaders), body }, count);
  if (delay > 0) await sleep(delay);
  await writeAnswer(answer, { response, page, isHead: method === "HEAD" });
  onAnswer(method, url, answer.status);
}

interface Writing {
  readonly response: ServerResponse;
  readonly page: CallingPage;
  readonly isHead: boolean;
}

async function writeAnswer({ status, headers, body }: MockAnswer, { response, page, isHead }: Writing): Promise<void> {
  const described = headers.filter(([name]) => name.toLowerCase() !== noSniffing[0].toLowerCase());
  const all = [...described, noSniffing, ...readableBy(page, headers)];
  if (body.kind === "bytes") {
    const length = String(body.bytes.byteLength);
    const isSized = ![204, 304].includes(status) && !(isHead && body.bytes.byteLength === 0);
    response.writeHead(status, flat([...all, ...(isSized ? [["Content-Length", length] as const] : [])]));
    response.end(isHead ? undefined : body.bytes);
    return;
  }
  response.writeHead(status, flat([...all, ["Cache-Control", "no-store"]]));
  response.flushHeaders();
  for (const [i, chunk] of (isHead ? [] : body.chunks).entries()) {
    if (i > 0) await sleep(chunkPause);
    if (response.destroyed) return;
    response.write(chunk);
  }
  response.end();
}

/** Lists header fields as Node writes them, with repeated names. */
const flat = (headers: readonly HeaderField[]): string[] => headers.flat();

/** Reads a body; undefined if it is too long. */
async function readBody(request: IncomingMessage): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
