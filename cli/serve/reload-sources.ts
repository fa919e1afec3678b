import { watchPaths } from "../watched-paths/watch-paths.ts";
import type { DescriptionLoader } from "./load.ts";
import type { Sources } from "./read-sources.ts";
import { linesOf } from "./report.ts";
import { isAddress } from "./source.ts";

/** Dependencies of reloading. */
export interface ReloadDeps extends Sources {
  /** The working folder. */
  readonly folder: string;
  readonly all: boolean;
  /** Seconds between two requests of an address; 0 for never. */
  readonly every: number;
  /** Called when the store has changed. */
  readonly show: () => void;
  readonly err: (text: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Reloads files when they change, and addresses from time to time. */
export function reloadSources(deps: ReloadDeps): { readonly stop: () => Promise<void> } {
  const { loaders, store, load, report, folder, all, every, show, err, onError } = deps;
  /** The last reported problem of a source: an address that stays unreachable is reported once. */
  const reported = new Map<DescriptionLoader, string>();
  const reloadOnce = async (loader: DescriptionLoader): Promise<void> => {
    const loaded = await load(loader);
    if (loaded.kind === "unchanged") return;
    const failure = loaded.kind === "failed" ? linesOf(loaded, { source: loader.source, folder, all }).join("\n") : "";
    if (failure !== "" && reported.get(loader) === failure) return;
    reported.set(loader, failure);
    store.put(loader, loaded);
    show();
    report(loader, loaded);
    if (loaded.kind === "failed") err("  the site shows its last valid version");
  };
  const reload = (loader: DescriptionLoader): Promise<void> => reloadOnce(loader).catch(onError);
  const watcher = watchPaths(async (paths) => {
    const changed = new Set(paths);
    for (const loader of loaders) if (loader.files().some((file) => changed.has(file))) await reload(loader);
    watcher.follow(loaders.flatMap((loader) => loader.files()));
  }, onError);
  watcher.follow(loaders.flatMap((loader) => loader.files()));
  const asking = askAgain(
    loaders.filter(({ source }) => isAddress(source)),
    every,
    reload,
  );
  return {
    stop: async () => {
      asking.stop();
      await watcher.stop();
    },
  };
}

/** Loads sources again and again, one round after the other. */
function askAgain(
  loaders: readonly DescriptionLoader[],
  every: number,
  reload: (loader: DescriptionLoader) => Promise<void>,
): { readonly stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const round = (): void => {
    if (loaders.length === 0 || every === 0) return;
    timer = setTimeout(async () => {
      for (const loader of loaders) await reload(loader);
      if (timer !== undefined) round();
    }, every * 1000);
  };
  round();
  return {
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
