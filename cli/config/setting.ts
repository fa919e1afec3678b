/**
 * The type of a setting. Files have typed values; the environment and flags have texts, in which a list has commas and
 * numbers by name are written as `totalMs=300000,idleMs=1000`.
 */
export type SettingType =
  | { readonly kind: "text" }
  /** A whole number, or a decimal one if `decimal` is set. */
  | { readonly kind: "number"; readonly minimum: number; readonly maximum: number; readonly decimal?: true }
  /** `true` or `false` in a file, `on` or `off` elsewhere. */
  | { readonly kind: "switch" }
  | { readonly kind: "choice"; readonly choices: readonly string[] }
  | { readonly kind: "list" }
  /** Whole numbers by name. */
  | { readonly kind: "limits"; readonly names: readonly string[] }
  /** Texts by name, as in the query of an address. */
  | { readonly kind: "parameters" }
  /** A value with its own JSON Schema and type; JSON in the environment and in options. */
  | { readonly kind: "data"; readonly name: string; readonly schema: JsonSchema; readonly source: string };

/** A JSON Schema. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** An option of the command line that sets a setting. */
export interface SettingFlag {
  /** The option without its dashes, such as `port`. */
  readonly name: string;
  /** The name of its value in help, such as `PORT`; without one, the option turns a switch off, as `no-proxy` does. */
  readonly value?: string;
}

/** A setting: its names in each source, its type and its description. */
export interface Setting {
  /** Name in a settings file; a dot separates a group from its member, such as `login.issuer`. */
  readonly name: string;
  /** The environment variable. */
  readonly variable: string;
  /** The option of commands that use the setting; `--set NAME=VALUE` sets the others. */
  readonly flag?: SettingFlag;
  readonly type: SettingType;
  /** The value if it is not set, as text of its documentation. */
  readonly default?: string;
  /** True if its value is never printed, and may not be given in a command line, where other users can see it. */
  readonly secret?: true;
  /** One line that describes it. */
  readonly description: string;
  /** The page of `docs/` about it, with an anchor where there is one. */
  readonly page: string;
  /** A value that could be set, as in a file. */
  readonly example: SettingValue;
}

/** A value of a setting as in a file. */
export type SettingValue =
  | string
  | number
  | boolean
  | null
  | readonly SettingValue[]
  | { readonly [name: string]: SettingValue };

/** The type of a port. */
export const port: SettingType = { kind: "number", minimum: 0, maximum: 65_535 };
