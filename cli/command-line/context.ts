import process from "node:process";
import { readSettingsInForce, type SettingsInForce } from "../config/index.ts";
import { statusLine } from "../status-line.ts";
import { type Output, processOutput } from "./answer.ts";
import type { CommandDefinition } from "./definition.ts";
import { parseWords } from "./parse.ts";

/** The environment of a command: its settings, its folder, and where it prints. */
export interface CommandContext extends Output {
  /** Variables, with the values of the settings file and of the command line. */
  readonly env: { readonly [name: string]: string | undefined };
  /** The working folder. */
  readonly folder: string;
  /** The settings in force; empty if the command line is invalid or requests help. */
  readonly settings: SettingsInForce | undefined;
  /** Shows the current step of long work on a terminal; an empty text clears it. Absent elsewhere. */
  readonly status: ((text: string) => void) | undefined;
  /** Prints errors in settings with their places; returns the exit code. */
  readonly refuse: (errors: readonly string[]) => 2;
}

/**
 * Runs a command with the settings in force, or prints their errors and returns 2. A command line with errors, or that
 * asks for help, runs with the environment alone, since the command reports it.
 */
export async function withSettings<Code>(
  definition: CommandDefinition,
  args: readonly string[],
  run: (context: CommandContext) => Promise<Code>,
): Promise<Code | 2> {
  const parsed = parseWords(definition, args);
  if (definition.settings === undefined || !parsed.ok || parsed.values.help === true) return run(contextOf(undefined));
  const { env } = process;
  const read = await readSettingsInForce({ env, folder: process.cwd(), values: parsed.values });
  return read.ok ? run(contextOf(read.settings)) : contextOf(undefined).refuse(read.errors);
}

function contextOf(settings: SettingsInForce | undefined): CommandContext {
  const err = (text: string): void => processOutput.err(settings === undefined ? text : settings.place(text));
  return {
    env: settings?.env ?? process.env,
    folder: process.cwd(),
    settings,
    status: statusLine(process.stderr),
    out: processOutput.out,
    err,
    refuse: (errors) => {
      for (const error of errors) err(`callboard: ${error}\n`);
      return 2;
    },
  };
}
