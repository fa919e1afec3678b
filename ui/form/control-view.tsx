import type { ComponentType, ReactElement } from "react";
import type { Control, ControlOf } from "#engine/interpret";
import type { Path, Shape } from "#engine/shape";
import { Base64Control } from "./base64-control.tsx";
import { ChoiceControl } from "./choice-control.tsx";
import { DateControl, DatetimeControl } from "./date-control.tsx";
import { DigitsControl } from "./digits-control.tsx";
import { FilesControl } from "./files-control.tsx";
import { FixedControl } from "./fixed-control.tsx";
import { GroupControl } from "./group-control.tsx";
import { JsonControl } from "./json-control.tsx";
import { ListControl } from "./list-control.tsx";
import { MapControl } from "./map-control.tsx";
import { NullableControl } from "./nullable-control.tsx";
import { NumberControl } from "./number-control.tsx";
import { SwitchControl } from "./switch-control.tsx";
import { TextControl } from "./text-control.tsx";
import { UnionControl } from "./union-control.tsx";

/** The accessible name of a control, and the ids of its label and descriptions. */
export interface ControlNames {
  /** The name as people read it, for the names of buttons. */
  readonly name: string;
  readonly input: string;
  /** Ids of the elements that name it, parted by blanks. */
  readonly label: string;
  readonly describedBy: string | undefined;
}

/** Props of every control. It reads and edits its own path only. */
export interface ControlProps<K extends Control["kind"] = Control["kind"]> {
  readonly control: ControlOf<K>;
  readonly shape: Shape;
  readonly at: Path;
  readonly names: ControlNames;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  /** Keys of an object that are drawn elsewhere, such as the discriminant of a union. */
  readonly omit?: readonly string[];
}

/** One view for each kind of control; a missing one does not compile. */
const table: { readonly [K in Control["kind"]]: ComponentType<ControlProps<K>> } = {
  text: TextControl,
  number: NumberControl,
  digits: DigitsControl,
  switch: SwitchControl,
  datetime: DatetimeControl,
  date: DateControl,
  base64: Base64Control,
  choice: ChoiceControl,
  fixed: FixedControl,
  nullable: NullableControl,
  list: ListControl,
  map: MapControl,
  group: GroupControl,
  union: UnionControl,
  files: FilesControl,
  json: JsonControl,
};

/** Draws a control by its kind. */
export function ControlView(props: ControlProps): ReactElement {
  // The view chosen by `control.kind` takes just this control; the table's type promises it.
  const View = table[props.control.kind] as ComponentType<ControlProps>;
  return <View {...props} />;
}
