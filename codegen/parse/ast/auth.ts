import type { Span, Word } from "../../source.ts";
import type { TypeReferenceAst } from "./type-reference.ts";

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
