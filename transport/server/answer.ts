import type { Endpoint, NamedError, Service } from "../call.ts";

/** The result of a handler: the body, one of the errors that the descriptor names, or a refusal of the request. */
export type Answer<Res, Err extends NamedError> = { readonly ok: true; readonly body: Res } | Failure<Err> | Refusal;

/** The error half of an answer. */
export type Failure<Err extends NamedError> = { readonly ok: false; readonly error: Err };

/**
 * A request that fits its shape and still makes no sense; goes out as 400 `BadRequestError`, as any other bad request.
 */
export interface Refusal {
  readonly ok: false;
  /** A sentence for people: what is wrong and what to send instead. */
  readonly refused: string;
}

/** Answers that the request makes no sense, in a sentence. */
export const refuse = (refused: string): Refusal => ({ ok: false, refused });

/** Answers with a body; without an argument, with none. */
export function ok(): { readonly ok: true; readonly body: undefined };
export function ok<Res>(body: Res): { readonly ok: true; readonly body: Res };
export function ok(body?: unknown): { readonly ok: true; readonly body: unknown } {
  return { ok: true, body };
}

/** Answers with a named error of the call, such as `fail({ error: "UserNotInOrgError", content: "…" })`. */
export const fail = <const Err extends NamedError>(error: Err): Failure<Err> => ({ ok: false, error });

/**
 * The function that answers one descriptor. `context` is what the host knows beside the request, such as the caller.
 */
export type Handler<E, Context> =
  E extends Endpoint<infer Req, infer Res, infer Err>
    ? (request: Req, context: Context) => Promise<Answer<Res, Err>>
    : never;

/** The functions that answer an area of descriptors; the other end of `Client`. */
export type Implementation<S extends Service, Context = undefined> = {
  readonly [K in keyof S]: Handler<S[K], Context>;
};
