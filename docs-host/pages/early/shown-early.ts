import { earlyFailed, earlyTyped } from "./names.ts";
import type { TextField } from "./prepare-early.ts";

/** The server-rendered playground, until the interactive one replaces it. */
export interface EarlyPlayground {
  /** Resolves when no one is in the middle of writing a character of several keys. */
  readonly isQuiet: () => Promise<void>;
  /** Renders the playground into an element, and moves typed text, focus and cursor there. */
  readonly handOver: (root: HTMLElement, draw: () => void) => void;
  /** Shows that loading failed; typed text stays. */
  readonly fail: () => void;
}

/** A visible playground before its script has loaded. */
export interface ShownEarly extends EarlyPlayground {
  readonly remove: () => void;
  /** Resolves when the reader has seen it. */
  readonly isSeen: () => Promise<void>;
}

const isField = (element: Element | null): element is TextField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Returns the shown form of a playground that has no script yet; `page` is the document or the shadow tree that it is in. */
export function shownEarly(early: HTMLElement, page: Document | ShadowRoot): ShownEarly {
  const fields = (): readonly TextField[] => [...early.querySelectorAll("input, textarea")].filter(isField);
  return {
    remove: () => early.remove(),
    fail: () => early.dispatchEvent(new Event(earlyFailed)),
    isSeen: () =>
      new Promise((done) => {
        // A page that no one looks at is given no frames.
        if (document.hidden) done();
        else requestAnimationFrame(() => setTimeout(done));
      }),
    isQuiet: () =>
      new Promise((done) => {
        if (early.dataset.composing === undefined) done();
        else early.addEventListener("compositionend", () => done(), { once: true });
      }),
    handOver: (root, draw) => {
      const typed = fields().flatMap((field) =>
        field.value === field.defaultValue ? [] : [{ id: field.id, text: field.value }],
      );
      const active = page.activeElement;
      const focused = isField(active) && early.contains(active) ? cursorOf(active) : undefined;
      draw();
      // An id names the same control in the server-rendered and in the interactive playground.
      const twin = (id: string) => root.querySelector<TextField>(`[id="${CSS.escape(id)}"]`);
      for (const { id, text } of typed) type(twin(id), text);
      early.remove();
      // The playground keeps it as a draft from now on.
      if (history.state?.[earlyTyped]) history.replaceState({ ...history.state, [earlyTyped]: undefined }, "");
      if (focused === undefined) return;
      const field = twin(focused.id);
      focused(field);
      goOn(root, field, Number(early.dataset.tabs ?? 0));
    },
  };
}

/** Moves the focus as far as Tab was pressed behind the last field. */
function goOn(root: HTMLElement, from: TextField | null, steps: number): void {
  if (from === null || steps === 0) return;
  const all = [...root.querySelectorAll<HTMLElement>("input, textarea, select, button, a[href]")].filter(
    (element) => element.tabIndex >= 0 && !element.matches(":disabled"),
  );
  (all[all.indexOf(from) + steps] ?? all.at(-1))?.focus();
}

/** Returns what puts the focus and the cursor of a field into another. */
function cursorOf(field: TextField) {
  const { id, selectionStart, selectionEnd, selectionDirection } = field;
  const put = (other: TextField | null): void => {
    other?.focus({ preventScroll: true });
    // Inputs for dates and numbers have no selection range.
    if (selectionStart !== null) other?.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? "none");
  };
  return Object.assign(put, { id });
}

/** Sets the text of an input as if it had been typed, so that listeners are notified. */
function type(field: TextField | null, text: string): void {
  if (field === null) return;
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // Whoever follows the field has put its own setter on it, and would take the text for its own.
  Reflect.set(kind.prototype, "value", text, field);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: text }));
}
