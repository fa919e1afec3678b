import { useEffect, useRef, useState } from "react";
import type { Json } from "#engine/json";
import { type FormStore, sameJson } from "./form-store.ts";

/** The caller's value that a form was given last. */
interface Applied {
  readonly store: FormStore;
  readonly value: Json | undefined;
  /** The form's value after it: other JSON if the caller's is not written as the form writes it. */
  readonly held: Json | undefined;
}

/** The inputs of a form with a value that its caller may hold. */
export interface OutsideValue {
  readonly isControlled: boolean;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
}

/** Reports changes, and shows the caller's value wherever it differs. */
export function useOutsideValue(store: FormStore, { isControlled, value, onChange }: OutsideValue): void {
  const latest = useRef({ isControlled, onChange });
  const isOurs = useRef(false);
  const applied = useRef<Applied>(undefined);
  const edits = useRef(0);
  const [renderedEdits, setRenderedEdits] = useState(0);
  useEffect(() => {
    latest.current = { isControlled, onChange };
  });
  useEffect(() => {
    let last = store.value();
    return store.subscribe(() => {
      const next = store.value();
      if (next === last) return;
      last = next;
      if (isOurs.current) return;
      edits.current += 1;
      latest.current.onChange(next);
      // It has the priority of the caller's update, so that both are rendered at once.
      if (latest.current.isControlled) setRenderedEdits(edits.current);
    });
  }, [store]);
  // In each rendering: a caller that refuses a change gives the same value again.
  useEffect(() => {
    // React renders the form's own change first outside of events, with the old value of the caller.
    if (!isControlled || renderedEdits !== edits.current) return;
    if (applied.current?.store !== store) applied.current = { store, value: store.start, held: store.value() };
    const { value: before, held } = applied.current;
    if (sameJson(before, value) && sameJson(held, store.value())) return;
    isOurs.current = true;
    store.setValue(value);
    isOurs.current = false;
    applied.current = { store, value, held: store.value() };
  });
}
