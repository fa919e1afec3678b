import type { SearchAnswer } from "#docs-host/search/full-text";
import { createCount, pageText, pageTexts } from "#docs-host/site/words";
import { element } from "./elements.ts";
import type { Filters } from "./filters.ts";
import { hitGroups } from "./hit-options.ts";
import type { OptionGroup, OptionList } from "./option-list.ts";
import type { VisitedHit } from "./remembered.ts";

/** The parts of the dialog. */
export interface Parts {
  readonly dialog: HTMLDialogElement;
  readonly field: HTMLInputElement;
  readonly list: OptionList;
  readonly filters: Filters;
  /** A sentence in place of results. */
  readonly note: HTMLElement;
  readonly clear: HTMLButtonElement;
  readonly status: HTMLElement;
}

/** Shows what a reader searched before. */
export function showRemembered({ list, clear, note }: Parts, groups: readonly OptionGroup[]): void {
  list.show(groups);
  clear.hidden = groups.length === 0;
  showNote(note, groups.length === 0 ? pageText("Type to search pages, endpoints, types and changes.") : "");
}

/** Shows an answer, and returns its announcement. */
export function showAnswer(
  { list, clear, note, filters }: Parts,
  answer: SearchAnswer,
  text: string,
  onOpen: (hit: VisitedHit) => void,
): string {
  clear.hidden = true;
  filters.offer(answer.choices);
  list.show(hitGroups(answer, onOpen));
  if (answer.total > 0) {
    showNote(note, "");
    return createCount(pageTexts())("{count} results", answer.total);
  }
  const missing = pageText("Nothing was found for “{text}”.", { text });
  showNote(note, `${missing} ${pageText("Check the spelling, use fewer words, or remove a filter.")}`);
  return pageText("No results");
}

/** Shows that the search is not possible now, and returns its announcement. */
export function showFailure({ list, field, note }: Parts, onRetry: () => void): string {
  list.show([]);
  const translate = pageText;
  const text = translate(navigator.onLine ? words.failed : words.offline);
  showNote(note, text);
  const again = element("button", { type: "button" }, translate("Try again"));
  again.addEventListener("click", () => {
    field.focus();
    onRetry();
  });
  note.append(" ", again);
  return text;
}

const words = {
  failed: "The search does not answer.",
  offline: "You are offline. The search continues when you are online.",
} as const;

function showNote(note: HTMLElement, text: string): void {
  note.replaceChildren(text);
  note.hidden = text === "";
}
