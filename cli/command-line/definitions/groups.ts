import type { CommandDefinition } from "../definition.ts";
import { diffCommand, exportCommand, generateCommand, indexCommand, registerCommand } from "./apis.ts";
import { checkCommand } from "./check.ts";
import { backupCommand, migrateDataCommand, restoreCommand, sizesCommand } from "./data.ts";
import { mcpCommand } from "./mcp.ts";
import { mockCommand } from "./mock.ts";
import { buildCommand, devCommand, docsCheckCommand, publishCommand } from "./projects.ts";
import { registryCommand, serveCommand, siteCommand, startCommand } from "./servers.ts";
import { completionCommand, configCommand, doctorCommand, explainCommand, initCommand } from "./setup.ts";
import { testCommand } from "./test.ts";
import { watchCommand } from "./watch.ts";

/** Commands under a title, as help and the reference list them. */
export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly CommandDefinition[];
}

/** All commands, in the order of help. */
export const commandGroups: readonly CommandGroup[] = [
  {
    title: "Write and publish docs",
    commands: [serveCommand, devCommand, docsCheckCommand, buildCommand, publishCommand],
  },
  {
    title: "Work on APIs",
    commands: [
      checkCommand,
      testCommand,
      watchCommand,
      mockCommand,
      mcpCommand,
      diffCommand,
      registerCommand,
      exportCommand,
      indexCommand,
      generateCommand,
    ],
  },
  { title: "Run servers", commands: [startCommand, registryCommand, siteCommand] },
  { title: "Keep data", commands: [backupCommand, restoreCommand, migrateDataCommand, sizesCommand] },
  { title: "Set up", commands: [initCommand, configCommand, doctorCommand, explainCommand, completionCommand] },
];

/** All commands. */
export const allCommands: readonly CommandDefinition[] = commandGroups.flatMap(({ commands }) => commands);
