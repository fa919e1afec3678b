import {
  type Begun,
  type IndexedAlias,
  type IndexedScreen,
  indexFile,
  openScreenStore,
  type Source,
  type StoredScreen,
  screenKey,
} from "../protocol/index.ts";

/** The hash of the build's sources. Stored screens of other builds are ignored. */
declare const __CALLBOARD_EMBED_BUILD__: string;

interface StoredOptions {
  readonly source: Source;
  readonly server: string | undefined;
  readonly begun: Begun | undefined;
  readonly isInPlace: boolean;
  /** The folder of `callboard index`, as an address that ends with a slash. */
  readonly index: string | undefined;
}

type Screen = Pick<StoredScreen, "version" | "place" | "markup">;

/** Reads a first screen or a page of the last visit, or of the description's index, if this build has rendered it. */
export async function readStored(name: string, options: StoredOptions): Promise<Screen | undefined> {
  const { source, server, isInPlace, begun, index } = options;
  if (source.kind !== "address") return undefined;
  const store = openScreenStore(globalThis.indexedDB, begun?.screens);
  const stored = await store.read(screenKey(source.url, server, { name, isInPlace }));
  if (stored !== undefined && isOfBuild(stored)) return stored;
  // An index is written without the base URL that a page may name.
  if (index === undefined || server !== undefined) return undefined;
  const indexed = await readIndexed(name, { isInPlace, index }).catch(() => undefined);
  if (indexed === undefined || !isOfBuild(indexed)) return undefined;
  return { ...indexed, version: `${indexed.version} ${source.url}`, place: { ...indexed.place, call: undefined } };
}

const isOfBuild = ({ version }: Pick<Screen, "version">): boolean =>
  version.startsWith(`${__CALLBOARD_EMBED_BUILD__} `);

/** Timeout of a file of the index, in ms: the worker renders the same, a little later. */
const patience = 3000;

interface IndexOptions {
  readonly isInPlace: boolean;
  readonly index: string;
}

/** Reads a screen of an index by one of its names. */
async function readIndexed(name: string, options: IndexOptions): Promise<IndexedScreen | undefined> {
  const named = await readFile(name, options);
  const found = named !== undefined && "of" in named ? await readFile(named.of, options) : named;
  return found === undefined || "of" in found ? undefined : found;
}

async function readFile(
  name: string,
  { isInPlace, index }: IndexOptions,
): Promise<IndexedScreen | IndexedAlias | undefined> {
  const response = await fetch(new URL(indexFile(name, isInPlace), index), {
    credentials: "same-origin",
    signal: AbortSignal.timeout(patience),
  });
  const found = response.ok ? ((await response.json()) as IndexedScreen | IndexedAlias) : undefined; // written by `callboard index`
  return found?.name === name && found.isInPlace === isInPlace ? found : undefined;
}
