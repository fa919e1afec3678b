import type { Span, Word } from "../../source.ts";
import type { Yaml } from "../yaml/index.ts";
import type { DescribedAst } from "./described.ts";
import type { TypeReferenceAst } from "./type-reference.ts";

/** Validation rules of a value, each with its position. */
export interface ValidationAst {
  readonly format?: Word;
  readonly pattern?: Word;
  readonly minLength?: Limit;
  readonly maxLength?: Limit;
  readonly min?: Limit;
  readonly max?: Limit;
  readonly exclusiveMin?: Word;
  readonly exclusiveMax?: Word;
  readonly multipleOf?: Limit;
  readonly minItems?: Limit;
  readonly maxItems?: Limit;
  readonly minProperties?: Limit;
  readonly maxProperties?: Limit;
}

/** A number in a rule. `text` holds its digits as written. */
export interface Limit extends Word {
  readonly value: number;
}

/** A use of a type with inline attributes: a property, a parameter, a header. */
export interface PropertyAst extends DescribedAst {
  readonly key: Word;
  readonly type: TypeReferenceAst;
  readonly default?: Yaml;
  readonly validation?: ValidationAst;
  readonly audiences?: readonly Word[];
  readonly access?: "READ_ONLY" | "WRITE_ONLY";
  /** True if a query parameter may occur more than once. */
  readonly repeated?: boolean;
  /** Present if the items of a list in the query are one value, separated by commas. */
  readonly joined?: Span;
  /** The media type of a part of a multipart body. */
  readonly contentType?: Word;
  /** The encoding of a list in a multipart body. */
  readonly style?: "json" | "exploded" | "form";
}

/** A path parameter that takes its type from a variable of `api.yml`. */
export interface VariableUseAst extends DescribedAst {
  readonly key: Word;
  readonly variable: Word;
}

/** A path parameter. */
export type PathParameterAst = PropertyAst | VariableUseAst;
