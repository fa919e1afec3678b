import { replacePanelWords } from "#ui/panel-words";
import type { PanelTexts } from "./panel-texts.ts";
import type { PlaygroundTexts } from "./playground-texts.ts";
import { replaceTexts } from "./replace-texts.ts";

/** The texts of the playground and of its panels. Only browsers show the panels. */
type Loading = readonly [texts: Promise<PlaygroundTexts>, panels: Promise<PanelTexts>];

/** The texts by language and script, as `Intl.Locale` names them; each is a separate file. */
const loaders: { readonly [language: string]: () => Loading } = {
  "ar-Arab": () => [
    import("./languages/arabic.ts").then(({ arabic }) => arabic),
    import("./panels/arabic.ts").then(({ arabicPanels }) => arabicPanels),
  ],
  "de-Latn": () => [
    import("./languages/german.ts").then(({ german }) => german),
    import("./panels/german.ts").then(({ germanPanels }) => germanPanels),
  ],
  "es-Latn": () => [
    import("./languages/spanish.ts").then(({ spanish }) => spanish),
    import("./panels/spanish.ts").then(({ spanishPanels }) => spanishPanels),
  ],
  "fr-Latn": () => [
    import("./languages/french.ts").then(({ french }) => french),
    import("./panels/french.ts").then(({ frenchPanels }) => frenchPanels),
  ],
  "ja-Jpan": () => [
    import("./languages/japanese.ts").then(({ japanese }) => japanese),
    import("./panels/japanese.ts").then(({ japanesePanels }) => japanesePanels),
  ],
  "ko-Kore": () => [
    import("./languages/korean.ts").then(({ korean }) => korean),
    import("./panels/korean.ts").then(({ koreanPanels }) => koreanPanels),
  ],
  "pt-Latn": () => [
    import("./languages/portuguese.ts").then(({ portuguese }) => portuguese),
    import("./panels/portuguese.ts").then(({ portuguesePanels }) => portuguesePanels),
  ],
  "zh-Hans": () => [
    import("./languages/chinese.ts").then(({ chinese }) => chinese),
    import("./panels/chinese.ts").then(({ chinesePanels }) => chinesePanels),
  ],
};

/** Loads the texts of a language and applies them. Languages without texts stay in English. */
export async function loadTexts(tag: string): Promise<void> {
  const loading = loaders[scriptOf(tag)]?.();
  if (loading === undefined) return;
  const [texts, panels] = await Promise.all(loading);
  replaceTexts(texts);
  replacePanelWords({ ...panels });
}

/** Returns language and script of a tag, such as `de-Latn`; an invalid tag is returned unchanged. */
export function scriptOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    // The language is whatever a publisher wrote.
    return tag;
  }
}
