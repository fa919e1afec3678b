import { type ComponentType, lazy } from "react";

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
