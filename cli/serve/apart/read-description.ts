import type { ApiModel } from "#engine/model";
import type { PackedModel } from "#engine/packed-model";
import type { ImportDiagnostic, ImportOptions, TextPosition } from "#importers";
import { causesOf } from "../../diagnostics/causes.ts";
import { maxPlaces } from "../../diagnostics/repeats.ts";
import { howToRaise, type ReadLimits } from "../read-limits.ts";

/** A description before it is read. */
export interface FoundDescription {
  /** A file name or an address. */
  readonly name: string;
  /** Its text in UTF-8, in chunks; called once. */
  readonly chunks: () => AsyncIterable<Uint8Array>;
}

/** The first diagnostic of each cause, or all. */
export type WantedPositions = "causes" | "all";

/** Options of reading a description. */
export interface ReadOptions extends ImportOptions {
  readonly limits: ReadLimits;
  readonly read: (address: string) => Promise<string>;
  /** The diagnostics that get positions in their texts. */
  readonly positions: WantedPositions;
  /** True if the differences of its export are wanted. */
  readonly isExported?: boolean | undefined;
  /** The cache of the last reading. */
  readonly before?: CachedReading | undefined;
}

/** The cache of a reading, so that the next one reads only changes. */
export interface CachedReading {
  readonly packed: PackedModel;
  /** An `ImportCache` in JSON. */
  readonly cache: Uint8Array;
}

/** The result of reading a description. */
export type ReadAnswer =
  | {
      readonly ok: true;
      readonly format: string;
      readonly model: ApiModel;
      readonly diagnostics: readonly ImportDiagnostic[];
      /** The parts that its export as OpenAPI lacks or changes, if they are wanted. */
      readonly differences: readonly ImportDiagnostic[];
      readonly cached?: CachedReading;
    }
  | { readonly ok: false; readonly diagnostics: readonly ImportDiagnostic[] };

/** Reads a description. Always resolves, with diagnostics if the text can't be read. */
export type ReadDescription = (found: FoundDescription, options: ReadOptions) => Promise<ReadAnswer>;

/** Finds the value of a JSON pointer in a text. */
export type FindPosition = (pointer: string) => TextPosition | undefined;

interface LocateOptions {
  readonly positions: WantedPositions;
  readonly limits: ReadLimits;
  /** Returns the finder of a file, or of the description itself; undefined if its text is unknown. */
  readonly finder: (file: string | undefined) => FindPosition | undefined;
}

/** Returns the diagnostics with places that lines name. */
const namedIn = (diagnostics: readonly ImportDiagnostic[]): ReadonlySet<ImportDiagnostic> =>
  new Set(causesOf(diagnostics).flatMap(({ first, others }) => [first, ...others.slice(0, maxPlaces)]));

/** Adds positions to diagnostics, and advice on raising limits. */
export function locateDiagnostics(
  diagnostics: readonly ImportDiagnostic[],
  { positions, limits, finder }: LocateOptions,
): readonly ImportDiagnostic[] {
  const wanted = positions === "all" ? undefined : namedIn(diagnostics);
  const finders = new Map<string | undefined, FindPosition | undefined>();
  return diagnostics.map((diagnostic): ImportDiagnostic => {
    const { at, file, limit } = diagnostic;
    const described =
      limit === undefined ? diagnostic : { ...diagnostic, message: diagnostic.message + howToRaise(limit, limits) };
    if (diagnostic.position !== undefined || wanted?.has(diagnostic) === false) return described;
    if (!finders.has(file)) finders.set(file, finder(file));
    const position = finders.get(file)?.(file === undefined ? at : at.slice(file.length + 1));
    return position === undefined ? described : { ...described, position };
  });
}
