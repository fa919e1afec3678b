import { lookup } from "node:dns/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { Agent } from "undici";
import { decodedPath } from "#engine/host";
import { exchangeId } from "#process";
import {
  createActiveConnections,
  createEndings,
  type Endings,
  type Exchange,
  type ForwardDeps,
  forward,
  type LogEntry,
  openExchange,
  refusalText,
  type UpstreamRequest,
} from "./call/index.ts";
import {
  type Bounds,
  type CallingPages,
  clientKey,
  corsHeaders,
  createBounds,
  isAllowedOrigin,
  isBareOrigin,
  preflightHeaders,
  type SchemeOf,
} from "./callers/index.ts";
import { createChannels } from "./channel/channels.ts";
import { addCredentials, type CredentialsOf } from "./credentials.ts";
import { guardHeaders, isToken, probeHeaders, rebuildHeaders, sizeOf } from "./headers/index.ts";
import { defaultLimits, type ProxyLimits } from "./limits/index.ts";
import {
  type AllowedEnvironment,
  canonicalOrigin,
  createDialer,
  type DialOptions,
  findTarget,
  type PrivateRanges,
  type Resolve,
  readRange,
  type Target,
} from "./target/index.ts";
import type { CauseCode } from "./wire/index.ts";
import { proxyHeaders } from "./wire/index.ts";

/** The configuration and the dependencies of a proxy. */
export interface ProxyOptions {
  /**
   * Returns the environments of registered APIs that a request may call, at every call. It should cache, and return the
   * same list until that changes.
   */
  readonly environments: (request: IncomingMessage) => Promise<readonly AllowedEnvironment[]>;
  /** Origins (`http://localhost:4001`) that may be reached although their address is private. */
  readonly privateOrigins: readonly string[];
  /** Ranges (`10.1.0.0/16`) that the host names of these origins may resolve to; `defaultPrivateRanges` when absent. */
  readonly privateRanges?: readonly string[];
  /** Origins of the pages that may call. */
  readonly pageOrigins: readonly string[];
  /**
   * Returns the scheme at which readers see the host that a call names: pages of that origin may call, too. Only for a
   * server that answers for its own hosts alone.
   */
  readonly schemeOf?: SchemeOf | undefined;
  readonly limits?: Partial<ProxyLimits>;
  /** Called once for each call, when it is over. */
  readonly log: (entry: LogEntry) => void;
  /** The name lookup; Node's own when absent. */
  readonly resolve?: Resolve;
  /** A monotonic clock, in milliseconds; Node's own by default. */
  readonly now?: () => number;
  /**
   * The number of the operator's own reverse proxies in front, each of which appends to `x-forwarded-for`. Default 0.
   */
  readonly trustedHops?: number;
  /** Additional trusted certificates (PEM). */
  readonly certificateAuthorities?: readonly string[];
  /** Pages send requests straight to the APIs, so calls are not forwarded; pages may still ask why a request failed. */
  readonly probeOnly?: boolean;
  /** Returns headers that the operator adds to a call; pages don't see them. A header of the reader wins. */
  readonly credentials?: CredentialsOf | undefined;
}

/** A forwarding proxy for the playground. */
export interface ForwardingProxy {
  /** Answers one call, whatever its path. Never throws and never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Takes one WebSocket connection for a channel, whatever its path; see wire.ts. Never throws. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /**
   * Takes no more calls, waits for the running ones (`closeMs` at most), ends channels and lets go of all connections.
   */
  close(): Promise<void>;
}

/** A setting of the proxy is invalid: `setting` names it, `value` is the entry, `error` a clause about it. */
export class ProxySettingError extends Error {
  override readonly name = "ProxySettingError";
  readonly setting: "privateOrigins" | "pageOrigins" | "privateRanges";
  readonly value: string;
  constructor(setting: ProxySettingError["setting"], value: string, error: string) {
    super(`${setting}: "${value}" ${error}`);
    this.setting = setting;
    this.value = value;
  }
}

interface ProxyDeps extends Omit<ForwardDeps, "agent">, CallingPages {
  readonly agentOf: (target: Target) => Agent;
  readonly environments: ProxyOptions["environments"];
  readonly bounds: Bounds;
  readonly trustedHops: number;
  readonly endings: Endings;
  readonly probeOnly: boolean;
  readonly credentials: CredentialsOf | undefined;
}

/** Creates a proxy that reaches the environments of registered APIs and nothing else. Throws `ProxySettingError`. */
export function createProxy(options: ProxyOptions): ForwardingProxy {
  const limits = { ...defaultLimits, ...options.limits };
  const log = (entry: LogEntry) => {
    try {
      options.log(entry);
    } catch {
      // A failing log must not end the calls it records, and there is no other place to report it.
    }
  };
  const now = options.now ?? (() => performance.now());
  const dialing = {
    resolve: options.resolve ?? lookUp,
    privateOrigins: readOrigins("privateOrigins", options.privateOrigins),
    privateRanges: options.privateRanges && readRanges(options.privateRanges),
    certificateAuthorities: options.certificateAuthorities ?? [],
    connectMs: limits.connectMs,
  };
  // Connections are pooled by origin, so environments with access to this machine have a separate pool.
  const usual = createReach({ ...dialing, loopback: false }, limits);
  const withLoopback = createReach({ ...dialing, loopback: true }, limits);
  const reachOf = ({ environment }: Target) => (environment.loopback === true ? withLoopback : usual);
  const deps: ProxyDeps = {
    environments: options.environments,
    pageOrigins: readOrigins("pageOrigins", options.pageOrigins),
    schemeOf: options.schemeOf,
    bounds: createBounds(limits, now),
    trustedHops: options.trustedHops ?? 0,
    endings: createEndings(),
    probeOnly: options.probeOnly ?? false,
    credentials: options.credentials,
    limits,
    now,
    agentOf: (target) => reachOf(target).agent,
  };
  const exchanges = createActiveConnections<Exchange>();
  const channels = createChannels({ ...deps, connectorOf: (target) => reachOf(target).connect, log });
  let closed: Promise<void> | undefined;

  const close = async () => {
    const patience = setTimeout(() => {
      for (const exchange of exchanges.all()) exchange.refuse("closing");
    }, limits.closeMs);
    const calls = exchanges.all().map((exchange) => new Promise<void>((resolve) => exchange.whenOver(resolve)));
    await Promise.all([channels.close(), ...calls]);
    clearTimeout(patience);
    await Promise.all([usual.agent.destroy(), withLoopback.agent.destroy()]);
  };

  return {
    handle(request, response) {
      const exchange = openExchange(request, response, {
        id: exchangeId(),
        now,
        log,
        lingerMs: limits.lingerMs,
        cut: deps.endings.keep,
      });
      if (closed !== undefined) return exchange.refuse("closing");
      exchange.whenOver(exchanges.add(exchange));
      serve(exchange, deps);
    },
    upgrade: channels.upgrade,
    close() {
      closed ??= close();
      return closed;
    },
  };
}

/** A dialer, and the HTTP client that keeps the connections that it has opened. */
function createReach(dialing: DialOptions, limits: ProxyLimits) {
  const connect = createDialer(dialing);
  const agent = new Agent({
    connect,
    maxHeaderSize: limits.headerBytes,
    keepAliveTimeout: limits.keepAliveMs,
    keepAliveMaxTimeout: limits.keepAliveMs,
    // The client's own timers are half a second coarse; deadlines.ts keeps the time.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return { connect, agent };
}

/** A call that has passed the rules so far; `leave` frees its slot. */
interface Admitted {
  readonly call: ControlHeaders;
  readonly leave: () => void;
}

/** Applies the rules to a call, in order; the first broken one refuses it. Never throws. */
function serve(exchange: Exchange, deps: ProxyDeps): void {
  const orRefuse = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      exchange.refuse("internal", { error });
    }
  };
  orRefuse(() => {
    const admitted = admit(exchange, deps);
    if (admitted === undefined) return;
    const { leave } = admitted;
    const refuseUnlisted = (): void => {
      leave();
      exchange.refuse("registry-unavailable");
    };
    // An `async` function would make three promises more for each call.
    try {
      deps
        .environments(exchange.request)
        .then((registered) => orRefuse(() => forwardTo(registered, exchange, admitted, deps)), refuseUnlisted);
    } catch {
      refuseUnlisted();
    }
  });
}

/** Checks what needs no list of environments; undefined if the call has been answered. */
function admit(exchange: Exchange, deps: ProxyDeps): Admitted | undefined {
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

/** Methods by which an API sends a request back, so that a page would see the operator's credentials in it. */
const echoMethods: ReadonlySet<string> = new Set(["TRACE", "TRACK"]);

/** Forwards an admitted call to its environment, which must be a registered one. */
function forwardTo(
  registered: readonly AllowedEnvironment[],
  exchange: Exchange,
  { call, leave }: Admitted,
  deps: ProxyDeps,
): void {
  try {
    const upstream = buildUpstreamRequest(exchange, call, registered, deps);
    if (upstream === undefined || exchange.isOver()) leave();
    else if (deps.credentials === undefined || upstream.isProbe || echoMethods.has(upstream.method.toUpperCase()))
      send(exchange, upstream, deps, leave);
    else void sendWithCredentials(exchange, upstream, { ...deps, credentials: deps.credentials }, leave);
  } catch (error) {
    leave();
    throw error;
  }
}

function send(exchange: Exchange, upstream: UpstreamRequest, deps: ProxyDeps, leave: () => void): void {
  const { limits, now } = deps;
  forward(exchange, upstream, { agent: deps.agentOf(upstream.target), limits, now }, leave);
}

/** Sends a call with the operator's credentials. Never rejects. */
async function sendWithCredentials(
  exchange: Exchange,
  upstream: UpstreamRequest,
  deps: ProxyDeps & { readonly credentials: CredentialsOf },
  leave: () => void,
): Promise<void> {
  try {
    const added = await deps.credentials(exchange.request, upstream.target.environment);
    if (exchange.isOver()) return leave();
    send(exchange, { ...upstream, headers: addCredentials(upstream.headers, added) }, deps, leave);
  } catch (error) {
    leave();
    exchange.refuse("internal", { error });
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
function readCall({ request, facts, refuse }: Exchange, { limits, probeOnly }: ProxyDeps): ControlHeaders | undefined {
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

/** Builds the upstream request of a call; `undefined` if the call has been refused. */
function buildUpstreamRequest(
  { request, facts, refuse }: Exchange,
  { url, method, apiId, isProbe }: ControlHeaders,
  registered: readonly AllowedEnvironment[],
  { bounds, limits }: ProxyDeps,
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

async function lookUp(hostname: string): Promise<readonly string[]> {
  const found = await lookup(hostname, { all: true });
  return found.map(({ address }) => address);
}

function readOrigins(setting: "privateOrigins" | "pageOrigins", texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    texts.map((text) => {
      // An origin with a private address is reached by calls and channels alike; the origin of a page is never a
      // channel's.
      const origin = canonicalOrigin(text, setting === "privateOrigins" ? "websocket" : "http");
      const isBare = origin !== undefined && isBareOrigin(new URL(text));
      const error = "is not an origin; write scheme, host and port only, such as https://docs.example.com";
      if (!isBare) throw new ProxySettingError(setting, text, error);
      return origin;
    }),
  );
}

function readRanges(texts: readonly string[]): PrivateRanges {
  return texts.map((text) => {
    const read = readRange(text);
    if (!read.ok) throw new ProxySettingError("privateRanges", text, read.error);
    return read.range;
  });
}

function textOf(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === "string" ? value : value?.[0];
}
