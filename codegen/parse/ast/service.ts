import type { Span, Word } from "../../source.ts";
import type { RequestAst, ResponseAst, StreamAst } from "./content.ts";
import type { DescribedAst } from "./described.ts";
import type { ErrorReferenceAst } from "./error.ts";
import type { EndpointExampleAst } from "./example.ts";
import type { PathParameterAst, PropertyAst } from "./property.ts";

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
  readonly stream?: StreamAst;
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
