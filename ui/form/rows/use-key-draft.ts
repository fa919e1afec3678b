import { type RefObject, useEffect, useSyncExternalStore } from "react";
import { formText } from "#locales/messages/form";
import { useStable } from "#ui/kit";
import { useDraft, useForm } from "../context/index.ts";
import { below, keyName } from "../model/index.ts";
import type { KeyInputProps } from "./key-props.ts";

/** The draft of a key, and the functions that apply or drop it. */
export interface KeyDraft {
  /** The typed text; undefined if nothing was typed. */
  readonly draft: string | undefined;
  /** Why the draft was not accepted. */
  readonly refusal: string | undefined;
  readonly type: (text: string) => void;
  /** Applies the draft. `isAsked` is true for a button or Enter, false on blur. */
  readonly apply: (isAsked: boolean) => void;
  readonly cancel: () => void;
}

/** Props of a typed key. */
export interface KeyTextProps extends KeyInputProps {
  readonly onTouched: () => void;
}

/** Keeps the text of a key until it is accepted; a refused one stays in the input with the reason. */
export function useKeyDraft(props: KeyTextProps, element: RefObject<HTMLInputElement | null>): KeyDraft {
  const { input, onTouched, map, at, current, refusalOf, onKey, onClose, onCancel } = props;
  const { keys, say } = useForm();
  const isNew = current === undefined;
  const { text: draft, put } = useDraft(isNew ? at : below(at, current), isNew ? "newKey" : "key");
  const read = () => keys.get(input);
  const refusal = useSyncExternalStore(keys.subscribe, read, read);
  const type = (text: string | undefined): void => {
    keys.put(input, undefined);
    put(text);
  };
  const drop = (): void => type(undefined);
  const refuse = (why: string): void => keys.put(input, { at, from: current, refusal: why });

  const applySame = (text: string, isAsked: boolean): void => {
    if (isNew && isAsked) {
      put(text);
      refuse(formText().keyWanted);
      element.current?.focus();
      return;
    }
    drop();
    onClose?.();
  };
  const apply = (isAsked: boolean): void => {
    onTouched();
    const text = draft ?? current ?? "";
    if (text === (current ?? "")) {
      applySame(text, isAsked);
      return;
    }
    const why = refusalOf(text);
    if (why === undefined) {
      drop();
      onKey(text, isAsked);
      return;
    }
    refuse(why);
    if (!isAsked) return;
    element.current?.focus();
    // The next keystroke replaces the key.
    element.current?.select();
  };
  const cancel = (): void => {
    drop();
    say(isNew ? formText().noKeyAdded({ map }) : formText().keyStays({ key: keyName(current) }));
    onCancel?.();
  };

  // A refused key is accepted as soon as no other row has it.
  const isFree = refusal !== undefined && draft !== undefined && draft !== "" && refusalOf(draft) === undefined;
  const applyFreed = useStable(() => apply(false));
  useEffect(() => {
    if (isFree) applyFreed();
  }, [isFree, applyFreed]);
  // The draft of a key may be restored with the page, and a new row starts focused.
  const start = useStable(() => {
    const why = draft === undefined || draft === "" ? undefined : refusalOf(draft);
    if (why !== undefined) refuse(why);
    if (props.startsFocused) element.current?.focus();
  });
  useEffect(start, [start]);

  return { draft, refusal, type, apply, cancel };
}
