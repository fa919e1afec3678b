import fc from "../node_modules/fast-check/lib/fast-check.js";

/**
 * fast-check with one fixed seed for all laws, so that the same sources give the same result everywhere.
 * `CALLBOARD_SEED` sets another seed, `CALLBOARD_SEED=random` a new one for each law.
 */
const { CALLBOARD_SEED: requested = "20261121" } = process.env;
if (requested !== "random") {
  const seed = Number(requested);
  if (!Number.isSafeInteger(seed)) {
    throw new RangeError(`CALLBOARD_SEED: expected a whole number or "random", found ${JSON.stringify(requested)}`);
  }
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
}

export default fc;
