import { styleText } from "node:util";
import { commandGroups } from "./definitions/index.ts";
import { exitCodes } from "./exit-codes.ts";

const title = (text: string): string => styleText("bold", text);

/** Formats the help of the whole command: how to begin, and all commands. */
export function programHelp(): string {
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
