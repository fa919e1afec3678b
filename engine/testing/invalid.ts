import fc from "fast-check";
import { type IssueCode, inferSelection, matcher, matchThreshold, type VariantSelection } from "#engine/interpret";
import type { Json } from "#engine/json";
import { type Path, type Shape, type Types, type TypeTable, typesOf } from "#engine/shape";
import { arbitrary } from "./arbitrary.ts";
import { type Breakage, breakagesOf, broken } from "./breakages.ts";

/** A value in which exactly one rule is broken. */
export interface Invalid {
  readonly value: Json;
  /** The rule, by the code of its issue. */
  readonly rule: IssueCode;
  /** The path of the issue. */
  readonly at: Path;
  /**
   * The selected variants of the unions in the value. With them a check returns exactly this one issue; without them,
   * it also reports that no variant of a union around the path matches.
   */
  readonly selection: VariantSelection;
}

/** Selects what may be broken; everything by default. */
export interface InvalidOptions {
  readonly within?: (at: Path) => boolean;
  /** True if nothing is broken inside read-only properties, which a request leaves out. */
  readonly onlySent?: boolean;
}

/** Number of values that are tried to find a breakable rule of a shape; our choice. */
const tries = 40;

/**
 * Draws values that break exactly one rule of a shape: a valid value is drawn and one thing in it is changed. The rules
 * are drawn first, so that rare ones come as often as wrong types. The broken value fits no other variant of a union
 * either. A value that is shrunk is broken again, so it still has exactly one issue.
 *
 * Nothing for a shape in which no rule can be broken, such as any JSON value.
 *
 * @throws NoValueError when the shape allows no value
 */
export function invalid(
  shape: Shape,
  named: Types | TypeTable = {},
  options: InvalidOptions = {},
): fc.Arbitrary<Invalid> | undefined {
  const { within = () => true, onlySent = false } = options;
  const types = typesOf(named);
  const score = matcher(types);
  const breakages = breakagesOf(types, score, { onlySent })(shape);
  const fits = score(shape);
  const chosenIn = inferSelection(types)(shape);

  const breakOnce = (valid: Json, rule: number, turn: number): Invalid | undefined => {
    const state = { value: valid, selection: chosenIn(valid) };
    const all = breakages(state, []).filter(({ at }) => within(at));
    for (const one of inTurn(all, rule, turn)) {
      const { value, selection } = broken(state, one);
      if (!one.inUnion || fits(value) < matchThreshold) return { value, rule: one.rule, at: one.at, selection };
    }
    return undefined;
  };

  const drawn = fc.tuple(arbitrary(shape, types), fc.nat(), fc.nat()).map((draw) => breakOnce(...draw));
  if (fc.sample(drawn, { numRuns: tries, seed: 1 }).every((one) => one === undefined)) return undefined;
  return drawn.filter((one) => one !== undefined);
}

/** Lists breakages from a drawn one on: those of the drawn rule first, then those of the others. */
function* inTurn(all: readonly Breakage[], rule: number, turn: number): Generator<Breakage> {
  const rules = [...new Set(all.map((one) => one.rule))];
  for (const first of rotated(rules, rule)) {
    yield* rotated(
      all.filter((one) => one.rule === first),
      turn,
    );
  }
}

const rotated = <T>(all: readonly T[], by: number): readonly T[] => {
  const from = by % Math.max(all.length, 1);
  return [...all.slice(from), ...all.slice(0, from)];
};
