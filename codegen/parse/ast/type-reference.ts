import type { Span, Word } from "../../source.ts";

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
