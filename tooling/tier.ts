import { env } from "node:process";

/**
 * Says which tests run. `npm test` runs all but those in `*.nightly.test.ts` and `*.nightly.spec.ts`; `CALLBOARD_NIGHTLY=1`,
 * which `npm run test:nightly` sets, runs these too, with laws and loops at full size.
 */
export const isNightly = env.CALLBOARD_NIGHTLY === "1";

/** Globs of the test files that this run leaves out. */
export const otherTiers: readonly string[] = isNightly ? [] : ["**/*.nightly.{test,spec}.{ts,tsx}"];
