import type { Json, JsonObject } from "#engine/json";
import type { Documented, Property, Shape } from "#engine/shape";
import type { Content } from "./content.ts";

/** A method of HTTP: a token, in its own case (RFC 9110 §9.1). An API may have methods that no standard names. */
export type HttpMethod = string;

/** A piece of a path: literal text, or the value of a path parameter. */
export type PathPart =
  | { readonly kind: "literal"; readonly value: string }
  | { readonly kind: "parameter"; readonly key: string };

/** A part of an address that a reader may choose (OpenAPI "Server Variable Object"). */
export interface EnvironmentVariable {
  readonly default: string;
  /** The allowed values; absent if any text is. */
  readonly values?: readonly string[];
  readonly description?: string;
}

/** An address of an API. */
export interface Environment {
  readonly id: string;
  /** The address, with the defaults of its variables. */
  readonly baseUrl: string;
  readonly description?: string;
  /** The address with `{name}` for each variable; only present if it has variables. */
  readonly template?: string;
  readonly variables?: { readonly [name: string]: EnvironmentVariable };
  /** True if a document that was fetched for a reference names it, and not the description itself. */
  readonly fetched?: true;
  /** The audiences that it is for, only in models that were read with them. */
  readonly audiences?: readonly string[];
}

/**
 * The serialization of a parameter (OpenAPI "Style Values"). `tabDelimited` is the format `tsv` of OpenAPI 2.0. `json` and `pairs` are parameters with content: JSON, or
 * `application/x-www-form-urlencoded`. The members of a `Cookie` header are the cookies. It has the style `cookie`, and
 * so has a cookie with a value that is not percent-encoded.
 */
export interface ParameterStyle {
  readonly style:
    | "simple"
    | "label"
    | "matrix"
    | "form"
    | "spaceDelimited"
    | "pipeDelimited"
    | "tabDelimited"
    | "deepObject"
    | "json"
    | "pairs"
    | "cookie";
  /** True if each item or member is written as its own parameter. */
  readonly explode: boolean;
  /** True if the characters that RFC 3986 §2.2 reserves, and percent-encoded ones, are not encoded. */
  readonly allowReserved?: boolean;
  /** True if an empty list is sent as an empty value, since the parameter is required. */
  readonly sendsEmpty?: boolean;
  /** True if the value is the whole query string, without a name (OpenAPI 3.2 `querystring`). */
  readonly isWhole?: boolean;
  /** The serialization of pairs, or of cookies. */
  readonly members?: ParameterStyles;
}

/** Styles by the key of the parameter. */
export interface ParameterStyles {
  readonly [key: string]: ParameterStyle;
}

/** The serialization of one part of a multipart body. */
export interface PartEncoding {
  /** The media types the part may have; the first is sent. */
  readonly contentType?: readonly string[];
  /** True if each item of a list is its own part. */
  readonly exploded?: boolean;
  /** The serialization of a list or an object as text; then no media type is stated. */
  readonly style?: ParameterStyle;
  /** Further headers of the part, with the values that are sent. */
  readonly headers?: { readonly [name: string]: string };
}

/**
 * The body of a request. The shape of a form is an object, or a union of objects (`formFields`); the files of a
 * multipart form are `file` shapes.
 */
export type RequestBody =
  | ({
      readonly kind: "json";
      readonly optional: boolean;
      readonly contentType: string;
      /** The declared type of content that is entered as text; for documentation. */
      readonly content?: Shape;
    } & Content)
  | ({
      readonly kind: "form-data";
      /** True if a request may have no body; a form that the registry stores doesn't say. */
      readonly optional?: boolean;
      /** Another type than `multipart/form-data`, without its boundary. */
      readonly contentType?: string;
      /** True if parts have no names: their order says what they are (OpenAPI 3.2 `prefixEncoding`, `itemEncoding`). */
      readonly isPositional?: true;
      readonly parts: { readonly [key: string]: PartEncoding };
    } & Content)
  /** Pairs of `application/x-www-form-urlencoded`; a key without a style is written as a query parameter is. */
  | ({
      readonly kind: "urlencoded";
      readonly optional: boolean;
      readonly contentType: string;
      readonly styles: ParameterStyles;
    } & Content)
  | { readonly kind: "octet-stream"; readonly optional: boolean; readonly contentType: string };

/** Another way in which the content of a request may be sent, with the example of its media type. */
export type AlternativeBody = RequestBody & { readonly example?: Json };

/** The body of an answer. `file` is bytes to save or show; `stream` is a sequence of values. */
export type ResponseBody =
  | { readonly kind: "empty" }
  | ({ readonly kind: "json" } & Content)
  | { readonly kind: "text" }
  | { readonly kind: "file"; readonly contentType?: string }
  | ({
      readonly kind: "stream";
      readonly terminator?: string;
      /** The framing of the values: events (WHATWG HTML §9.2), lines, or none for text as it arrives. */
      readonly format?: "sse" | "ndjson" | "text";
      /** The fields of an event, if the description has them: its data, which is the value, and its name, id and retry time. */
      readonly event?: Shape;
      /** The kinds of events, if their names are declared: the data of a row has the content of its kind. */
      readonly events?: readonly NamedEvent[];
    } & Content);

/** A kind of event with its data; it may have any name if it has no `names`. */
export interface NamedEvent extends Content {
  readonly names?: readonly string[];
}

/** The body of an answer in one media type, with the example of that. */
export interface MediaBody {
  readonly contentType: string;
  readonly body: ResponseBody;
  readonly example?: Json;
}

/** A call that can follow an answer (OpenAPI "Link Object"). */
export interface ResponseLink {
  readonly name: string;
  readonly description?: string;
  /** The id of the endpoint that it calls. */
  readonly operationId?: string;
  /** The reference of the operation that it calls, if there is no id. */
  readonly operationRef?: string;
  /** Its parameters: a value, or the expression of one (OpenAPI "Runtime Expressions"). */
  readonly parameters: JsonObject;
  /** The body of the call, in the same way. */
  readonly body?: Json;
}

/** An answer that is not an error. */
export interface EndpointResponse extends Documented {
  readonly statusCode: number;
  /** The status as the definition names it if it is not a number: `2XX`, or `default` for all other statuses. */
  readonly statusRange?: string;
  readonly body: ResponseBody;
  /** The media type of the body; absent if it is the usual one of its kind and the only one of its status. */
  readonly contentType?: string;
  /** The same content in other media types. */
  readonly alternatives?: readonly MediaBody[];
  readonly links?: readonly ResponseLink[];
  /** Its headers. The headers of the first response are the endpoint's `responseHeaders`. */
  readonly headers?: readonly Property[];
}

/** An error that an endpoint is known to answer with. */
export interface EndpointError extends Documented, Partial<Content> {
  readonly name: string;
  readonly statusCode: number;
  /**
   * The code of an error of JSON-RPC, which is in the body of a success (JSON-RPC 2.0 §5.1); its content is the member
   * `error`. Absent for any code, and in calls of HTTP.
   */
  readonly rpcCode?: number;
  /** The status as the definition names it if it is not a number: `4XX`, or `default` for all other statuses. */
  readonly statusRange?: string;
  /** The media type of the content; absent if it is JSON and the only one. */
  readonly contentType?: string;
  /** The same content in other media types. */
  readonly alternatives?: readonly MediaBody[];
  readonly headers?: readonly Property[];
  readonly links?: readonly ResponseLink[];
  readonly examples: readonly { readonly name?: string; readonly value: Json }[];
}

/** One example call: request and response. */
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
  /** Code that makes this call; code of an endpoint belongs to none of its examples. */
  readonly codeSamples?: readonly CodeSample[];
}

/** Code for a call as its provider (`x-codeSamples`) or a generator of SDKs wrote it: text to be read, never run. */
export interface CodeSample {
  /** The language as its writer calls it, such as `Python` or `node`. */
  readonly language: string;
  /** The heading to show instead of the language. */
  readonly label?: string;
  /** The command that installs what the code needs. */
  readonly install?: string;
  readonly code: string;
  /** True if it calls an SDK; the playground offers it too. */
  readonly ofSdk?: true;
}

/** The protocol of calls (docs/behavior.md#types). */
export type Protocol =
  | { readonly kind: "rest" }
  | {
      readonly kind: "openrpc";
      readonly methodName: string;
      /** The keys of the parameters in their order, when they are sent as a list; by name when absent. */
      readonly positions?: readonly string[];
      /** True if the method has no result: a call has no `id`, and no response is expected (JSON-RPC 2.0 §4.1). */
      readonly isNotification?: true;
    };

/** One operation of an API as docs and forms see it. */
export interface Endpoint extends Documented {
  readonly id: string;
  readonly displayName?: string;
  /** The groups it is in, outermost first; ids of `ApiModel.groups`. */
  readonly namespace: readonly string[];
  readonly method: HttpMethod;
  readonly path: readonly PathPart[];
  /** Ids of the accepted auth schemes; empty if it is public. */
  readonly auth: readonly string[];
  /**
   * Sets of schemes, one of which is required completely. An empty set means that no credentials are needed. If absent,
   * each scheme of `auth` is enough on its own.
   */
  readonly security?: readonly (readonly string[])[];
  /**
   * The scopes that a login has to ask for, by the id of the scheme (OpenAPI "Security Requirement Object"); of several
   * alternatives, the scopes of the first one that names the scheme.
   */
  readonly scopes?: { readonly [scheme: string]: readonly string[] };
  readonly environments: readonly Environment[];
  readonly defaultEnvironment?: string;
  readonly pathParameters: readonly Property[];
  readonly queryParameters: readonly Property[];
  readonly requestHeaders: readonly Property[];
  /** The serialization of parameters. By default lists are repeated keys (docs/behavior.md#sending). */
  readonly parameterStyles?: {
    readonly path?: ParameterStyles;
    readonly query?: ParameterStyles;
    readonly headers?: ParameterStyles;
  };
  readonly responseHeaders: readonly Property[];
  readonly request?: {
    readonly description?: string;
    readonly body: RequestBody;
    /** The other ways in which the same content may be sent; each has its content type. */
    readonly alternatives?: readonly AlternativeBody[];
  };
  readonly responses: readonly EndpointResponse[];
  /** The media type that requests ask for, if a reader chose one; see `acceptOf`. */
  readonly accept?: string;
  readonly errors: readonly EndpointError[];
  readonly examples: readonly Example[];
  readonly protocol: Protocol;
  /**
   * Code that the provider wrote for this call, for the reference only. Forms omit it: their preview shows the request
   * that will be sent (docs/behavior.md#snippets), and this text does not follow the form.
   */
  readonly codeSamples?: readonly CodeSample[];
  /**
   * Templates of SDK calls by language, in the registry's form; `#snippets` reads them. `null` stands for one that
   * loads separately.
   */
  readonly snippetTemplates?: JsonObject;
}
