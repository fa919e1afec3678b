import type { Edit, FormState } from "#engine/form";
import type { Path } from "#engine/shape";

/** The one form that all controls share: read it, hear of changes, send edits. `read` keeps identity between changes. */
export interface FormPort {
  readonly read: () => FormState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (edit: Edit) => void;
  /**
   * Told just before a step is taken back or made again, and before a value with parts is put in whole, with its place:
   * then views drop what they show beside the form's value. A form without steps has none.
   */
  readonly onTravel?: (listener: (over?: Path) => void) => () => void;
  /**
   * Takes edits until what it gives is called, even where the form itself is left meanwhile: for what ends in an edit and
   * is under way. A form that is not left by itself has none.
   */
  readonly hold?: () => () => void;
}
