import { styleText } from "node:util";
import { Help } from "commander";
import { settingsNamed } from "../config/index.ts";
import { createCommand } from "./create-command.ts";
import type { CommandDefinition, ExampleDefinition } from "./definition.ts";
import { exitsOf } from "./exit-codes.ts";

/** The width of help that is not printed on a terminal, in characters. */
const defaultWidth = 100;

/** Formats the help of a command: usage, arguments, options, examples, settings and exit codes. */
export function commandHelp(definition: CommandDefinition, width = process.stdout.columns || defaultWidth): string {
  const command = createCommand(definition);
  const help = Object.assign(new Help(), { helpWidth: Math.min(width, 120) });
  help.commandUsage = () => `callboard ${definition.name} ${command.usage()}`;
  help.styleTitle = title;
  const { arguments: args = [] } = definition;
  help.argumentTerm = (argument) => args.find(({ name }) => name === argument.name())?.name ?? argument.name();
  return [help.formatHelp(command, help).trimEnd(), ...sections(definition, help)].join("\n\n").concat("\n");
}

const title = (text: string): string => styleText("bold", text);

function sections(definition: CommandDefinition, help: Help): readonly string[] {
  const { page } = definition;
  const names = variablesOf(definition);
  const settings = `${names.join(", ")}; callboard config prints them, and a settings file may set them too.`;
  return [
    examples(definition.examples),
    ...(names.length === 0 ? [] : [section("Settings:", help.boxWrap(settings, (help.helpWidth ?? defaultWidth) - 2))]),
    section(
      "Exit codes:",
      exitsOf(definition.exits)
        .map(({ code, meaning }) => `${String(code).padEnd(4)} ${meaning}`)
        .join("\n"),
    ),
    ...(page === undefined ? [] : [`More: docs/${page}`]),
  ];
}

const section = (heading: string, text: string): string =>
  [title(heading), ...text.split("\n").map((line) => `  ${line}`)].join("\n");

/** Formats examples, the command lines in a column; a long line has its text below it. */
function examples(all: readonly ExampleDefinition[]): string {
  const column = Math.max(...all.map(({ line }) => line.length).filter((length) => length <= longest), 0);
  const lines = all.map(({ line, does }) =>
    line.length > longest ? `${line}\n${" ".repeat(column)}  ${does}` : `${line.padEnd(column)}  ${does}`,
  );
  return section("Examples:", lines.join("\n"));
}

/** Max length of a command line with a text in the same row. */
const longest = 52;

/** Lists the variables of the settings that a command reads; variables of a group by their prefix, such as `S3_…`. */
export const variablesOf = ({ settings = [] }: CommandDefinition): readonly string[] => settings.map(variableOf);

function variableOf(name: string): string {
  const [first = "", ...more] = settingsNamed([name]).map(({ variable }) => variable);
  const same = [...first].findIndex((letter, i) => more.some((other) => other[i] !== letter));
  return more.length === 0 ? first : `${first.slice(0, same)}…`;
}
