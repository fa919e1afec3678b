import type { Availability } from "#engine/shape";
import type { SourceText, Span, Word } from "../source.ts";
import type { Yaml, YamlEntry } from "./yaml.ts";

/** What authors can say of nearly everything. */
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
  | "bigint";

/** A use of a type, as written: `optional<list<commons.Url>>`. */
export type TypeReferenceAst =
  | { readonly kind: "primitive"; readonly name: PrimitiveName; readonly span: Span }
  | { readonly kind: "unknown"; readonly span: Span }
  | { readonly kind: "literal"; readonly value: string | boolean; readonly span: Span }
  | { readonly kind: "named"; readonly module?: Word; readonly name: Word; readonly span: Span }
  | { readonly kind: "optional" | "nullable" | "list" | "set"; readonly item: TypeReferenceAst; readonly span: Span }
  | { readonly kind: "map"; readonly key: TypeReferenceAst; readonly value: TypeReferenceAst; readonly span: Span };

/** Rules that a value must keep, each with its place. */
export interface ValidationAst {
  readonly format?: Word;
  readonly pattern?: Word;
  readonly minLength?: Limit;
  readonly maxLength?: Limit;
  readonly min?: Limit;
  readonly max?: Limit;
}

/** A number in a rule. `text` holds its digits as written. */
export interface Limit extends Word {
  readonly value: number;
}

/** A use of a type with what may be said of it in place: a property, a parameter, a header. */
export interface PropertyAst extends DescribedAst {
  readonly key: Word;
  readonly type: TypeReferenceAst;
  readonly default?: Yaml;
  readonly validation?: ValidationAst;
  readonly access?: "READ_ONLY" | "WRITE_ONLY";
  /** Whether a query parameter may occur more than once. */
  readonly repeated?: boolean;
}

/** Properties of an object, inherited ones by the names of their types. */
export interface ObjectAst {
  readonly kind: "object";
  readonly extends: readonly TypeReferenceAst[];
  readonly properties: readonly PropertyAst[];
  /** Whether properties beyond the listed ones may occur. */
  readonly open: boolean;
}

/** An enum value. */
export interface EnumValueAst extends DescribedAst {
  readonly value: Word;
  readonly name?: Word;
}

/** A variant of a discriminated union; without a type it carries nothing. */
export interface VariantAst extends DescribedAst {
  readonly value: Word;
  readonly displayName?: string;
  readonly type?: TypeReferenceAst;
}

/** A variant of an undiscriminated union. */
export interface AlternativeAst extends DescribedAst {
  readonly type: TypeReferenceAst;
  readonly displayName?: string;
}

/** What a named type can be. */
export type TypeBodyAst =
  | { readonly kind: "alias"; readonly type: TypeReferenceAst; readonly validation?: ValidationAst }
  | ObjectAst
  | { readonly kind: "enum"; readonly values: readonly EnumValueAst[]; readonly default?: Word; readonly span: Span }
  | {
      readonly kind: "union";
      readonly discriminant: Word;
      readonly base: readonly PropertyAst[];
      readonly variants: readonly VariantAst[];
      readonly span: Span;
    }
  | { readonly kind: "anyOf"; readonly variants: readonly AlternativeAst[]; readonly span: Span };

/** An example of a type, which others can name as `$Type.Example`. */
export interface TypeExampleAst {
  readonly name?: Word;
  readonly value: Yaml;
}

/** A named type. */
export interface TypeAst extends DescribedAst {
  readonly name: Word;
  readonly displayName?: string;
  readonly audiences: readonly Word[];
  readonly body: TypeBodyAst;
  readonly examples: readonly TypeExampleAst[];
}

/** A named error: its status, and its content where it has any. */
export interface ErrorAst extends DescribedAst {
  readonly name: Word;
  readonly displayName?: string;
  readonly status: Limit;
  readonly content?: TypeReferenceAst | ObjectAst;
  readonly examples: readonly ErrorExampleAst[];
}

/** A failure written out. */
export interface ErrorExampleAst {
  readonly name?: string;
  readonly docs?: string;
  readonly value: Yaml;
}

/** What a request carries. A body is a type used in place, or an object that is declared here. */
export interface RequestAst {
  readonly name?: Word;
  readonly docs?: string;
  readonly pathParameters: readonly PropertyAst[];
  readonly queryParameters: readonly PropertyAst[];
  readonly headers: readonly PropertyAst[];
  readonly body?: { readonly docs?: string; readonly content: TypeReferenceAst | ObjectAst };
  readonly span: Span;
}

/** What a success answers with. */
export interface ResponseAst {
  readonly docs?: string;
  readonly type?: TypeReferenceAst;
  readonly status?: Limit;
  readonly span: Span;
}

/** An error that an endpoint may answer with. */
export interface ErrorReferenceAst {
  readonly docs?: string;
  readonly module?: Word;
  readonly name: Word;
  readonly span: Span;
}

/** One call written out; the values wait for their types. */
export interface EndpointExampleAst {
  readonly name?: string;
  readonly docs?: string;
  readonly pathParameters: readonly YamlEntry[];
  readonly queryParameters: readonly YamlEntry[];
  readonly headers: readonly YamlEntry[];
  readonly request?: Yaml;
  readonly response?: { readonly error?: ErrorReferenceAst; readonly body?: Yaml; readonly span: Span };
  readonly span: Span;
}

/** Where a paged call takes its place in the row and gives its results: `$request.page`, `$response.items`. */
export interface PaginationAst {
  readonly kind: "offset" | "cursor";
  readonly paths: { readonly [key: string]: Word };
  readonly span: Span;
}

/** The methods that an endpoint may have. */
export type MethodName = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD";

/** One call of a service. */
export interface EndpointAst extends DescribedAst {
  readonly name: Word;
  readonly displayName?: string;
  readonly audiences: readonly Word[];
  readonly method?: MethodName;
  readonly path: Word;
  readonly auth?: boolean;
  readonly pathParameters: readonly PropertyAst[];
  readonly request?: RequestAst;
  readonly response?: ResponseAst;
  readonly errors: readonly ErrorReferenceAst[];
  readonly examples: readonly EndpointExampleAst[];
  readonly pagination?: PaginationAst;
  readonly span: Span;
}

/** The calls of one file. */
export interface ServiceAst extends DescribedAst {
  readonly displayName?: string;
  readonly audiences: readonly Word[];
  readonly auth: boolean;
  readonly basePath: Word;
  readonly pathParameters: readonly PropertyAst[];
  readonly headers: readonly PropertyAst[];
  readonly endpoints: readonly EndpointAst[];
  readonly span: Span;
}

/** Another file, under the name that this file calls it by. */
export interface ImportAst {
  readonly name: Word;
  readonly path: Word;
}

/** One file of an area. */
export interface FileAst {
  readonly source: SourceText;
  readonly docs?: string;
  readonly imports: readonly ImportAst[];
  readonly types: readonly TypeAst[];
  readonly errors: readonly ErrorAst[];
  readonly service?: ServiceAst;
}

/** A place where the API can be reached. */
export interface EnvironmentAst {
  readonly name: Word;
  readonly docs?: string;
  readonly url: Word;
}

/** A way to log in, under the name that `auth` calls it by. */
export interface AuthSchemeAst {
  readonly name: Word;
  readonly docs?: string;
  readonly tokenName?: string;
}

/** The file `api.yml`. */
export interface ApiAst {
  readonly source: SourceText;
  readonly name: Word;
  readonly displayName?: string;
  readonly docs?: string;
  readonly auth?: Word;
  readonly authSchemes: readonly AuthSchemeAst[];
  readonly environments: readonly EnvironmentAst[];
  readonly defaultEnvironment?: Word;
  readonly audiences: readonly Word[];
}
