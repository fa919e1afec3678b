import type { JsonObject } from "#engine/json";

/** A call before the one that failed, as it was recorded; `status` is absent if there was no answer. */
export interface EarlierStep {
  readonly method: string;
  readonly path: string;
  readonly status?: number;
}

/** One failure of `callboard check` or `callboard test`, with everything that reproduces it. */
export interface Replay {
  /** True for a failure of a running API, which `callboard test` repeats; `law` is then the id of its check. */
  readonly isLive?: true;
  /** The argument of the check: an id, a name, a file or a folder; the registry's own API if absent. */
  readonly api?: string;
  /** The hash of the definition that it failed on. */
  readonly definition: string;
  /** The mark of the form that failed (`formMark`); absent in older files. */
  readonly form?: string;
  readonly endpoint: string;
  readonly law: string;
  readonly seed: number;
  readonly path: string;
  readonly message: string;
  readonly case: JsonObject;
  /** The calls before the one that failed; absent if it was the only one. */
  readonly earlier?: readonly EarlierStep[];
  /** The places in the form of values from answers to these calls that the file does not have. */
  readonly unsaved?: readonly string[];
}

/** A replay, or an error: the end of a sentence that starts with the name of the file. */
export type ReadReplay =
  | { readonly ok: true; readonly replay: Replay }
  | { readonly ok: false; readonly error: string };
