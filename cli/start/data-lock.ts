import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { kill, pid } from "node:process";

/** A data folder that this process has locked, or a sentence that names the process that has. */
export type Lock = { readonly release: () => void } | { readonly error: string };

/**
 * Locks a data folder for this process, so that no two registries write to it. The lock is a file with the process id;
 * the lock of a process that has ended is replaced.
 */
export function lockDataFolder(folder: string): Lock {
  const file = join(folder, "lock");
  const release = () => rmSync(file, { force: true });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, `${pid}\n`, { flag: "wx" });
      return { release };
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const holder = Number(readFileSync(file, "utf8"));
    if (holder !== pid && runs(holder)) {
      return {
        error: `the data in ${folder} is in use by process ${holder}; stop that process, or choose another folder: CALLBOARD_DATA=<folder> (if process ${holder} is not Callboard, remove ${file})`,
      };
    }
    release();
  }
  return { error: `the data in ${folder} was opened by another process at the same moment; start again` };
}

/** Returns true if a process with this id is running, also one that may not be signaled. */
function runs(number: number): boolean {
  if (!Number.isInteger(number) || number <= 0) return false;
  try {
    kill(number, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
