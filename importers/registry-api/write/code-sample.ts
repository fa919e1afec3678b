import type { CodeSample } from "#engine/model";
import type { CodeSnippet } from "#generated/types";

/** Writes code of a call. */
export const writeCodeSample = ({ language, label, install, code, ofSdk }: CodeSample): CodeSnippet => ({
  ...(label !== undefined && { name: label }),
  language,
  ...(install !== undefined && { install }),
  code,
  generated: ofSdk === true,
});

/** Writes the code of an example: lists by language. */
export function writeSnippets(samples: readonly CodeSample[]): { readonly [language: string]: readonly CodeSnippet[] } {
  const byLanguage = new Map<string, CodeSnippet[]>();
  for (const sample of samples) {
    const known = byLanguage.get(sample.language);
    if (known === undefined) byLanguage.set(sample.language, [writeCodeSample(sample)]);
    else known.push(writeCodeSample(sample));
  }
  return Object.fromEntries(byLanguage);
}
