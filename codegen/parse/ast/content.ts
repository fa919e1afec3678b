import type { Span, Word } from "../../source.ts";
import type { Limit, PathParameterAst, PropertyAst } from "./property.ts";
import type { ObjectAst } from "./type.ts";
import type { TypeReferenceAst } from "./type-reference.ts";

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
  readonly status?: Limit;
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
