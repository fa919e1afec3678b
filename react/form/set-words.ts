import { type FormWords, formWords } from "#ui/form-words";
import { type LateWords, lateWords } from "#ui/late-words";

/**
 * Replaces texts of forms, such as by texts of another language, for the whole page or server. Call it before the first
 * form is rendered: texts that are shown already stay.
 */
export function setWords(own: Partial<FormWords & LateWords>): void {
  for (const table of [formWords, lateWords]) {
    Object.assign(table, Object.fromEntries(Object.entries(own).filter(([key]) => Object.hasOwn(table, key))));
  }
}
