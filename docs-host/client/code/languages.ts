import { freshElements } from "../fresh-elements.ts";
import { chooseLanguage, onLanguage } from "../language-choice.ts";
import { type CodePlace, wholePage } from "./code-place.ts";

const freshChoices = freshElements<HTMLInputElement>("[data-language]");

/** Shows all programs of the page in the reader's language, and saves a choice for all pages and the playground. */
export function enableLanguages({ root, signal }: CodePlace = wholePage()): void {
  const choices = freshChoices(root);
  for (const choice of choices) choice.addEventListener("change", () => chooseLanguage(choice.value));
  onLanguage((language) => {
    for (const choice of choices) if (choice.value === language) choice.checked = true;
  }, signal);
}
