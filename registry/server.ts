import { Hono } from "hono";
import { typesFrom } from "#engine/shape";
import { registryTypes } from "#generated/types";
import { exchangeId } from "#process";
import { internalError } from "#transport";
import { type AttemptLimit, countAttempts } from "./access/attempts.ts";
import { type FirstToken, firstToken } from "./access/first-token.ts";
import type { Visit } from "./http/app-env.ts";
import { largeBytes, mountCalls } from "./http/calls.ts";
import { mountFiles } from "./http/files.ts";
import { noSuchCall, responseOf } from "./http/responses.ts";
import type { LargeCallProgram } from "./large-calls/call-process.ts";
import { type LargeCallLimits, type LargeCalls, largeCalls } from "./large-calls/large-calls.ts";
import { bugEntry, type Log } from "./log.ts";
import { registryCalls } from "./registry-calls.ts";
import { openStore, type Store } from "./store/store.ts";
import { sweepObjects } from "./store/sweep.ts";

/** Options of opening a registry. */
export interface RegistryOptions {
  /** The data folder; created if missing. */
  readonly dataFolder: string;
  /** The address at which others reach the registry, without a slash at the end, such as `http://localhost:4001`. */
  readonly publicUrl: string;
  readonly log: Log;
  /**
   * The required ending of a docs site's main address, such as `docs.plants.example`; without it any host is accepted.
   */
  readonly domainSuffix?: string;
  /** The clock; the machine's own unless one is injected. */
  readonly now?: () => Date;
  readonly limits?: Partial<RegistryLimits>;
  /**
   * The program that answers calls whose bodies or documents are larger than 1 MiB, so that they don't block other
   * calls. Without it this process answers them.
   */
  readonly largeCalls?: LargeCallProgram & { readonly limits?: Partial<LargeCallLimits> };
}

/** The rate limits of one address for actions that strangers try. */
export interface RegistryLimits {
  /** Calls that make or end tokens. */
  readonly tokenCalls: AttemptLimit;
  /** Calls with a token that is unknown or revoked. */
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
  /** The first token of the organisation that runs the registry, and the file that holds it. */
  readonly firstToken: FirstToken;
  /** Refuses large calls that wait and further ones, so that `close` waits for the running one only. */
  readonly drain: () => void;
  /** Drains, waits for the open requests, and closes the store. */
  readonly close: () => Promise<void>;
}

/** Opens the registry: its store, its first token, and all calls mounted from their descriptors. */
export async function createRegistry(options: RegistryOptions): Promise<Registry> {
  const { dataFolder, publicUrl, log, now = () => new Date() } = options;
  const store = await openStore(dataFolder, (name, notes) => log({ event: "migration", name, notes }));
  try {
    const first = await firstToken(store.db, dataFolder, now);
    await sweepObjects(store, now());
    const large = largeCallsOf(options);
    const app = appOf(store, options, now, large);
    const openCalls = new Set<Promise<Response>>();
    const drain = (): void => large?.drain();
    return {
      publicUrl,
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
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function largeCallsOf({ largeCalls: given, log, ...options }: RegistryOptions): LargeCalls | undefined {
  const { dataFolder, publicUrl, domainSuffix } = options;
  return (
    given &&
    largeCalls(given, {
      setup: { type: "setup", parent: process.pid, dataFolder, publicUrl, domainSuffix },
      log,
      ...(given.limits && { limits: given.limits }),
    })
  );
}

function appOf(store: Store, options: RegistryOptions, now: () => Date, large: LargeCalls | undefined): Hono<Visit> {
  const { publicUrl, log, domainSuffix } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const types = typesFrom(registryTypes);

  const app = new Hono<Visit>();
  watch(app, log);
  app.get("/health", (visit) => {
    visit.set("endpointId", "health");
    return responseOf({ status: 200, text: '{"status":"ok"}' });
  });
  mountFiles(app, store, now);
  const calls = registryCalls({
    ...{ store, types, publicUrl, domainSuffix, now },
    tokenAttempts: countAttempts(limits.tokenCalls),
    ...(large && { mostDocumentBytes: largeBytes }),
  });
  mountCalls(app, calls, { db: store.db, types, log, refusedTokens: countAttempts(limits.refusedTokens), large });
  return app;
}

/** Names each request, logs how it ended, and answers what no call answered. */
function watch(app: Hono<Visit>, log: Log): void {
  app.use(async (visit, next) => {
    const requestId = exchangeId();
    visit.set("requestId", requestId);
    visit.set("endpointId", "none");
    const begun = performance.now();
    await next();
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
    log(bugEntry(cause, { requestId: visit.var.requestId, endpointId: visit.var.endpointId }));
    return responseOf(internalError());
  });
}
