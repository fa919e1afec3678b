import type { Hono } from "hono";
import type { Kysely } from "kysely";
import type { Types } from "#engine/shape";
import {
  type AnyHandler,
  callHandler,
  type Endpoint,
  errorAnswer,
  type Implementation,
  type ServerRequest,
  type Service,
} from "#transport";
import type { Attempts } from "../access/attempts.ts";
import { anonymous, authenticate, type Caller } from "../access/caller.ts";
import { bugEntry, type Log } from "../log.ts";
import type { Schema } from "../store/sql/schema.ts";
import { BodyTooLargeError, bodyLimit, readText, UnreadableBodyError } from "./body.ts";
import { responseOf, tooLarge, tooMany } from "./responses.ts";
import type { Visit, VisitContext } from "./visit.ts";

/** What a handler knows beside the request. */
export interface CallContext {
  readonly caller: Caller;
  readonly requestId: string;
}

/** A descriptor with the function that answers it. */
export interface MountedCall {
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler<CallContext>;
  /** Counts the calls of one address, where they are counted. */
  readonly attempts?: Attempts;
}

/** What mounting needs of the registry. */
export interface CallHost {
  readonly db: Kysely<Schema>;
  readonly types: Types;
  readonly log: Log;
  /** Counts tokens that were refused. */
  readonly refusedTokens: Attempts;
}

/** An area of descriptors and its implementation as a list of calls. */
export function callsOf<S extends Service>(
  service: S,
  implementation: Implementation<S, CallContext>,
  options: { readonly attempts?: Attempts } = {},
): readonly MountedCall[] {
  return Object.entries(service).map(([name, endpoint]) => {
    // The entry of a name answers the descriptor of that name: that is what `Implementation` promises.
    const handler = implementation[name] as AnyHandler<CallContext>;
    return { endpoint, handler, ...options };
  });
}

/**
 * Mounts calls on an app: the token first, then the limits, then the request. Paths with fewer parameters win, so that
 * `urls/list` is never taken for `{id}`. A call asks for a token unless its descriptor says that it needs none.
 */
export function mountCalls(app: Hono<Visit>, calls: readonly MountedCall[], host: CallHost): void {
  const parameters = ({ endpoint }: MountedCall): number =>
    endpoint.path.filter((piece) => piece.kind === "parameter").length;
  for (const call of calls.toSorted((a, b) => parameters(a) - parameters(b))) {
    app.on(call.endpoint.method, routeOf(call.endpoint), answerer(call, host));
  }
}

const routeOf = (endpoint: Endpoint): string =>
  endpoint.path.map((piece) => (piece.kind === "literal" ? piece.value : `:${piece.key}`)).join("");

function answerer({ endpoint, handler, attempts }: MountedCall, host: CallHost) {
  const endpointId = endpoint.id;
  const handle = callHandler(endpoint, handler, {
    types: host.types,
    onBug: ({ cause }, { requestId }) => host.log(bugEntry(cause, { requestId, endpointId })),
  });
  return async (visit: VisitContext): Promise<Response> => {
    visit.set("endpointId", endpointId);
    const authentication = endpoint.auth
      ? await authenticate(host.db, visit.req.header("authorization"))
      : ({ ok: true, caller: anonymous } as const);
    if (!authentication.ok) {
      const wait = authentication.presented ? await host.refusedTokens(visit.env.address) : undefined;
      return wait === undefined ? unauthorized(authentication.sentence) : tooMany(wait);
    }
    const { caller } = authentication;
    visit.set("caller", caller);
    const wait = await attempts?.(visit.env.address);
    if (wait !== undefined) return tooMany(wait);
    try {
      return responseOf(await handle(requestOf(visit), { caller, requestId: visit.var.requestId }));
    } catch (error) {
      if (error instanceof BodyTooLargeError) return tooLarge(bodyLimit);
      if (error instanceof UnreadableBodyError) return responseOf(errorAnswer(400, "BadRequestError", error.message));
      throw error;
    }
  };
}

const unauthorized = (sentence: string): Response =>
  responseOf(errorAnswer(401, "UnauthorizedError", sentence), { "WWW-Authenticate": "Bearer" });

const requestOf = (visit: VisitContext): ServerRequest => ({
  pathParameters: visit.req.param(),
  queryParameters: visit.req.queries(),
  headers: visit.req.header(),
  readBody: () => readText(visit.req.raw),
});
