import type { CredentialIssue } from "#engine/auth";
import type { Phrase } from "#engine/interpret";
import type { JsonSyntaxError } from "#engine/json";
import type { Rule } from "#engine/shape";
import { createProvided } from "#locales";
import type { FailureTexts } from "#machines";

/**
 * Functions that write data of the engine and of machines. English texts come with the data, and the functions return
 * them; other languages make their texts from the data.
 */
export interface Writers {
  /** Writes a phrase about a value. */
  readonly phrase: (text: string, phrase?: Phrase) => string;
  /** Writes the title of a section of a form. */
  readonly sectionTitle: (title: string) => string;
  /** Writes the rules of a field. */
  readonly rulesHint: (text: string, rules: readonly Rule[]) => string;
  /** Writes why a text is not JSON. */
  readonly jsonFault: (error: JsonSyntaxError) => string;
  /** Writes why a credential can't be sent. */
  readonly credentialIssue: (issue: Pick<CredentialIssue, "message" | "field" | "character">) => string;
  /** Writes why a request failed. */
  readonly failureMessage: (failure: FailureTexts) => string;
}

const textOf = (text: string): string => text;
const messageOf = ({ message }: { readonly message: string }): string => message;

const english: Writers = {
  phrase: textOf,
  sectionTitle: textOf,
  rulesHint: textOf,
  jsonFault: messageOf,
  credentialIssue: messageOf,
  failureMessage: messageOf,
};

/** Returns the functions of the language of the page. */
export const writers = createProvided<Writers>("writers", english);
