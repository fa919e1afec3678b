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

/** Words of labels that name a language, or a program that is one's own. */
const languageNames =
  /\b(?:curl|typescript|javascript|python|go|java|ruby|php|csharp|rust|swift|kotlin|dart|perl|elixir|scala|node|bash|shell|powershell|cli|http|json)\b|c#|c\+\+|\.net/i;

/** Returns true if the label of code names its language, such as `TypeScript SDK`. */
export const namesLanguage = (label: string, language: string): boolean =>
  languageNames.test(label) || label.toLowerCase().includes(language.toLowerCase());
