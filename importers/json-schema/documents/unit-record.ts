import type { TypeId } from "#engine/shape";
import type { ImportDiagnostic } from "../../diagnostic.ts";

/**
 * The dependencies of one unit of a description (an operation or a named schema), and its effects on other units.
 * While the dependencies don't change, the result stays the same. Plain data.
 */
export interface UnitRecord {
  /** Parts of the text that were read, by `partKey`. */
  readonly reads: readonly string[];
  /** Parts that were only looked up. */
  readonly lookups: readonly string[];
  /** True if a lookup failed. */
  readonly hasMissed?: true;
  readonly diagnostics?: readonly ImportDiagnostic[];
  /** Unnamed types that it refers to, with the paths of their schemas. */
  readonly unnamed?: readonly (readonly [id: TypeId, path: string])[];
  /** Properties that must be the first of other types. */
  readonly firsts?: readonly (readonly [id: TypeId, key: string])[];
  /** Types that its defaults were checked against. */
  readonly checks?: readonly TypeId[];
  /** Of a type: the types with values that are also its values. */
  readonly aliases?: readonly TypeId[];
  /** The locations of schemas that values are checked by. */
  readonly schemas?: readonly string[];
}

/** A unit while it is read, and until the types that it refers to are known. */
export interface OpenUnit {
  readonly reads: Set<string>;
  readonly lookups: Set<string>;
  hasMissed: boolean;
  diagnostics: readonly ImportDiagnostic[];
  readonly unnamed: Map<TypeId, string>;
  readonly firsts: Map<TypeId, string>;
  readonly checks: Set<TypeId>;
  aliases: readonly TypeId[];
  readonly schemas: Set<string>;
}

/** The name of a type among the units of a description. */
export const typeUnit = (id: TypeId): string => `type ${id}`;

/** The key in `reads` that means the content of all named schemas. */
export const allSchemas = "*";

/** The record of a unit that is still read. */
export const emptyRecord: UnitRecord = { reads: [], lookups: [] };

/** Creates a unit without dependencies. */
export const openUnit = (): OpenUnit => ({
  reads: new Set(),
  lookups: new Set(),
  hasMissed: false,
  diagnostics: [],
  unnamed: new Map(),
  firsts: new Map(),
  checks: new Set(),
  aliases: [],
  schemas: new Set(),
});

/** Returns the record of a unit that was read. */
export const recordOf = ({
  reads,
  lookups,
  hasMissed,
  diagnostics,
  unnamed,
  firsts,
  checks,
  aliases,
  schemas,
}: OpenUnit): UnitRecord => ({
  reads: [...reads],
  lookups: [...lookups].filter((part) => !reads.has(part)),
  ...(hasMissed && { hasMissed }),
  ...(diagnostics.length > 0 && { diagnostics }),
  ...(unnamed.size > 0 && { unnamed: [...unnamed] }),
  ...(firsts.size > 0 && { firsts: [...firsts] }),
  ...(checks.size > 0 && { checks: [...checks] }),
  ...(aliases.length > 0 && { aliases }),
  ...(schemas.size > 0 && { schemas: [...schemas] }),
});
