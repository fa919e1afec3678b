import type { Hono } from "hono";
import type { Kysely } from "kysely";
import type { Types } from "#engine/shape";
import {
  type AnswerChecks,
  type AnyHandler,
  callHandler,
  type Endpoint,
  errorAnswer,
  type Implementation,
  type ServerAnswer,
  type ServerRequest,
  type Service,
} from "#transport";
import type { Attempts } from "../access/attempts.ts";
import { anonymous, authenticate, type Caller } from "../access/caller.ts";
import { includesScope, neededScope, type Scope } from "../access/scopes.ts";
import type { TokenUses } from "../access/token-use.ts";
import type { LargeCalls } from "../large-calls/large-calls.ts";
import { failureEntry, type Log } from "../log.ts";
import { LargeDocumentsError } from "../store/documents.ts";
import type { Schema } from "../store/sql/schema.ts";
import type { Visit, VisitContext } from "./app-env.ts";
import { decodeText, readBytes } from "./body.ts";
import type { ResponseCache } from "./response-cache.ts";
import { isAnswered, requestRefusal, responseOf, tooMany } from "./responses.ts";

/** Context of a handler, in addition to its request. */
export interface CallContext {
  readonly caller: Caller;
  readonly requestId: string;
}

/**
 * Returns the key of the response to a call with these path parameters: equal keys have equal responses. Returns
 * `undefined` if the caller gets no such response, and the handler answers.
 */
export type CacheKey = (
  pathParameters: { readonly [key: string]: string },
  caller: Caller,
) => Promise<string | undefined>;

/** A descriptor with the function that answers it. */
export interface MountedCall {
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler<CallContext>;
  /** Present if the response can be cached. */
  readonly cacheKey?: CacheKey;
  /** Counts the calls of one address, if the call has a rate limit. */
  readonly attempts?: Attempts;
  /** True if small requests may also take seconds, so that the process for large calls handles all of them. */
  readonly isSlow?: boolean;
}

/** Dependencies of mounted calls. */
export interface CallHost {
  readonly db: Kysely<Schema>;
  readonly types: Types;
  readonly log: Log;
  /** Returns the check of a call's responses against its descriptor, see `CallHandlerOptions`. */
  readonly checksResponses?: ((endpointId: string) => AnswerChecks) | undefined;
  /** Maximum length of a body, in bytes. */
  readonly bodyBytes: number;
  /** Counts tokens that were refused. */
  readonly refusedTokens: Attempts;
  /** Counts the calls with one token, if they are limited. */
  readonly callsOfToken?: Attempts | undefined;
  readonly tokenUses: TokenUses;
  readonly now: () => Date;
  readonly responses: ResponseCache;
  /** Answers calls with large bodies or documents in another process; without it, this process answers all calls. */
  readonly large?: LargeCalls | undefined;
}

/** A call has a descriptor, but its area has no function that answers it. */
export class MissingHandlerError extends Error {
  override readonly name = "MissingHandlerError";
  constructor(endpointId: string) {
    super(`no handler answers ${endpointId}; add it to the service of its area in registry/services`);
  }
}

/** An area of descriptors and its implementation as a list of calls. */
export function callsOf<S extends Service>(
  service: S,
  implementation: Implementation<S, CallContext>,
  options: Pick<MountedCall, "attempts" | "isSlow"> & {
    readonly cacheKeys?: { readonly [name in keyof S]?: CacheKey };
  } = {},
): readonly MountedCall[] {
  const { cacheKeys, ...others } = options;
  return Object.entries(service).map(([name, endpoint]) => {
    // `Implementation` declares that each entry answers the descriptor of the same name.
    const handler = implementation[name] as AnyHandler<CallContext> | undefined;
    if (handler === undefined) throw new MissingHandlerError(endpoint.id);
    const cacheKey = cacheKeys?.[name];
    return { endpoint, handler, ...(cacheKey && { cacheKey }), ...others };
  });
}

/**
 * Mounts calls on an app: token, then limits, then request. Paths with fewer parameters win, so that `urls/list` never
 * matches `{id}`. A call requires a token unless its descriptor declares otherwise.
 */
export function mountCalls(app: Hono<Visit>, calls: readonly MountedCall[], host: CallHost): void {
  const parameters = ({ endpoint }: MountedCall): number =>
    endpoint.path.filter((chunk) => chunk.kind === "parameter").length;
  for (const call of calls.toSorted((a, b) => parameters(a) - parameters(b))) {
    app.on(call.endpoint.method, routeOf(call.endpoint), answerer(call, host));
  }
}

const routeOf = (endpoint: Endpoint): string =>
  endpoint.path.map((chunk) => (chunk.kind === "literal" ? chunk.value : `:${chunk.key}`)).join("");

/** Limit of the bodies and documents that this process parses, in bytes: larger ones would block other calls. */
export const largeBytes = 1024 * 1024;

function answerer({ endpoint, handler, attempts, cacheKey, isSlow = false }: MountedCall, host: CallHost) {
  const endpointId = endpoint.id;
  const needed = neededScope(endpointId);
  const { large } = host;
  // Created lazily, so that a process starts faster.
  const makeHandle = () =>
    callHandler(endpoint, handler, {
      types: host.types,
      checksAnswers: host.checksResponses?.(endpointId),
      onBug: ({ cause }, { requestId }) => host.log(failureEntry(cause, { requestId, endpointId })),
      rethrows: (cause) => cause instanceof LargeDocumentsError || isAnswered(cause),
    });
  let handle: ReturnType<typeof makeHandle> | undefined;
  const hasBody = endpoint.request.properties.some(({ key }) => key === "body");
  return async (visit: VisitContext): Promise<Response> => {
    visit.set("endpointId", endpointId);
    const authentication = endpoint.auth
      ? await authenticate(host.db, visit.req.header("authorization"), host.now())
      : ({ ok: true, caller: anonymous, lastUsedAt: null } as const);
    if (!authentication.ok) {
      const wait = authentication.presented ? host.refusedTokens(visit.env.address) : undefined;
      return wait === undefined ? unauthorized(authentication.sentence) : tooMany(wait);
    }
    const { caller, lastUsedAt } = authentication;
    visit.set("caller", caller);
    if (caller !== anonymous) {
      const pause = host.callsOfToken?.(caller.tokenId);
      if (pause !== undefined) return tooMany(pause, "with this token");
      host.tokenUses.note(caller.tokenId, lastUsedAt);
    }
    if (!includesScope(caller.scope, needed)) return outOfScope(caller.scope, needed);
    const wait = attempts?.(visit.env.address);
    if (wait !== undefined) return tooMany(wait);
    try {
      const body = hasBody ? await readBytes(visit.req.raw, host.bodyBytes) : undefined;
      const call = { caller, requestId: visit.var.requestId, ...partsOf(visit), body };
      const answerInline = () => {
        handle ??= makeHandle();
        return handle({ ...call, readBody: async () => decodeText(body ?? new Uint8Array()) }, call);
      };
      const delegate = (to: LargeCalls) => to.answer({ type: "call", endpointId, ...call }, visit.req.raw.signal);
      const answer = async (): Promise<ServerAnswer> => {
        if (large === undefined) return answerInline();
        if (isSlow || (body !== undefined && body.length > largeBytes)) return delegate(large);
        return answerInline().catch((error: unknown) => {
          if (error instanceof LargeDocumentsError) return delegate(large);
          throw error;
        });
      };
      const key = await cacheKey?.(call.pathParameters, caller);
      if (key === undefined) return responseOf(await answer());
      return await host.responses.respond(`${endpointId} ${key}`, visit.req.raw.headers, answer);
    } catch (error) {
      const refusal = requestRefusal(error);
      if (refusal !== undefined) return refusal;
      throw error;
    }
  };
}

const unauthorized = (sentence: string): Response =>
  responseOf(errorAnswer(401, "UnauthorizedError", sentence), { "WWW-Authenticate": "Bearer" });

/** Refuses a call by 401 rather than by the 403 of RFC 6750 §3.1, since each call declares that error. */
const outOfScope = (granted: Scope, needed: Scope): Response =>
  responseOf(errorAnswer(401, "UnauthorizedError", `The token has the scope ${granted}; this call needs ${needed}.`), {
    "WWW-Authenticate": `Bearer error="insufficient_scope", scope="${needed}"`,
  });

/** Returns a request without its body and its credentials, which no handler reads. */
function partsOf(visit: VisitContext): Pick<ServerRequest, "pathParameters" | "queryParameters" | "headers"> {
  const { authorization: _, ...headers } = visit.req.header();
  return { pathParameters: visit.req.param(), queryParameters: visit.req.queries(), headers };
}
