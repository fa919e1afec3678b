import type { Span, Word } from "../../source.ts";
import type { Yaml, YamlEntry } from "../yaml/index.ts";
import type { DescribedAst, Limit, ObjectAst, PathParameterAst, PropertyAst, TypeReferenceAst } from "./type.ts";

/** The pagination of a call. */
export type PaginationKind = "offset" | "cursor" | "uri" | "path" | "custom";

/** Paths of the properties of a paged call with its position and its results: `$request.page`, `$response.items`. */
export interface PaginationAst {
  readonly kind: PaginationKind;
  readonly paths: { readonly [key: string]: Word };
  readonly span: Span;
}

/** Schemes that must be used together, each with its scopes. */
export type RequirementAst = readonly { readonly scheme: Word; readonly scopes: readonly Word[] }[];

/** The methods that an endpoint may have. */
export type MethodName = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD";

/** One call of a service. */
export interface EndpointAst extends DescribedAst {
  readonly name: Word;
  readonly displayName?: string;
  readonly audiences: readonly Word[];
  readonly method?: MethodName;
  /** Base path that replaces the base path of the service. */
  readonly basePath?: Word;
  readonly path: Word;
  /** The name of the address that serves the call. */
  readonly url?: Word;
  /** A list has the alternatives of authentication. */
  readonly auth?: boolean | readonly RequirementAst[];
  readonly idempotent?: boolean;
  readonly retries?: { readonly disabled?: boolean };
  readonly pathParameters: readonly PathParameterAst[];
  readonly request?: RequestAst;
  readonly response?: ResponseAst;
  readonly responseStream?: StreamAst;
  /** The path of the request property that selects the stream, if the call has both responses. */
  readonly streamCondition?: Word;
  readonly errors: readonly ErrorReferenceAst[];
  readonly examples: readonly EndpointExampleAst[];
  /** `true` stands for the pagination of `api.yml`. */
  readonly pagination?: PaginationAst | boolean;
  readonly globalParameters: readonly Word[];
  readonly transport?: Span;
  readonly span: Span;
}

/** The calls of one file. */
export interface ServiceAst extends DescribedAst {
  readonly displayName?: string;
  readonly audiences: readonly Word[];
  /** If absent, calls require authentication if the API declares it. */
  readonly auth?: boolean;
  readonly basePath: Word;
  readonly url?: Word;
  readonly idempotent: boolean;
  readonly pathParameters: readonly PathParameterAst[];
  readonly headers: readonly PropertyAst[];
  readonly endpoints: readonly EndpointAst[];
  readonly transport?: Span;
  readonly span: Span;
}

/** A kind of message on a channel. */
export interface MessageAst extends DescribedAst {
  readonly name: Word;
  readonly displayName?: string;
  readonly audiences: readonly Word[];
  readonly origin: "client" | "server";
  readonly body: ContentAst;
}

/** An address where messages are exchanged. */
export interface ChannelAst extends DescribedAst {
  readonly displayName?: string;
  readonly audiences: readonly Word[];
  readonly auth: boolean;
  readonly path: Word;
  readonly url?: Word;
  readonly pathParameters: readonly PathParameterAst[];
  readonly queryParameters: readonly PropertyAst[];
  readonly headers: readonly PropertyAst[];
  readonly messages: readonly MessageAst[];
  readonly examples: readonly SessionExampleAst[];
  readonly span: Span;
}

/** A webhook: a call that the API makes to an address of its user. */
export interface WebhookAst extends DescribedAst {
  readonly name: Word;
  readonly displayName?: string;
  readonly audiences: readonly Word[];
  readonly method: "GET" | "POST";
  readonly headers: readonly PropertyAst[];
  readonly payload: ContentAst;
  readonly response?: ResponseAst;
  readonly responseStream?: StreamAst;
  readonly examples: readonly { readonly name?: string; readonly docs?: string; readonly payload: Yaml }[];
  /** The position of its signature scheme, or of the signature scheme of the file. */
  readonly signature?: Span;
}

/** A body: a use of a type, or an inline object. */
export interface BodyAst {
  readonly docs?: string;
  readonly content: TypeReferenceAst | ObjectAst;
  readonly optional?: boolean;
}

/** The body of a request. */
export interface RequestAst {
  readonly name?: Word;
  readonly docs?: string;
  readonly contentType?: Word;
  readonly pathParameters: readonly PathParameterAst[];
  readonly queryParameters: readonly PropertyAst[];
  readonly headers: readonly PropertyAst[];
  readonly body?: BodyAst;
  readonly span: Span;
}

/** The body of a success response. */
export interface ResponseAst {
  readonly docs?: string;
  readonly type?: TypeReferenceAst;
  readonly statusCode?: Limit;
  readonly contentType?: Word;
  /** The property of the response with the result. */
  readonly property?: Word;
  readonly span: Span;
}

/** A streamed success response. */
export interface StreamAst {
  readonly docs?: string;
  readonly type: TypeReferenceAst;
  readonly format: "json" | "sse";
  readonly terminator?: string;
  readonly span: Span;
}

/** The content of a message or a webhook: a use of a type, or an inline object with a name. */
export interface ContentAst {
  readonly docs?: string;
  readonly name?: Word;
  readonly content: TypeReferenceAst | ObjectAst;
}

/** A named error with its status and optional content. */
export interface ErrorAst extends DescribedAst {
  readonly name: Word;
  readonly displayName?: string;
  readonly statusCode: Limit;
  readonly type?: TypeReferenceAst | ObjectAst;
  readonly examples: readonly ErrorExampleAst[];
}

/** An example of an error. */
export interface ErrorExampleAst {
  readonly name?: string;
  readonly docs?: string;
  readonly value: Yaml;
}

/** An error that an endpoint may return. */
export interface ErrorReferenceAst {
  readonly docs?: string;
  readonly module?: Word;
  readonly name: Word;
  readonly span: Span;
}

/** Code that makes a call, written by hand. */
export interface CodeSampleAst {
  readonly name?: string;
  readonly docs?: string;
  readonly language: string;
  readonly install?: string;
  readonly code: string;
}

/** The response of an example: a body, an error, or the chunks of a stream. */
export interface AnswerAst {
  readonly error?: ErrorReferenceAst;
  readonly body?: Yaml;
  readonly stream?: readonly Yaml[];
  readonly span: Span;
}

/** An example of a call, before its values are checked. */
export interface EndpointExampleAst {
  readonly name?: string;
  readonly docs?: string;
  readonly pathParameters: readonly YamlEntry[];
  readonly queryParameters: readonly YamlEntry[];
  readonly headers: readonly YamlEntry[];
  readonly request?: Yaml;
  readonly response?: AnswerAst;
  readonly codeSamples: readonly CodeSampleAst[];
  readonly span: Span;
}

/** An example of a conversation. */
export interface SessionExampleAst {
  readonly name?: string;
  readonly docs?: string;
  readonly pathParameters: readonly YamlEntry[];
  readonly queryParameters: readonly YamlEntry[];
  readonly headers: readonly YamlEntry[];
  readonly messages: readonly { readonly type: Word; readonly body: Yaml }[];
  readonly span: Span;
}
