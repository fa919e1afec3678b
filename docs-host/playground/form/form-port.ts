import type { ActorRefFrom } from "xstate";
import type { Edit, FormState, StepName } from "#engine/form";
import { isList, isObject } from "#engine/json";
import type { Path } from "#engine/shape";
import type { formLogic } from "#machines";
import type { FormPort } from "#ui/form";
import type { Holds } from "./holds.ts";

/** Listeners that are called before a step replaces values, with their path if it is not the whole form. */
export type StepListeners = Set<(over?: Path) => void>;

/** Creates the port of the fields. `onEdit` is called before each edit, and returns its time in ms since 1970. */
export function formPort(
  actor: ActorRefFrom<typeof formLogic>,
  nameOf: (state: FormState, edit: Edit) => StepName,
  stepListeners: StepListeners,
  onEdit: () => number,
  hold: Holds["hold"],
): FormPort {
  const read = (): FormState => actor.getSnapshot().context.present;
  let isStopped = false;
  actor.subscribe({
    complete: () => {
      isStopped = true;
    },
  });
  return {
    hold,
    read,
    subscribe: (listener) => {
      const listening = actor.subscribe(listener);
      return () => listening.unsubscribe();
    },
    dispatch: (edit) => {
      // A view may dispatch its last edit after the form has stopped.
      if (isStopped) return;
      if (edit.type === "set" && (isObject(edit.value) || isList(edit.value))) {
        for (const listener of stepListeners) listener(edit.at);
      }
      const time = onEdit();
      actor.send({ type: "edit", edit, step: nameOf(read(), edit), time });
    },
    onHistoryStep: (listener) => {
      stepListeners.add(listener);
      return () => stepListeners.delete(listener);
    },
  };
}
