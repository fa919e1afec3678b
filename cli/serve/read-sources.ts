import { createHash } from "node:crypto";
import { defined } from "#engine/item-at";
import type { ApiModel } from "#engine/model";
import { plainLine } from "../diagnostics/plain-line.ts";
import { logBug } from "../running.ts";
import type { GarbageCollector } from "./collect-garbage.ts";
import type { TextFetcher } from "./fetch-text.ts";
import { type DescriptionLoader, descriptionLoader, type Loaded } from "./load.ts";
import { mapConcurrently } from "./map-concurrently.ts";
import type { ReadLimits } from "./read-limits.ts";
import { linesOf, summaryOf } from "./report.ts";
import type { ServeDeps } from "./serve-deps.ts";
import { idsOf } from "./source.ts";

/** The sources of a site: their loaders, and the models that were read from them. */
export interface Sources {
  readonly loaders: readonly DescriptionLoader[];
  readonly store: ModelStore;
  /** Loads one source. Resolves even after a bug of ours: one description must not end the site. */
  readonly load: (loader: DescriptionLoader) => Promise<Loaded>;
  /** Prints the result of loading a source. */
  readonly report: (loader: DescriptionLoader, loaded: Loaded) => void;
  /** Loads all sources for the first time. Returns the errors. */
  readonly readAll: (garbage: GarbageCollector) => Promise<readonly string[]>;
}

/** Dependencies of the sources; `all` prints every diagnostic, not only the first ones. */
export interface SourcesDeps extends Pick<ServeDeps, "folder" | "log" | "out" | "err" | "readDescription" | "atOnce"> {
  readonly sources: readonly string[];
  readonly all: boolean;
  readonly within: string | undefined;
  readonly fetcher: TextFetcher;
  readonly limits: ReadLimits;
}

/** Creates the sources of a site. */
export function openSources(deps: SourcesDeps): Sources {
  const { sources, all, folder, within, fetcher, limits, readDescription, out, err } = deps;
  const ids = idsOf(sources);
  const loaders = sources.map((source, i) =>
    descriptionLoader({
      source,
      id: ids[i] ?? source,
      ...{ folder, within, fetcher, readDescription, limits },
      positions: all ? "all" : "causes",
      now: () => performance.now(),
    }),
  );
  const store = createModelStore(loaders);
  const onError = logBug(deps.log);
  const load = (loader: DescriptionLoader): Promise<Loaded> =>
    loader.load().catch((error: unknown): Loaded => {
      onError(error);
      const message = `${loader.source}: an internal error occurred while reading it; see the log`;
      return { kind: "failed", error: message, diagnostics: [] };
    });
  const report = (loader: DescriptionLoader, loaded: Loaded): void => {
    for (const line of linesOf(loaded, { source: loader.source, folder, all })) err(line);
    if (loaded.kind === "loaded") out(`${plainLine(loaded.model.name ?? loader.source)}: ${summaryOf(loaded)}`);
  };
  const readAll = async (garbage: GarbageCollector): Promise<readonly string[]> => {
    const errors: string[] = [];
    const loading = mapConcurrently(loaders, deps.atOnce, load);
    // Other processes read for a while: the heap has grown at the start, and V8 would not collect it again so soon.
    garbage.soon();
    for (const [i, loader] of loaders.entries()) {
      const loaded = await loading[i];
      if (loaded === undefined) continue;
      store.put(loader, loaded);
      if (loaded.kind === "failed") {
        const [first = loaded.error, ...lines] = linesOf(loaded, { source: loader.source, folder, all });
        errors.push([first, ...lines].join("\n"));
      } else report(loader, loaded);
    }
    return errors;
  };
  return { loaders, store, load, report, readAll };
}

/** The last valid state of every source, and the current errors. */
interface ModelStore {
  /** Stores the result of loading a source. */
  readonly put: (loader: DescriptionLoader, loaded: Loaded) => void;
  /** The last valid models, in the order of the sources. */
  readonly models: () => readonly ApiModel[];
  /** Returns a hash of all models. */
  readonly hash: () => string;
  /** A sentence for each source that shows its last valid version. */
  readonly notices: () => readonly string[];
}

interface Entry {
  readonly model?: ApiModel;
  readonly hash?: string;
  readonly error?: string;
}

/** Creates a model store with an entry for each source. */
function createModelStore(loaders: readonly DescriptionLoader[]): ModelStore {
  const entries = new Map<string, Entry>(loaders.map(({ source }) => [source, {}]));
  const all = () => [...entries.values()];
  return {
    put: (loader, loaded) => {
      const before = defined(entries.get(loader.source));
      if (loaded.kind === "loaded") entries.set(loader.source, { model: loaded.model, hash: loader.hash() });
      else if (loaded.kind === "failed") entries.set(loader.source, { ...before, error: loaded.error });
    },
    models: () => all().flatMap(({ model }) => model ?? []),
    hash: () =>
      createHash("sha256")
        .update(JSON.stringify(all().map(({ hash }) => hash)))
        .digest("base64url")
        .slice(0, 27),
    notices: () =>
      all().flatMap(({ error }) =>
        error === undefined ? [] : [`${error}. You see the last version that could be read.`],
      ),
  };
}
