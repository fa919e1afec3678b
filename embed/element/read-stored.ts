import { type Begun, openScreenStore, type Source, type StoredScreen, screenKey } from "../protocol/index.ts";

/** The hash of the build's sources. Stored screens of other builds are ignored. */
declare const __CALLBOARD_EMBED_BUILD__: string;

interface StoredOptions {
  readonly source: Source;
  readonly server: string | undefined;
  readonly begun: Begun | undefined;
  readonly isInPlace: boolean;
}

/** Reads a first screen or a page of the last visit, if this build has rendered it. */
export async function readStored(
  name: string,
  { source, server, isInPlace, begun }: StoredOptions,
): Promise<StoredScreen | undefined> {
  if (source.kind !== "address") return undefined;
  const store = openScreenStore(globalThis.indexedDB, begun?.screens);
  const stored = await store.read(screenKey(source.url, server, { name, isInPlace }));
  return stored?.version.startsWith(`${__CALLBOARD_EMBED_BUILD__} `) ? stored : undefined;
}
