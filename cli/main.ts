#!/usr/bin/env node
import { argv, env, stderr } from "node:process";
import { answerEarly, isAlone, runProgram } from "./command-line/index.ts";
import { keepCompiledCode } from "./compile-cache.ts";
import { tolerateOutputErrors } from "./output-errors.ts";
import { describeSystemError } from "./start/system-errors.ts";

/** Loads the program of a command. It returns the exit code, or nothing while it serves. */
type LoadCommand = () => Promise<(args: readonly string[]) => Promise<number | undefined>>;

/** The programs of commands by the first of their words. They are loaded when they run, so that each starts fast. */
const programs: { readonly [name: string]: LoadCommand } = {
  start: async () => (await import("./commands/start.ts")).start,
  registry: async () => (await import("./commands/registry.ts")).registry,
  site: async () => (await import("./commands/site.ts")).site,
  serve: async () => (await import("./commands/serve.ts")).serve,
  check: async () => (await import("./commands/check.ts")).check,
  mock: async () => (await import("./commands/live/mock.ts")).mock,
  mcp: async () => (await import("./commands/mcp.ts")).mcp,
  watch: async () => (await import("./commands/live/watch.ts")).watch,
  test: async () => (await import("./commands/live/test.ts")).test,
  diff: async () => (await import("./commands/diff.ts")).diff,
  register: async () => (await import("./commands/register.ts")).register,
  publish: async () => (await import("./commands/publish.ts")).publish,
  dev: async () => (await import("./commands/dev.ts")).dev,
  docs: async () => (await import("./commands/docs.ts")).docs,
  build: async () => (await import("./commands/build.ts")).build,
  export: async () => (await import("./commands/export.ts")).exportApi,
  index: async () => (await import("./embed-index/command.ts")).index,
  generate: async () => (await import("./commands/generate.ts")).generate,
  backup: async () => (await import("./commands/data.ts")).backup,
  restore: async () => (await import("./commands/data.ts")).restore,
  "migrate-data": async () => (await import("./commands/data.ts")).migrateData,
  init: async () => (await import("./commands/init.ts")).init,
  explain: async () => (await import("./commands/explain.ts")).explain,
  completion: async () => (await import("./commands/completion.ts")).completion,
  complete: async () => (await import("./commands/completion.ts")).complete,
  config: async () => (await import("./commands/config.ts")).config,
  doctor: async () => (await import("./commands/doctor.ts")).doctor,
  sizes: async () => (await import("./commands/data.ts")).sizes,
};

// React reads this when it is loaded. Without it, the slow development build renders the site.
env.NODE_ENV ??= "production";

keepCompiledCode();

const isOutputLost = tolerateOutputErrors();

/** Runs a command line; returns its exit code, or nothing while it serves. */
async function run(words: readonly string[]): Promise<number | undefined> {
  const [name = "", ...args] = words;
  const load = Object.hasOwn(programs, name) ? programs[name] : undefined;
  if (isAlone(words)) return (await import("./commands/alone.ts")).alone(words);
  if (load === undefined) return runProgram(words);
  return answerEarly(words) ?? (await load())(args);
}

// Node's code for an event loop that ended while the command still waited.
const unsettled = 13;
process.on("exit", (code) => {
  if (code !== unsettled) return;
  stderr.write(
    "callboard: the command stopped before it was done, since nothing it waited for could still happen; please report this\n",
  );
  process.exitCode = 2;
});

try {
  const code = await run(argv.slice(2));
  if (code !== undefined) process.exitCode = code;
} catch (error) {
  const text = describeSystemError(error) ?? (error instanceof Error ? error.stack : String(error));
  stderr.write(`callboard: ${text}\n`);
  // Handles that a command has opened must not keep the process alive.
  process.exit(1);
}
// A write error may be reported after the command has ended.
process.on("exit", () => {
  if (isOutputLost()) process.exitCode ||= 1;
});
