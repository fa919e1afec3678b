import type { PlaygroundTexts } from "./playground-texts.ts";
import { replaceTexts } from "./replace-texts.ts";

/** The texts by language and script, as `Intl.Locale` names them; each is a file of its own. */
const loaders: { readonly [language: string]: () => Promise<PlaygroundTexts> } = {
  "ar-Arab": () => import("./languages/arabic.ts").then(({ arabic }) => arabic),
  "de-Latn": () => import("./languages/german.ts").then(({ german }) => german),
  "es-Latn": () => import("./languages/spanish.ts").then(({ spanish }) => spanish),
  "fr-Latn": () => import("./languages/french.ts").then(({ french }) => french),
  "ja-Jpan": () => import("./languages/japanese.ts").then(({ japanese }) => japanese),
  "ko-Kore": () => import("./languages/korean.ts").then(({ korean }) => korean),
  "pt-Latn": () => import("./languages/portuguese.ts").then(({ portuguese }) => portuguese),
  "zh-Hans": () => import("./languages/chinese.ts").then(({ chinese }) => chinese),
};

/** Loads the texts of a language, and shows them from then on. The texts stay English if that language has none. */
export async function loadTexts(tag: string): Promise<void> {
  const texts = await loaders[scriptOf(tag)]?.();
  if (texts !== undefined) replaceTexts(texts);
}

/** Returns language and script of a tag, such as `de-Latn`; the tag itself if it is none. */
export function scriptOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    // The language is whatever a publisher wrote.
    return tag;
  }
}
