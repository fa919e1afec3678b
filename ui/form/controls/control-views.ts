import type { ControlViews } from "../context/index.ts";
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

/** The view of each kind of control. */
export const controlViews: ControlViews = {
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
