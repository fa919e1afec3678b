import fc from "../node_modules/fast-check/lib/fast-check.js";

/**
 * fast-check as tests see it: laws draw from one seed, so that the same sources give the same answer wherever they are
 * proven. `CALLBOARD_SEED` is another seed, `CALLBOARD_SEED=random` a new one for each law.
 */
const { CALLBOARD_SEED: wished = "20261121" } = process.env;
if (wished !== "random") {
  const seed = Number(wished);
  if (!Number.isSafeInteger(seed)) {
    throw new RangeError(`CALLBOARD_SEED: expected a whole number or "random", found ${JSON.stringify(wished)}`);
  }
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
}

export default fc;
