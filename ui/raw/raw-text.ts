import type { Mark, Raw, RawRead } from "#engine/form";
import { equalJson, type Json, type JsonSyntaxError, printJson } from "#engine/json";
import { valueAt } from "#engine/shape";
import { draftAt } from "#ui/form";
import type { RawJsonProps } from "./raw-props.ts";

/** The text of one path of a form, kept equal to the form's value in both directions. */
export interface RawText {
  /** Returns the text to open: typed text that is not JSON, the value in the reader's formatting, or as printed. */
  readonly initial: () => string;
  /** Applies a typed text to the form. Text that is not JSON becomes a draft of the form; returns its syntax error. */
  readonly apply: (text: string) => JsonSyntaxError | undefined;
  /** Returns the text that replaces `shown` after a change of the form; undefined if `shown` still represents it. */
  readonly replacement: (shown: string) => string | undefined;
  /** Returns the syntax error of a text that the reader has not typed just now; undefined for empty text. */
  readonly errorIn: (text: string) => JsonSyntaxError | undefined;
  readonly marks: (text: string) => readonly Mark[];
}

/** The form, and the JSON view of one of its paths. */
export interface RawTextOptions extends Pick<RawJsonProps, "port" | "at" | "optional" | "draft"> {
  readonly raw: Raw;
}

const errorOf = (read: RawRead | undefined): JsonSyntaxError | undefined =>
  read?.ok === false ? read.error : undefined;

/** Creates the text of a path. */
export function rawText({ port, at, optional, draft, raw }: RawTextOptions): RawText {
  const value = (): Json | undefined => valueAt(port.read().value, at);
  const invalidText = (): string | undefined => draftAt(port, at, "text");
  const putInvalidText = (text: string | undefined): void => {
    if (invalidText() !== text) port.dispatch({ type: "type", at, what: "text", text });
  };
  /** Applies the value of a text; `read` is undefined if the text removes the value. */
  const applyValue = (text: string, read: RawRead | undefined): void => {
    const before = value();
    if (read === undefined && before !== undefined) port.dispatch({ type: "remove", at });
    else if (read === undefined) putInvalidText(undefined);
    else if (!read.ok) putInvalidText(text);
    // White space and the notation of a number mean nothing to the form, so their changes are not history steps.
    else if (before !== undefined && printJson(read.edit.value) === printJson(before)) putInvalidText(undefined);
    else port.dispatch(read.edit);
  };
  const represents = (text: string): boolean => {
    const read = raw.read(text);
    const now = value();
    return read.ok && now !== undefined && equalJson(read.edit.value, now);
  };
  return {
    initial: () => {
      const { current } = draft;
      const own = current !== undefined && current.over === value() ? current.text : undefined;
      return invalidText() ?? own ?? raw.write(port.read());
    },
    apply: (text) => {
      const read = text.trim() === "" && optional ? undefined : raw.read(text);
      applyValue(text, read);
      const error = errorOf(read);
      draft.current = error === undefined ? { text, over: value() } : undefined;
      return error;
    },
    replacement: (shown) => {
      const typed = invalidText();
      if (typed !== undefined) return typed === shown ? undefined : typed;
      if (draft.current !== undefined && draft.current.over === value()) return undefined;
      if (represents(shown)) return undefined;
      draft.current = undefined;
      return raw.write(port.read());
    },
    errorIn: (text) => errorOf(text === "" ? undefined : raw.read(text)),
    marks: (text) => raw.marks(text, port.read()),
  };
}
