import type { ComponentType, Ref } from "react";
import type { Control, ControlOf } from "#engine/interpret";
import type { Path, Property, Shape } from "#engine/shape";
import type { ControlNames } from "../model/index.ts";

/** Props of every control. It reads and edits its own path only. */
export interface ControlProps<K extends Control["kind"] = Control["kind"]> {
  readonly control: ControlOf<K>;
  readonly shape: Shape;
  readonly at: Path;
  readonly names: ControlNames;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  /** An example, for text inputs. */
  readonly placeholder?: string | undefined;
  /** Keys of an object that are drawn elsewhere, such as the discriminant of a union. */
  readonly omit?: readonly string[];
  /** The option `null` of a union that may be null. */
  readonly nullOption?: NullOption;
}

/** `null` as one more option of a union. */
export interface NullOption {
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  /** Called if the selected variant has no initial value, so that the value remains null. */
  readonly onEmptyVariant: () => void;
}

/** The views of all kinds of controls. */
export type ControlViews = { readonly [K in Control["kind"]]: ComponentType<ControlProps<K>> };

/** Props of the rows of a map, or of the additional keys of an object. */
export interface MapRowsProps {
  readonly at: Path;
  readonly names: ControlNames;
  /** The shape of keys; any text without it. */
  readonly keyShape?: Shape | undefined;
  /** The shape of values. Without it rows can't be added, and present values are shown as JSON. */
  readonly valueShape?: Shape | undefined;
  /** The map, if it has issues about its rows. */
  readonly holder?: { readonly shape: Shape; readonly at: Path } | undefined;
  /**
   * Properties that are drawn elsewhere. With them and without a shape of values, the rows are of keys that the object
   * does not know.
   */
  readonly known?: readonly Property[];
}

/** Props of the menu of hidden properties. */
export interface AddPropertyProps {
  readonly at: Path;
  readonly name: string;
  /** They keep their identity while they are the same ones. */
  readonly hidden: readonly Property[];
  /** `isOpen` is true if the menu stays open. */
  readonly onAdd: (properties: readonly Property[], isOpen: boolean) => void;
  /** Called when the focus returns from the menu to its button after an action. */
  readonly onReturn: () => void;
  readonly elementRef: Ref<HTMLButtonElement>;
}

/** The views of the parts of an object that few objects have. */
export interface GroupParts {
  readonly mapRows: ComponentType<MapRowsProps>;
  readonly addProperty: ComponentType<AddPropertyProps>;
}

/** All views of a form that may load late. */
export type FormViews = ControlViews & GroupParts;
