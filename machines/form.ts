import { fromTransition } from "xstate";
import { applyEdit, type Edit, type FormState } from "#engine/form";

/**
 * A form as an actor: its events are edits, its state is the whole request as one value (house rule: a form is a
 * value, what a reader does is data).
 */
export const formLogic = fromTransition(
  (state: FormState, edit: Edit): FormState => applyEdit(state, edit),
  ({ input }: { readonly input: FormState }) => input,
);
