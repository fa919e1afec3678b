import fc from "fast-check";
import { fnv1a, fnvBasis } from "#engine/fnv";

/** Mixes a text into a seed, so that each use of a run's seed has its own (FNV-1a, 32 bits). */
export const seedFor = (seed: number, ...parts: readonly (string | number)[]): number =>
  fnv1a(parts.join("\n"), seed ^ fnvBasis);

/** A random generator as fast-check takes it. */
interface Generator {
  readonly clone: () => Generator;
  readonly next: () => number;
  readonly getState: () => readonly number[];
}

/** SplitMix32: a 32-bit counter and a mixing function; good enough for test data, and a few operations a number. */
function splitMix(seed: number): Generator {
  let state = seed | 0;
  return {
    clone: () => splitMix(state),
    next: () => {
      state = (state + 0x9e3779b9) | 0;
      const once = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
      const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97);
      return (twice ^ (twice >>> 15)) | 0;
    },
    getState: () => [state],
  };
}

/** Returns fast-check's randomness for a seed. */
export const randomOf = (seed: number): fc.Random => new fc.Random(splitMix(seed));

/**
 * Values near the limits of their type are drawn more often in early runs, as fast-check does in `fc.check`; the factor
 * of its documentation for a run.
 */
const biasOf = (position: number): number => 2 + Math.floor(Math.log(position + 1) / Math.log(10));

/** Draws the value at a position, the same for the same seed. */
export const drawAt = <A>(drawn: fc.Arbitrary<A>, seed: number, position: number): fc.Value<A> =>
  drawn.generate(randomOf(seedFor(seed, position)), biasOf(position));
