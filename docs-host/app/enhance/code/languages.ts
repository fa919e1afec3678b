import { chooseLanguage, onLanguage } from "../language-choice.ts";

/** Shows all programs of the page in the reader's language, and saves a choice for all pages and the playground. */
export function enableLanguages(): void {
  const choices = [...document.querySelectorAll<HTMLInputElement>("[data-language]")];
  for (const choice of choices) choice.addEventListener("change", () => chooseLanguage(choice.value));
  onLanguage((language) => {
    for (const choice of choices) if (choice.value === language) choice.checked = true;
  });
}
