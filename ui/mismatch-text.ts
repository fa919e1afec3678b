import type { Mismatch } from "#engine/answer";
import { formWords } from "./form-words.ts";
import { lateWords } from "./late-words.ts";

/** Returns the note beside a value that differs from its documentation, in the language of the page. */
export const mismatchText = ({ documented, got, phrases }: Mismatch): string =>
  lateWords.mismatch(formWords.phrase(documented, phrases?.documented), formWords.phrase(got, phrases?.got));
