import { CommanderError } from "commander";
import { itemAt } from "#engine/item-at";
import { optionsOf } from "./common-options.ts";
import { createCommand } from "./create-command.ts";
import type { CommandDefinition, OptionTable } from "./definition.ts";

/** The parsed arguments of a command: its options, a request for help, or an error. */
export type ParsedCommand<Options> =
  | { readonly kind: "options"; readonly options: Options }
  | { readonly kind: "help" }
  | { readonly kind: "error"; readonly error: string };

/** An error in the arguments of a command. It is printed in one line, with the command that shows help. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The type of an option's value. */
type ValueOf<O> = O extends { readonly value: string }
  ? O extends { readonly repeat: true }
    ? readonly string[] | undefined
    : O extends { readonly default: string }
      ? string
      : string | undefined
  : boolean;

/** The values of options by their names: a text, a list of texts, or true for a switch that was given. */
export type ValuesOf<T extends OptionTable> = { readonly [K in keyof T]: ValueOf<T[K]> };

type OwnOptions<D extends CommandDefinition> = D extends { readonly options: infer T extends OptionTable }
  ? T
  : Record<never, never>;

/** The values of the options of a command, and its other arguments. */
export interface Arguments<D extends CommandDefinition> {
  readonly values: ValuesOf<OwnOptions<D>> & { readonly help: boolean };
  readonly positionals: readonly string[];
}

/** A parsed command line, or a sentence about its error. */
export type ParsedArguments<D extends CommandDefinition> =
  | ({ readonly ok: true } & Arguments<D>)
  | { readonly ok: false; readonly error: string };

/** The values of all options of a command by name, or a sentence about an error. */
export type ParsedWords =
  | {
      readonly ok: true;
      readonly values: { readonly [name: string]: unknown };
      readonly positionals: readonly string[];
    }
  | {
      readonly ok: false;
      readonly error: string;
      /** The known option nearest to an unknown one. */
      readonly suggestion?: string;
    };

/**
 * Parses the arguments of a command, options and others in any order. All commands report errors in the same words, and
 * suggest the nearest name for an unknown one.
 */
export const parseCommand = <D extends CommandDefinition>(definition: D, args: readonly string[]): ParsedArguments<D> =>
  // The parser was created from the definition's options, so the values are of these options.
  parseWords(definition, args) as ParsedArguments<D>;

/** Parses the arguments of a command, and creates its options from them; `create` throws `UsageError` for errors. */
export function readOptions<const D extends CommandDefinition, Options>(
  definition: D,
  args: readonly string[],
  create: (read: Arguments<D>) => Options,
): ParsedCommand<Options> {
  const read = parseCommand(definition, args);
  if (!read.ok) return { kind: "error", error: read.error };
  if (read.values.help) return { kind: "help" };
  try {
    return { kind: "options", options: create(read) };
  } catch (thrown) {
    if (!(thrown instanceof UsageError)) throw thrown;
    return { kind: "error", error: thrown.message };
  }
}

/** Parses as `parseCommand`, for callers that know the definition only at run time. */
export function parseWords(definition: CommandDefinition, args: readonly string[]): ParsedWords {
  const table = optionsOf(definition);
  const { words, error } = joined(args, table);
  if (error !== undefined) return { ok: false, error };
  const command = createCommand(definition);
  try {
    command.parse(words, { from: "user" });
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown;
    return { ok: false, ...describeError(thrown, table) };
  }
  const given = command.opts();
  const values = command.options.map((option) => {
    const name = option.long?.slice(2) ?? option.name();
    const value: unknown = given[option.attributeName()];
    return [name, table[name]?.value === undefined ? isGiven(value, option.negate) : (value ?? table[name]?.default)];
  });
  return { ok: true, values: Object.fromEntries(values), positionals: command.args };
}

/** A switch such as `--no-proxy` makes `proxy` false. */
const isGiven = (value: unknown, isNegated: boolean): boolean => (isNegated ? value === false : value === true);

/**
 * Joins values that begin with a minus to their options, where they are allowed, since the parser would take any word as
 * a value: `--within --all` lacks a folder.
 */
function joined(
  args: readonly string[],
  table: OptionTable,
): { readonly words: readonly string[]; readonly error?: string } {
  const words: string[] = [];
  for (let i = 0; i < args.length; i += 1) {
    const word = itemAt(args, i);
    if (word === "--") return { words: [...words, ...args.slice(i)] };
    const option = word.startsWith("--") && Object.hasOwn(table, word.slice(2)) ? table[word.slice(2)] : undefined;
    if (option?.value === undefined) {
      words.push(word);
      continue;
    }
    const value = args[i + 1];
    const isMissing = value === undefined || (value.length > 1 && value.startsWith("-") && !option.signed);
    if (isMissing) return { words, error: `${word} needs ${option.needs ?? "a value"}` };
    words.push(`${word}=${value}`);
    i += 1;
  }
  return { words };
}

/** Formats an error of the parser in the words of this project. */
function describeError(
  { code, message }: CommanderError,
  table: OptionTable,
): { readonly error: string; readonly suggestion?: string } {
  const [, word = ""] = /'([^']*)'/.exec(message) ?? [];
  const [name = ""] = word.split("=");
  const known = Object.hasOwn(table, name.slice(2)) ? table[name.slice(2)] : undefined;
  if (known !== undefined) return { error: `${name} takes no value` };
  if (code !== "commander.unknownOption") return { error: message.replace(/^error: /, "") };
  const [, suggestion] = /\(Did you mean (.*)\?\)/.exec(message) ?? [];
  if (suggestion === undefined) return { error: `unknown option ${name}` };
  return { error: `unknown option ${name} (did you mean ${suggestion}?)`, suggestion };
}
