import { useCallback, useSyncExternalStore } from "react";
import type { TypedDraft } from "#engine/form";
import type { Path } from "#engine/shape";
import { useForm } from "../form-context.ts";
import { draftAt } from "../stores/index.ts";

/** Subscribes to the typed draft at a path; `put` replaces or drops it. */
export function useDraft(at: Path, what: keyof TypedDraft) {
  const { port, typed } = useForm();
  const read = (): string | undefined => draftAt(port, at, what);
  const text = useSyncExternalStore(typed.subscribe, read, read);
  const put = useCallback(
    (next: string | undefined): void => {
      if (draftAt(port, at, what) !== next) port.dispatch({ type: "type", at, what, text: next });
    },
    [port, at, what],
  );
  return { text, put };
}
