import { stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { watch } from "chokidar";

/** Paths that are looked for until they exist. */
interface MissingPaths {
  readonly add: (path: string) => void;
  readonly remove: (path: string) => void;
  readonly stop: () => void;
}

/** Looks for each added path every `interval` milliseconds, and calls back once when it exists. */
function missingPaths(interval: number, onReturn: (path: string) => void): MissingPaths {
  const missing = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const look = async (): Promise<void> => {
    const versions = await Promise.all([...missing].map(async (path) => [path, await versionOf(path)] as const));
    for (const [path, version] of versions) {
      if (!isStopped && version !== removed && missing.delete(path)) onReturn(path);
    }
    timer = undefined;
    lookLater();
  };
  const lookLater = (): void => {
    if (missing.size > 0 && !isStopped) timer ??= setTimeout(look, interval);
  };

  return {
    add: (path) => {
      missing.add(path);
      lookLater();
    },
    remove: (path) => {
      missing.delete(path);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Debounce of saves, in milliseconds: editors write, rename and touch files in one save. */
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
 * folders, through links. It waits for a file or folder that is removed. A newly followed path is reported once, the
 * first ones as soon as all in them is watched, so that no earlier change is missed. Calls never overlap. A call that rejects is reported to `onError`, and the watch
 * continues. Paths for which `ignored` returns true are not watched.
 */
export function watchPaths(
  onChange: (paths: readonly string[]) => Promise<void>,
  onError: (error: unknown) => void,
  ignored: (path: string) => boolean = () => false,
): PathWatcher {
  const { watchers, ready } = watchTwice(ignored);
  const followed = new Set<string>();
  /** The followed paths in absolute form. */
  let roots: ReadonlySet<string> = new Set();
  const changed = new Set<string>();
  /** The last reported version of each path. Both watchers see a change, and an editor may cause several events. */
  const versions = new Map<string, string>();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const report = async (): Promise<void> => {
    const seen = [...changed];
    changed.clear();
    const candidates = await Promise.all(seen.map(async (path) => [path, await versionOf(path)] as const));
    const paths = candidates.flatMap(([path, version]) => (versions.get(path) === version ? [] : [path]));
    for (const [path, version] of candidates) {
      versions.set(path, version);
      if (version === removed && followed.has(path)) missing.add(path);
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
  const missing = missingPaths(pollMs, (path) => {
    for (const watcher of watchers) watcher.unwatch(path).add(path);
    note(path);
  });
  for (const watcher of watchers) {
    watcher.on("error", onError);
    watcher.on("all", (event, path) => {
      if (followed.has(path) && (event === "unlink" || event === "unlinkDir") && !isStopped) {
        // chokidar stops watching a path that is removed; adding it again waits for its return, unless its folder is gone.
        watcher.add(path);
        missing.add(path);
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
        missing.remove(path);
      }
      for (const path of added) followed.add(path);
      roots = new Set(paths.map((path) => resolve(path)));
      for (const watcher of watchers) {
        watcher.unwatch(left);
        watcher.add(added);
      }
      void ready.then(() => added.forEach(note));
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      missing.stop();
      await Promise.all([running, ...watchers.map((watcher) => watcher.close())]);
    },
  };
}

/** Creates a watcher of events and one that polls. `ready` resolves once all of their first paths is watched. */
function watchTwice(ignored: (path: string) => boolean) {
  const watchers = [{}, { usePolling: true, interval: pollMs, binaryInterval: pollMs }].map((settings) =>
    watch([], { ignoreInitial: true, ignored, ...settings }),
  );
  const ready = Promise.all(watchers.map((watcher) => new Promise<void>((done) => watcher.once("ready", done))));
  return { watchers, ready };
}

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

/** The version of a path that does not exist. */
const removed = "removed";

/** Identifies the content of a path without reading it. */
const versionOf = (path: string): Promise<string> =>
  stat(path).then(
    ({ ino, size, mtimeMs }) => `${ino} ${size} ${mtimeMs}`,
    () => removed,
  );
