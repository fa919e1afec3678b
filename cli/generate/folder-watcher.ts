import { type FSWatcher, watch } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Debounce of saves, in milliseconds: editors write, rename and touch in one go. */
const quiet = 25;

/** Polling interval for a folder that was removed, in milliseconds. */
const patience = 300;

interface Watched {
  readonly watcher: FSWatcher;
  readonly inode: number;
}

/**
 * Calls back after anything in a folder, or in a folder in it, was saved, renamed, made or removed. Folders are watched
 * and not files, since most editors save by putting another file in the place of the first. A folder that goes away is
 * waited for. The calls come one after the other, never while one still runs, until the signal is aborted.
 */
export async function watchFolder(folder: string, onChange: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const watched = new Map<string, Watched>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  let fail: (reason: unknown) => void = () => {};
  const ended = new Promise<void>((done, refuse) => {
    fail = refuse;
    if (signal.aborted) done();
    else signal.addEventListener("abort", () => done(), { once: true });
  });

  const later = (wait: number): void => {
    if (signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(look).catch(fail);
    }, wait);
  };
  const look = async (): Promise<void> => {
    if (signal.aborted) return;
    await follow();
    if (!watched.has(folder)) later(patience);
    await onChange();
  };
  const drop = (path: string): void => {
    watched.get(path)?.watcher.close();
    watched.delete(path);
  };
  const follow = async (): Promise<void> => {
    const found = await foldersIn(folder);
    for (const [path, { inode }] of watched) if (found.get(path) !== inode) drop(path);
    for (const [path, inode] of found) {
      if (watched.has(path) || signal.aborted) continue;
      try {
        const watcher = watch(path, () => later(quiet));
        watcher.on("error", () => {
          drop(path);
          later(quiet);
        });
        watched.set(path, { watcher, inode });
      } catch (thrown) {
        if (!isGone(thrown)) throw thrown;
      }
    }
  };

  try {
    await follow();
    // Covers files that were saved before the folders were watched.
    later(0);
    await ended;
    await running;
  } finally {
    clearTimeout(timer);
    for (const path of [...watched.keys()]) drop(path);
  }
}

/**
 * Finds a folder and all below it, and those that links lead to, each with its inode; what goes away meanwhile is left
 * out. `around` are the inodes of the folders on the way down.
 */
async function foldersIn(
  folder: string,
  found = new Map<string, number>(),
  around: readonly number[] = [],
): Promise<Map<string, number>> {
  try {
    const { ino } = await stat(folder);
    if (around.includes(ino)) return found;
    const entries = await readdir(folder, { withFileTypes: true });
    found.set(folder, ino);
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) await foldersIn(path, found, [...around, ino]);
      else if (entry.isSymbolicLink()) await followLink(path, found, [...around, ino]);
    }
  } catch (thrown) {
    if (!isGone(thrown)) throw thrown;
  }
  return found;
}

/** A link to a file is followed to the folder in which that file is saved. */
async function followLink(path: string, found: Map<string, number>, around: readonly number[]): Promise<void> {
  try {
    const target = await realpath(path);
    const info = await stat(target);
    if (info.isDirectory()) await foldersIn(path, found, around);
    else found.set(dirname(target), (await stat(dirname(target))).ino);
  } catch (thrown) {
    if (!isGone(thrown)) throw thrown;
  }
}

const isGone = (thrown: unknown): boolean =>
  thrown instanceof Error && "code" in thrown && (thrown.code === "ENOENT" || thrown.code === "ENOTDIR");
