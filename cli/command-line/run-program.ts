import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stderr, stdout } from "node:process";
import { styleText } from "node:util";
import { CommanderError } from "commander";
import { commandText } from "../command-text.ts";
import { packageFolder } from "../package-folder.ts";
import { answer, processOutput } from "./answer.ts";
import { createProgram } from "./create-program.ts";
import { allCommands, commandGroups } from "./definitions/groups.ts";
import { startCommand } from "./definitions/servers.ts";
import { exitCodes } from "./exit-codes.ts";
import { commandHelp } from "./help.ts";
import { parseWords } from "./parse.ts";

const title = (text: string): string => styleText("bold", text);

/** Formats the help of the whole command: how to begin, and all commands. */
function programHelp(): string {
  const groups = commandGroups.map(({ title: name, commands }) => {
    const lines = commands.map((one) => `  ${one.name.padEnd(13)} ${one.summary}`);
    return `${title(`${name}:`)}\n${lines.join("\n")}\n`;
  });
  const codes = exitCodes.map(({ code, meaning }) => `  ${String(code).padEnd(4)} ${meaning}`);
  return `${title("Usage:")} callboard <command> [options]

${groups.join("\n")}
${title("Options:")}
  -h, --help     show this help; after a command, its own
  -V, --version  print the version

${title("Examples:")}
  callboard serve openapi.yaml      docs and playground of an API, at http://localhost:4000
  callboard dev docs                a folder of docs while you write it
  callboard build docs --out site   the same as files for any file server

${title("Exit codes:")}
${codes.join("\n")}
`;
}

const ownOptions: readonly string[] = ["-h", "--help", "-V", "--version"];

/** Returns true if a command line has no command, only options of the working folder's default command. */
export const isAlone = ([first]: readonly string[]): boolean =>
  first === undefined || (first.startsWith("-") && !ownOptions.includes(first));

/** Runs a command line that begins with no command: prints the version, help, or an error with the nearest name. */
export function runProgram(words: readonly string[]): Promise<0 | 2> {
  const [first, ...rest] = words;
  if (first === "--version" || first === "-V") return printed(`${packageVersion()}\n`);
  if (first === undefined || first === "--help" || first === "-h") return printed(programHelp());
  if (first === "help") {
    const definition = allCommands.find(({ name }) => name === rest.join(" "));
    return printed(definition === undefined ? programHelp() : commandHelp(definition));
  }
  stderr.write(`callboard: ${describeUnknown(first)}; ${commandText("--help")} lists all commands\n`);
  return Promise.resolve(2);
}

/**
 * Answers a request for help, or options that a command does not have, without its program, which takes longer to load.
 * Returns `undefined` if the program must run.
 */
export function answerEarly(words: readonly string[]): 0 | 2 | undefined {
  const definition = allCommands.find(({ name }) => words.slice(0, name.split(" ").length).join(" ") === name);
  if (definition === undefined) return undefined;
  const read = parseWords(definition, words.slice(definition.name.split(" ").length));
  if (read.ok) return read.values.help === true ? answer(definition, { kind: "help" }, processOutput) : undefined;
  // With a file, it has the options of `serve`.
  if (definition === startCommand) return undefined;
  return answer(definition, { kind: "error", error: read.error }, processOutput);
}

const printed = (text: string): Promise<0> => {
  stdout.write(text);
  return Promise.resolve(0);
};

/** Describes a word that is not a command, and suggests the nearest one. */
function describeUnknown(word: string): string {
  if (existsSync(word)) return `${JSON.stringify(word)} is not a command; to show it: ${commandText(`serve ${word}`)}`;
  const what = word.startsWith("-") ? `unknown option ${word}` : `unknown command ${JSON.stringify(word)}`;
  try {
    createProgram().parse([word], { from: "user" });
    return what;
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown;
    const [, meant] = /\(Did you mean (.*)\?\)/.exec(thrown.message) ?? [];
    return meant === undefined ? what : `${what} (did you mean ${meant}?)`;
  }
}

/** Returns the version of the package. */
export function packageVersion(): string {
  const text: { readonly version?: unknown } = JSON.parse(
    readFileSync(join(packageFolder(import.meta.dirname), "package.json"), "utf8"),
  );
  return String(text.version);
}
