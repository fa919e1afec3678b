import type { Language } from "#ui/code";

const languages: { readonly [name: string]: Language } = {
  bash: "shell",
  console: "shell",
  curl: "shell",
  json: "json",
  py: "python",
  python: "python",
  sh: "shell",
  shell: "shell",
  ts: "typescript",
  typescript: "typescript",
};

/** Returns the language of a block of code by the name that its author gave it. */
export const languageOf = (name = ""): Language =>
  Object.hasOwn(languages, name.toLowerCase()) ? (languages[name.toLowerCase()] ?? "text") : "text";
