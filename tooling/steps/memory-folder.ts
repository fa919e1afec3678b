import { chmodSync, mkdtempSync, readFileSync, statfsSync } from "node:fs";
import { freemem } from "node:os";

const folder = "/dev/shm";

/** Own choice, in bytes: the tests fill a few hundred megabytes. */
const needed = 4 * 2 ** 30;

/**
 * Creates a folder for temporary files in memory. Tests write thousands of small databases and files, and wait for a disk
 * a seventh of their time. Undefined if the system has no such folder, too little memory, or runs no programs there.
 */
export function memoryFolder(): string | undefined {
  try {
    const [, , , options = ""] = mounts().find(([, path]) => path === folder) ?? [];
    const { bavail, bsize } = statfsSync(folder);
    if (options === "" || options.split(",").includes("noexec") || Math.min(bavail * bsize, freemem()) < needed) return;
    const created = mkdtempSync(`${folder}/callboard-`);
    // As other temporary folders: the database server of tests runs as another user.
    chmodSync(created, 0o1777);
    return created;
  } catch {
    return;
  }
}

const mounts = (): readonly (readonly string[])[] =>
  readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .map((line) => line.split(" "));
