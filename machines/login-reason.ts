import type { FailureTexts } from "./failure-reason.ts";

/** A reason without parameters why a login gave no token, or why it leaves the page only after a question. */
export type LoginCode =
  | "no-client-id"
  | "no-refresh-token"
  | "other-tab"
  | "insecure-url"
  | "memory-only"
  | "not-completed"
  | "no-renewal-url"
  | "other-host"
  | "no-login"
  | "no-json"
  | "unknown-client"
  | "no-answer"
  | "no-access-token"
  | "no-token-type"
  | "bad-expiry"
  | "bad-refresh-token"
  | "bad-scope"
  | "other-login"
  | "other-provider"
  | "no-oauth"
  | "code-expired";

/** The parameters of the reasons that have some. */
interface LoginParts {
  /** The token would come from another address than before. */
  readonly moved: { readonly before: string; readonly now: string };
  /** The login details were entered for another host. */
  readonly barred: { readonly host: string };
  /** An error status; `text` is status and phrase, and `detail` the server's own description. */
  readonly status: { readonly text: string; readonly detail: string | undefined };
  readonly noToken: { readonly path: string };
  /** The declared login is not offered; `flow` is its name in OAuth 2. */
  readonly otherFlow: { readonly flow: string; readonly url: string | undefined };
  readonly openId: { readonly url: string };
  /** The request for the token failed. */
  readonly failure: { readonly failure: FailureTexts };
}

/** Why a login gave no token, as data from which each language makes its text. */
export type LoginReason =
  | LoginCode
  | { readonly [K in keyof LoginParts]: { readonly kind: K } & LoginParts[K] }[keyof LoginParts];

/** Texts of the reasons of logins, in one language. */
export interface LoginTexts {
  readonly codes: { readonly [C in LoginCode]: string };
  readonly parts: { readonly [K in keyof LoginParts]: (parts: LoginParts[K]) => string };
}

/** Writes the reason of a login in a language. */
export const writeLogin = ({ codes, parts }: LoginTexts, reason: LoginReason): string =>
  // The kind names the parameters.
  typeof reason === "string" ? codes[reason] : parts[reason.kind](reason as never);
