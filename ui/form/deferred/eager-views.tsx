import type { ReactElement } from "react";
import type { FormViews, MapRowsProps } from "../context/index.ts";
import { controlViews } from "../controls/index.ts";
import { useMapKeys } from "../rows/index.ts";
import { whenLoaded } from "./when-loaded.tsx";

const WrappedRows = whenLoaded(() => controlViews.mapRows);

function Rows(props: MapRowsProps): ReactElement | null {
  const { keys } = useMapKeys(props.at, props.known);
  return props.valueShape === undefined && keys.length === 0 ? null : <WrappedRows {...props} />;
}

/**
 * The views of a form for a server: none has to be waited for, and their markup equals the markup of `deferredViews`,
 * so that a page can take it over.
 */
export const eagerViews: FormViews = {
  text: controlViews.text,
  group: controlViews.group,
  mapRows: Rows,
  addProperty: whenLoaded(() => controlViews.addProperty),
  base64: whenLoaded(() => controlViews.base64),
  choice: whenLoaded(() => controlViews.choice),
  date: whenLoaded(() => controlViews.date),
  datetime: whenLoaded(() => controlViews.datetime),
  digits: whenLoaded(() => controlViews.digits),
  files: whenLoaded(() => controlViews.files),
  fixed: whenLoaded(() => controlViews.fixed),
  json: whenLoaded(() => controlViews.json),
  list: whenLoaded(() => controlViews.list),
  map: whenLoaded(() => controlViews.map),
  nullable: whenLoaded(() => controlViews.nullable),
  number: whenLoaded(() => controlViews.number),
  switch: whenLoaded(() => controlViews.switch),
  union: whenLoaded(() => controlViews.union),
};
