import { cwd, env, stderr, stdout } from "node:process";
import { runData } from "../data/commands.ts";

const command = (name: Parameters<typeof runData>[0]) => (args: readonly string[]) =>
  runData(name, args, {
    env,
    folder: cwd(),
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
  });

/** Writes all data of a registry to a file. */
export const backup = command("backup");

/** Restores a backup into an empty store. */
export const restore = command("restore");

/** Copies all data from one kind of store to the other. */
export const migrateData = command("migrate-data");

/** Prints what each organization has stored. */
export const sizes = command("sizes");
