import { formWords } from "#ui/form-words";
import { lateWords } from "#ui/late-words";
import { type OwnWords, words } from "#ui/words";
import type { PlaygroundTexts } from "./playground-texts.ts";

/** The texts of a language, or those in English. */
type ReplacedTexts = Omit<PlaygroundTexts, "words"> & { readonly words: OwnWords };

/** Shows the texts of a language from now on. Texts that are shown already stay. */
export function replaceTexts({ form, words: own, late }: ReplacedTexts): void {
  Object.assign(formWords, form);
  Object.assign(words, form, own);
  Object.assign(lateWords, late);
}
