import type { PackedModel } from "#engine/packed-model";
import { settled } from "../protocol/index.ts";

/** The model of a text, as it is stored. */
export interface StoredModel {
  /** The SHA-256 of the text. */
  readonly hash: string;
  /** Identifies the build of the importers that have read it. */
  readonly build: string;
  readonly packed: PackedModel;
  readonly diagnostics: number;
  /** The time of its last use, in ms since 1970. */
  readonly usedAt: number;
}

/** The text that an address had last, by its validators (RFC 9110 section 8.8). */
export interface StoredAddress {
  readonly url: string;
  readonly hash: string;
  /** The address after all redirects, which relative references start from. */
  readonly address: string;
  readonly etag: string | null;
  readonly modified: string | null;
}

/** Models by the hash of their texts, and hashes by address. Every failure is a miss: the store is a cache. */
export interface ModelStore {
  readonly address: (url: string) => Promise<StoredAddress | undefined>;
  /** Returns a model, and notes that it was used at a time, in ms since 1970. */
  readonly model: (hash: string, at: number) => Promise<StoredModel | undefined>;
  readonly put: (model: StoredModel) => Promise<void>;
  readonly putAddress: (address: StoredAddress) => Promise<void>;
}

/** Max number of models in the store; least recently used ones are evicted. */
const maxModels = 8;

/** Time within which a further use of a model is not noted, in ms: a model of 20 MB is written again for it. */
const usedWithin = 24 * 60 * 60 * 1000;

/** Opens the store of the origin that the worker is of. */
export function openModelStore(indexedDb: IDBFactory | undefined): ModelStore {
  let opening: Promise<IDBDatabase> | undefined;
  const database = (): Promise<IDBDatabase> => {
    if (indexedDb === undefined) return Promise.reject(new TypeError("there is no IndexedDB"));
    opening ??= open(indexedDb);
    return opening;
  };
  const read = async <T>(name: string, key: string): Promise<T | undefined> => {
    const store = (await database()).transaction(name).objectStore(name);
    // Only `write` stores values.
    return (await settled(store.get(key))) as T | undefined;
  };
  const write = async (name: string, value: object): Promise<void> => {
    const store = (await database()).transaction(name, "readwrite").objectStore(name);
    await settled(store.put(value));
  };
  const missing = (): undefined => undefined;
  return {
    address: (url) => read<StoredAddress>("addresses", url).catch(missing),
    model: async (hash, at) => {
      const model = await read<StoredModel>("models", hash).catch(missing);
      // Nobody waits for it: a model that is written again is the same one.
      if (model !== undefined && at - model.usedAt > usedWithin)
        write("models", { ...model, usedAt: at }).catch(missing);
      return model;
    },
    putAddress: (address) => write("addresses", address).catch(missing),
    put: async (model) => {
      try {
        await write("models", model);
        await removeOldest(await database());
      } catch {
        // A full or forbidden storage costs the next visit an import.
      }
    },
  };
}

function open(indexedDb: IDBFactory): Promise<IDBDatabase> {
  const request = indexedDb.open("callboard", 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("addresses", { keyPath: "url" });
    request.result.createObjectStore("models", { keyPath: "hash" }).createIndex("usedAt", "usedAt");
  };
  return settled(request);
}

/** Removes models beyond the most, and the addresses of models that are not there. */
async function removeOldest(database: IDBDatabase): Promise<void> {
  const transaction = database.transaction(["models", "addresses"], "readwrite");
  const [models, addresses] = [transaction.objectStore("models"), transaction.objectStore("addresses")];
  const hashes = await settled(models.index("usedAt").getAllKeys());
  for (const hash of hashes.slice(0, -maxModels)) models.delete(hash);
  const left = new Set(hashes.slice(-maxModels));
  const known: readonly StoredAddress[] = await settled(addresses.getAll());
  for (const { url, hash } of known) if (!left.has(hash)) addresses.delete(url);
}
