export { answer, type Output, processOutput } from "./answer.ts";
export { commandsPage } from "./commands-page.ts";
export { type CommandContext, withSettings } from "./context.ts";
export type { CommandDefinition } from "./definition.ts";
export { diffCommand, exportCommand, generateCommand, indexCommand, registerCommand } from "./definitions/apis.ts";
export { checkCommand, defaultRuns } from "./definitions/check.ts";
export { backupCommand, migrateDataCommand, restoreCommand, sizesCommand } from "./definitions/data.ts";
export { defaultCallTimeout, mcpCommand } from "./definitions/mcp.ts";
export { mockCommand } from "./definitions/mock.ts";
export { buildCommand, devCommand, docsCheckCommand, publishCommand } from "./definitions/projects.ts";
export { registryCommand, serveCommand, siteCommand, startCommand } from "./definitions/servers.ts";
export { completionCommand, configCommand, doctorCommand, explainCommand, initCommand } from "./definitions/setup.ts";
export {
  defaultCases,
  defaultConcurrency,
  defaultMaxResponseTime,
  defaultTimeout,
  testCommand,
} from "./definitions/test.ts";
export { watchCommand } from "./definitions/watch.ts";
export { commandHelp } from "./help.ts";
export { type Arguments, type ParsedCommand, parseCommand, parseWords, readOptions, UsageError } from "./parse.ts";
export { answerEarly, isAlone, packageVersion, runProgram } from "./run-program.ts";
export { originsOf, serverOf, sourcesOf } from "./shared-arguments.ts";
