import { inEnglish, type Phrase } from "#engine/interpret";
import { credentialId } from "./bindings.ts";
import { tokenOf } from "./credentials.ts";
import type { OwnedScheme } from "./owner.ts";
import type { AuthState } from "./state.ts";

/** A reason why a credential cannot be sent as it was entered. The message never holds the credential itself. */
export interface CredentialIssue {
  /** Id of the credential, see `credentialId`. */
  readonly id: string;
  readonly field: "username" | "password" | "token";
  /** A sentence in English. */
  readonly message: string;
  /** The same as data. */
  readonly phrase: Phrase;
}

/**
 * Lists what keeps the credentials of a scheme from arriving as they were entered: a colon in the user name of a basic
 * pair and control characters in either part (RFC 7617 section 2), and in a token what no header carries (RFC 9110
 * section 5.5). White space at the ends of a token is left out on the wire and is not an issue.
 */
export function credentialIssues(scheme: OwnedScheme, state: AuthState): readonly CredentialIssue[] {
  const id = credentialId(scheme, state);
  const found = (field: CredentialIssue["field"], phrase: Phrase | undefined): readonly CredentialIssue[] =>
    phrase === undefined ? [] : [{ id, field, message: inEnglish(phrase), phrase }];
  if (scheme.kind === "basicAuth") {
    const { username = "", password = "" } = state.basicAuth ?? {};
    return [
      ...found("username", username.includes(":") ? colon : controlIn("userName", username)),
      ...found("password", controlIn("password", password)),
    ];
  }
  if (scheme.kind === "mutualTLS") return [];
  // A query is percent-encoded, so that it carries any text.
  if (scheme.kind === "header" && scheme.in === "query") return [];
  return found("token", unfitIn(tokenOf(scheme, state) ?? ""));
}

const colon =
  "The user name contains a colon. The server would read what follows it as the password. Remove the colon.";

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
const control = /[\u0000-\u001f\u007f]/;

const controlIn = (part: "userName" | "password", text: string) => unsendable(part, control.exec(text)?.[0]);

const unfitIn = (text: string) => unsendable("value", /[^\t\x20-\x7e]/u.exec(text.trim())?.[0]);

const unsendable = (part: "userName" | "password" | "value", character: string | undefined): Phrase | undefined =>
  character === undefined ? undefined : { kind: "unsendable", part, character: named(character) };

function named(character: string): Phrase {
  if (/[\r\n]/.test(character)) return "a line break";
  if (!control.test(character)) return { kind: "json", json: JSON.stringify(character) };
  return { kind: "control", code: `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}` };
}
