import type { Catalog } from "#locales";
import type { CredentialsMessages } from "#locales/messages/credentials";
import type { FailuresMessages } from "#locales/messages/failures";
import type { FindingsMessages } from "#locales/messages/findings";
import type { PhrasesMessages } from "#locales/messages/phrases";
import type { LateWriters } from "#ui/late-writers";
import type { Writers } from "#ui/writers";
import { credentialWriter, failureWriters } from "./failures.ts";
import { findingWriter } from "./findings.ts";
import { phraseWriters } from "./phrases.ts";

export { findingText } from "./findings.ts";

/** The areas of a catalog from which functions are made that write data. */
interface DataMessages {
  readonly phrases: PhrasesMessages;
  readonly findings: FindingsMessages;
  readonly failures: FailuresMessages;
  readonly credentials: CredentialsMessages;
}

/** Adds the functions that write data of the engine and of machines to a catalog. */
export function withWriters(catalog: Catalog): Catalog & { readonly writers: Writers & LateWriters } {
  const { language } = catalog;
  // Types are generated from the same messages.
  const areaOf = <K extends keyof DataMessages>(name: K) => catalog.area(name) as unknown as DataMessages[K];
  const writers: Writers & LateWriters = {
    ...phraseWriters(language, areaOf("phrases")),
    ...failureWriters(areaOf("failures")),
    credentialIssue: credentialWriter(areaOf("credentials")),
  };
  const findingText = findingWriter(language, areaOf("findings"), writers.phrase);
  const own: { readonly [name: string]: object } = { writers, lateWriters: writers, findingText };
  return { language, writers, area: (name) => own[name] ?? catalog.area(name) };
}
