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
import type { LargeCalls } from "../large-calls/large-calls.ts";
import { bugEntry, type Log } from "../log.ts";
import { LargeDocumentsError } from "../store/documents.ts";
import type { Schema } from "../store/sql/schema.ts";
import type { Visit, VisitContext } from "./app-env.ts";
import { decodeText, readBytes } from "./body.ts";
import { bodyRefusal, responseOf, tooMany } from "./responses.ts";

/** Context of a handler, in addition to its request. */
export interface CallContext {
  readonly caller: Caller;
  readonly requestId: string;
}

/** A descriptor with the function that answers it. */
export interface MountedCall {
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler<CallContext>;
  /** Counts the calls of one address, if the call has a rate limit. */
  readonly attempts?: Attempts;
}

/** Dependencies of mounted calls. */
export interface CallHost {
  readonly db: Kysely<Schema>;
  readonly types: Types;
  readonly log: Log;
  /** Counts tokens that were refused. */
  readonly refusedTokens: Attempts;
  /** Answers calls with large bodies or documents in another process; without it, this process answers all calls. */
  readonly large?: LargeCalls | undefined;
}

/** An area of descriptors and its implementation as a list of calls. */
export function callsOf<S extends Service>(
  service: S,
  implementation: Implementation<S, CallContext>,
  options: { readonly attempts?: Attempts } = {},
): readonly MountedCall[] {
  return Object.entries(service).map(([name, endpoint]) => {
    // `Implementation` declares that each entry answers the descriptor of the same name.
    const handler = implementation[name] as AnyHandler<CallContext>;
    return { endpoint, handler, ...options };
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

function answerer({ endpoint, handler, attempts }: MountedCall, host: CallHost) {
  const endpointId = endpoint.id;
  const { large } = host;
  const handle = callHandler(endpoint, handler, {
    types: host.types,
    onBug: ({ cause }, { requestId }) => host.log(bugEntry(cause, { requestId, endpointId })),
    rethrows: (cause) => cause instanceof LargeDocumentsError,
  });
  const hasBody = endpoint.request.properties.some(({ key }) => key === "body");
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
      const body = hasBody ? await readBytes(visit.req.raw) : undefined;
      const call = { caller, requestId: visit.var.requestId, ...partsOf(visit), body };
      const answerInline = () => handle({ ...call, readBody: async () => decodeText(body ?? new Uint8Array()) }, call);
      if (large === undefined) return responseOf(await answerInline());
      const delegate = () => large.answer({ type: "call", endpointId, ...call }, visit.req.raw.signal);
      if (body !== undefined && body.length > largeBytes) return responseOf(await delegate());
      const answer = await answerInline().catch((error: unknown) => {
        if (error instanceof LargeDocumentsError) return delegate();
        throw error;
      });
      return responseOf(answer);
    } catch (error) {
      const refusal = bodyRefusal(error);
      if (refusal !== undefined) return refusal;
      throw error;
    }
  };
}

const unauthorized = (sentence: string): Response =>
  responseOf(errorAnswer(401, "UnauthorizedError", sentence), { "WWW-Authenticate": "Bearer" });

/** Returns a request without its body and its credentials, which no handler reads. */
function partsOf(visit: VisitContext): Pick<ServerRequest, "pathParameters" | "queryParameters" | "headers"> {
  const { authorization: _, ...headers } = visit.req.header();
  return { pathParameters: visit.req.param(), queryParameters: visit.req.queries(), headers };
}
