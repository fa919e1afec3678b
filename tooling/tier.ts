import { env } from "node:process";

/**
 * Says which tests run. `npm test` runs all but those in `*.nightly.test.ts` and `*.nightly.spec.ts` and those with
 * `@nightly` in their title; `CALLBOARD_NIGHTLY=1`, which `npm run test:nightly` sets, runs these too, with laws and loops at full size.
 */
export const isNightly = env.CALLBOARD_NIGHTLY === "1";

/** Ends the title of a test that runs at night only, in a file with other tests that always run. */
export const nightlyTag = "@nightly";

/** Globs of the test files that this run leaves out. */
export const otherTiers: readonly string[] = isNightly ? [] : ["**/*.nightly.{test,spec}.{ts,tsx}"];

/** Returns `count` items at even distances, the first one among them; all if there are not more. */
export const spread = <T>(items: readonly T[], count: number): readonly T[] =>
  items.filter((_, at) => Math.ceil((at * count) / items.length) < Math.ceil(((at + 1) * count) / items.length));

/** Returns all items at night, otherwise `count` of them from the whole list. */
export const someOf = <T>(items: readonly T[], count: number): readonly T[] =>
  isNightly ? items : spread(items, count);

/** Returns the cases of a law that takes long: all at night, otherwise a third, which `CALLBOARD_RUNS` multiplies. */
export const fewerCases = (cases: number): number => (isNightly ? cases : Math.ceil(cases / 3));
