import type { Availability } from "#engine/shape";
import type { Span, Word } from "../../source.ts";
import type { Yaml } from "../yaml/index.ts";

/** Properties of an object, inherited ones by the names of their types. */
export interface ObjectAst {
  readonly kind: "object";
  readonly extends: readonly NamedAst[];
  readonly properties: readonly PropertyAst[];
  /** True if properties beyond the listed ones may occur. */
  readonly open: boolean;
}

/** An enum value. */
export interface EnumValueAst extends DescribedAst {
  readonly value: Word;
  readonly name?: Word;
}

/** A variant of a discriminated union; without a type it has no content. */
export interface VariantAst extends DescribedAst {
  readonly value: Word;
  readonly displayName?: string;
  readonly type?: TypeReferenceAst;
  /** The property that holds a variant that is not an object; `value` by default. */
  readonly key?: Word;
  readonly validation?: ValidationAst;
}

/** A variant of an undiscriminated union. */
export interface AlternativeAst extends DescribedAst {
  readonly type: TypeReferenceAst;
  readonly displayName?: string;
  readonly validation?: ValidationAst;
}

/** The body of a named type. */
export type TypeBodyAst =
  | { readonly kind: "alias"; readonly type: TypeReferenceAst; readonly validation?: ValidationAst }
  | ObjectAst
  | { readonly kind: "enum"; readonly values: readonly EnumValueAst[]; readonly default?: Word; readonly span: Span }
  | UnionAst
  | {
      readonly kind: "anyOf";
      readonly variants: readonly AlternativeAst[];
      readonly base: readonly PropertyAst[];
      readonly span: Span;
    };

/** A union with a property that distinguishes the variants. */
export interface UnionAst {
  readonly kind: "union";
  readonly discriminant: Word;
  readonly extends: readonly NamedAst[];
  readonly base: readonly PropertyAst[];
  readonly variants: readonly VariantAst[];
  /** The variant of values without a discriminant. */
  readonly defaultVariant?: Word;
  readonly span: Span;
}

/** An example of a type, which others can name as `$Type.Example`. */
export interface TypeExampleAst {
  readonly name?: Word;
  readonly value: Yaml;
}

/** A named type. With parameters it is a template, and an alias with arguments makes it a type. */
export interface TypeAst extends DescribedAst {
  readonly name: Word;
  readonly parameters?: readonly Word[];
  readonly displayName?: string;
  readonly audiences: readonly Word[];
  readonly body: TypeBodyAst;
  readonly examples: readonly TypeExampleAst[];
}

/** Availability, with the note of the author. */
export interface AvailabilityAst {
  readonly status: Availability;
  readonly message?: string;
}

/** Documentation that nearly every construct may have. */
export interface DescribedAst {
  readonly docs?: string;
  readonly availability?: Availability;
}

/** The primitives by their names in the IDL. */
export type PrimitiveName =
  | "string"
  | "boolean"
  | "integer"
  | "uint"
  | "long"
  | "uint64"
  | "double"
  | "datetime"
  | "date"
  | "uuid"
  | "base64"
  | "bigint"
  | "datetime-rfc-2822";

/** A body that is not JSON. */
export type RawName = "file" | "text" | "bytes";

/** A parsed use of a type: `optional<list<commons.Url>>`, `Page<Plant>`. */
export type TypeReferenceAst =
  | { readonly kind: "primitive"; readonly name: PrimitiveName; readonly span: Span }
  | { readonly kind: "unknown"; readonly span: Span }
  | { readonly kind: "literal"; readonly value: string | boolean; readonly span: Span }
  | { readonly kind: "raw"; readonly name: RawName; readonly span: Span }
  | NamedAst
  | { readonly kind: "optional" | "nullable" | "list" | "set"; readonly item: TypeReferenceAst; readonly span: Span }
  | { readonly kind: "map"; readonly key: TypeReferenceAst; readonly value: TypeReferenceAst; readonly span: Span };

/** The name of a type. Only the name of a template has arguments. */
export interface NamedAst {
  readonly kind: "named";
  readonly module?: Word;
  readonly name: Word;
  readonly arguments?: readonly TypeReferenceAst[];
  readonly span: Span;
}

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
  readonly audiences: readonly Word[];
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
interface VariableUseAst extends DescribedAst {
  readonly key: Word;
  readonly variable: Word;
}

/** A path parameter. */
export type PathParameterAst = PropertyAst | VariableUseAst;
