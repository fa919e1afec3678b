import type { Description, DescriptionAnswer, ImportOptions } from "./description.ts";
import { formatOf, importDescription } from "./description.ts";
import { allSchemas, type CachedUnits, typeUnit, type UnitRecord } from "./json-schema/index.ts";
import { defaultDescriptionLimits } from "./limits.ts";
import { completeModel, importSome, type SomeOfOpenApi } from "./openapi/import.ts";
import { cutJson } from "./text/cut-json.ts";
import { finderOf, positionFinder, type TextPosition } from "./text/position-in.ts";
import { isJsonText, withoutMark } from "./text/read-json-text.ts";

/**
 * The cache of an import. With it, the next import of the same description reads only the parts that a change affects.
 * Plain data.
 */
export interface ImportCache {
  /** The parts that all units depend on: the ids of security schemes, the headings of tags. */
  readonly general: string;
  /** The parts of the text with the digest of each. */
  readonly parts: readonly (readonly [key: string, digest: string])[];
  readonly units: readonly (readonly [key: string, record: PackedRecord])[];
}

/** A record in which parts are indexes into the list of all parts. */
type PackedRecord = Omit<UnitRecord, "reads" | "lookups"> & {
  readonly reads: readonly number[];
  readonly lookups: readonly number[];
};

/** Options of an import with a cache for the next import. */
export interface CacheOptions extends ImportOptions {
  /** Returns a digest that differs for different texts. */
  readonly digest: (text: string) => string;
}

/** The result of an import: the whole model, or its differences from the last one. */
export type IncrementalResult = (
  | { readonly kind: "whole"; readonly answer: DescriptionAnswer; readonly cache?: ImportCache }
  | { readonly kind: "some"; readonly some: SomeOfOpenApi; readonly cache: ImportCache }
) & {
  /** Creates the function that finds the value of a JSON Pointer in the text; see `positionFinder`. */
  readonly finder: () => (pointer: string) => TextPosition | undefined;
};

/**
 * Imports a description as `importDescription` does; with the cache of the last import it reads only what has changed
 * since. If the changes can't be isolated, it reads the whole.
 */
export async function importIncrementally(
  description: Description,
  { digest, ...options }: CacheOptions,
  before?: ImportCache,
): Promise<IncrementalResult> {
  const text = withoutMark(description.text);
  const known = new Set(before?.parts.map(([, one]) => one));
  const isKnown = (one: string): boolean => known.has(one);
  const limits = { ...defaultDescriptionLimits, ...options.limits };
  const cut = isJsonText(description.name, text) ? cutJson(text, { digest, isKnown, limits }) : undefined;
  if (cut === undefined || "limit" in cut || formatOf(cut.value) !== "openapi") {
    const answer = await importDescription(description, options);
    return { kind: "whole", answer, finder: () => positionFinder(description.text) };
  }
  const { value, digests } = cut;
  const mark = description.text.length - text.length;
  const finder = () =>
    finderOf(description.text, (pointer) => {
      const offset = cut.offsetOf(pointer);
      return offset === undefined ? undefined : offset + mark;
    });
  const found = { ...options, name: description.name, isAlone: !mayNameOthers(text) };
  if (before !== undefined && isSameRest(before, digests)) {
    const some = await importSome(value, found, (general) =>
      general === before.general ? cachedUnits(before, digests) : undefined,
    );
    if (some.records !== undefined) {
      return { kind: "some", some, cache: cacheOf(some, some.records, digests), finder };
    }
  }
  const some = await importSome(value, found);
  const answer = { ok: true, format: "openapi", ...completeModel(some) } as const;
  return { kind: "whole", answer, finder, ...(some.records && { cache: cacheOf(some, some.records, digests) }) };
}

/** Members of a description that units read only by reference, or only as far as `general` contains them. */
const free: ReadonlySet<string> = new Set(["/info", "/tags", "/x-tagGroups", "/externalDocs", "/securityDefinitions"]);

const isRest = (part: string): boolean => part.lastIndexOf("/") === 0 && !free.has(part);

/** Returns true if all parts that a unit may read without a reference are unchanged. */
function isSameRest({ parts }: ImportCache, digests: ReadonlyMap<string, string>): boolean {
  const rest = (all: Iterable<readonly [string, string]>): string =>
    JSON.stringify([...all].filter(([part]) => isRest(part)));
  return rest(parts) === rest(digests);
}

function cacheOf(
  { general }: SomeOfOpenApi,
  records: ReadonlyMap<string, UnitRecord>,
  digests: ReadonlyMap<string, string>,
): ImportCache {
  const positions = new Map([...digests.keys()].map((key, n) => [key, n]));
  // `allSchemas` is not a part; its index comes after the last part.
  const at = (part: string): number => positions.get(part) ?? positions.size;
  return {
    general,
    parts: [...digests],
    units: [...records].map(([key, one]) => [key, { ...one, reads: one.reads.map(at), lookups: one.lookups.map(at) }]),
  };
}

/** Returns the units that can be reused: those without a changed dependency. */
function cachedUnits({ parts, units }: ImportCache, digests: ReadonlyMap<string, string>): CachedUnits {
  const schemas = (all: Iterable<readonly [string, string]>): string =>
    JSON.stringify([...all].filter(([part]) => /^\/(?:components\/schemas|definitions)\//.test(part)));
  const isSame = [...parts.map(([part, digest]) => digests.get(part) === digest), schemas(parts) === schemas(digests)];
  const isThere = parts.map(([part]) => digests.has(part));
  const old = new Set(parts.map(([part]) => part));
  const hasGrown = [...digests.keys()].some((part) => !old.has(part));
  const records = new Map(units);
  const isFresh = (record: PackedRecord | undefined): boolean =>
    record?.reads.every((n) => isSame[n]) === true &&
    record.lookups.every((n) => isThere[n]) &&
    !(record.hasMissed === true && hasGrown);
  const firsts = new Map(units.flatMap(([, record]) => record.firsts ?? []));
  const nameOf = (n: number): string => parts[n]?.[0] ?? allSchemas;
  return {
    recordOf: (key) => {
      const record = records.get(key);
      if (record === undefined || !isFresh(record)) return undefined;
      if (record.checks?.some((id) => !isFresh(records.get(typeUnit(id))))) return undefined;
      return { ...record, reads: record.reads.map(nameOf), lookups: record.lookups.map(nameOf) };
    },
    firstOf: (id) => firsts.get(id),
  };
}

/** Returns true if a `$ref` of a JSON text may name another file; one that is written with escapes may. */
function mayNameOthers(text: string): boolean {
  if (text.includes("\\u0024")) return true;
  const reference = /\s*:\s*"(?!#)/y;
  for (let at = text.indexOf('"$ref"'); at !== -1; at = text.indexOf('"$ref"', at + 1)) {
    reference.lastIndex = at + 6;
    if (reference.test(text)) return true;
  }
  return false;
}
