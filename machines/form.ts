import { fromTransition } from "xstate";
import { commit, type Edit, type FormState, type History, redo, replace, type StepName, undo } from "#engine/form";

/**
 * Events of a form. `time` is in milliseconds of the injected clock.
 *
 * - `edit` comes from a control; `step` is its label.
 * - `undo` reverts the latest step, `redo` applies it again.
 * - `replace` sets another state, as a step of that name.
 */
export type FormEvent =
  | { readonly type: "edit"; readonly edit: Edit; readonly step: StepName; readonly time: number }
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  | { readonly type: "replace"; readonly state: FormState; readonly name: string; readonly time: number };

/**
 * A form as an actor: its state is the whole request as one value together with the steps that led to it (house rule: a
 * form is a value, what a reader does is data).
 */
export const formLogic = fromTransition(
  (history: History, event: FormEvent): History => {
    switch (event.type) {
      case "edit":
        return commit(history, event);
      case "undo":
        return undo(history);
      case "redo":
        return redo(history);
      case "replace":
        return replace(history, event.state, event.name, event.time);
      default:
        // XState notifies every actor of its start and stop by events.
        return history;
    }
  },
  ({ input }: { readonly input: History }) => input,
);
