import { chosenLanguageKey, earlyChoice } from "./names.ts";

/** The language of the address, or the one that the reader chose on an earlier page. */
function chosenLanguage(): string | undefined {
  const named = new URLSearchParams(location.search).get("language")?.toLowerCase();
  const stored: unknown = JSON.parse(localStorage.getItem(chosenLanguageKey) ?? "null");
  return named || (typeof stored === "string" ? stored : undefined);
}

/** Selects the reader's language in the programs and the tabs of a page while it is parsed, before they are painted. */
export function selectLanguageEarly(page: Document): void {
  const language = chosenLanguage();
  if (language === undefined) return;
  const select = (): void => {
    for (const choice of page.querySelectorAll<HTMLInputElement>("input[data-language]:not(:checked)"))
      if (choice.value === language) choice.checked = true;
    for (const tab of page.querySelectorAll<HTMLElement>(`.mdx-tabs:not([${earlyChoice}]) > * > [data-choice]`)) {
      if (tab.dataset.choice !== `language:${language}`) continue;
      const at = [...(tab.parentElement?.children ?? [])].indexOf(tab);
      const root = tab.closest(".mdx-tabs");
      const panel = root?.querySelectorAll(":scope > .mdx-tab-panel")[at];
      if (panel === undefined) continue;
      for (const one of [root, tab, panel]) one?.setAttribute(earlyChoice, "");
    }
  };
  const observer = new MutationObserver(select);
  observer.observe(page, { childList: true, subtree: true });
  page.addEventListener("DOMContentLoaded", () => {
    observer.disconnect();
    select();
  });
}
