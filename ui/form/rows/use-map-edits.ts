import { type RefObject, useRef, useState } from "react";
import type { EditOf } from "#engine/form";
import type { Path } from "#engine/shape";
import { treeOf, useStable } from "#ui/kit";
import { focusField, useAfterDrawing, useDraft, useForm } from "../context/index.ts";
import { below } from "../model/index.ts";
import type { KeyEditorProps } from "./key-props.ts";

/** Props of the edits of a map. */
export interface MapEditsOptions {
  readonly at: Path;
  /** The keys with rows. */
  readonly keys: readonly string[];
  /** The element around all rows. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Returns the first value of a new row. */
  readonly initial: () => Pick<EditOf<"addKey">, "value" | "selection">;
}

/** The row that has no key yet. */
export interface NewRow {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Props of its key. It starts focused if the reader opened it, but not if it was restored with the page. */
  readonly editor: Pick<KeyEditorProps, "startsFocused" | "onClose" | "onCancel" | "onKey">;
}

/** Adds and removes rows, and moves the focus to the next element. */
export function useMapEdits({ at, keys, frame, initial }: MapEditsOptions) {
  const { port } = useForm();
  const [isAsked, setAsked] = useState(false);
  // The draft of a new key survives unmounting.
  const isOpen = useDraft(at, "newKey").text !== undefined || isAsked;
  const addButton = useRef<HTMLButtonElement>(null);
  const afterDrawing = useAfterDrawing();
  const focusAt = (path: Path): void => {
    if (frame.current) focusField(treeOf(frame.current), path);
  };

  const onRemove = useStable((key: string): void => {
    const next = keys[keys.indexOf(key) + 1] ?? keys[keys.indexOf(key) - 1];
    afterDrawing(() => {
      if (addButton.current) addButton.current.focus();
      // Without an add button the focus goes to the next row, or to the group.
      else focusAt(next === undefined ? at : below(at, next));
    });
    port.dispatch({ type: "remove", at: below(at, key) });
  });
  const newRow: NewRow = {
    isOpen,
    open: () => setAsked(true),
    editor: {
      startsFocused: isAsked,
      onClose: () => setAsked(false),
      onCancel: () => {
        afterDrawing(() => addButton.current?.focus());
        setAsked(false);
      },
      onKey: (key, goOn) => {
        setAsked(false);
        if (goOn) afterDrawing(() => focusAt(below(at, key)));
        port.dispatch({ type: "addKey", at, key, ...initial() });
      },
    },
  };
  return { newRow, addButton, onRemove };
}
