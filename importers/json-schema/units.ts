import type { TypeId } from "#engine/shape";
import type { ImportDiagnostic } from "../diagnostic.ts";
import { type Node, pathOf, placeOf } from "../node.ts";
import { partDepth, partKey } from "../text/cut-json.ts";

/**
 * The dependencies of one unit of a description (an operation or a named schema), and its requests to the whole, beside
 * its result. While none of the dependencies change, the result stays the same. Plain data.
 */
export interface UnitRecord {
  /** Parts of the text whose content was read, as `partKey` names them. */
  readonly reads: readonly string[];
  /** Parts that only had to be there. */
  readonly names: readonly string[];
  /** True if a lookup failed. */
  readonly hasMissed?: true;
  readonly diagnostics?: readonly ImportDiagnostic[];
  /** Types without a name of their own that it refers to, with the places of their schemas. */
  readonly asks?: readonly (readonly [id: TypeId, place: string])[];
  /** Properties that have to come first in other types. */
  readonly firsts?: readonly (readonly [id: TypeId, key: string])[];
  /** Types that its defaults were checked against. */
  readonly checks?: readonly TypeId[];
  /** Of a type: those whose values are values of it. */
  readonly bare?: readonly TypeId[];
}

/** Records the dependencies of units while they are read. Nothing is recorded outside of a unit. */
export interface Units {
  /** Says which units may stay as they were; before the first is read. */
  readonly keep: (kept: Kept) => void;
  /** Reads a unit from the nodes `at`; returns `undefined` if the last result is reused. */
  readonly read: <T>(key: string, at: readonly Node[], make: () => T) => T | undefined;
  /** Reads something that no unit is read for. */
  readonly detached: <T>(make: () => T) => T;
  readonly isKept: (key: string) => boolean;
  /** Registers a callback that runs before each unit, to clear caches of another one. */
  readonly atEach: (begin: () => void) => void;
  /** Called with the record of each unit that did not change, instead of reading it. */
  readonly atKept: (keep: (record: UnitRecord) => void) => void;
  /** Returns a unit that was read; `undefined` if its last result is reused. */
  readonly openOf: (key: string) => OpenUnit | undefined;
  /** The content of all named schemas was read. */
  readonly touchedSchemas: () => void;
  /** The content of a place was read. */
  readonly touched: (node: Pick<Node, "steps" | "file">) => void;
  /** A place had to be there. */
  readonly named: (node: Pick<Node, "steps" | "file">) => void;
  readonly missed: () => void;
  readonly asked: (id: TypeId, node: Node) => void;
  readonly first: (id: TypeId, key: string) => void;
  /** The unit that is being read. */
  readonly current: () => OpenUnit | undefined;
  readonly recordBefore: (key: string) => UnitRecord | undefined;
  /** The first property that a type had to have before. */
  readonly firstBefore: (id: TypeId) => string | undefined;
  /** Marks a unit as not reusable: it depends on the order of reading or on more than is recorded. */
  readonly entangle: () => void;
  readonly isEntangled: () => boolean;
  /** Of all units, in the order of reading. */
  readonly records: () => ReadonlyMap<string, UnitRecord>;
}

/** A unit while it is read, and until the types that it names are known. */
export interface OpenUnit {
  readonly reads: Set<string>;
  readonly names: Set<string>;
  hasMissed: boolean;
  diagnostics: readonly ImportDiagnostic[];
  readonly asks: Map<TypeId, string>;
  readonly firsts: Map<TypeId, string>;
  readonly checks: Set<TypeId>;
  bare: readonly TypeId[];
}

const openUnit = (): OpenUnit => ({
  reads: new Set(),
  names: new Set(),
  hasMissed: false,
  diagnostics: [],
  asks: new Map(),
  firsts: new Map(),
  checks: new Set(),
  bare: [],
});

/** Stores reusable units. */
export interface Kept {
  /** Returns the record of a unit that may be reused. */
  readonly recordOf: (key: string) => UnitRecord | undefined;
  /** Returns the property that had to come first in a type. */
  readonly firstOf: (id: TypeId) => string | undefined;
}

/** The name of a type among the units of a description. */
export const typeUnit = (id: TypeId): string => `type ${id}`;

/** Is among the parts that were read for all named schemas together. */
export const allSchemas = "*";

/** Creates the notes of one import. */
export function unitsOf(diagnostics: ImportDiagnostic[]): Units {
  let kept: Kept | undefined;
  const records = new Map<string, UnitRecord>();
  const read = new Map<string, OpenUnit>();
  const beginners: (() => void)[] = [];
  const keepers: ((record: UnitRecord) => void)[] = [];
  let current: OpenUnit | undefined;
  let entangled = false;

  const partOf = (node: Pick<Node, "steps" | "file">): string | undefined => {
    const { file } = node;
    const at = pathOf(node);
    const depth = partDepth(at);
    if (file !== undefined || at.length < depth || depth === 0) {
      // Another file, or a place with many parts below it.
      entangled = true;
      return undefined;
    }
    return partKey(at.slice(0, depth));
  };
  const within = <T>(unit: OpenUnit | undefined, make: () => T): T => {
    const before = current;
    current = unit;
    for (const begin of beginners) begin();
    try {
      return make();
    } finally {
      current = before;
    }
  };

  const units: Units = {
    keep: (now) => {
      kept = now;
    },
    read: (key, at, make) => {
      const record = kept?.recordOf(key);
      if (record !== undefined) {
        records.set(key, record);
        diagnostics.push(...(record.diagnostics ?? []));
        for (const keep of keepers) keep(record);
        return undefined;
      }
      const unit = openUnit();
      // Its position in the order; its content is known when everything is read.
      records.set(key, nothing);
      read.set(key, unit);
      const from = diagnostics.length;
      const made = within(unit, () => {
        for (const node of at) units.touched(node);
        return make();
      });
      unit.diagnostics = diagnostics.slice(from);
      return made;
    },
    detached: (make) => {
      const before = diagnostics.length;
      const made = within(undefined, make);
      diagnostics.length = before;
      return made;
    },
    isKept: (key) => kept?.recordOf(key) !== undefined,
    atEach: (begin) => beginners.push(begin),
    atKept: (keep) => keepers.push(keep),
    openOf: (key) => read.get(key),
    touchedSchemas: () => current?.reads.add(allSchemas),
    recordBefore: (key) => kept?.recordOf(key),
    firstBefore: (id) => kept?.firstOf(id),
    touched: (node) => {
      if (current === undefined) return;
      const part = partOf(node);
      if (part !== undefined) current.reads.add(part);
    },
    named: (node) => {
      if (current === undefined) return;
      const part = partOf(node);
      if (part !== undefined) current.names.add(part);
    },
    missed: () => {
      if (current !== undefined) current.hasMissed = true;
    },
    asked: (id, node) => current?.asks.set(id, placeOf(node)),
    first: (id, key) => current?.firsts.set(id, key),
    current: () => current,
    entangle: () => {
      entangled = true;
    },
    isEntangled: () => entangled,
    records: () => {
      for (const [key, unit] of read) records.set(key, closed(unit));
      return records;
    },
  };
  return units;
}

const nothing: UnitRecord = { reads: [], names: [] };

const closed = ({ reads, names, hasMissed, diagnostics, asks, firsts, checks, bare }: OpenUnit): UnitRecord => ({
  reads: [...reads],
  names: [...names].filter((part) => !reads.has(part)),
  ...(hasMissed && { hasMissed }),
  ...(diagnostics.length > 0 && { diagnostics }),
  ...(asks.size > 0 && { asks: [...asks] }),
  ...(firsts.size > 0 && { firsts: [...firsts] }),
  ...(checks.size > 0 && { checks: [...checks] }),
  ...(bare.length > 0 && { bare }),
});
