import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { constants } from "node:os";
import Database from "libsql";
import pg from "pg";
import { onTestFinished } from "vitest";

/**
 * When an operation fails: by a synchronous throw, by an immediate rejection, or by a rejection in a later turn of the
 * event loop.
 */
export type Failing = "throws" | "rejects" | "rejects later";
export const failings: readonly Failing[] = ["throws", "rejects", "rejects later"];

/** Errors of the operating system: disk full, disk error, permission denied, out of file descriptors. */
const codes = ["ENOSPC", "EIO", "EACCES", "EMFILE"] as const;

/** Injects faults into the file and database operations of this process. */
export interface PlatformFaults {
  /** Makes the `n`th operation from now fail, counted from 1. */
  readonly arm: (n: number, how: Failing) => void;
  /** Makes all operations succeed again; returns true if the failing operation was reached. */
  readonly disarm: () => boolean;
}

type Method = (this: unknown, ...details: unknown[]) => unknown;

/** Wraps the operations on files and on the database until the test ends. */
export async function platformFaults(): Promise<PlatformFaults> {
  let armed: { remaining: number; readonly n: number; readonly how: Failing } | undefined;

  const failure = (n: number): Error => {
    const code = codes[n % codes.length] ?? "EIO";
    return Object.assign(new Error(`${code}: s3cret`), { code, errno: -constants.errno[code] });
  };
  /** Returns the injected error if this operation is the failing one. */
  const next = (): { readonly error: Error; readonly how: Failing } | undefined => {
    if (armed === undefined || armed.remaining === 0) return undefined;
    armed.remaining -= 1;
    return armed.remaining === 0 ? { error: failure(armed.n), how: armed.how } : undefined;
  };
  const replace = (owner: object, name: string, isAsync: boolean): void => {
    const original: Method = Reflect.get(owner, name);
    const replaced: Method = function (...details) {
      const failing = next();
      if (failing === undefined) return original.apply(this, details);
      const { error, how } = failing;
      if (!isAsync || how === "throws") throw error;
      if (how === "rejects") return Promise.reject(error);
      return new Promise((_, reject) => setImmediate(() => reject(error)));
    };
    Reflect.set(owner, name, replaced);
    onTestFinished(() => void Reflect.set(owner, name, original));
  };

  const handle = await fs.promises.open(import.meta.filename);
  await handle.close();
  const files = ["open", "mkdir", "readdir", "readFile", "rename", "rm", "stat", "utimes"];
  for (const name of files) replace(fs.promises, name, true);
  // Closing never fails: otherwise the test itself would leak a descriptor.
  for (const name of ["writeFile", "sync"]) replace(Object.getPrototypeOf(handle), name, true);

  replace(pg.Client.prototype, "query", true);

  const database = new Database(":memory:");
  const statement = Object.getPrototypeOf(database.prepare("select 1"));
  database.close();
  for (const name of ["prepare", "exec"]) replace(Database.prototype, name, false);
  for (const name of ["all", "run"]) replace(statement, name, false);

  syncBuiltinESMExports();
  onTestFinished(() => syncBuiltinESMExports());
  return {
    arm: (n, how) => {
      armed = { remaining: n, n, how };
    },
    disarm: () => {
      const isReached = armed?.remaining === 0;
      armed = undefined;
      return isReached;
    },
  };
}
