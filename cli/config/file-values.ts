/** A value in a settings file: its path, such as `["login", "issuer"]`, and where it is written. */
export interface FileValue {
  readonly path: readonly string[];
  /** Undefined for a group, which is followed by its members. */
  readonly value: unknown;
  /** Returns `FILE:LINE:COLUMN` of its name, or only the file if a program computes it. Slow for programs. */
  readonly place: () => string;
}

/** The values of a settings file, or sentences about its errors with their places. */
export type FileValues =
  | { readonly ok: true; readonly values: readonly FileValue[] }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Groups of settings: their members are values. */
export type IsGroup = (name: string) => boolean;
