import { defined } from "#engine/item-at";
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
  /** The character for which it can't be sent: a colon of a user name, or one that no header carries. */
  readonly character: string;
}

/**
 * Lists issues that change the credentials of a scheme on the wire: a colon in the user name of a basic pair and
 * control characters in either part (RFC 7617 section 2), and in a token what no header carries (RFC 9110 section 5.5).
 * White space at the ends of a token is left out on the wire and is not an issue.
 */
export function credentialIssues(scheme: OwnedScheme, state: AuthState): readonly CredentialIssue[] {
  const id = credentialId(scheme, state);
  const found = (field: CredentialIssue["field"], fault: Fault | undefined): readonly CredentialIssue[] =>
    fault === undefined ? [] : [{ id, field, ...fault }];
  if (scheme.kind === "basicAuth") {
    const { username = "", password = "" } = state.basicAuth ?? {};
    return [
      ...found(
        "username",
        username.includes(":") ? { message: colon, character: ":" } : controlIn("The user name", username),
      ),
      ...found("password", controlIn("The password", password)),
    ];
  }
  if (scheme.kind === "mutualTLS") return [];
  // A query is percent-encoded, so that it carries any text.
  if (scheme.kind === "header" && scheme.in === "query") return [];
  return found("token", unfitIn(tokenOf(scheme, state) ?? ""));
}

const colon = "The username contains a colon. The server would read the rest as the password. Remove the colon.";

const lineBreak = /[\r\n]/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
const control = /[\u0000-\u001f\u007f]/;

type Fault = Pick<CredentialIssue, "message" | "character">;

function controlIn(what: string, text: string): Fault | undefined {
  const [character] = control.exec(text) ?? [];
  return character === undefined
    ? undefined
    : { message: `${what} contains ${named(character)}. Remove it.`, character };
}

function unfitIn(text: string): Fault | undefined {
  const [character] = /[^\t\x20-\x7e]/u.exec(text.trim()) ?? [];
  return character === undefined
    ? undefined
    : { message: `The value contains ${named(character)}, which is not allowed in a header. Remove it.`, character };
}

const named = (character: string): string => {
  if (lineBreak.test(character)) return "a line break";
  if (!control.test(character)) return JSON.stringify(character);
  return `the control character U+${defined(character.codePointAt(0)).toString(16).toUpperCase().padStart(4, "0")}`;
};
