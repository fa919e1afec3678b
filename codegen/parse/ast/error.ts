import type { Span, Word } from "../../source.ts";
import type { Yaml } from "../yaml/index.ts";
import type { DescribedAst } from "./described.ts";
import type { Limit } from "./property.ts";
import type { ObjectAst } from "./type.ts";
import type { TypeReferenceAst } from "./type-reference.ts";

/** A named error with its status and optional content. */
export interface ErrorAst extends DescribedAst {
  readonly name: Word;
  readonly displayName?: string;
  readonly status: Limit;
  readonly content?: TypeReferenceAst | ObjectAst;
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
