import { provideCatalog } from "#locales";
import { type FormMessages, formText } from "#locales/messages/form";
import { type LateMessages, lateText } from "#locales/messages/late";
import { type Writers, writers } from "#ui/writers";

/** Texts of forms. Each function gets the values of its text as an object, or the data that it writes. */
type Words = FormMessages & LateMessages & Pick<Writers, "phrase" | "rulesHint" | "jsonFault">;

/**
 * Replaces texts of forms, such as by texts of another language, for the whole page or server. Call it before the first
 * form is rendered: texts that are shown already stay.
 */
export function setWords(own: Partial<Words>): void {
  const replaced = <T extends object>(table: T): T => ({
    ...table,
    ...Object.fromEntries(Object.entries(own).filter(([key]) => Object.hasOwn(table, key))),
  });
  const areas: { readonly [name: string]: object } = {
    form: replaced(formText()),
    late: replaced(lateText()),
    writers: replaced(writers()),
  };
  provideCatalog({ language: "en", area: (name) => areas[name] });
}
