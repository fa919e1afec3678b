import { type ClipboardEvent, useMemo, useState } from "react";
import { parsePointer } from "#engine/form";
import type { ObjectShape, Path, Types } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { type FormPort, pointerOfFrame, useTouchInvalid } from "#ui/form";
import { takesText, treeOf, useStable } from "#ui/kit";

/** Dependencies of pasting; `read` returns the text of the clipboard, and rejects if the browser denies access. */
export interface PastingProps {
  /** Of the whole form. */
  readonly shape: ObjectShape;
  readonly port: FormPort;
  readonly types: Types;
  readonly read: () => Promise<string>;
}

type PastedReader = ReturnType<typeof import("./read-pasted.ts").pastedReader>;

/** The result of the last paste; `turn` separates two equal ones. */
export interface PasteEnd {
  readonly turn: number;
  readonly text: string;
  readonly failed: boolean;
}

/**
 * Returns the target of a paste. Browsers dispatch it where text was selected last; readers mean the focused element.
 */
function focusOf({ target, currentTarget }: ClipboardEvent): Element | undefined {
  const { activeElement } = treeOf(currentTarget);
  if (activeElement !== null && currentTarget.contains(activeElement)) return activeElement;
  return target instanceof Element ? target : undefined;
}

/** Pasting of JSON into whole groups: by a menu, or by the keys wherever no text is being typed. */
export function usePasting({ shape, port, types, read }: PastingProps) {
  const reader = useMemo(() => {
    let reading: Promise<PastedReader> | undefined;
    return (): Promise<PastedReader> => {
      reading ??= import("./read-pasted.ts").then(({ pastedReader }) => pastedReader({ shape, port, types }));
      // A chunk that did not arrive may arrive the next time.
      reading.catch(() => {
        reading = undefined;
      });
      return reading;
    };
  }, [types, shape, port]);
  const touchInvalid = useTouchInvalid();
  const [end, setEnd] = useState<PasteEnd>();
  const fill = async (paths: readonly Path[], text: string | undefined): Promise<void> => {
    const fillIn = await reader().catch(() => undefined);
    const message = fillIn ? fillIn(paths, text, touchInvalid) : { text: formText().pasteNotLoaded, failed: true };
    if (message !== undefined) setEnd((before) => ({ turn: (before?.turn ?? 0) + 1, ...message }));
  };
  const pasteInto = useStable((at: Path): void => {
    read()
      .catch(() => undefined)
      .then((text) => fill([at], text));
  });

  /** Fills the innermost group around the focus that the text fits; other texts are left to the browser. */
  const onPaste = (event: ClipboardEvent): void => {
    const from = focusOf(event);
    if (from === undefined || from.closest(takesText) !== null) return;
    const text = event.clipboardData.getData("text/plain");
    if (!/^\s*[[{]/.test(text)) return;
    const { value } = port.read();
    const paths: Path[] = [];
    for (let field = from.closest(".form-field"); field; field = field.parentElement?.closest(".form-field") ?? null)
      paths.push(parsePointer(value, pointerOfFrame(field.id)));
    if (paths.length === 0) return;
    event.preventDefault();
    void fill(paths, text);
  };
  return { pasteInto, onPaste, end, dismiss: () => setEnd(undefined) };
}
