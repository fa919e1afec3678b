import { type ParseArgsConfig, parseArgs } from "node:util";

/** The parsed arguments of a command: its options, a request for help, or an error. */
export type ParsedCommand<Options> =
  | { readonly kind: "options"; readonly options: Options }
  | { readonly kind: "help" }
  | { readonly kind: "error"; readonly error: string };

type ParsedOption = NonNullable<ParseArgsConfig["options"]>[string];

/** The options of a command by their names, without the dashes; `needs` describes a value, such as `a folder`. */
export type OptionTable = { readonly [name: string]: ParsedOption & { readonly needs?: string } };

type Parsed<T extends OptionTable> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>;

/** A command line parsed by `util.parseArgs`, or a sentence about its error. */
export type ParsedArguments<T extends OptionTable> =
  | { readonly ok: true; readonly values: Parsed<T>["values"]; readonly positionals: readonly string[] }
  | { readonly ok: false; readonly error: string };

/**
 * Parses the arguments of a command by `util.parseArgs`, options and others in any order. All commands report errors in
 * the same words.
 */
export function parseArguments<const T extends OptionTable>(args: readonly string[], options: T): ParsedArguments<T> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { ok: true, values, positionals };
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return { ok: false, error: refusedOption(args, options) ?? message };
  }
}

/** Describes the error of the first invalid option. */
function refusedOption(args: readonly string[], options: OptionTable): string | undefined {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const { name, rawName, value, inlineValue } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (option === undefined) return `unknown option ${rawName}`;
    const isMissing = value === undefined || (inlineValue !== true && value.startsWith("-"));
    if (option.type === "string" && isMissing) return `${rawName} needs ${option.needs ?? "a value"}`;
    if (option.type === "boolean" && value !== undefined) return `${rawName} takes no value`;
  }
  return undefined;
}
