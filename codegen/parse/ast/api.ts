import type { SourceText, Word } from "../../source.ts";
import type { AuthAst, AuthSchemeAst } from "./auth.ts";
import type { ErrorReferenceAst } from "./error.ts";
import type { ImportAst } from "./file.ts";
import type { PathParameterAst, PropertyAst } from "./property.ts";
import type { PaginationAst } from "./service.ts";
import type { TypeReferenceAst } from "./type-reference.ts";

/** An environment: one address of the API, or several with names. */
export interface EnvironmentAst {
  readonly name: Word;
  readonly docs?: string;
  readonly audiences: readonly Word[];
  readonly url?: Word;
  readonly urls: readonly { readonly name: Word; readonly value: Word }[];
}

/** A variable of the whole API, such as the id of a tenant in every path. */
export interface VariableAst {
  readonly name: Word;
  readonly docs?: string;
  readonly type: TypeReferenceAst;
}

/** A header that selects the version of the API, or of one of its products. */
export interface VersionAst {
  readonly header: Word;
  readonly default?: Word;
  readonly values: readonly { readonly value: Word; readonly docs?: string }[];
}

/** The file `api.yml`. */
export interface ApiAst {
  readonly source: SourceText;
  readonly name: Word;
  readonly displayName?: string;
  readonly docs?: string;
  readonly imports: readonly ImportAst[];
  readonly auth?: AuthAst;
  readonly authSchemes: readonly AuthSchemeAst[];
  readonly environments: readonly EnvironmentAst[];
  readonly defaultEnvironment?: Word;
  readonly defaultUrl?: Word;
  readonly audiences: readonly Word[];
  readonly errorWire?: ErrorWireAst;
  readonly errors: readonly ErrorReferenceAst[];
  readonly basePath?: Word;
  readonly pathParameters: readonly PathParameterAst[];
  readonly headers: readonly PropertyAst[];
  readonly idempotencyHeaders: readonly PropertyAst[];
  readonly variables: readonly VariableAst[];
  readonly pagination?: PaginationAst;
  readonly versions: readonly VersionAst[];
  readonly globalParameters: readonly Word[];
}

/** The wire format that distinguishes errors: a property with their name, or the status alone. */
export type ErrorWireAst = { readonly kind: "property"; readonly name: string } | { readonly kind: "status" };
