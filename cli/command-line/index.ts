export { answer, type Output } from "./answer.ts";
export { optionsOf, settingsOf } from "./common-options.ts";
export { type CommandContext, withSettings } from "./context.ts";
export { type CommandDefinition, defineCommand } from "./definition.ts";
export {
  backupCommand,
  buildCommand,
  checkCommand,
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
