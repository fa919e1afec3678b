import { readIdlFolder, type SourceText } from "#codegen/light";

/** A change of the IDL: its current texts, and the paths that were saved, made or removed. */
export interface Change {
  readonly sources: readonly SourceText[];
  readonly paths: readonly string[];
}

/**
 * Creates a reader of an IDL folder that returns what has changed since its last call; undefined without changes. An
 * unchanged text stays the same object, so that results of parsing it can be cached.
 *
 * @throws IdlFolderError if the folder can't be read
 */
export function changeReader(idl: string, first: readonly SourceText[] = []): () => Promise<Change | undefined> {
  let known = new Map(first.map((source) => [source.path, source]));
  return async () => {
    const now = (await readIdlFolder(idl)).map((source) => {
      const before = known.get(source.path);
      return before?.text === source.text ? before : source;
    });
    const changed = now.filter((source) => known.get(source.path) !== source).map(({ path }) => path);
    const there = new Set(now.map(({ path }) => path));
    const removed = [...known.keys()].filter((path) => !there.has(path));
    known = new Map(now.map((source) => [source.path, source]));
    const paths = [...changed, ...removed].sort();
    return paths.length === 0 ? undefined : { sources: now, paths };
  };
}
