import type { TypeId } from "#engine/shape";
import type { Described, ErrorIr, ExampleIr, PropertyIr, TypeIr, TypeRef, Value, ValueMap } from "./type.ts";

/** The declarations of one file. */
export interface ModuleIr {
  /** Kebab-case name, unique: `api-latest`. */
  readonly id: string;
  /** Path of the file within the IDL folder. */
  readonly source: string;
  readonly docs?: string;
  readonly types: readonly TypeIr[];
  readonly errors: readonly ErrorIr[];
  readonly service?: ServiceIr;
  readonly channel?: ChannelIr;
  readonly webhooks: readonly WebhookIr[];
}

/** A checked API: every name resolves, every type has values, and there are no diagnostics left. */
export interface Ir {
  readonly api: ApiIr;
  /** In the order of their files. */
  readonly modules: readonly ModuleIr[];
  readonly types: ReadonlyMap<TypeId, TypeIr>;
  readonly errors: ReadonlyMap<string, ErrorIr>;
}

/** An authentication scheme. */
export type AuthIr = { readonly id: string; readonly docs?: string } & (
  | { readonly kind: "bearerAuth"; readonly tokenName?: string }
  | { readonly kind: "basicAuth"; readonly usernameName?: string; readonly passwordName?: string }
  | { readonly kind: "header"; readonly header: string; readonly label?: string; readonly prefix?: string }
  | {
      readonly kind: "oAuth";
      /** The call that returns tokens for client credentials. */
      readonly endpointId: string;
      /** The path of the token in its response, such as `.access_token`. */
      readonly accessTokenLocator: string;
      readonly headerName?: string;
      readonly tokenPrefix?: string;
      /** Other properties of that call: the client's id and secret, and the token's lifetime in seconds. */
      readonly token: { readonly clientId?: string; readonly clientSecret?: string; readonly expiresIn?: string };
    }
);

/** An environment: one address of the API, or several with names. */
export interface EnvironmentIr {
  readonly id: string;
  readonly urls: { readonly [name: string]: string };
  readonly url?: string;
  /** The audiences that it is for, only in models that keep them. */
  readonly audiences?: readonly string[];
}

/** The wire format that distinguishes errors: a property with their name, or the status alone. */
export type ErrorWireIr = { readonly kind: "property"; readonly name: string } | { readonly kind: "status" };

/** The contents of `api.yml`. */
export interface ApiIr {
  readonly name: string;
  readonly displayName?: string;
  readonly docs?: string;
  /** Every scheme, by its id. */
  readonly auths: readonly AuthIr[];
  /** Ids of the schemes that a call with authentication accepts, each on its own. */
  readonly auth: readonly string[];
  readonly environments: readonly EnvironmentIr[];
  readonly defaultUrl?: string;
  readonly errorWire: ErrorWireIr;
  /** Headers of every call. */
  readonly headers: readonly PropertyIr[];
  readonly defaultEnvironment?: string;
}

/** A kind of message on a channel. */
export interface MessageIr extends Described {
  readonly name: string;
  readonly displayName?: string;
  readonly origin: "client" | "server";
  readonly type: TypeRef;
}

/** An example of a conversation. */
export interface SessionIr {
  readonly name?: string;
  readonly docs?: string;
  readonly pathParameters: ValueMap;
  readonly queryParameters: ValueMap;
  readonly headers: ValueMap;
  readonly messages: readonly { readonly type: string; readonly body: Value }[];
}

/** An address where messages are exchanged; `id` is the name of its module. */
export interface ChannelIr extends Described {
  readonly id: string;
  readonly displayName?: string;
  readonly auth: boolean;
  readonly baseUrl?: string;
  readonly path: readonly PathPartIr[];
  readonly pathParameters: readonly PropertyIr[];
  readonly queryParameters: readonly PropertyIr[];
  readonly headers: readonly PropertyIr[];
  readonly messages: readonly MessageIr[];
  readonly examples: readonly SessionIr[];
}

/** A call that the API makes to an address of its user; `id` is `<module>.<name>`. */
export interface WebhookIr extends Described {
  readonly id: string;
  readonly name: string;
  readonly displayName?: string;
  readonly method: "GET" | "POST";
  readonly headers: readonly PropertyIr[];
  readonly payload: { readonly docs?: string; readonly type: TypeRef };
  readonly response?: TypeRef;
  readonly examples: readonly { readonly name?: string; readonly docs?: string; readonly payload: Value }[];
}

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
