export { answer } from "./answer.ts";
export { commandsPage } from "./commands-page.ts";
export { type CommandContext, withSettings } from "./context.ts";
export type { CommandDefinition } from "./definition.ts";
export {
  backupCommand,
  buildCommand,
  checkCommand,
  configCommand,
  devCommand,
  diffCommand,
  docsCheckCommand,
  exportCommand,
  generateCommand,
  migrateDataCommand,
  publishCommand,
  registerCommand,
  registryCommand,
  restoreCommand,
  serveCommand,
  siteCommand,
  sizesCommand,
  startCommand,
  usualPageRuns,
  usualRuns,
} from "./definitions/index.ts";
export { commandHelp } from "./help.ts";
export { type ParsedCommand, parseCommand, parseWords } from "./parse.ts";
export { answerEarly, runProgram } from "./run-program.ts";
