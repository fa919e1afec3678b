import type { Endpoint, NamedError, Service } from "../call.ts";

/** The result of a handler: the body, one of the errors that the descriptor names, or a refusal of the request. */
export type Answer<Res, Err extends NamedError> = { readonly ok: true; readonly body: Res } | Failure<Err> | Refusal;

/** The errors of an answer. */
export type Failure<Err extends NamedError> = { readonly ok: false; readonly error: Err };

/**
 * A request that matches its shape but is invalid for other reasons; it is sent as 400 `BadRequestError`, like any
 * other bad request.
 */
export interface Refusal {
  readonly ok: false;
  /** A sentence for people: the error, and what to send instead. */
  readonly refused: string;
}

/** Returns the answer to a bad request. */
export const refuse = (refused: string): Refusal => ({ ok: false, refused });

/** Returns an answer with a body, or without one. */
export function ok(): { readonly ok: true; readonly body: undefined };
export function ok<Res>(body: Res): { readonly ok: true; readonly body: Res };
export function ok(body?: unknown): { readonly ok: true; readonly body: unknown } {
  return { ok: true, body };
}

/** Returns an answer with a named error of the call, such as `fail({ error: "UserNotInOrgError", content: "…" })`. */
export const fail = <const Err extends NamedError>(error: Err): Failure<Err> => ({ ok: false, error });

/** The handler of one descriptor. `context` has the host's facts about the request, such as the caller. */
export type Handler<E, Context> =
  E extends Endpoint<infer Req, infer Res, infer Err>
    ? (request: Req, context: Context) => Promise<Answer<Res, Err>>
    : never;

/** The handlers of an area of descriptors, the counterpart of `Client`. */
export type Implementation<S extends Service, Context = undefined> = {
  readonly [K in keyof S]: Handler<S[K], Context>;
};
