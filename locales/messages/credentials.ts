// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createProvided } from "../area.ts";

/** The messages of `credentials` in locales/en.json. */
export interface CredentialsMessages {
  readonly colon: string;
  readonly lineBreak: string;
  readonly control: (values: { readonly code: string | number }) => string;
  readonly username: (values: { readonly character: string | number }) => string;
  readonly password: (values: { readonly character: string | number }) => string;
  readonly token: (values: { readonly character: string | number }) => string;
}

/** Returns these messages, in the language of the page. */
export const credentialsText = createProvided<CredentialsMessages>("credentials", {
  colon: "The username contains a colon. The server would read the rest as the password. Remove the colon.",
  lineBreak: "a line break",
  control: (v) => `the control character ${v.code}`,
  username: (v) => `The username contains ${v.character}. Remove it.`,
  password: (v) => `The password contains ${v.character}. Remove it.`,
  token: (v) => `The value contains ${v.character}, which is not allowed in a header. Remove it.`,
});
