import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import {
  type Diagnostic,
  forceLinting,
  forEachDiagnostic,
  linter,
  lintGutter,
  lintKeymap,
  nextDiagnostic,
} from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { Annotation, EditorState, Transaction } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";
import type { Mark } from "#engine/form";
import { writers } from "../writers.ts";
import { editorTheme } from "./editor-theme.ts";

/** Options of an editor of text. */
export interface EditorOptions {
  readonly parent: HTMLElement;
  /** Of the element that takes the text. */
  readonly id: string;
  readonly text: string;
  readonly label: string;
  /** Ids of the elements that say more. */
  readonly describedBy: string;
  readonly isJson: boolean;
  /** The page's nonce: its policy takes no style without it. */
  readonly nonce: string | undefined;
  /** Called with each text that the reader types. */
  readonly onText: (text: string) => void;
  readonly marks: (text: string) => readonly Mark[];
}

/** An editor that is on the page. */
export interface Editor {
  readonly text: () => string;
  /** Replaces the whole text, not as an action of the reader. The common start and end stay, and so does the cursor. */
  readonly setText: (text: string) => void;
  /** Marks the text again after its issues may have changed. */
  readonly lint: () => void;
  readonly setInvalid: (isInvalid: boolean) => void;
  readonly destroy: () => void;
}

/** Debounce of the marks after a key, in milliseconds, so that half a word is not marked as an error. */
const markDelay = 300;

/** Distinguishes changes by the form from those by the reader. */
const fromForm = Annotation.define<boolean>();

const diagnosticOf = ({ from, to, kind, message, phrase, error }: Mark): Diagnostic => ({
  from,
  to,
  severity: kind === "error" ? "error" : "warning",
  message: error ? writers().jsonFault(error) : writers().phrase(message, phrase),
});

/** Moves to the next mark and announces its message, since the tooltip is only visible. */
function goToNextMark(view: EditorView): boolean {
  const moved = nextDiagnostic(view);
  const { from, to } = view.state.selection.main;
  const messages: string[] = [];
  forEachDiagnostic(view.state, ({ message }, start, end) => {
    if (start === from && end === to) messages.push(message);
  });
  if (messages.length === 0) return moved;
  view.dispatch({ effects: EditorView.announce.of(messages.join(" ")) });
  return true;
}

/**
 * Opens an editor of text. Tab is not bound, so it leaves the editor as it leaves any field. The form takes steps
 * back, also in a text that can't be read.
 */
export function openEditor(options: EditorOptions): Editor {
  const { parent, id, text, label, describedBy, isJson, nonce, onText, marks } = options;
  const view: EditorView = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        ...(nonce === undefined ? [] : [EditorView.cspNonce.of(nonce)]),
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        search({ top: true }),
        EditorView.lineWrapping,
        ...(isJson ? [json()] : []),
        syntaxHighlighting(classHighlighter),
        lintGutter(),
        linter(({ state }) => marks(state.doc.toString()).map(diagnosticOf), { delay: markDelay }),
        keymap.of([
          { key: "F8", run: goToNextMark },
          ...searchKeymap,
          ...lintKeymap,
          ...defaultKeymap,
          ...historyKeymap,
        ]),
        editorTheme,
        EditorView.contentAttributes.of({ id, "aria-label": label, "aria-describedby": describedBy, tabindex: "0" }),
        EditorView.updateListener.of((update) => {
          const isReaders = update.transactions.some((one) => one.docChanged && one.annotation(fromForm) !== true);
          if (isReaders) onText(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    text: () => view.state.doc.toString(),
    setText: (next) => {
      const changes = smallestChange(view.state.doc.toString(), next);
      if (changes === undefined) return;
      view.dispatch({ changes, annotations: [fromForm.of(true), Transaction.addToHistory.of(false)] });
    },
    lint: () => forceLinting(view),
    setInvalid: (isInvalid) => view.contentDOM.setAttribute("aria-invalid", String(isInvalid)),
    destroy: () => view.destroy(),
  };
}

/** Returns the smallest replacement that turns one text into another; undefined if they are equal. */
export function smallestChange(
  before: string,
  after: string,
): { readonly from: number; readonly to: number; readonly insert: string } | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
