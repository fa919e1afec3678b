import fc from "fast-check";
import { formatPath, type Path } from "#engine/shape";

/** No valid value can be drawn for a shape or for a path in it: it allows none, or none was found. */
export class NoValueError extends Error {
  override readonly name = "NoValueError";
  /** The path; `*` stands for any key of a map, 0 for any item of a list. */
  readonly at: Path;
  /** The rule that leaves no value, as a sentence. */
  readonly rule: string;
  constructor(rule: string, at: Path = []) {
    super(`no valid value exists${at.length === 0 ? "" : ` at ${formatPath(at)}`}: ${rule}`);
    this.at = at;
    this.rule = rule;
  }
}

/** Throws if limits leave no value between them. */
export function limited(low: readonly [string, number | bigint], high: readonly [string, number | bigint]): void {
  if (low[1] > high[1]) throw new NoValueError(`${low[0]} ${low[1]} is above ${high[0]} ${high[1]}`);
}

/** Filters values. A filter that rejects almost everything would never end, so it is tried 100 times. */
export function filtered<A>(drawn: fc.Arbitrary<A>, fits: (value: A) => boolean, rule: string): fc.Arbitrary<A> {
  if (!fc.sample(drawn, { numRuns: 100, seed: 1 }).some(fits)) throw new NoValueError(rule);
  return drawn.filter(fits);
}
