import { maxQueryLength, readSearchData, searchLinks } from "#docs-host/site/page-data";
import { scriptsText } from "#locales/messages/scripts";
import "./search-dialog.css";
import { element } from "./elements.ts";
import { searchFilters } from "./filters.ts";
import { rememberedGroups } from "./hit-options.ts";
import { type OptionList, optionList } from "./option-list.ts";
import { type RememberedStore, rememberedStore, type VisitedHit } from "./remembered.ts";
import { type SearchClient, searchClient } from "./search-client.ts";
import { type Parts, showAnswer, showFailure, showRemembered, showSearching } from "./show-state.ts";

/** Announces states to screen readers, each once, and only the last one while a reader types. */
interface Announcer {
  readonly announce: (text: string) => void;
  readonly stop: () => void;
}

/** Wait before a state is announced, in ms: the letters that a reader types are spoken first. */
const announceWait = 700;

/** Creates the announcer of a live region. */
function makeAnnouncer(status: HTMLElement): Announcer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    announce: (text) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (status.textContent !== text) status.textContent = text;
      }, announceWait);
    },
    stop: () => {
      clearTimeout(timer);
      status.textContent = "";
    },
  };
}

/** Wait after a key before a search is sent, and before a slow one is marked, in ms. */
const typingWait = 120;
const busyWait = 200;

let opened: { readonly show: (typed: string) => void } | undefined;

/**
 * Opens the search of this page. Does nothing on a page without one.
 *
 * @param typed the field that has the letters typed while this script was loaded; it is removed
 * @param opener the element that had the focus before that field, and has it again when the search closes
 */
export function openSearch(typed: HTMLInputElement, opener: Element | null): void {
  // A dialog returns the focus to the element that has it when the dialog opens. HTML and SVG elements can have it.
  if (document.activeElement === typed) (opener as HTMLElement | null)?.focus({ preventScroll: true });
  typed.remove();
  const link = document.querySelector(searchLinks);
  if (link === null) return;
  opened ??= makeSearch(link);
  opened.show(typed.value);
}

function makeSearch(link: Element): NonNullable<typeof opened> {
  const data = readSearchData(link);
  const store = rememberedStore(data.base);
  const search = searchClient(data);
  const parts = makeParts(data.placeholder, data.filter ?? {}, () => update(0));
  const { update, stop } = searching(parts, search, store);
  const { dialog, field } = parts;
  field.addEventListener("input", () => update(typingWait));
  field.addEventListener("keydown", (event) => onKey(event, parts.list));
  parts.clear.addEventListener("click", () => {
    store.clear();
    field.focus();
    update(0);
  });
  addEventListener("online", () => dialog.open && update(0));
  dialog.addEventListener("close", stop);
  dialog.addEventListener("click", (event) => {
    // The dialog itself is only hit beside its content.
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  // A server may build its index for the first search, which takes seconds: it starts before the reader has typed.
  search({ text: "" }, new AbortController().signal).catch(() => {});
  return {
    show: (typed) => {
      if (!dialog.open) dialog.showModal();
      field.focus();
      field.select();
      if (typed !== "") field.setRangeText(typed, 0, field.value.length, "end");
      update(0);
    },
  };
}

function makeParts(placeholder: string, filter: Parameters<typeof searchFilters>[0], onFilter: () => void): Parts {
  const id = "search-hits";
  const field = element("input", {
    type: "text",
    role: "combobox",
    "aria-label": placeholder,
    "aria-autocomplete": "list",
    "aria-controls": id,
    "aria-expanded": "false",
    placeholder,
    maxlength: String(maxQueryLength),
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "search",
    class: "search-field",
  });
  const list = optionList(field, id);
  const filters = searchFilters(filter, onFilter);
  // Its button may be hidden by this.
  filters.widen.addEventListener("click", () => field.focus());
  const note = element("p", { class: "search-note" });
  const clear = element("button", { type: "button", class: "search-clear" }, scriptsText().clearRecent);
  const status = element("p", { role: "status", class: "unseen" });
  const close = element("button", { type: "button", class: "search-close" }, scriptsText().close);
  const head = element("div", { class: "search-head" }, field, close);
  const keys = element("p", { class: "search-keys", "aria-hidden": "true" }, scriptsText().searchKeys);
  const foot = element("div", { class: "search-foot" }, keys, filters.widen, clear);
  const inside = element("div", { class: "search-inside" }, head, filters.root, note, list.root, foot, status);
  const dialog = element("dialog", { class: "search-dialog", "aria-label": scriptsText().search }, inside);
  close.addEventListener("click", () => dialog.close());
  return { dialog, field, list, filters, note, clear, status };
}

function onKey(event: KeyboardEvent, list: OptionList): void {
  if (event.isComposing || event.altKey || event.shiftKey) return;
  if (event.key === "ArrowDown") list.move(1);
  else if (event.key === "ArrowUp") list.move(-1);
  else if (event.key === "Enter") list.choose(event.ctrlKey || event.metaKey);
  else return;
  event.preventDefault();
}

/** Returns the function that shows what the field and the filters ask for, after a wait; and the one that stops it. */
function searching(parts: Parts, search: SearchClient, store: RememberedStore) {
  const { dialog, field, filters } = parts;
  const announcer = makeAnnouncer(parts.status);
  let running = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onOpen = (hit: VisitedHit): void => {
    store.add(field.value.trim(), hit);
    dialog.close();
  };
  const onQuery = (query: string): void => {
    field.value = query;
    update(0);
  };
  const run = async (): Promise<void> => {
    const text = field.value.trim();
    if (text === "") {
      showRemembered(parts, rememberedGroups(store.read(), onQuery, onOpen));
      announcer.announce("");
      return;
    }
    const { signal } = running;
    const slow = setTimeout(() => {
      dialog.setAttribute("data-busy", "");
      showSearching(parts);
    }, busyWait);
    try {
      const answer = await search({ text, ...filters.values() }, signal);
      if (!signal.aborted) announcer.announce(showAnswer(parts, answer, text, onOpen));
    } catch {
      if (!signal.aborted) announcer.announce(showFailure(parts, () => update(0)));
    } finally {
      clearTimeout(slow);
      if (!signal.aborted) dialog.removeAttribute("data-busy");
    }
  };
  const stop = (): void => {
    clearTimeout(timer);
    announcer.stop();
    running.abort();
  };
  const update = (wait: number): void => {
    clearTimeout(timer);
    running.abort();
    running = new AbortController();
    timer = setTimeout(() => void run(), wait);
  };
  return { update, stop };
}
