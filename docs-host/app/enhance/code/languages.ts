import { languageKey } from "../../page-data/index.ts";
import { readSetting, writeSetting } from "./settings.ts";

/** Shows all programs of the page in the reader's language, and saves a choice for all pages and the playground. */
export function enableLanguages(): void {
  const choices = [...document.querySelectorAll<HTMLInputElement>("[data-language]")];
  const select = (language: unknown): void => {
    for (const choice of choices) if (choice.value === language) choice.checked = true;
  };
  for (const choice of choices) {
    choice.addEventListener("change", () => {
      writeSetting(languageKey, choice.value);
      select(choice.value);
    });
  }
  select(readSetting(languageKey));
}
