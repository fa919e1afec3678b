import type { ComponentType } from "react";
import type { Control, ControlOf } from "#engine/interpret";
import type { Path, Shape } from "#engine/shape";
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
}

/** The views of all kinds of controls. */
export type ControlViews = { readonly [K in Control["kind"]]: ComponentType<ControlProps<K>> };
