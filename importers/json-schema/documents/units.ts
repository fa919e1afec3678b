import type { TypeId } from "#engine/shape";
import type { ImportDiagnostic } from "../../diagnostic.ts";
import { locationOf, type Node, pathOf } from "../../node.ts";
import { partDepth, partKey } from "../../text/cut-json.ts";
import { allSchemas, emptyRecord, type OpenUnit, openUnit, recordOf, type UnitRecord } from "./unit-record.ts";

/** The position of a node. */
type Position = Pick<Node, "steps" | "source">;

/** Records the dependencies of units while they are read. Nothing is recorded outside a unit. */
export interface Units {
  /** Sets the units that may be reused; called before the first unit is read. */
  readonly setCache: (cache: CachedUnits) => void;
  /** Reads a unit from the nodes `at`; returns `undefined` if the cached result is reused. */
  readonly read: <T>(key: string, at: readonly Node[], make: () => T) => T | undefined;
  /** Reads outside any unit, without diagnostics. */
  readonly readDetached: <T>(make: () => T) => T;
  /** Registers a callback that runs before each unit, to clear caches of the previous one. */
  readonly onStart: (callback: () => void) => void;
  /** Registers a callback that gets the record of each unit that is reused. */
  readonly onReuse: (callback: (record: UnitRecord) => void) => void;
  /** Returns a unit that was read; `undefined` if its cached result is reused. */
  readonly openOf: (key: string) => OpenUnit | undefined;
  /** Returns the unit that is being read. */
  readonly current: () => OpenUnit | undefined;
  /** Records that the content of all named schemas was read. */
  readonly dependOnSchemas: () => void;
  /** Records that the content of a node was read. */
  readonly dependOnContent: (node: Position) => void;
  /** Records that a node was found. */
  readonly dependOnPresence: (node: Position) => void;
  /** Records the dependencies of another unit, which was read before. */
  readonly dependOnUnit: (key: string) => void;
  /** Records that a lookup failed. */
  readonly dependOnAbsence: () => void;
  /** Records a reference to an unnamed type. */
  readonly referToUnnamed: (id: TypeId, node: Node) => void;
  /** Records that a property must be the first of a type. */
  readonly requireFirst: (id: TypeId, key: string) => void;
  readonly cachedRecord: (key: string) => UnitRecord | undefined;
  /** Returns the property that was the first of a type in the last import. */
  readonly cachedFirst: (id: TypeId) => string | undefined;
  /** Declares that no unit can be reused: a result depends on the order of reading, or on more than is recorded. */
  readonly preventReuse: () => void;
  readonly isReusable: () => boolean;
  /** Returns the records of all units, in the order of reading. */
  readonly records: () => ReadonlyMap<string, UnitRecord>;
}

/** The units of the last import that can be reused. */
export interface CachedUnits {
  /** Returns the record of a unit that can be reused. */
  readonly recordOf: (key: string) => UnitRecord | undefined;
  /** Returns the property that was the first of a type. */
  readonly firstOf: (id: TypeId) => string | undefined;
}

interface State {
  readonly diagnostics: ImportDiagnostic[];
  readonly records: Map<string, UnitRecord>;
  readonly opened: Map<string, OpenUnit>;
  readonly onStart: (() => void)[];
  readonly onReuse: ((record: UnitRecord) => void)[];
  cache: CachedUnits | undefined;
  current: OpenUnit | undefined;
  isReusable: boolean;
}

/** Creates the record of the units of one import, which adds its diagnostics to `diagnostics`. */
export function unitsOf(diagnostics: ImportDiagnostic[]): Units {
  const state: State = {
    ...{ diagnostics, records: new Map(), opened: new Map(), onStart: [], onReuse: [] },
    ...{ cache: undefined, current: undefined, isReusable: true },
  };
  return {
    setCache: (cache) => {
      state.cache = cache;
    },
    read: (key, at, make) => (reuse(state, key) ? undefined : readUnit(state, key, at, make)),
    readDetached: (make) => readDetached(state, make),
    onStart: (callback) => state.onStart.push(callback),
    onReuse: (callback) => state.onReuse.push(callback),
    openOf: (key) => state.opened.get(key),
    current: () => state.current,
    dependOnSchemas: () => state.current?.reads.add(allSchemas),
    dependOnContent: (node) => addPart(state, state.current?.reads, node),
    dependOnPresence: (node) => addPart(state, state.current?.lookups, node),
    dependOnUnit: (key) => addUnit(state, state.current, key),
    dependOnAbsence: () => {
      if (state.current !== undefined) state.current.hasMissed = true;
    },
    referToUnnamed: (id, node) => state.current?.unnamed.set(id, locationOf(node)),
    requireFirst: (id, key) => state.current?.firsts.set(id, key),
    cachedRecord: (key) => state.cache?.recordOf(key),
    cachedFirst: (id) => state.cache?.firstOf(id),
    preventReuse: () => {
      state.isReusable = false;
    },
    isReusable: () => state.isReusable,
    records: () => {
      for (const [key, unit] of state.opened) state.records.set(key, recordOf(unit));
      return state.records;
    },
  };
}

function addUnit({ opened, records }: State, current: OpenUnit | undefined, key: string): void {
  const unit = opened.get(key) ?? records.get(key);
  if (current === undefined || unit === undefined) return;
  for (const part of unit.reads) current.reads.add(part);
  for (const part of unit.lookups) current.lookups.add(part);
  current.hasMissed ||= unit.hasMissed === true;
}

/** Reuses the cached result of a unit; returns false if there is none. */
function reuse({ cache, records, diagnostics, onReuse }: State, key: string): boolean {
  const record = cache?.recordOf(key);
  if (record === undefined) return false;
  records.set(key, record);
  diagnostics.push(...(record.diagnostics ?? []));
  for (const callback of onReuse) callback(record);
  return true;
}

function readUnit<T>(state: State, key: string, at: readonly Node[], make: () => T): T {
  const unit = openUnit();
  // This sets its position in the order; the record is replaced when everything is read.
  state.records.set(key, emptyRecord);
  state.opened.set(key, unit);
  const start = state.diagnostics.length;
  const result = within(state, unit, () => {
    for (const node of at) addPart(state, unit.reads, node);
    return make();
  });
  unit.diagnostics = state.diagnostics.slice(start);
  return result;
}

function readDetached<T>(state: State, make: () => T): T {
  const start = state.diagnostics.length;
  const result = within(state, undefined, make);
  state.diagnostics.length = start;
  return result;
}

function within<T>(state: State, unit: OpenUnit | undefined, make: () => T): T {
  const before = state.current;
  state.current = unit;
  for (const callback of state.onStart) callback();
  try {
    return make();
  } finally {
    state.current = before;
  }
}

/** Adds the part of the text that holds a node; without a unit there is nothing to add to. */
function addPart(state: State, parts: Set<string> | undefined, node: Position): void {
  if (parts === undefined) return;
  const path = pathOf(node);
  const depth = partDepth(path);
  // Other files have no parts, and a node above the parts contains many.
  if (node.source.file !== undefined || path.length < depth || depth === 0) state.isReusable = false;
  else parts.add(partKey(path.slice(0, depth)));
}
