import { decodedPath } from "#engine/host";
import { type Endings, type Exchange, refusalText, type UpstreamRequest } from "./call/index.ts";
import {
  type Bounds,
  type CallingPages,
  clientKey,
  corsHeaders,
  isAllowedOrigin,
  preflightHeaders,
} from "./callers/index.ts";
import { guardHeaders, isToken, probeHeaders, rebuildHeaders, sizeOf } from "./headers/index.ts";
import type { ProxyLimits } from "./limits/index.ts";
import { type AllowedEnvironment, findTarget } from "./target/index.ts";
import { type CauseCode, proxyHeaders } from "./wire/index.ts";

/** The limits, counters and settings that the rules read. */
export interface RuleDeps extends CallingPages {
  readonly limits: ProxyLimits;
  readonly bounds: Bounds;
  readonly endings: Endings;
  readonly trustedHops: number;
  readonly probeOnly: boolean;
}

/** A call that has passed the rules so far; `leave` frees its slot. */
export interface Admitted {
  readonly call: ControlHeaders;
  readonly leave: () => void;
}

/** Applies the rules that need no list of environments; undefined if the call has been answered. */
export function admit(exchange: Exchange, deps: RuleDeps): Admitted | undefined {
  const { request } = exchange;
  const { origin } = request.headers;
  if (request.method !== "POST" && request.method !== "OPTIONS") return void exchange.refuse("not-post");
  if (origin === undefined || !isAllowedOrigin(request, deps)) return void exchange.refuse("bad-origin");
  exchange.cors = corsHeaders(origin);
  if (request.method === "OPTIONS") return void answerPreflight(exchange);

  const client = clientKey(request, deps.trustedHops);
  const wait = deps.bounds.spendClient(client);
  if (wait !== undefined) return void exchange.refuse("too-many-requests", { retryAfterSeconds: wait });
  const requestId = textOf(request.headers[proxyHeaders.ending]);
  if (requestId !== undefined) return void answerEnding(exchange, deps.endings.take(requestId));
  const entry = deps.bounds.enter(client);
  if (!entry.ok) return void exchange.refuse(entry.cause);
  const { leave } = entry;
  try {
    const call = readCall(exchange, deps);
    if (call === undefined) return void leave();
    return { call, leave };
  } catch (error) {
    leave();
    throw error;
  }
}

/** A call as its control headers describe it. */
interface ControlHeaders {
  readonly url: string;
  readonly method: string;
  readonly apiId: string | undefined;
  readonly isProbe: boolean;
}

/** Reads the control headers of a call; `undefined` if it has been refused. */
function readCall({ request, facts, refuse }: Exchange, { limits, probeOnly }: RuleDeps): ControlHeaders | undefined {
  const url = textOf(request.headers[proxyHeaders.url]);
  const method = textOf(request.headers[proxyHeaders.method]);
  if (url === undefined || method === undefined) return void refuse("missing-control-header");
  if (!isToken(method) || method.toUpperCase() === "CONNECT") return void refuse("bad-method");
  // A reader may send any text as a method, also a secret by mistake.
  if (standardMethods.has(method)) facts.method = method;
  const isProbe = request.headers[proxyHeaders.look] !== undefined;
  if (probeOnly && !isProbe) return void refuse("proxy-off");
  if (isProbe && !preflightMethods.has(method)) return void refuse("bad-method");
  if (sizeOf(request.rawHeaders) > limits.headerBytes) return void refuse("headers-too-large");
  // A header with an invalid escape matches no API.
  const apiId = textOf(request.headers[proxyHeaders.api]);
  return { url, method, apiId: apiId && decodedPath(apiId), isProbe };
}

/** Applies the rules of the environments, and builds the upstream request; `undefined` if the call has been refused. */
export function buildUpstreamRequest(
  { request, facts, refuse }: Exchange,
  { url, method, apiId, isProbe }: ControlHeaders,
  registered: readonly AllowedEnvironment[],
  { bounds, limits }: RuleDeps,
): UpstreamRequest | undefined {
  const verdict = findTarget(url, registered, "http", apiId);
  if (!verdict.ok) return void refuse(verdict.cause);
  const { target } = verdict;
  facts.apiId = target.environment.apiId;
  facts.environmentId = target.environment.environmentId;

  const rebuilt = isProbe ? probeHeaders(request.headers) : rebuildHeaders(request.headers, limits);
  if (!rebuilt.ok) return void refuse(rebuilt.cause);
  if (Number(request.headers["content-length"] ?? 0) > limits.requestBytes) return void refuse("request-too-large");
  const wait = bounds.spendHost(target.countedHost);
  if (wait !== undefined) return void refuse("too-many-requests", { retryAfterSeconds: wait });
  return { target, method, headers: rebuilt.headers, dropped: rebuilt.dropped, isProbe };
}

/** The methods of RFC 9110 §9.3, RFC 5789 and RFC 10008. */
const standardMethods: ReadonlySet<string> = new Set([
  ...["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"],
]);

/** A probe must not change anything at the API. */
const preflightMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

function answerPreflight({ request, response, cors }: Exchange): void {
  response.writeHead(204, [...guardHeaders, ...cors, ...preflightHeaders(request.headers)]);
  response.end();
}

/** Answers why a response was cut, or 204 if that is unknown. */
function answerEnding({ response, cors }: Exchange, cause: CauseCode | undefined): void {
  const reported =
    cause === undefined ? [] : ["content-type", "application/json; charset=utf-8", proxyHeaders.cause, cause];
  response.writeHead(cause === undefined ? 204 : 200, [...reported, ...guardHeaders, ...cors]);
  response.end(cause === undefined ? undefined : refusalText(cause));
}

function textOf(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === "string" ? value : value?.[0];
}
