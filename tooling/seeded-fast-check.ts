import fc from "../node_modules/fast-check/lib/fast-check.js";

/**
 * fast-check with one fixed seed for all laws, so that the same sources give the same result everywhere.
 * `CALLBOARD_SEED` sets another seed, `CALLBOARD_SEED=random` a new one for each law. `CALLBOARD_RUNS` multiplies the
 * cases of each law: `npm test` has a fifth of them, since further cases of the same seed rarely show more.
 */
const { CALLBOARD_SEED: requested = "20261121", CALLBOARD_RUNS: factor = "1" } = process.env;
if (requested !== "random") {
  const seed = Number(requested);
  if (!Number.isSafeInteger(seed)) {
    throw new RangeError(`CALLBOARD_SEED: expected a whole number or "random", found ${JSON.stringify(requested)}`);
  }
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
}

const runs = Number(factor);
if (!(runs > 0)) {
  throw new RangeError(`CALLBOARD_RUNS: expected a number greater than 0, found ${JSON.stringify(factor)}`);
}

/** Laws with fewer cases than this keep all of them. */
const few = 10;

/** Returns how many cases a law has in this run. */
const scaled = (cases: number): number =>
  Math.ceil(runs < 1 ? Math.max(Math.min(cases, few), cases * runs) : cases * runs);

const assert = ((property: Parameters<typeof fc.assert>[0], parameters: Parameters<typeof fc.assert>[1] = {}) =>
  // One function cannot have the type of three overloads.
  fc.assert(property, { ...parameters, numRuns: scaled(parameters.numRuns ?? 100) })) as typeof fc.assert;

export default { ...fc, assert };
