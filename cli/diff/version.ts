import type { ApiModel } from "#engine/model";

/** One of the two versions, ready to be compared. */
export interface Version {
  readonly model: ApiModel;
  /** True if it was read from the registry's form, which can't hold all facts of a description. */
  readonly inRegistryForm: boolean;
  /** Diagnostics of parts that could not be used; the comparison continues without them. */
  readonly notes: readonly string[];
}

/** A version, or error messages for the user. */
export type LoadedVersion =
  | { readonly ok: true; readonly version: Version }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Creates the result for a version that can't be loaded. */
export const refused = (...errors: readonly string[]): LoadedVersion => ({ ok: false, errors });
