import process from "node:process";
import { readSettingsInForce, type SettingsInForce } from "../config/index.ts";
import { statusLine } from "../status-line.ts";
import { answer, type Output, processOutput } from "./answer.ts";
import type { CommandDefinition } from "./definition.ts";
import { type Arguments, parseCommand, UsageError } from "./parse.ts";

/** The environment of a command: its settings, its folder, and where it prints. */
export interface CommandContext extends Output {
  /** Variables, with the values of the settings file and of the command line. */
  readonly env: { readonly [name: string]: string | undefined };
  /** The working folder. */
  readonly folder: string;
  /** The settings in force. */
  readonly settings: SettingsInForce;
  /** Shows the current step of long work on a terminal; an empty text clears it. Absent elsewhere. */
  readonly status: ((text: string) => void) | undefined;
  /** Prints errors in settings with their places; returns the exit code. */
  readonly refuse: (errors: readonly string[]) => 2;
}

/**
 * Runs a command with the settings in force and its parsed arguments. Prints help, or an error of the arguments or of
 * settings, in its place; returns 2 for an error.
 */
export async function withSettings<const D extends CommandDefinition, Code>(
  definition: D,
  args: readonly string[],
  run: (context: CommandContext, read: Arguments<D>) => Promise<Code>,
): Promise<Code | 0 | 2> {
  const read = parseCommand(definition, args);
  if (!read.ok) return answer(definition, { kind: "error", error: read.error }, processOutput);
  const { values } = read;
  if (values.help) return answer(definition, { kind: "help" }, processOutput);
  const { env } = process;
  const found = await readSettingsInForce({ env, folder: process.cwd(), values });
  if (!found.ok) return refuse(found.errors, processOutput.err);
  const context = contextOf(found.settings);
  try {
    return await run(context, read);
  } catch (thrown) {
    if (!(thrown instanceof UsageError)) throw thrown;
    return answer(definition, { kind: "error", error: thrown.message }, context);
  }
}

function contextOf(settings: SettingsInForce): CommandContext {
  const err = (text: string): void => processOutput.err(settings.place(text));
  return {
    env: settings.env,
    folder: process.cwd(),
    settings,
    status: statusLine(process.stderr),
    out: processOutput.out,
    err,
    refuse: (errors) => refuse(errors, err),
  };
}

function refuse(errors: readonly string[], err: (text: string) => void): 2 {
  for (const error of errors) err(`callboard: ${error}\n`);
  return 2;
}
