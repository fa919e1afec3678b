import {
  backupCommand,
  type CommandDefinition,
  migrateDataCommand,
  restoreCommand,
  sizesCommand,
  withSettings,
} from "../command-line/index.ts";
import { type DataCommand, runData } from "../data/commands.ts";
import { interruption } from "../interruption.ts";

const command = (name: DataCommand, definition: CommandDefinition) => (args: readonly string[]) =>
  withSettings(definition, args, (context) => runData(name, args, { ...context, signal: interruption() }));

/** Writes all data of a registry to a file. */
export const backup = command("backup", backupCommand);

/** Restores a backup into an empty store. */
export const restore = command("restore", restoreCommand);

/** Copies all data from one kind of store to the other. */
export const migrateData = command("migrate-data", migrateDataCommand);

/** Prints the stored data of each organization. */
export const sizes = command("sizes", sizesCommand);
