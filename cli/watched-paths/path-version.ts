import { stat } from "node:fs/promises";

/** The version of a path that does not exist. */
export const removed = "removed";

/** Identifies the content of a path without reading it. */
export const versionOf = (path: string): Promise<string> =>
  stat(path).then(
    ({ ino, size, mtimeMs }) => `${ino} ${size} ${mtimeMs}`,
    () => removed,
  );
