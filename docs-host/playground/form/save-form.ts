import { type FormState, type History, historyToJson } from "#engine/form";
import { type Draft, draftToJson } from "./draft.ts";
import { historyKeyOf } from "./restore-form.ts";
import type { FormDeps } from "./started-form.ts";

/** Saves a form for the next time that it is opened. */
export interface FormSaver {
  /** Saves the draft after a pause. */
  readonly saveSoon: () => void;
  /** Saves draft and history in the tab. */
  readonly save: () => void;
  /** Holds the history in memory if the tab must not store all of it. */
  readonly remember: () => void;
}

/**
 * Creates the saver of a form. `redact` removes the values that the tab must not store; `draft` returns the rest of the
 * draft.
 */
export function formSaver(
  deps: FormDeps,
  redact: (state: FormState) => FormState,
  history: () => History,
  draft: () => Omit<Draft, "state">,
): FormSaver {
  const { draftKey, store } = deps;
  let isPending = false;
  const writeDraft = (): void => {
    if (!isPending) return;
    isPending = false;
    store.write(draftKey, draftToJson({ ...draft(), state: redact(history().present) }));
  };
  return {
    saveSoon: () => {
      isPending = true;
      deps.later(writeDraft);
    },
    save: () => {
      writeDraft();
      store.write(historyKeyOf(deps), historyToJson(history(), redact));
    },
    remember: () => {
      const { past, present, future } = history();
      const states = [present, ...[...past, ...future].map((step) => step.state)];
      if (states.some((one) => redact(one) !== one)) deps.inMemory.set(draftKey, { ...history(), run: undefined });
      else deps.inMemory.delete(draftKey);
    },
  };
}
