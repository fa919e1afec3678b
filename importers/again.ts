import type { Description, DescriptionAnswer, ImportOptions } from "./description.ts";
import { formatOf, importDescription } from "./description.ts";
import { allSchemas, type Kept, typeUnit, type UnitRecord } from "./json-schema/units.ts";
import { defaultDescriptionLimits } from "./limits.ts";
import { importSome, type SomeOfOpenApi, wholeModel } from "./openapi/import.ts";
import { cutJson } from "./text/cut-json.ts";
import { finderOf, positionFinder, type TextPosition } from "./text/position-in.ts";
import { isJsonText, withoutMark } from "./text/read-text.ts";

/**
 * What is kept of an import so that the next one of the same description, changed somewhere, has to read only what the
 * change is about. Plain data.
 */
export interface Keepsake {
  /** What all units depend on: the ids of security schemes, the headings of tags. */
  readonly general: string;
  /** The parts of the text with what tells the text of each from others. */
  readonly parts: readonly (readonly [key: string, digest: string])[];
  readonly units: readonly (readonly [key: string, record: PackedRecord])[];
}

/** A record whose parts are told by their positions among all. */
type PackedRecord = Omit<UnitRecord, "reads" | "names"> & {
  readonly reads: readonly number[];
  readonly names: readonly number[];
};

/** What a description is imported with where the next import may follow from this one. */
export interface KeepingOptions extends ImportOptions {
  /** A short text that no two texts have in common. */
  readonly digest: (text: string) => string;
}

/** What came of a description: all of it, or what differs from the last time. */
export type KeepingAnswer = (
  | { readonly kind: "whole"; readonly answer: DescriptionAnswer; readonly keepsake?: Keepsake }
  | { readonly kind: "some"; readonly some: SomeOfOpenApi; readonly keepsake: Keepsake }
) & {
  /** Makes the answer to where in the text the value of a JSON pointer stands; see `positionFinder`. */
  readonly finder: () => (pointer: string) => TextPosition | undefined;
};

/**
 * Imports a description as `importDescription` does; with what was kept of the last import, only what has changed since
 * is read. Where no more than that can be told, the whole is read.
 */
export async function importAgain(
  description: Description,
  { digest, ...options }: KeepingOptions,
  before?: Keepsake,
): Promise<KeepingAnswer> {
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
      general === before.general ? keptOf(before, digests) : undefined,
    );
    if (some.records !== undefined) {
      return { kind: "some", some, keepsake: keepsakeOf(some, some.records, digests), finder };
    }
  }
  const some = await importSome(value, found);
  const answer = { ok: true, format: "openapi", ...wholeModel(some) } as const;
  return { kind: "whole", answer, finder, ...(some.records && { keepsake: keepsakeOf(some, some.records, digests) }) };
}

/** Members of a description whose content no unit reads without referring to it, or only what `general` holds of it. */
const free: ReadonlySet<string> = new Set(["/info", "/tags", "/x-tagGroups", "/externalDocs", "/securityDefinitions"]);

const isRest = (part: string): boolean => part.lastIndexOf("/") === 0 && !free.has(part);

/** Whether all that any unit may read without referring to it is as it was. */
function isSameRest({ parts }: Keepsake, digests: ReadonlyMap<string, string>): boolean {
  const rest = (all: Iterable<readonly [string, string]>): string =>
    JSON.stringify([...all].filter(([part]) => isRest(part)));
  return rest(parts) === rest(digests);
}

function keepsakeOf(
  { general }: SomeOfOpenApi,
  records: ReadonlyMap<string, UnitRecord>,
  digests: ReadonlyMap<string, string>,
): Keepsake {
  const positions = new Map([...digests.keys()].map((key, n) => [key, n]));
  // The one name that is no part's stands behind all.
  const at = (part: string): number => positions.get(part) ?? positions.size;
  return {
    general,
    parts: [...digests],
    units: [...records].map(([key, one]) => [key, { ...one, reads: one.reads.map(at), names: one.names.map(at) }]),
  };
}

/** Tells which units may stay as they were: those that depend on nothing that has changed. */
function keptOf({ parts, units }: Keepsake, digests: ReadonlyMap<string, string>): Kept {
  const schemas = (all: Iterable<readonly [string, string]>): string =>
    JSON.stringify([...all].filter(([part]) => /^\/(?:components\/schemas|definitions)\//.test(part)));
  const isSame = [...parts.map(([part, digest]) => digests.get(part) === digest), schemas(parts) === schemas(digests)];
  const isThere = parts.map(([part]) => digests.has(part));
  const old = new Set(parts.map(([part]) => part));
  const hasGrown = [...digests.keys()].some((part) => !old.has(part));
  const records = new Map(units);
  const isFresh = (record: PackedRecord | undefined): boolean =>
    record?.reads.every((n) => isSame[n]) === true &&
    record.names.every((n) => isThere[n]) &&
    !(record.hasMissed === true && hasGrown);
  const firsts = new Map(units.flatMap(([, record]) => record.firsts ?? []));
  const nameOf = (n: number): string => parts[n]?.[0] ?? allSchemas;
  return {
    recordOf: (key) => {
      const record = records.get(key);
      if (record === undefined || !isFresh(record)) return undefined;
      if (record.checks?.some((id) => !isFresh(records.get(typeUnit(id))))) return undefined;
      return { ...record, reads: record.reads.map(nameOf), names: record.names.map(nameOf) };
    },
    firstOf: (id) => firsts.get(id),
  };
}

/** Whether a `$ref` of a JSON text may name another file; one that is written with escapes may. */
function mayNameOthers(text: string): boolean {
  if (text.includes("\\u0024")) return true;
  const reference = /\s*:\s*"(?!#)/y;
  for (let at = text.indexOf('"$ref"'); at !== -1; at = text.indexOf('"$ref"', at + 1)) {
    reference.lastIndex = at + 6;
    if (reference.test(text)) return true;
  }
  return false;
}
