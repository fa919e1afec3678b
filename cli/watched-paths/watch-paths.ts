import { stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { watch } from "chokidar";

/** Debounce of saves, in milliseconds: editors write, rename and touch in one go. */
const debounceMs = 25;

/** Polling interval in milliseconds; some file systems send no events. */
const pollMs = 500;

/** Watches files and folders, with everything in the folders. */
export interface PathWatcher {
  /** Sets which files and folders are watched from now on. */
  readonly follow: (paths: readonly string[]) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Calls back with the paths of saved, renamed, created or removed files: the followed files, and those in followed
 * folders, through links. It waits for a file or folder that is removed. A newly followed path is reported once, so
 * that no earlier change is missed. Calls never overlap. A call that rejects is reported to `onError`, and the watch
 * continues. Paths for which `ignored` returns true are not watched.
 */
export function watchPaths(
  onChange: (paths: readonly string[]) => Promise<void>,
  onError: (error: unknown) => void,
  ignored: (path: string) => boolean = () => false,
): PathWatcher {
  const watchers = [{}, { usePolling: true, interval: pollMs, binaryInterval: pollMs }].map((settings) =>
    watch([], { ignoreInitial: true, ignored, ...settings }),
  );
  const followed = new Set<string>();
  /** The followed paths in absolute form. */
  let roots: ReadonlySet<string> = new Set();
  const changed = new Set<string>();
  /** The last reported version of each path. Both watchers see a change, and an editor may cause several events. */
  const versions = new Map<string, string>();
  /** Followed paths that were missing when they were last looked at. */
  const missing = new Set<string>();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let returnTimer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const report = async (): Promise<void> => {
    const seen = [...changed];
    changed.clear();
    const candidates = await Promise.all(seen.map(async (path) => [path, await versionOf(path)] as const));
    const paths = candidates.flatMap(([path, version]) => (versions.get(path) === version ? [] : [path]));
    for (const [path, version] of candidates) {
      versions.set(path, version);
      if (version === removed) awaitReturn(path);
    }
    if (paths.length > 0 && !isStopped) await onChange(paths);
  };
  const note = (path: string): void => {
    if (isStopped || !isFollowed(path, roots)) return;
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(report).catch(onError);
    }, debounceMs);
  };
  /** Looks for a missing path until it is back, then watches it anew: chokidar misses it if its folder was gone, too. */
  function awaitReturn(path: string): void {
    if (isStopped || !followed.has(path)) return;
    missing.add(path);
    returnTimer ??= setTimeout(async () => {
      const found = await Promise.all([...missing].map(async (path) => [path, await versionOf(path)] as const));
      returnTimer = undefined;
      for (const [path, version] of found) {
        if (isStopped || !missing.has(path)) continue;
        missing.delete(path);
        if (version === removed) awaitReturn(path);
        else {
          for (const watcher of watchers) watcher.unwatch(path).add(path);
          note(path);
        }
      }
    }, pollMs);
  }
  for (const watcher of watchers) {
    watcher.on("error", onError);
    watcher.on("all", (event, path) => {
      if (followed.has(path) && (event === "unlink" || event === "unlinkDir") && !isStopped) {
        // chokidar stops watching a path that is removed; adding it again waits for its return, if its folder is there.
        watcher.add(path);
        awaitReturn(path);
      }
      note(path);
    });
  }

  return {
    follow: (paths) => {
      const kept = new Set(paths);
      const left = [...followed].filter((path) => !kept.has(path));
      const added = paths.filter((path) => !followed.has(path));
      for (const path of left) {
        followed.delete(path);
        versions.delete(path);
        missing.delete(path);
      }
      for (const path of added) followed.add(path);
      roots = new Set(paths.map((path) => resolve(path)));
      for (const watcher of watchers) {
        watcher.unwatch(left);
        watcher.add(added);
      }
      for (const path of added) note(path);
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(returnTimer);
      await Promise.all([running, ...watchers.map((watcher) => watcher.close())]);
    },
  };
}

/** The version of a path that does not exist. */
const removed = "removed";

/** Identifies the content of a path without reading it. */
const versionOf = (path: string): Promise<string> =>
  stat(path).then(
    ({ ino, size, mtimeMs }) => `${ino} ${size} ${mtimeMs}`,
    () => removed,
  );

/**
 * Returns true if a path or a folder above it is followed. It looks only at those: a description may have thousands of
 * files.
 */
export function isFollowed(path: string, roots: ReadonlySet<string>): boolean {
  for (let at = resolve(path); ; at = dirname(at)) {
    if (roots.has(at)) return true;
    if (dirname(at) === at) return false;
  }
}
