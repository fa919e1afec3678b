import type { RichAttributes } from "#engine/text";

type Language = NonNullable<RichAttributes["data-language"]>;

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

/** Returns the language of a block of code by its name in the text; `undefined` for one without colors. */
export const languageOf = (name: string): Language | undefined =>
  Object.hasOwn(languages, name.toLowerCase()) ? languages[name.toLowerCase()] : undefined;
