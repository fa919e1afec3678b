/** A file of a tree: the id of its content, and its path. */
interface TreeFile {
  readonly id: string;
  readonly path: string;
}

/**
 * Reads the `<mode> <type> <id>\t<path>\0` rows of `git ls-tree -r -z`. Skips links, since their targets may be outside
 * of the revision, and submodules.
 */
export const treeFiles = (listed: Buffer): readonly TreeFile[] =>
  listed
    .toString("utf8")
    .split("\0")
    .flatMap((row) => {
      const [, id, path] = /^100\d{3} blob ([0-9a-f]+)\t(.+)$/s.exec(row) ?? [];
      return id === undefined || path === undefined ? [] : [{ id, path }];
    });
