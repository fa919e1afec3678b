import { type SnippetLanguage, snippetLanguages } from "#snippets";

/**
 * Returns the languages of generated programs that a site has chosen. Languages that are not generated are left out;
 * TypeScript stands for JavaScript, and cURL is offered if nothing else is.
 */
export function offeredLanguages(chosen: "all" | readonly string[]): readonly SnippetLanguage[] {
  const all = snippetLanguages.map(({ id }) => id);
  if (chosen === "all") return all;
  const names = chosen.map((one) => (one === "javascript" ? "typescript" : one));
  const offered = all.filter((id) => names.includes(id));
  return offered.length > 0 ? offered : ["curl"];
}
