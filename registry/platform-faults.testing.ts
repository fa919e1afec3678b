import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { constants } from "node:os";
import Database from "libsql";
import { onTestFinished } from "vitest";

/**
 * The time at which a failing operation fails: within the call itself, by a promise at once, or by a promise in a later
 * turn.
 */
export type Failing = "throws" | "rejects" | "rejects later";
export const failings: readonly Failing[] = ["throws", "rejects", "rejects later"];

/** Errors of the operating system: the disk is full or broken, a file is forbidden, all descriptors are in use. */
const codes = ["ENOSPC", "EIO", "EACCES", "EMFILE"] as const;

/** The files and the database of this process, each operation of which can be made to fail. */
export interface PlatformFaults {
  /** Lets the `n`th operation from now on fail, counted from 1. */
  readonly arm: (n: number, how: Failing) => void;
  /** Lets everything succeed again; returns whether the operation was reached. */
  readonly disarm: () => boolean;
}

type Method = (this: unknown, ...details: unknown[]) => unknown;

/** Replaces the operations on files and on the database until the test is over. */
export async function platformFaults(): Promise<PlatformFaults> {
  let armed: { left: number; readonly n: number; readonly how: Failing } | undefined;

  const failure = (n: number): Error => {
    const code = codes[n % codes.length] ?? "EIO";
    return Object.assign(new Error(`${code}: s3cret`), { code, errno: -constants.errno[code] });
  };
  /** The failure of this operation, if it is the one. */
  const next = (): { readonly error: Error; readonly how: Failing } | undefined => {
    if (armed === undefined || armed.left === 0) return undefined;
    armed.left -= 1;
    return armed.left === 0 ? { error: failure(armed.n), how: armed.how } : undefined;
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
  // Closing is left alone: a descriptor that stays open would be the test's doing.
  for (const name of ["writeFile", "sync"]) replace(Object.getPrototypeOf(handle), name, true);

  const database = new Database(":memory:");
  const statement = Object.getPrototypeOf(database.prepare("select 1"));
  database.close();
  for (const name of ["prepare", "exec"]) replace(Database.prototype, name, false);
  for (const name of ["all", "run"]) replace(statement, name, false);

  syncBuiltinESMExports();
  onTestFinished(() => syncBuiltinESMExports());
  return {
    arm: (n, how) => {
      armed = { left: n, n, how };
    },
    disarm: () => {
      const isReached = armed?.left === 0;
      armed = undefined;
      return isReached;
    },
  };
}
