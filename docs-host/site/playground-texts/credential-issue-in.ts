import type { CredentialIssue } from "#engine/auth";

/** Why a credential can't be sent, in one language. */
export interface CredentialTexts {
  /** A colon in the user name. */
  readonly colon: string;
  readonly lineBreak: string;
  /** A control character by its code, such as U+0000. */
  readonly control: (code: string) => string;
  readonly contains: { readonly [F in CredentialIssue["field"]]: (character: string) => string };
}

/** Creates the function that writes why a credential can't be sent. */
export const credentialIssueIn =
  ({ colon, lineBreak, control, contains }: CredentialTexts) =>
  ({ field, character }: Pick<CredentialIssue, "field" | "character">): string => {
    if (character === ":") return colon;
    if (/[\r\n]/.test(character)) return contains[field](lineBreak);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
    const isControl = /[\u0000-\u001f\u007f]/.test(character);
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    return contains[field](isControl ? control(`U+${code}`) : JSON.stringify(character));
  };
