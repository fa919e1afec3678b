import type { Json, JsonObject } from "#engine/json";
import type { Documented, ObjectShape, Property, Shape } from "#engine/shape";

/** The methods of HTTP that an endpoint may have. */
export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD";

/** A piece of a path: text as it stands, or the value of a path parameter. */
export type PathPart =
  | { readonly kind: "literal"; readonly value: string }
  | { readonly kind: "parameter"; readonly key: string };

/** A place where an API can be reached. */
export interface Environment {
  readonly id: string;
  readonly baseUrl: string;
}

/** How one part of a multipart body is written. */
export interface PartEncoding {
  /** The media types the part may have; the first is sent. */
  readonly contentType?: readonly string[];
  /** Whether each item of a list is a part of its own (product.md §3 "exploded value"). */
  readonly exploded?: boolean;
}

/** What a request carries (product.md §3 "Body kinds"). A multipart body is an object whose files are `file` shapes. */
export type RequestBody =
  | { readonly kind: "json"; readonly shape: Shape; readonly optional: boolean; readonly contentType: string }
  | {
      readonly kind: "form-data";
      readonly shape: ObjectShape;
      readonly parts: { readonly [key: string]: PartEncoding };
    }
  | { readonly kind: "octet-stream"; readonly optional: boolean; readonly contentType: string };

/** What an answer carries. `file` is bytes to save or show; `stream` is a row of values, one after the other. */
export type ResponseBody =
  | { readonly kind: "empty" }
  | { readonly kind: "json"; readonly shape: Shape }
  | { readonly kind: "text" }
  | { readonly kind: "file"; readonly contentType?: string }
  | { readonly kind: "stream"; readonly shape: Shape; readonly terminator?: string };

/** An answer that is no error. */
export interface EndpointResponse extends Documented {
  readonly statusCode: number;
  readonly body: ResponseBody;
}

/** An error that an endpoint is known to answer with. */
export interface EndpointError extends Documented {
  readonly name: string;
  readonly statusCode: number;
  readonly shape?: Shape;
  readonly examples: readonly { readonly name?: string; readonly value: Json }[];
}

/** One call written out: what was sent and what came back. */
export interface Example {
  readonly name?: string;
  readonly description?: string;
  /** The path as sent, parameters filled in. */
  readonly path: string;
  readonly pathParameters: JsonObject;
  readonly queryParameters: JsonObject;
  readonly headers: JsonObject;
  readonly body?: Json;
  readonly statusCode: number;
  readonly response?: Json;
}

/** How calls are told apart on the wire (product.md §3 "protocol"). */
export type Protocol = { readonly kind: "rest" } | { readonly kind: "openrpc"; readonly methodName: string };

/** One operation of an API as docs and forms see it. */
export interface Endpoint extends Documented {
  readonly id: string;
  readonly displayName?: string;
  /** The groups it stands in, outermost first; ids of `ApiModel.groups`. */
  readonly namespace: readonly string[];
  readonly method: HttpMethod;
  readonly path: readonly PathPart[];
  /** Ids of the auth schemes that it accepts; none means that it is open. */
  readonly auth: readonly string[];
  readonly environments: readonly Environment[];
  readonly defaultEnvironment?: string;
  readonly pathParameters: readonly Property[];
  readonly queryParameters: readonly Property[];
  readonly requestHeaders: readonly Property[];
  readonly responseHeaders: readonly Property[];
  readonly request?: { readonly description?: string; readonly body: RequestBody };
  readonly responses: readonly EndpointResponse[];
  readonly errors: readonly EndpointError[];
  readonly examples: readonly Example[];
  readonly protocol: Protocol;
}
