import { type ComponentType, lazy, type ReactElement } from "react";
import { TextControl } from "#ui/form/controls/leaf";
import { GroupControl } from "#ui/form/controls/nested";
import type { FormViews, MapRowsProps } from "../context/index.ts";
import { useMapKeys } from "../rows/index.ts";
import { whenLoaded } from "./when-loaded.tsx";

/** Milliseconds before a load that failed is tried again. */
const pauses = [300, 2000];

const after = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Loads until it succeeds or every pause has passed; then it fails with the last error. */
const retried = <T,>(load: () => Promise<T>, [pause, ...rest]: readonly number[]): Promise<T> =>
  pause === undefined ? load() : load().catch(() => after(pause).then(() => retried(load, rest)));

/**
 * Creates the source of a component that loads when it is rendered first, and is rendered at once if it is loaded by
 * then. A load is tried again after pauses. React remembers a load that failed, so the next call returns another component.
 */
export function lazyView<P>(
  fetch: () => Promise<ComponentType<P>>,
  waits: readonly number[] = pauses,
): () => ComponentType<P> {
  type Module = { readonly default: ComponentType<P> };
  let loaded: Module | undefined;
  let current: ComponentType<P> | undefined;
  const load = async (): Promise<Module> => {
    try {
      loaded = { default: await retried(fetch, waits) };
      return loaded;
    } catch (error) {
      current = undefined;
      throw error;
    }
  };
  const create = (): ComponentType<P> => {
    let loading: Promise<Module> | undefined;
    // React reads a module in the same rendering if its callback is called at once. It calls this several times.
    const onceLoaded = (onModule: (module: Module) => void, onError: (error: unknown) => void): void => {
      if (loaded !== undefined) onModule(loaded);
      else {
        loading ??= load();
        loading.then(onModule, onError);
      }
    };
    // biome-ignore lint/suspicious/noThenProperty: it is a thenable on purpose; `lazy` uses no other member of a promise
    const thenable = { then: onceLoaded } as unknown as Promise<Module>;
    return lazy(() => thenable) as ComponentType<P>; // a lazy component has the props of its module's
  };
  return () => {
    current ??= create();
    return current;
  };
}

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
