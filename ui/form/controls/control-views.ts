import type { FormViews } from "../context/index.ts";
import { MapRows } from "../rows/index.ts";
import {
  Base64Control,
  ChoiceControl,
  DateControl,
  DatetimeControl,
  DigitsControl,
  FilesControl,
  FixedControl,
  JsonControl,
  NumberControl,
  SwitchControl,
  TextControl,
} from "./leaf/index.ts";
import { AddProperty, GroupControl, ListControl, MapControl, NullableControl, UnionControl } from "./nested/index.ts";

/** The view of each kind of control, and of the parts of objects. */
export const controlViews: FormViews = {
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
  mapRows: MapRows,
  addProperty: AddProperty,
};
