import { themeKey, whenPageShown } from "#docs-host/pages/early";
import { closest } from "./closest.ts";
import { storeText } from "./settings.ts";

type Choice = "light" | "dark" | "system";

const read = (value: string | null | undefined): Choice => (value === "light" || value === "dark" ? value : "system");

function apply(choice: Choice): void {
  const root = document.documentElement;
  if (choice === "system") delete root.dataset.theme;
  else root.dataset.theme = choice;
  showChoice();
}

/** Marks the button of the current choice, if the page has any. */
function showChoice(): void {
  const chosen = document.documentElement.dataset.theme ?? "system";
  for (const button of document.querySelectorAll<HTMLElement>("[data-theme-switch] [data-theme-choice]"))
    button.setAttribute("aria-pressed", String(button.dataset.themeChoice === chosen));
}

/**
 * Shows the theme switch and makes it work; the choice applies to all pages, and across visits where that is allowed.
 */
export function enableThemeSwitch(): void {
  // Another tab of the site has chosen.
  addEventListener("storage", (event) => {
    if (event.key === themeKey) apply(read(event.newValue));
  });
  whenPageShown(document, () => {
    for (const group of document.querySelectorAll<HTMLElement>("[data-theme-switch]")) showSwitch(group);
  });
}

function showSwitch(group: HTMLElement): void {
  group.addEventListener("click", (event) => {
    const button = closest(event, "[data-theme-choice]");
    if (button === null) return;
    const choice = read(button.dataset.themeChoice);
    apply(choice);
    storeText(themeKey, choice === "system" ? undefined : choice);
  });
  showChoice();
  group.hidden = false;
}
