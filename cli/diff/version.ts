import type { ApiModel } from "#engine/model";

/** One of the two versions, ready to be compared. */
export interface Version {
  readonly model: ApiModel;
  /** Diagnostics of what was not usable as written; the comparison continues without it. */
  readonly notes: readonly string[];
}

/** A version, or why there is none: sentences for whoever typed the command. */
export type LoadedVersion =
  | { readonly ok: true; readonly version: Version }
  | { readonly ok: false; readonly faults: readonly string[] };

/** There is no version, for one reason. */
export const refused = (...faults: readonly string[]): LoadedVersion => ({ ok: false, faults });
