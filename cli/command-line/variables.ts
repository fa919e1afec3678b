import { settingsNamed } from "../config/index.ts";
import type { CommandDefinition } from "./definition.ts";

/** Lists the variables of the settings that a command reads; variables of a group by their prefix, such as `S3_…`. */
export const variablesOf = ({ settings = [] }: CommandDefinition): readonly string[] => settings.map(variableOf);

function variableOf(name: string): string {
  const [first = "", ...more] = settingsNamed([name]).map(({ variable }) => variable);
  const same = [...first].findIndex((letter, i) => more.some((other) => other[i] !== letter));
  return more.length === 0 ? first : `${first.slice(0, same)}…`;
}
