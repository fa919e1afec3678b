import type { ExampleIr } from "./example.ts";
import type { Described, PropertyIr, TypeRef } from "./type.ts";

/** A part of a path. */
export type PathPartIr =
  | { readonly kind: "literal"; readonly value: string }
  | { readonly kind: "parameter"; readonly key: string };

/** The body of a request. A body of bytes is one file; a multipart body is an object with files as parts. */
export interface BodyIr {
  readonly docs?: string;
  readonly kind: "json" | "form-urlencoded" | "form-data" | "octet-stream";
  readonly type: TypeRef;
  readonly contentType: string;
}

/** The body of a success response. Only JSON has a type; `result` is the property with the result. */
export interface ResponseIr {
  readonly docs?: string;
  readonly kind: "none" | "json" | "text" | "file" | "bytes";
  readonly type?: TypeRef;
  readonly status: number;
  readonly contentType?: string;
  readonly result?: string;
}

/** The streamed success response; `when` is the path of the request property that selects it. */
export interface StreamIr {
  readonly docs?: string;
  readonly format: "json" | "sse" | "text";
  readonly type?: TypeRef;
  readonly terminator?: string;
  readonly when?: readonly string[];
}

/** Schemes that must be used together, each with its scopes. */
export interface RequirementIr {
  readonly [scheme: string]: readonly string[];
}

/** The pagination of a call; paths are keys that start at the request or the response. */
export interface PaginationIr {
  readonly kind: "offset" | "cursor" | "uri" | "path" | "custom";
  readonly paths: { readonly [key: string]: string };
}

/** One call. */
export interface EndpointIr extends Described {
  /** `<module>.<name>`. */
  readonly id: string;
  readonly name: string;
  readonly displayName?: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD";
  readonly path: readonly PathPartIr[];
  readonly auth: boolean;
  /** The alternatives of authentication that the call itself declares. */
  readonly security?: readonly RequirementIr[];
  /** The name of the address that serves the call, if environments have several. */
  readonly baseUrl?: string;
  readonly idempotent: boolean;
  /** True if clients may retry on their own. */
  readonly retries: boolean;
  /** In the order of the path. */
  readonly pathParameters: readonly PropertyIr[];
  readonly queryParameters: readonly PropertyIr[];
  readonly headers: readonly PropertyIr[];
  readonly body?: BodyIr;
  readonly response: ResponseIr;
  readonly stream?: StreamIr;
  /** Ids of errors, in the order of the IDL. */
  readonly errors: readonly { readonly id: string; readonly docs?: string }[];
  readonly examples: readonly ExampleIr[];
  readonly pagination?: PaginationIr;
}

/** The calls of one file. */
export interface ServiceIr extends Described {
  readonly displayName?: string;
  readonly endpoints: readonly EndpointIr[];
}
