import type { CompiledTable } from "#locales";

/** The id of the element with the messages for the scripts of a page. */
export const pageMessagesId = "page-texts";

/** The messages that a page carries for its scripts. */
export interface PageMessages {
  /** A BCP 47 tag. */
  readonly language: string;
  /** Texts without values. */
  readonly scripts: CompiledTable;
  readonly enhanced: CompiledTable;
}

/** Returns the messages of this page, which only the server writes into it. */
export function pageMessages(): PageMessages {
  // Written by the server into each page with scripts.
  return JSON.parse(document.getElementById(pageMessagesId)?.textContent ?? "{}") as PageMessages;
}
