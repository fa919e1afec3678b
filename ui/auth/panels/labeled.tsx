import { type ClipboardEvent, type ReactElement, type ReactNode, useId, useState } from "react";
import { authText } from "#locales/messages/auth";
import { PasswordInput, TextInput } from "#ui/kit";

/** Props of one input of the card. It is masked unless `secret` is false. */
export interface LabeledProps {
  readonly label: string;
  readonly id?: string;
  readonly note?: string;
  /** Why the text can't be sent. */
  readonly issue?: string | undefined;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly secret?: boolean;
  readonly readOnly?: boolean;
  /** Pasted white space at the ends is part of the text, as in a password. Line breaks never are. */
  readonly keepsBlanks?: boolean;
}

/**
 * One input with its label. A pasted text is trimmed, and a note says so. Control characters are shown as symbols, so
 * that none is lost silently.
 */
export function Labeled(props: LabeledProps): ReactElement {
  const { label, note, issue, text, onText, secret = true, readOnly = false, keepsBlanks = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [trimmed, setTrimmed] = useState(false);
  const change = (shown: string): void => {
    setTrimmed(false);
    onText(withoutPictures(shown));
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>): void => {
    const input = event.target;
    if (readOnly || !(input instanceof HTMLInputElement)) return;
    const pasted = event.clipboardData.getData("text/plain");
    const wanted = keepsBlanks ? pasted.replace(/^[\r\n]+|[\r\n]+$/g, "") : pasted.trim();
    const shown = withPictures(wanted);
    if (shown === pasted) return;
    event.preventDefault();
    insert(input, shown);
    setTrimmed(wanted !== pasted);
  };
  const notes = [
    ...(issue === undefined ? [] : [`${id}issue`]),
    ...(note === undefined ? [] : [`${id}note`]),
    ...(trimmed ? [`${id}trimmed`] : []),
  ];
  const input = {
    id,
    labelledBy: `${id}label`,
    ...(notes.length > 0 && { describedBy: notes.join(" ") }),
    text: withPictures(text),
    onText: change,
    isReadOnly: readOnly,
    isInvalid: issue !== undefined,
  };
  return (
    <div className="auth-field" onPaste={onPaste}>
      <label id={`${id}label`} htmlFor={id} className="auth-label">
        {label}
      </label>
      {secret ? <PasswordInput {...input} name={label} /> : <TextInput {...input} />}
      <div role="status" className="auth-status-text">
        {issue !== undefined && (
          <p id={`${id}issue`} className="auth-issue">
            {issue}
          </p>
        )}
        {trimmed && (
          <p id={`${id}trimmed`} className="auth-note">
            {keepsBlanks ? authText().lineBreaksRemoved : authText().blanksRemoved}
          </p>
        )}
      </div>
      {note !== undefined && (
        <p id={`${id}note`} className="auth-note">
          {note}
        </p>
      )}
    </div>
  );
}

/** Types a text where the cursor is, as one step that the browser can undo. */
function insert(input: HTMLInputElement, text: string): void {
  // Deprecated, and the only way that keeps the undo history of an input (no replacement in the Input Events standard).
  if (input.ownerDocument.execCommand?.("insertText", false, text)) return;
  input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, "end");
  input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste", data: text }));
}

/** A labeled choice; `children` gets the name of the label. */
export function LabeledChoice(props: {
  readonly label: string;
  readonly children: (named: { readonly id: string; readonly labelledBy: string }) => ReactNode;
}): ReactElement {
  const id = useId();
  return (
    <div className="auth-field">
      <span id={`${id}label`} className="auth-label">
        {props.label}
      </span>
      {props.children({ id, labelledBy: `${id}label` })}
    </div>
  );
}

/** The symbols for control characters are in the same order as these (Unicode, "Control Pictures"). */
const firstPicture = 0x2400;
const deletePicture = "\u2421";

/**
 * Returns a text as an input of one line can show it: a symbol for each control character. Browsers would replace a
 * line break with a blank, or leave it out, without a word.
 */
export const withPictures = (text: string): string =>
  text.replace(/(?![\t\u0080-\u009f])\p{Cc}/gu, (one) =>
    one === "\u007f" ? deletePicture : String.fromCharCode(firstPicture + one.charCodeAt(0)),
  );

/** Returns the text that `withPictures` shows. */
export const withoutPictures = (shown: string): string =>
  shown.replace(/[\u2400-\u241f\u2421]/g, (one) =>
    one === deletePicture ? "\u007f" : String.fromCharCode(one.charCodeAt(0) - firstPicture),
  );
