import fc from "fast-check";
import { type IssueCode, inferSelection, matcher, matchThreshold, type VariantSelection } from "#engine/interpret";
import type { Json } from "#engine/json";
import { type Path, type Shape, type Types, type TypeTable, typesOf } from "#engine/shape";
import { type ArbitraryOptions, arbitrary } from "./arbitrary.ts";
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
export interface InvalidOptions extends ArbitraryOptions {
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
  const types = typesOf(named);
  const breaker = breakerOf(shape, types, options);
  const breakOnce = (valid: Json, rule: number, turn: number): Invalid | undefined => {
    const { all, breakBy } = breaker(valid);
    for (const one of inTurn(all, rule, turn)) {
      const found = breakBy(one);
      if (found !== undefined) return found;
    }
    return undefined;
  };

  const drawn = fc.tuple(arbitrary(shape, types, options), fc.nat(), fc.nat()).map((draw) => breakOnce(...draw));
  if (fc.sample(drawn, { numRuns: tries, seed: 1 }).every((one) => one === undefined)) return undefined;
  return drawn.filter((one) => one !== undefined);
}

/**
 * Creates the function that breaks each rule of a valid value that can be broken in it, each in a separate copy. Other
 * values may have further rules, such as rules of properties that this one lacks.
 */
export function everyInvalid(
  shape: Shape,
  named: Types | TypeTable = {},
  options: InvalidOptions = {},
): (valid: Json) => readonly Invalid[] {
  const breaker = breakerOf(shape, typesOf(named), options);
  return (valid) => {
    const { all, breakBy } = breaker(valid);
    return all.flatMap((one) => breakBy(one) ?? []);
  };
}

/** Creates the function that lists what can be broken in a valid value, with the function that breaks it. */
function breakerOf(shape: Shape, types: Types, { within = () => true, onlySent = false }: InvalidOptions) {
  const score = matcher(types);
  const breakages = breakagesOf(types, score, { onlySent })(shape);
  const fits = score(shape);
  const chosenIn = inferSelection(types)(shape);
  return (valid: Json) => {
    const state = { value: valid, selection: chosenIn(valid) };
    return {
      all: breakages(state, []).filter(({ at }) => within(at)),
      breakBy: (one: Breakage): Invalid | undefined => {
        const { value, selection } = broken(state, one);
        const isBroken = !one.inUnion || fits(value) < matchThreshold;
        return isBroken ? { value, rule: one.rule, at: one.at, selection } : undefined;
      },
    };
  };
}

/** Lists breakages from a drawn one on: first the breakages of the drawn rule, then of the other rules. */
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
