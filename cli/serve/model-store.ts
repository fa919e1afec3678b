import { createHash } from "node:crypto";
import { defined } from "#engine/item-at";
import type { ApiModel } from "#engine/model";
import type { DescriptionLoader, Loaded } from "./load.ts";

/** The last valid state of every source, and the current errors. */
export interface ModelStore {
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
export function createModelStore(loaders: readonly DescriptionLoader[]): ModelStore {
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
