/** The source of a setting's value. */
export type Origin =
  /** `place` returns the file, with line and column where these are known. */
  | { readonly kind: "file"; readonly place: () => string }
  | { readonly kind: "variable" }
  /** `flag` is the option as typed, such as `--port`. */
  | { readonly kind: "flag"; readonly flag: string };

/** A setting that is set: its value as an environment variable, and its source. */
export interface GivenSetting {
  readonly text: string;
  readonly origin: Origin;
}

/** Settings that are set, by their environment variables. */
export type GivenSettings = ReadonlyMap<string, GivenSetting>;
