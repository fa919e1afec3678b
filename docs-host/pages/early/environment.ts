import { choiceMade } from "./names.ts";

/** Returns the base URL that the reader chose in the playground of an endpoint, in this tab. */
function chosenBaseUrl(environments: string): string | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(`callboard.environment.${environments}`) ?? "{}").baseUrl.replace(
      /\/$/,
      "",
    );
  } catch {
    // Nothing is chosen, or the browser refuses storage.
    return undefined;
  }
}

/** Shows the environment that the reader chose in the playground, in addresses and in their programs. */
export function showChosenEnvironment(page: Document): void {
  for (const shown of page.querySelectorAll<HTMLElement>("[data-environments]")) {
    const chosen = chosenBaseUrl(shown.dataset.environments ?? "");
    const before = shown.textContent ?? "";
    // A server at `/` has no address to replace.
    if (!chosen || !before || chosen === before) continue;
    shown.textContent = chosen;
    for (const code of shown.closest(".call")?.querySelectorAll(".programs code") ?? []) {
      const texts = page.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
        node.textContent = (node.textContent ?? "").replaceAll(before, chosen);
    }
  }
}

/** Does so once the page has been parsed, and after a choice. */
export function followEnvironment(page: Document): void {
  for (const event of ["DOMContentLoaded", choiceMade]) page.addEventListener(event, () => showChosenEnvironment(page));
}
