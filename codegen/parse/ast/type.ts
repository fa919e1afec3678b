import type { Span, Word } from "../../source.ts";
import type { Yaml } from "../yaml/index.ts";
import type { DescribedAst } from "./described.ts";
import type { PropertyAst, ValidationAst } from "./property.ts";
import type { NamedAst, TypeReferenceAst } from "./type-reference.ts";

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
