/** The languages in which every request can be shown (docs/behavior.md#request-card). */
export type SnippetLanguage = "curl" | "typescript" | "python";

/** The languages in the order in which they are offered. */
export const snippetLanguages: readonly { readonly id: SnippetLanguage; readonly label: string }[] = [
  { id: "curl", label: "cURL" },
  { id: "typescript", label: "TypeScript" },
  { id: "python", label: "Python" },
];

/** Reads the name of a language; an unknown one falls back to cURL (docs/behavior.md#snippets). */
export const snippetLanguage = (name: unknown): SnippetLanguage =>
  snippetLanguages.find(({ id }) => id === name)?.id ?? "curl";

const displayNames: { readonly [id: string]: string } = {
  csharp: "C#",
  go: "Go",
  java: "Java",
  javascript: "JavaScript",
  php: "PHP",
  ruby: "Ruby",
  rust: "Rust",
  swift: "Swift",
};

/** Returns the display name of an SDK's language. */
export const languageLabel = (id: string): string =>
  snippetLanguages.find((one) => one.id === id)?.label ??
  (Object.hasOwn(displayNames, id) ? (displayNames[id] ?? id) : id);
