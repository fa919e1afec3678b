import { lookup } from "node:dns/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { Agent } from "undici";
import { exchangeId } from "#process";
import { readOrigins, readRanges } from "./address-settings.ts";
import {
  createActiveConnections,
  createEndings,
  type Exchange,
  type ForwardDeps,
  forward,
  type LogEntry,
  openExchange,
  type UpstreamRequest,
} from "./call/index.ts";
import { createBounds, type SchemeOf } from "./callers/index.ts";
import { createChannels } from "./channel/channels.ts";
import { addCredentials, type CredentialsOf } from "./credentials.ts";
import { defaultLimits, type ProxyLimits } from "./limits/index.ts";
import { type Admitted, admit, buildUpstreamRequest, type RuleDeps } from "./rules.ts";
import { type AllowedEnvironment, createDialer, type DialOptions, type Resolve, type Target } from "./target/index.ts";

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

interface ProxyDeps extends RuleDeps, Omit<ForwardDeps, "agent"> {
  readonly agentOf: (target: Target) => Agent;
  readonly environments: ProxyOptions["environments"];
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

async function lookUp(hostname: string): Promise<readonly string[]> {
  const found = await lookup(hostname, { all: true });
  return found.map(({ address }) => address);
}
