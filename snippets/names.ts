/** The languages that every request can be shown in (product.md §2 "Request card"). */
export type SnippetLanguage = "curl" | "typescript" | "python";

/** The languages in the order in which they are offered. */
export const snippetLanguages: readonly { readonly id: SnippetLanguage; readonly label: string }[] = [
  { id: "curl", label: "cURL" },
  { id: "typescript", label: "TypeScript" },
  { id: "python", label: "Python" },
];

/** Reads the name of a language; one that is not known is cURL (product.md §5). */
export const snippetLanguage = (name: unknown): SnippetLanguage =>
  snippetLanguages.find(({ id }) => id === name)?.id ?? "curl";

const spoken: { readonly [id: string]: string } = {
  csharp: "C#",
  go: "Go",
  java: "Java",
  javascript: "JavaScript",
  php: "PHP",
  ruby: "Ruby",
  rust: "Rust",
  swift: "Swift",
};

/** How the language of an SDK is written for readers. */
export const languageLabel = (id: string): string =>
  snippetLanguages.find((one) => one.id === id)?.label ?? (Object.hasOwn(spoken, id) ? (spoken[id] ?? id) : id);
