import { type ComponentType, lazy } from "react";

/** Creates a component that loads when it is rendered first, and is rendered at once if it is loaded by then. */
export function lazyView<P>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> {
  type Module = { readonly default: ComponentType<P> };
  let loaded: Module | undefined;
  // React reads a module in the same rendering if its callback is called at once.
  const onceLoaded = (onModule: (module: Module) => void, onError: (error: unknown) => void): void => {
    if (loaded !== undefined) onModule(loaded);
    else
      fetch().then((View) => {
        loaded = { default: View };
        onModule(loaded);
      }, onError);
  };
  // biome-ignore lint/suspicious/noThenProperty: it is a thenable on purpose; `lazy` uses no other member of a promise
  const thenable = { then: onceLoaded } as unknown as Promise<{ default: ComponentType<P> }>;
  return lazy(() => thenable) as ComponentType<P>; // a lazy component has the props of its module's
}
