import type { ApiModel } from "#engine/model";
import type { ImportDiagnostic, ImportOptions, TextPosition } from "#importers";
import { howToRaise, type ReadLimits } from "../read-limits.ts";
import type { PackedModel } from "./packed-model.ts";

/** A description before it is read. */
export interface FoundDescription {
  /** A file name or an address. */
  readonly name: string;
  /** Its text in UTF-8, in chunks; called once. */
  readonly chunks: () => AsyncIterable<Uint8Array>;
}

/** Options of reading a description. */
export interface ReadOptions extends ImportOptions {
  readonly limits: ReadLimits;
  readonly read: (address: string) => Promise<string>;
  /** Maximum number of diagnostics, from the first on, with positions in the text. */
  readonly maxPositions: number;
  /** The cache of the last reading. */
  readonly before?: CachedReading | undefined;
}

/** The cache of a reading, so that the next one only reads what has changed. */
export interface CachedReading {
  readonly packed: PackedModel;
  /** An `ImportCache` in JSON. */
  readonly cache: Uint8Array;
}

/** A diagnostic with its position, if it is known. */
export interface LocatedDiagnostic extends ImportDiagnostic {
  readonly position?: TextPosition;
}

/** The result of reading a description. */
export type ReadAnswer =
  | {
      readonly ok: true;
      readonly format: string;
      readonly model: ApiModel;
      readonly diagnostics: readonly LocatedDiagnostic[];
      readonly cached?: CachedReading;
    }
  | { readonly ok: false; readonly diagnostics: readonly LocatedDiagnostic[] };

/** Reads a description. Always resolves, with diagnostics if the text can't be read. */
export type ReadDescription = (found: FoundDescription, options: ReadOptions) => Promise<ReadAnswer>;

interface LocateOptions {
  /** Maximum number of diagnostics, from the first on, that get positions in the text. */
  readonly maxPositions: number;
  readonly limits: ReadLimits;
  readonly finder: () => (pointer: string) => TextPosition | undefined;
}

/** Adds positions to diagnostics of the main text, and to those of limits how to raise them. */
export function locateDiagnostics(
  diagnostics: readonly ImportDiagnostic[],
  { maxPositions, limits, finder }: LocateOptions,
): readonly LocatedDiagnostic[] {
  let find: ReturnType<LocateOptions["finder"]> | undefined;
  return diagnostics.map((diagnostic, n): LocatedDiagnostic => {
    const { at, limit } = diagnostic;
    const described =
      limit === undefined ? diagnostic : { ...diagnostic, message: diagnostic.message + howToRaise(limit, limits) };
    // A pointer with a file name before the `#` refers to another file.
    if (n >= maxPositions || !(at === "" || at.startsWith("/"))) return described;
    find ??= finder();
    const position = find(at);
    return position === undefined ? described : { ...described, position };
  });
}
