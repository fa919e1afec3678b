import type { ReactElement } from "react";
import type { FormViews, MapRowsProps } from "../context/index.ts";
import { controlViews } from "../controls/index.ts";
import { useMapKeys } from "../rows/index.ts";
import { waiting } from "./waiting.tsx";

const WaitingRows = waiting(() => controlViews.mapRows);

function Rows(props: MapRowsProps): ReactElement | null {
  const { keys } = useMapKeys(props.at, props.known);
  return props.valueShape === undefined && keys.length === 0 ? null : <WaitingRows {...props} />;
}

/**
 * The views of a form for a server: none has to be waited for, and their markup is that of `deferredViews`, so that a
 * page can take it over.
 */
export const eagerViews: FormViews = {
  text: controlViews.text,
  group: controlViews.group,
  mapRows: Rows,
  addProperty: waiting(() => controlViews.addProperty),
  base64: waiting(() => controlViews.base64),
  choice: waiting(() => controlViews.choice),
  date: waiting(() => controlViews.date),
  datetime: waiting(() => controlViews.datetime),
  digits: waiting(() => controlViews.digits),
  files: waiting(() => controlViews.files),
  fixed: waiting(() => controlViews.fixed),
  json: waiting(() => controlViews.json),
  list: waiting(() => controlViews.list),
  map: waiting(() => controlViews.map),
  nullable: waiting(() => controlViews.nullable),
  number: waiting(() => controlViews.number),
  switch: waiting(() => controlViews.switch),
  union: waiting(() => controlViews.union),
};
