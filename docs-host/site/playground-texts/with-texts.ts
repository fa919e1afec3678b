import { formWords } from "#ui/form-words";
import { lateWords } from "#ui/late-words";
import type { Texts } from "#ui/text";
import { words } from "#ui/words";
import { arabic } from "./languages/arabic.ts";
import { chinese } from "./languages/chinese.ts";
import { french } from "./languages/french.ts";
import { german } from "./languages/german.ts";
import { japanese } from "./languages/japanese.ts";
import { korean } from "./languages/korean.ts";
import { portuguese } from "./languages/portuguese.ts";
import { spanish } from "./languages/spanish.ts";
import { scriptOf } from "./load-texts.ts";
import type { PlaygroundTexts } from "./playground-texts.ts";
import { replaceTexts } from "./replace-texts.ts";

const all: ReadonlyMap<string, PlaygroundTexts> = new Map([
  ["ar-Arab", arabic],
  ["de-Latn", german],
  ["es-Latn", spanish],
  ["fr-Latn", french],
  ["ja-Jpan", japanese],
  ["ko-Kore", korean],
  ["pt-Latn", portuguese],
  ["zh-Hans", chinese],
]);

/** Returns the functions that write labels of types and rules in a language; none if it has no texts here. */
export function typeTexts(tag: string): Pick<Texts, "typeLabel" | "rule"> {
  const form = all.get(scriptOf(tag))?.form;
  if (form === undefined) return {};
  return {
    typeLabel: (label) => form.phrase("", label),
    rule: (rule) => form.rulesHint("", [rule]),
  };
}

/**
 * Renders a playground in a language, by its BCP 47 tag. Rendering is synchronous, so a server can render playgrounds in
 * all languages: the texts are English again before the next one.
 */
export function withTexts(tag: string, render: () => string): string {
  const texts = all.get(scriptOf(tag));
  if (texts === undefined) return render();
  const english = { form: { ...formWords }, words: { ...words }, late: { ...lateWords } };
  replaceTexts(texts);
  try {
    return render();
  } finally {
    replaceTexts(english);
  }
}
