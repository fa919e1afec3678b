import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { isWithin } from "#process";
import type { ProjectFiles } from "../project-files.ts";
import { withRevisions } from "../revisions/git-revisions.ts";

/** The file that marks a folder as written by `callboard build`. */
export const buildMark = ".callboard-build";

/** The folders of a project on disk. */
export interface NodeFilesOptions {
  /** The folder of docs.yml. */
  readonly root: string;
  /** The folder that all files must be in, links followed. */
  readonly within: string;
}

/**
 * Reads a project from disk, and its git revisions. Files outside of `within` do not exist for it, and sites that were
 * built into it are left out. Files are read without waiting: passing each to a thread of the system takes longer.
 */
export const nodeFiles = (options: NodeFilesOptions): ProjectFiles => withRevisions(filesOnDisk(options), options);

function filesOnDisk({ root, within }: NodeFilesOptions): ProjectFiles {
  const bound = existsSync(within) ? realpathSync.native(within) : within;
  const isInside = (path: string): boolean => isWithin(bound, realpathSync.native(path));
  const locate = (path: string): string => resolve(root, path);
  return {
    info: async (path) => {
      const file = locate(path);
      try {
        const found = statSync(file, { throwIfNoEntry: false });
        if (found === undefined || !isInside(file)) return undefined;
        if (found.isDirectory()) return { kind: "folder", version: "" };
        return found.isFile() ? { kind: "file", version: `${found.mtimeMs} ${found.size}` } : undefined;
      } catch {
        // A path that can't be opened is reported as missing where it is named.
        return undefined;
      }
    },
    read: async (path) => readFileSync(locate(path)),
    list: async (path) => {
      const entries = await readdir(locate(path), { withFileTypes: true });
      const listed = await Promise.all(
        entries.map(async (entry) => {
          const target = entry.isSymbolicLink()
            ? await stat(join(locate(path), entry.name)).catch(() => undefined)
            : entry;
          if (target?.isDirectory()) {
            const isBuilt = existsSync(join(locate(path), entry.name, buildMark));
            return isBuilt ? [] : [{ name: entry.name, kind: "folder" as const }];
          }
          return target?.isFile() ? [{ name: entry.name, kind: "file" as const }] : [];
        }),
      );
      return listed.flat().sort((a, b) => (a.name < b.name ? -1 : 1));
    },
  };
}
