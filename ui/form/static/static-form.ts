import type { ControlFold, VariantSelection } from "#engine/interpret";
import type { Json } from "#engine/json";
import type { Path, Shape } from "#engine/shape";
import type { CreateElement } from "#ui/kit/static";
import type { ControlNames, Tools } from "../model/index.ts";

/** Input of the static view of one control. */
export interface StaticControl {
  readonly form: StaticForm;
  readonly shape: Shape;
  readonly at: Path;
  readonly value: Json | undefined;
  readonly names: ControlNames;
  readonly isRequired: boolean;
  /** An example, for text inputs. */
  readonly placeholder?: string | undefined;
  /** Keys of an object that are drawn elsewhere, such as the discriminant of a union. */
  readonly omit?: readonly string[];
  /** The option `null` of a union that may be null. */
  readonly nullOption?: { readonly isSelected: boolean };
}

/** Context of the static view of a form. */
export interface StaticForm {
  readonly create: CreateElement;
  readonly tools: Tools;
  readonly selection: VariantSelection;
  /** Returns the optional properties of an object that the reader added and that have no value yet. */
  readonly revealed: (at: Path) => ReadonlySet<string>;
  /** True if the menu of an object offers to paste. */
  readonly canPaste: boolean;
  /** Draws any control. Injected, since controls contain fields and fields contain controls. */
  readonly control: ControlFold<Node, [props: StaticControl]>;
}
