import { choiceMade } from "#docs-host/pages/early";
import { languageKey } from "#docs-host/site/page-data";
import { readSetting, writeSetting } from "./settings.ts";

/** The query parameter that chooses a language for all pages. */
const parameter = "language";

/** Chooses a language for all parts of this page, and of the pages that open later. */
export function chooseLanguage(language: string): void {
  writeSetting(languageKey, language);
  document.dispatchEvent(new CustomEvent(choiceMade, { detail: language }));
}

/** Calls a function with the language that the reader chose, now and at each choice; until a signal, if there is one. */
export function onLanguage(select: (language: unknown) => void, signal?: AbortSignal): void {
  const named = new URLSearchParams(location.search).get(parameter)?.toLowerCase();
  if (named) writeSetting(languageKey, named);
  select(named || readSetting(languageKey));
  const onChoice = ({ detail }: CustomEvent<unknown>): void => select(detail ?? readSetting(languageKey));
  // The events of this name are custom ones.
  document.addEventListener(choiceMade, onChoice as EventListener, signal && { signal });
}
