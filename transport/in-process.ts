import { itemAt } from "#engine/item-at";
import type { Types } from "#engine/shape";
import type { Endpoint, Service, Transport } from "./call.ts";
import { createFetchTransport } from "./client/fetch-transport.ts";
import { exactCodec } from "./exact-codec.ts";
import { allFormats } from "./formats/all-formats.ts";
import type { Implementation } from "./server/answer.ts";
import { answerResponse } from "./server/answer-response.ts";
import { type AnyHandler, callHandler, type ServerBug } from "./server/server.ts";
import type { ServerRequest } from "./server/server-exchange.ts";

/** Options of an in-process server. */
export interface InProcessOptions<Context> {
  readonly types: Types;
  /** Called for every handler that threw. */
  readonly onBug: (bug: ServerBug, context: Context) => void;
  /** Returns the context of a call, which a host would add to the request. */
  readonly context: () => Context;
}

/** A call is not among the descriptors; its outcome is `unknown` with this message. */
class NoSuchEndpointError extends Error {
  override readonly name = "NoSuchEndpointError";
  constructor(endpoint: Endpoint) {
    super(`no implementation for ${endpoint.id}`);
  }
}

/**
 * Serves an area of descriptors in the same process, without a socket. Each request and each answer is written as text
 * and read again, as on the wire, so that both behave the same.
 */
export function inProcess<S extends Service, Context>(
  service: S,
  implementation: Implementation<S, Context>,
  options: InProcessOptions<Context>,
): Transport {
  const codec = exactCodec(options.types);
  const handlers = new Map(
    Object.entries(service).map(([name, endpoint]) => {
      // The entry of a name answers the descriptor of that name: that is what `Implementation` promises.
      const handler = implementation[name] as AnyHandler<Context>;
      return [endpoint, callHandler(endpoint, handler, options)] as const;
    }),
  );
  return (endpoint, request, call) => {
    const transport = createFetchTransport({
      baseUrl: "http://in-process.invalid",
      fetch: async (url, init) => {
        const handle = handlers.get(endpoint);
        if (handle === undefined) throw new NoSuchEndpointError(endpoint);
        return answerResponse(await handle(received(endpoint, new Request(url, init)), options.context()));
      },
      clientInfo: { language: "JavaScript", runtime: "unknown", runtimeVersion: "unknown" },
      codec,
      formats: allFormats,
      maxRetries: 0,
      // Calls stay in the process, so there are no timeouts and no retries.
      sleep: () => new Promise(() => {}),
      random: () => 0.5,
    });
    return transport(endpoint, request, call);
  };
}

/** Returns a request as a server would receive it. */
function received(endpoint: Endpoint, request: Request): ServerRequest {
  const parsed = new URL(request.url);
  const query = [...new Set(parsed.searchParams.keys())].map((key) => [key, parsed.searchParams.getAll(key)] as const);
  return {
    pathParameters: readPath(endpoint, parsed.pathname) ?? {},
    queryParameters: Object.fromEntries(query),
    headers: Object.fromEntries(request.headers),
    readBody: () => request.text(),
    readBytes: async () => new Uint8Array(await request.arrayBuffer()),
  };
}

/** Reads the parameters of a path, percent-decoded; `undefined` if the path is not the descriptor's. */
export function readPath(endpoint: Endpoint, pathname: string): { readonly [key: string]: string } | undefined {
  const keys = endpoint.path.flatMap((chunk) => (chunk.kind === "parameter" ? [chunk.key] : []));
  const pattern = endpoint.path
    .map((chunk) => (chunk.kind === "literal" ? chunk.value.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&") : "([^/]+)"))
    .join("");
  const match = new RegExp(`^${pattern}$`).exec(pathname);
  if (match === null) return undefined;
  return Object.fromEntries(keys.map((key, i) => [key, decodeURIComponent(itemAt(match, i + 1))]));
}
