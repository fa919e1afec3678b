import type { SearchAnswer } from "#docs-host/search/full-text";
import { enhancedText } from "#locales/messages/enhanced";
import { scriptsText } from "#locales/messages/scripts";
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
  showNote(note, groups.length === 0 ? scriptsText().searchHint : "");
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
    return enhancedText().resultsCount({ count: answer.total });
  }
  const missing = enhancedText().nothingFound({ text });
  showNote(note, `${missing} ${scriptsText().searchAdvice}`);
  return scriptsText().noResults;
}

/** Says that a slow search goes on, in place of a sentence about the text before. */
export function showSearching({ note }: Parts): void {
  if (!note.hidden) showNote(note, scriptsText().searching);
}

/** Shows that the search is not possible now, and returns its announcement. */
export function showFailure({ list, field, note }: Parts, onRetry: () => void): string {
  list.show([]);
  const text = scriptsText()[navigator.onLine ? words.failed : words.offline];
  showNote(note, text);
  const again = element("button", { type: "button" }, scriptsText().tryAgain);
  again.addEventListener("click", () => {
    field.focus();
    onRetry();
  });
  note.append(" ", again);
  return text;
}

const words = {
  failed: "searchFailed",
  offline: "offline",
} as const;

function showNote(note: HTMLElement, text: string): void {
  note.replaceChildren(text);
  note.hidden = text === "";
}
