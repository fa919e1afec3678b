import type { Edit, FormState } from "#engine/form";
import type { Path } from "#engine/shape";

/**
 * The form store that all controls share: read it, subscribe to it, dispatch edits. `read` is stable between changes.
 */
export interface FormPort {
  readonly read: () => FormState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (edit: Edit) => void;
  /**
   * Called just before undo and redo, and before a whole value is set, with its path. Views then drop what they show
   * beside the form's value. Absent from forms without a history.
   */
  readonly onHistoryStep?: (listener: (over?: Path) => void) => () => void;
  /**
   * Accepts edits until the returned function is called, even after the form was left: for pending work that ends in an
   * edit. Absent from forms that can't be left on their own.
   */
  readonly hold?: () => () => void;
}
