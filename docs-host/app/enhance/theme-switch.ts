import { themeKey } from "../inline/names.ts";

type Choice = "light" | "dark" | "system";

/**
 * Shows the theme switch and makes it work; the choice holds for all pages, and across visits where that is allowed.
 */
export function enableThemeSwitch(): void {
  const root = document.documentElement;
  const group = document.querySelector<HTMLElement>("[data-theme-switch]");
  if (group === null) return;
  const buttons = [...group.querySelectorAll<HTMLElement>("[data-theme-choice]")];

  const show = (): void => {
    const chosen = root.dataset.theme ?? "system";
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.themeChoice === chosen));
  };
  const apply = (choice: Choice): void => {
    if (choice === "system") delete root.dataset.theme;
    else root.dataset.theme = choice;
    show();
  };
  const read = (value: string | null | undefined): Choice => (value === "light" || value === "dark" ? value : "system");

  group.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-theme-choice]");
    if (button === null) return;
    const choice = read(button.dataset.themeChoice);
    apply(choice);
    try {
      if (choice === "system") localStorage.removeItem(themeKey);
      else localStorage.setItem(themeKey, choice);
    } catch {
      // Storage may be refused; then the choice holds for this page.
    }
  });
  // Another tab of the site has chosen.
  addEventListener("storage", (event) => {
    if (event.key === themeKey) apply(read(event.newValue));
  });

  show();
  group.hidden = false;
}
