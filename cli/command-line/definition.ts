/** An option of a command. Its name is its key, without the dashes. */
export interface OptionDefinition {
  /** The name of its value in help, such as `DIR`; without one the option is a switch. */
  readonly value?: string;
  readonly description: string;
  /** Completes the error of a missing value, such as `a folder`. */
  readonly needs?: string;
  /** One letter. */
  readonly short?: string;
  /** True if the option may be given more than once. */
  readonly repeat?: true;
  /** The values that completion suggests; the command itself checks them. */
  readonly choices?: readonly string[];
  /** The value if the option is not given. */
  readonly default?: string;
  /** True if a value may begin with a minus, as a number may. */
  readonly signed?: true;
}

/** The options of a command by their names, without the dashes. */
export type OptionTable = { readonly [name: string]: OptionDefinition };

/** An argument of a command that is not an option. */
export interface ArgumentDefinition {
  /** Its name in help, such as `FOLDER`. */
  readonly name: string;
  readonly description: string;
  readonly optional?: true;
  readonly repeat?: true;
  readonly choices?: readonly string[];
}

/** An example command line with its explanation. */
export interface ExampleDefinition {
  readonly line: string;
  readonly does: string;
}

/** A command: everything that help, completion and the reference say about it. */
export interface CommandDefinition {
  /** Its words after `callboard`, such as `docs check`. */
  readonly name: string;
  /** One line, in the imperative. */
  readonly summary: string;
  /** Paragraphs that describe the command. */
  readonly description: string;
  readonly arguments?: readonly ArgumentDefinition[];
  readonly options?: OptionTable;
  readonly examples: readonly ExampleDefinition[];
  /** Particular meanings of its exit codes, within the ranges of `exitCodes`. */
  readonly exits?: { readonly [code: number]: string };
  /** Names of the settings, or of groups of settings, that it reads. */
  readonly settings?: readonly string[];
  /** The page of `docs/` about it. */
  readonly page?: string;
}

/** Returns a definition with the literal types of its options. */
export const defineCommand = <const D extends CommandDefinition>(definition: D): D => definition;
