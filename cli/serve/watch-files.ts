import { type FSWatcher, watch } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, dirname } from "node:path";

/** Debounce of saves, in milliseconds: editors write, rename and touch in one go. */
const quiet = 25;

/** Polling interval for files without events, in milliseconds; some file systems send none. */
const patience = 500;

/** Watches files. */
export interface FilesWatcher {
  /** Says which files are watched from now on. */
  readonly follow: (paths: readonly string[]) => void;
  readonly stop: () => void;
}

/**
 * Calls back with the paths of files that were saved, renamed, made or removed. Their folders are watched and not the
 * files, since most editors save by putting another file in the place of the first; and the files are looked at now and
 * then besides. The calls come one after the other, never while one still runs. A call that rejects is reported to
 * `onError`, and the files are watched on.
 */
export function watchFiles(
  onChange: (paths: readonly string[]) => Promise<void>,
  onError: (error: unknown) => void,
): FilesWatcher {
  const marks = new Map<string, string>();
  const folders = new Map<string, FSWatcher>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const later = (wait: number): void => {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running
        .then(look)
        .catch(onError)
        .finally(() => later(patience));
    }, wait);
  };

  const look = async (): Promise<void> => {
    const changed: string[] = [];
    for (const [path, mark] of marks) {
      const now = await markOf(path);
      if (now === mark || stopped || !marks.has(path)) continue;
      marks.set(path, now);
      changed.push(path);
    }
    hear();
    if (changed.length > 0) await onChange(changed);
  };

  /** Listens to the folders of all files that are there. */
  const hear = (): void => {
    const wanted = new Map<string, Set<string>>();
    for (const path of marks.keys()) {
      const folder = dirname(path);
      wanted.set(folder, (wanted.get(folder) ?? new Set()).add(basename(path)));
    }
    for (const [folder, watcher] of folders) {
      if (wanted.has(folder)) continue;
      watcher.close();
      folders.delete(folder);
    }
    for (const folder of wanted.keys()) {
      if (folders.has(folder) || stopped) continue;
      try {
        const watcher = watch(folder, (_, name) => {
          if (name === null || [...marks.keys()].some((path) => dirname(path) === folder && basename(path) === name)) {
            later(quiet);
          }
        });
        watcher.on("error", () => {
          watcher.close();
          folders.delete(folder);
        });
        folders.set(folder, watcher);
      } catch {
        // A folder that is not there tells nothing; the files are looked at besides.
      }
    }
  };

  later(patience);
  return {
    follow: (paths) => {
      for (const path of marks.keys()) if (!paths.includes(path)) marks.delete(path);
      for (const path of paths) {
        // A save before the first poll is reported as a change, so that nothing is missed.
        if (!marks.has(path)) marks.set(path, "");
      }
      hear();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      for (const watcher of folders.values()) watcher.close();
      folders.clear();
    },
  };
}

/** Identifies a state of a file. */
async function markOf(path: string): Promise<string> {
  try {
    const { ino, size, mtimeMs, ctimeMs } = await stat(path);
    return [ino, size, mtimeMs, ctimeMs].join(" ");
  } catch {
    return "gone";
  }
}
