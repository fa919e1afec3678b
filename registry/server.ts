import { Hono } from "hono";
import { typesFrom } from "#engine/shape";
import { registryTypes } from "#generated/types";
import { exchangeId } from "#process";
import type { AnswerChecks } from "#transport";
import { type AttemptCounters, type AttemptLimit, type Attempts, countAttempts } from "./access/attempts.ts";
import { type FirstToken, firstToken } from "./access/first-token.ts";
import { recordTokenUses, type TokenUses } from "./access/token-use.ts";
import { type HostSettings, hostRules } from "./host-rules.ts";
import type { Visit } from "./http/app-env.ts";
import { defaultBodyBytes } from "./http/body.ts";
import { largeBytes, mountCalls } from "./http/calls.ts";
import { mountFiles } from "./http/files.ts";
import { mountHealth } from "./http/health.ts";
import { sentRequestId } from "./http/request-id.ts";
import { createResponseCache } from "./http/response-cache.ts";
import { failure, noSuchCall, requestRefusal, responseOf, tooMany } from "./http/responses.ts";
import type { LargeCallProgram } from "./large-calls/call-process.ts";
import { type LargeCallLimits, type LargeCalls, largeCalls } from "./large-calls/large-calls.ts";
import { failureEntry, type Log } from "./log.ts";
import { registryCalls } from "./registry-calls.ts";
import { noteSiteFacts } from "./services/sites/note-facts.ts";
import { mountStaff } from "./staff/mount-staff.ts";
import type { ProcessFacts } from "./staff/process-facts.ts";
import type { StoreSettings } from "./store/settings.ts";
import { heldReservedHosts } from "./store/sql/hosts/host-owners.ts";
import { openStore, type Store, storeSettingsIn } from "./store/store.ts";
import { startSweeping } from "./store/sweep.ts";
import { noTelemetry, type Telemetry } from "./telemetry/telemetry.ts";

/** Options of opening a registry. */
export interface RegistryOptions extends StoreSettings, HostSettings {
  /** The address at which others reach the registry, without a slash at the end, such as `http://localhost:4001`. */
  readonly publicUrl: string;
  readonly log: Log;
  /** The port of docs sites on this machine, for the addresses of previews below `localhost`. */
  readonly sitePort?: number | undefined;
  /** Maximum length of the body of a call, in bytes; 32 MiB by default. */
  readonly bodyBytes?: number | undefined;
  /** The clock; the machine's own unless one is injected. */
  readonly now?: () => Date;
  readonly limits?: Partial<RegistryLimits>;
  /** Returns the check of a call's responses against its descriptor; for tests. */
  readonly checksResponses?: (endpointId: string) => AnswerChecks;
  /** Receives measurements of calls, of the store and of sweeps. */
  readonly telemetry?: Telemetry | undefined;
  /** Facts about this process for the overview of the staff. */
  readonly process?: ProcessFacts | undefined;
  /**
   * The program that answers calls with bodies or documents larger than 1 MiB, so that they don't block other calls.
   * Without it this process answers them.
   */
  readonly largeCalls?: LargeCallProgram & { readonly limits?: Partial<LargeCallLimits> };
}

/** The rate limits (docs/registry.md#rate-limits). */
export interface RegistryLimits {
  /** All calls with one token; not limited by default. */
  readonly callsOfToken?: AttemptLimit | undefined;
  /** All requests of one address; not limited by default. */
  readonly requestsOfAddress?: AttemptLimit | undefined;
  /** Calls of one address that make or end tokens. */
  readonly tokenCalls: AttemptLimit;
  /** Calls of one address with a token that is unknown, revoked or expired. */
  readonly refusedTokens: AttemptLimit;
}

const defaultLimits: RegistryLimits = {
  tokenCalls: { times: 60, seconds: 60 },
  refusedTokens: { times: 30, seconds: 60 },
};

/** Who is at the other end of a request. */
export interface Peer {
  /** The address of the socket. */
  readonly address: string;
}

/** A registry that is open. */
export interface Registry {
  /** Answers a request. Without a peer it counts as one from this process. */
  readonly fetch: (request: Request, peer?: Peer) => Promise<Response>;
  readonly publicUrl: string;
  /** The first token of the organization that runs the registry, and its file. */
  readonly firstToken: FirstToken;
  /** Makes `GET /ready` say that the registry is stopping; calls are answered as before. */
  readonly retire: () => void;
  /** Refuses large calls that wait and further ones, so that `close` waits for the running one only. */
  readonly drain: () => void;
  /** Drains, waits for the open requests, and closes the store. */
  readonly close: () => Promise<void>;
}

/** Opens the registry: its store, its first token, and all calls mounted from their descriptors. */
export async function createRegistry(options: RegistryOptions): Promise<Registry> {
  const { dataFolder, databaseUrl, publicUrl, log, telemetry, now = () => new Date() } = options;
  const store = await openStore(options, (name, notes) => log({ event: "migration", name, notes }), telemetry);
  try {
    for (const held of await heldReservedHosts(store.db, hostRules(options))) log({ event: "reserved-host", ...held });
    const first = await firstToken(store.db, { folder: dataFolder, isShared: databaseUrl !== undefined }, now);
    const onSweepError = (error: unknown) => log(failureEntry(error, { requestId: "none", endpointId: "sweep" }));
    const large = largeCallsOf(options);
    let isRetired = false;
    let isDraining = false;
    const tokenUses = recordTokenUses(store.db, {
      now,
      onError: (error) => log(failureEntry(error, { requestId: "none", endpointId: "token-use" })),
    });
    const counters = countAttempts({
      now,
      // The embedded store has one process only.
      shared: databaseUrl === undefined ? undefined : store.db,
      onError: (error) => log(failureEntry(error, { requestId: "none", endpointId: "rate-limits" })),
    });
    const app = appOf(store, options, { counters, now, large, tokenUses, accepts: () => !isRetired });
    // Started last: if an earlier step throws, the store is closed at once, and nothing may use it by then.
    const stopSweeping = startSweeping(store, onSweepError, telemetry?.sweep);
    const noting = noteSiteFacts(store, () => isDraining).catch(onSweepError);
    const openCalls = new Set<Promise<Response>>();
    const retire = (): void => {
      isRetired = true;
    };
    const drain = (): void => {
      retire();
      isDraining = true;
      large?.drain();
    };
    return {
      publicUrl,
      retire,
      drain,
      firstToken: first,
      fetch: async (request, peer = { address: "in-process" }) => {
        const answer = Promise.resolve(app.fetch(request, peer));
        openCalls.add(answer);
        try {
          return await answer;
        } finally {
          openCalls.delete(answer);
        }
      },
      close: async () => {
        drain();
        await Promise.allSettled(openCalls);
        large?.close();
        await Promise.all([stopSweeping(), noting]);
        await tokenUses.settle();
        await counters.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function largeCallsOf({ largeCalls: given, log, ...options }: RegistryOptions): LargeCalls | undefined {
  const { publicUrl, domainSuffix, operatorHosts, sitePort } = options;
  return (
    given &&
    largeCalls(given, {
      setup: {
        ...{ type: "setup", parent: process.pid, store: storeSettingsIn(options) },
        ...{ publicUrl, domainSuffix, operatorHosts, sitePort },
      },
      log,
      ...(given.limits && { limits: given.limits }),
    })
  );
}

interface AppDeps {
  readonly counters: AttemptCounters;
  readonly now: () => Date;
  readonly large: LargeCalls | undefined;
  readonly tokenUses: TokenUses;
  readonly accepts: () => boolean;
}

function appOf(store: Store, options: RegistryOptions, deps: AppDeps): Hono<Visit> {
  const { publicUrl, log, telemetry = noTelemetry, domainSuffix, operatorHosts, sitePort } = options;
  const { bodyBytes = defaultBodyBytes } = options;
  const { counters, now, large, tokenUses, accepts } = deps;
  const limits = { ...defaultLimits, ...options.limits };
  const types = typesFrom(registryTypes);

  const app = new Hono<Visit>();
  watch(app, log, telemetry);
  mountHealth(app, { check: store.check, accepts, sitePort, log });
  // Health checks of supervisors and balancers are not rate limited.
  limitRequests(app, limits.requestsOfAddress && counters.counter("request", limits.requestsOfAddress));
  mountFiles(app, store, now);
  const calls = registryCalls({
    ...{ store, types, publicUrl, domainSuffix, operatorHosts, sitePort, now },
    tokenAttempts: counters.counter("token-call", limits.tokenCalls),
    ...(large && { maxDocumentBytes: largeBytes }),
  });
  const refusedTokens = counters.counter("refused-token", limits.refusedTokens);
  mountStaff(app, { ...{ store, publicUrl, now, refusedTokens, tokenUses }, facts: options.process });
  const callsOfToken = limits.callsOfToken && counters.counter("call", limits.callsOfToken);
  mountCalls(app, calls, {
    ...{ db: store.db, types, log, bodyBytes, refusedTokens, callsOfToken, tokenUses, now, large },
    checksResponses: options.checksResponses,
    responses: createResponseCache(telemetry.cache),
  });
  return app;
}

/** Refuses requests of an address beyond its rate limit. */
function limitRequests(app: Hono<Visit>, attempts: Attempts | undefined): void {
  if (attempts === undefined) return;
  app.use(async (visit, next) => {
    const wait = attempts(visit.env.address);
    return wait === undefined ? next() : tooMany(wait);
  });
}

/** Adds an id to each request, logs and measures its outcome, and responds if no call did. */
function watch(app: Hono<Visit>, log: Log, telemetry: Telemetry): void {
  app.use(async (visit, next) => {
    const requestId = sentRequestId(visit.req.header("x-request-id")) ?? exchangeId();
    visit.set("requestId", requestId);
    visit.set("endpointId", "none");
    const begun = performance.now();
    const { method, headers } = visit.req.raw;
    await telemetry.call({ method, headers, requestId }, async () => {
      await next();
      return { operation: visit.var.endpointId, status: visit.res.status };
    });
    visit.header("X-Request-Id", requestId);
    const { endpointId, caller } = visit.var;
    log({
      event: "request",
      requestId,
      method: visit.req.method,
      endpointId,
      status: visit.res.status,
      milliseconds: Math.round(performance.now() - begun),
      ...(caller === undefined ? {} : { orgId: caller.orgId, tokenId: caller.tokenId }),
    });
  });
  app.notFound((visit) => noSuchCall(visit.req.method, visit.req.path));
  app.onError((cause, visit) => {
    const refusal = requestRefusal(cause);
    if (refusal !== undefined) return refusal;
    log(failureEntry(cause, { requestId: visit.var.requestId, endpointId: visit.var.endpointId }));
    return responseOf(failure(cause));
  });
}
