import type { HttpMethod, PartEncoding, PathPart } from "#engine/model";
import type { ObjectShape, Shape } from "#engine/shape";
import type { ReportedIssue } from "./reported-issue.ts";
import type { Sendable } from "./sendable.ts";

/** A declared error of a call; `{error, content}` on the wire (docs/behavior.md#registry-calls). */
export interface NamedError {
  readonly error: string;
  readonly content?: unknown;
}

/** A named error at run time. Without `content` the error has no body. */
export interface ErrorDescriptor {
  readonly name: string;
  readonly status: number;
  readonly content?: Shape;
  /**
   * Its wire format. By default the property `error` names it and `content` holds its content; `property` uses another
   * name; with `status` the body is the content alone and the status identifies the error.
   */
  readonly wire?: { readonly kind: "property"; readonly name: string } | { readonly kind: "status" };
}

/** The parts of a request, each present if the endpoint has such a part (docs/behavior.md#form-state). */
export interface RequestParts {
  readonly headers?: object;
  readonly pathParameters?: object;
  readonly queryParameters?: object;
  readonly body?: unknown;
}

/**
 * One call of a service, as data. It types the client, the server and the form.
 *
 * `request` is an object shape with the properties of `RequestParts` that the call has, in that order; `response` is
 * absent if the answer has no body (204). `__req`, `__res`, `__err` and `__items` exist for the compiler only; the last
 * is the path of a page's items, such as `$response.items`.
 */
export interface Endpoint<
  Req = unknown,
  Res = unknown,
  Err extends NamedError = NamedError,
  Items extends string = string,
> {
  readonly id: string;
  readonly method: HttpMethod;
  readonly path: readonly PathPart[];
  /** True if the call requires `Authorization: Bearer <token>`. */
  readonly auth: boolean;
  readonly request: ObjectShape;
  readonly response?: Shape;
  readonly errors: readonly ErrorDescriptor[];
  /** The encoding of the request body; JSON if absent. */
  readonly requestBody?: RequestEncoding;
  /** The encoding of a success; if absent, one JSON text of shape `response`, or no body. */
  readonly responseBody?: ResponseEncoding;
  /** The stream of a success: always, or as an alternative to `response` if the request asks for it. */
  readonly stream?: StreamEncoding;
  /** The status of a success, unless it is 200 with a body or 204 without one. */
  readonly status?: number;
  /** True if making the call twice has the same effect as making it once. */
  readonly idempotent?: true;
  /** Present if a failed call must not be repeated automatically. */
  readonly retries?: false;
  /** The name of the address to call, if an environment has several. */
  readonly baseUrl?: string;
  /**
   * The ways to log in that the call accepts, each with its schemes and their scopes; if absent, the ways of the API.
   */
  readonly security?: readonly { readonly [scheme: string]: readonly string[] }[];
  readonly pagination?: Pagination;
  /**
   * True if it may contain 64-bit numbers: digit text in the types, numbers on the wire. It needs a codec that knows
   * the types.
   */
  readonly exact?: true;
  readonly __req?: Req;
  readonly __res?: Res;
  readonly __err?: Err;
  readonly __items?: Items;
}

/** The request of a call. */
export type RequestOf<E> = E extends Endpoint<infer Req, unknown, NamedError> ? Req : never;

/** The body of a call's success. */
export type ResponseOf<E> = E extends Endpoint<unknown, infer Res, NamedError> ? Res : never;

/** The named errors that a call is known to end with. */
export type ErrorOf<E> = E extends Endpoint<unknown, unknown, infer Err> ? Err : never;

/** The encoding of a body other than `application/json`. `parts` holds the encodings of form parts that need one. */
export type RequestEncoding =
  | { readonly kind: "json"; readonly contentType: string }
  | { readonly kind: "form-urlencoded"; readonly contentType: string }
  | { readonly kind: "form-data"; readonly parts: { readonly [key: string]: PartEncoding } }
  | { readonly kind: "octet-stream"; readonly contentType: string };

/** An answer that is not JSON: text, or bytes, which are a file where they are to be saved. */
export interface ResponseEncoding {
  readonly kind: "text" | "file" | "bytes";
  readonly contentType?: string;
}

/** A streamed answer: lines of JSON, server-sent events with JSON data, or text. `when` is the path in the request. */
export interface StreamEncoding {
  readonly format: "json" | "sse" | "text";
  /** The shape of each chunk; absent for text. */
  readonly shape?: Shape;
  /** The chunk that marks the end. */
  readonly terminator?: string;
  readonly when?: readonly string[];
}

/** The pagination of a call, by paths such as `$request.page` and `$response.items`. */
export interface Pagination {
  readonly kind: "offset" | "cursor" | "uri" | "path" | "custom";
  readonly paths: { readonly [key: string]: string };
  /** The start of counted pages; if absent, item 0 or page 1. */
  readonly from?: number;
}

/** The calls of one area, by name. */
export interface Service {
  readonly [name: string]: Endpoint;
}

/**
 * The reason why a call has no declared outcome (docs/behavior.md#transport-errors). `wrong-shape` occurs only if the
 * caller asks for checking.
 */
export type TransportFailure =
  | { readonly reason: "status-code"; readonly statusCode: number; readonly body: unknown }
  | { readonly reason: "non-json"; readonly statusCode: number; readonly rawBody: string }
  | {
      readonly reason: "wrong-shape";
      readonly statusCode: number;
      readonly body: unknown;
      readonly issues: readonly ReportedIssue[];
    }
  | { readonly reason: "timeout" }
  | { readonly reason: "unknown"; readonly errorMessage: string };

/**
 * Status and headers of every response. The status is 499 after an abort or a timeout and 0 if there was no response.
 */
export interface RawResponse {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
}

/**
 * The outcome of a call: one of its declared ways, or `unknown` for everything else, such as an outage, a timeout or an
 * undeclared error.
 */
export type Outcome<Res, Err extends NamedError> =
  | { readonly ok: true; readonly body: Res; readonly rawResponse: RawResponse }
  | ({ readonly ok: false; readonly rawResponse: RawResponse } & Err)
  | {
      readonly ok: false;
      readonly error: "unknown";
      readonly failure: TransportFailure;
      readonly rawResponse: RawResponse;
    };

/** Settings of one call that win over the client's. */
export interface CallOptions {
  /** Ends the call, and a stream that it answered with. */
  readonly signal?: AbortSignal;
  /** The timeout of one attempt, in milliseconds; of a stream, the timeout of its start and of each next chunk. */
  readonly timeoutInSeconds?: number;
  readonly maxRetries?: number;
  readonly headers?: { readonly [name: string]: string };
  /** True if a response that does not match its shape is a failure; see `TransportFailure`. */
  readonly check?: boolean;
  /** Replaces the URL of the request. */
  readonly address?: (url: string) => string;
}

type Argument<Req> =
  Record<never, never> extends Req ? [request?: Req, options?: CallOptions] : [request: Req, options?: CallOptions];

/** The function that a descriptor promises. */
export type Call<E> =
  E extends Endpoint<infer Req, infer Res, infer Err>
    ? (...call: Argument<Sendable<Req>>) => Promise<Outcome<Res, Err>>
    : never;

/** The typed client of one area. Only its descriptors are generated. */
export type Client<S> = { readonly [K in keyof S]: Call<S[K]> };

/** The only access to the network: makes a call and returns its outcome; it never throws. */
export type Transport = (
  endpoint: Endpoint,
  request: RequestParts,
  options: CallOptions,
) => Promise<Outcome<unknown, NamedError>>;
