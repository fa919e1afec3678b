import type { ComponentType, ReactElement } from "react";
import { TextControl } from "#ui/form/controls/leaf";
import { GroupControl } from "#ui/form/controls/nested";
import type { FormViews, MapRowsProps } from "../context/index.ts";
import { useMapKeys } from "../rows/index.ts";
import { lazyView } from "./lazy-view.tsx";
import { whenLoaded } from "./when-loaded.tsx";

// One module for all: browsers load one file faster than a dozen of a kilobyte.
const load = () => import("../controls/index.ts").then(({ controlViews }) => controlViews);

const deferred = <P extends object>(select: (views: FormViews) => ComponentType<P>): ComponentType<P> =>
  whenLoaded(lazyView(() => load().then(select)));

const DeferredRows = deferred((views) => views.mapRows);

/** Loads the rows of keys that an object does not declare only if it has or takes such keys. */
function Rows(props: MapRowsProps): ReactElement | null {
  const { keys } = useMapKeys(props.at, props.known);
  return props.valueShape === undefined && keys.length === 0 ? null : <DeferredRows {...props} />;
}

/**
 * The views of a form. Views of text fields and objects are part of the first script, all others load with the first
 * field of such a kind. Markup of a server is kept during loading.
 */
export const deferredViews: FormViews = {
  text: TextControl,
  group: GroupControl,
  mapRows: Rows,
  addProperty: deferred((views) => views.addProperty),
  base64: deferred((views) => views.base64),
  choice: deferred((views) => views.choice),
  date: deferred((views) => views.date),
  datetime: deferred((views) => views.datetime),
  digits: deferred((views) => views.digits),
  files: deferred((views) => views.files),
  fixed: deferred((views) => views.fixed),
  json: deferred((views) => views.json),
  list: deferred((views) => views.list),
  map: deferred((views) => views.map),
  nullable: deferred((views) => views.nullable),
  number: deferred((views) => views.number),
  switch: deferred((views) => views.switch),
  union: deferred((views) => views.union),
};
