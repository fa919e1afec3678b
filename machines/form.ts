import { fromTransition } from "xstate";
import { applyEdit, type Edit, type FormState } from "#engine/form";

/** The machinery tells every actor of its own start and stop by events of this name. */
const isEdit = (event: { readonly type: string }): boolean => !event.type.startsWith("xstate.");

/**
 * A form as an actor: its events are edits, its state is the whole request as one value (house rule: a form is a
 * value, what a reader does is data).
 */
export const formLogic = fromTransition(
  (state: FormState, edit: Edit): FormState => (isEdit(edit) ? applyEdit(state, edit) : state),
  ({ input }: { readonly input: FormState }) => input,
);
