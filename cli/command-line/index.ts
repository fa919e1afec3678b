export { answer, processOutput } from "./answer.ts";
export { commandsPage } from "./commands-page.ts";
export { type CommandContext, withSettings } from "./context.ts";
export type { CommandDefinition } from "./definition.ts";
export {
  backupCommand,
  buildCommand,
  checkCommand,
  completionCommand,
  configCommand,
  defaultCallTimeout,
  defaultCases,
  defaultConcurrency,
  defaultMaxResponseTime,
  defaultRuns,
  defaultTimeout,
  devCommand,
  diffCommand,
  docsCheckCommand,
  doctorCommand,
  explainCommand,
  exportCommand,
  generateCommand,
  initCommand,
  mcpCommand,
  migrateDataCommand,
  mockCommand,
  publishCommand,
  registerCommand,
  registryCommand,
  restoreCommand,
  serveCommand,
  siteCommand,
  sizesCommand,
  startCommand,
  testCommand,
  watchCommand,
} from "./definitions/index.ts";
export { commandHelp } from "./help.ts";
export { packageVersion } from "./package-version.ts";
export { type ParsedCommand, parseCommand, parseWords } from "./parse.ts";
export { answerEarly, isAlone, runProgram } from "./run-program.ts";
