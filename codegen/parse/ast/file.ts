import type { SourceText, Span, Word } from "../../source.ts";
import type { ChannelAst, ErrorAst, ErrorReferenceAst, PaginationAst, ServiceAst, WebhookAst } from "./service.ts";
import type { PathParameterAst, PropertyAst, TypeAst, TypeReferenceAst } from "./type.ts";

/** An import of another file with its name in this file. */
export interface ImportAst {
  readonly name: Word;
  readonly path: Word;
}

/** One file of an area. */
export interface FileAst {
  readonly source: SourceText;
  /** True if its declarations are unknown because it is not YAML, or they are not a map. */
  readonly broken: boolean;
  /** The names of types and errors with declarations that could not be read. */
  readonly unread: ReadonlySet<string>;
  readonly docs?: string;
  readonly imports: readonly ImportAst[];
  readonly types: readonly TypeAst[];
  readonly errors: readonly ErrorAst[];
  readonly service?: ServiceAst;
  readonly channel?: ChannelAst;
  readonly webhooks: readonly WebhookAst[];
  /** The order of the files in the folder of a package file, or the folder that replaces it. */
  readonly navigation: readonly Word[];
}

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
  readonly errorDiscrimination?: ErrorWireAst;
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

/** An authentication scheme with its name. */
export interface AuthSchemeAst {
  readonly name: Word;
  readonly docs?: string;
  readonly scheme: SchemeAst;
}

/** An endpoint that returns tokens, with the properties of its request and response. */
export interface TokenEndpointAst {
  readonly endpoint: Word;
  readonly request: { readonly [property: string]: Word };
  readonly response: { readonly [property: string]: Word };
}

/** The fields of an authentication scheme. */
export type SchemeAst =
  | { readonly kind: "bearer"; readonly tokenName?: string; readonly env?: string }
  | {
      readonly kind: "basic";
      readonly usernameName?: string;
      readonly passwordName?: string;
      /** True if the field is always empty. */
      readonly omits: readonly ("username" | "password")[];
    }
  | {
      readonly kind: "header";
      readonly header: Word;
      readonly type?: TypeReferenceAst;
      readonly label?: string;
      readonly prefix?: string;
    }
  | {
      readonly kind: "oauth";
      readonly flow: Word;
      readonly scopes: readonly Word[];
      readonly token?: TokenEndpointAst;
      readonly refresh?: TokenEndpointAst;
      readonly header?: string;
      readonly prefix?: string;
    }
  | {
      readonly kind: "inferred";
      readonly endpoint: Word;
      readonly expiry?: Word;
      readonly headers: readonly { readonly property: Word; readonly name: Word; readonly prefix?: string }[];
    };

/** The authentication of calls: one scheme, one of several, or as each call declares. */
export type AuthAst =
  | { readonly kind: "any"; readonly schemes: readonly Word[] }
  | { readonly kind: "by-endpoint"; readonly span: Span };
