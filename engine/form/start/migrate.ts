import {
  type FoundIssue,
  type InitialValueDeps,
  type IssueCode,
  inferSelection,
  initialProperties,
  type Phrase,
  validator,
} from "#engine/interpret";
import { isList, isObject, type Json, own } from "#engine/json";
import { type Path, type Shape, type Types, toPointer, valueAt } from "#engine/shape";
import { changeAt, dropMember, type FormState, frozen, putAll } from "../edits/index.ts";
import { propertyFinder } from "../parts/index.ts";

/** A typed value that the new shape can't hold, with its path and the reason. */
export interface UnmigratedValue {
  readonly at: Path;
  readonly value: Json;
  readonly why: string;
  /** The same as data; absent once the values were saved. */
  readonly phrase?: Phrase;
}

/** A draft under a new shape, and its unmigrated values. */
export interface Migrated {
  readonly state: FormState;
  readonly unmigrated: readonly UnmigratedValue[];
}

/**
 * Issues that no added key would fix: the value has another kind than its path allows. Other values stay, to be fixed.
 */
const unfit: ReadonlySet<IssueCode> = new Set<IssueCode>([
  "type",
  "enum",
  "literal",
  "key",
  "no-variant",
  "variant",
  "unknown-key",
  "proto-key",
  "file",
]);

/**
 * Maximum number of rounds: removing a value may cause an issue in the value around it. Our choice, more than the
 * levels of usual shapes.
 */
const maxPasses = 16;

/**
 * Migrates a draft to another shape. Values that no longer match are returned separately with their paths, missing
 * required parts get initial values, and unions select the variant that matches best, since variants may have been
 * reordered.
 */
export function migrateDraft(draft: FormState, shape: Shape, types: Types, deps: InitialValueDeps): Migrated {
  const check = validator(types, { unknownKeys: "report" })(shape);
  const suggest = inferSelection(types)(shape);
  const propertyAt = propertyFinder(types);
  const start = initialProperties(types);
  const stateOf = (value: Json): FormState => ({ value, selection: suggest(value) });

  /** Paths of initial values. The reader fills the gaps in them. */
  const filled = new Set<string>();
  const isInFilled = (at: Path): boolean => at.some((_, depth) => filled.has(toPointer(at.slice(0, depth))));
  const fillAll = (value: Json, paths: readonly Path[]): Json => {
    const state = stateOf(value);
    const wanted = paths.flatMap((at) => {
      const property = isInFilled(at) ? undefined : propertyAt(shape, state, at);
      return property === undefined ? [] : [{ at, property }];
    });
    const starts = start(wanted.map(({ property }) => property))(deps);
    return wanted.reduce((before, { at }, i) => {
      const [holder, key, started] = [at.slice(0, -1), at.at(-1), starts[i]];
      if (started === undefined || typeof key !== "string" || !isObject(valueAt(before, holder))) return before;
      filled.add(toPointer(at));
      return putAll(before, [{ at, value: started.value }]).value;
    }, value);
  };

  const unmigrated: UnmigratedValue[] = [];
  let value = draft.value;
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const before = value;
    const issues = check(value, suggest(value));
    for (const one of outermost(issues)) {
      const { at } = one;
      const found = valueAt(value, at);
      if (found === undefined || at.length === 0) continue;
      unmigrated.push({ ...one, value: found });
      value = without(value, at);
    }
    // This comes last, since a removed value may be required with another value.
    if (value === before) {
      value = fillAll(
        value,
        issues.filter(({ code }) => code === "missing").map(({ path }) => path),
      );
    }
    if (value === before) break;
  }
  return { state: frozen(stateOf(value)), unmigrated };
}

/**
 * Returns the paths of values that no longer match, without those inside others, in descending order so that indexes
 * stay valid.
 */
function outermost(issues: readonly FoundIssue[]): readonly Omit<UnmigratedValue, "value">[] {
  const paths = new Map<string, Omit<UnmigratedValue, "value">>();
  for (const { path: at, code, message, phrases } of issues) {
    if (!unfit.has(code)) continue;
    // An unknown variant is reported at the discriminant, but the whole object is incompatible.
    const path = code === "variant" && at.length > 1 ? at.slice(0, -1) : at;
    if (!paths.has(toPointer(path))) paths.set(toPointer(path), { at: path, why: message, phrase: phrases.message });
  }
  const isInside = (at: Path): boolean => at.some((_, depth) => depth > 0 && paths.has(toPointer(at.slice(0, depth))));
  return [...paths.values()].filter(({ at }) => !isInside(at)).reverse();
}

const without = (root: Json, at: Path): Json =>
  changeAt(root, at.slice(0, -1), (holder) => {
    const last = at.at(-1);
    if (isList(holder)) return holder.toSpliced(Number(last), 1);
    return isObject(holder) && own(holder, String(last)) !== undefined ? dropMember(holder, String(last)) : holder;
  });
