import type { ComponentType, ReactElement } from "react";
import { TextControl } from "#ui/form/controls/leaf";
import { GroupControl } from "#ui/form/controls/nested";
import type { FormViews, MapRowsProps } from "../context/index.ts";
import { useMapKeys } from "../rows/index.ts";
import { lazyView } from "./lazy-view.tsx";
import { waiting } from "./waiting.tsx";

// One module for all: browsers load one file faster than a dozen of a kilobyte.
const load = () => import("../controls/index.ts").then(({ controlViews }) => controlViews);

const late = <P extends object>(select: (views: FormViews) => ComponentType<P>): ComponentType<P> =>
  waiting(lazyView(() => load().then(select)));

const LateRows = late((views) => views.mapRows);

/** Loads the rows of keys that an object does not declare only if it has or takes such keys. */
function Rows(props: MapRowsProps): ReactElement | null {
  const { keys } = useMapKeys(props.at, props.known);
  return props.valueShape === undefined && keys.length === 0 ? null : <LateRows {...props} />;
}

/**
 * The views of a form. Those of text fields and objects are part of the first script, all others load with the first
 * field of such a kind. Markup of a server is kept until then.
 */
export const deferredViews: FormViews = {
  text: TextControl,
  group: GroupControl,
  mapRows: Rows,
  addProperty: late((views) => views.addProperty),
  base64: late((views) => views.base64),
  choice: late((views) => views.choice),
  date: late((views) => views.date),
  datetime: late((views) => views.datetime),
  digits: late((views) => views.digits),
  files: late((views) => views.files),
  fixed: late((views) => views.fixed),
  json: late((views) => views.json),
  list: late((views) => views.list),
  map: late((views) => views.map),
  nullable: late((views) => views.nullable),
  number: late((views) => views.number),
  switch: late((views) => views.switch),
  union: late((views) => views.union),
};
