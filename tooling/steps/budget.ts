import budget from "./budget.json" with { type: "json" };
import { processorTimes } from "./suites.ts";

/**
 * Fails if a suite of `npm test`, which has just run, used more processor time than `budget.json` allows, in seconds on two
 * cores of the current CI. `npm run test:nightly` runs this (`npm run test:budget`), so that `npm test` remains fast.
 */
for (const suite of ["unit", "e2e"] as const) {
  const used = processorTimes(suite)?.seconds;
  const limit = budget[suite];
  const isWithin = used !== undefined && used <= limit;
  const time = used === undefined ? "has not run" : `${used.toFixed(0)} s of processor time`;
  console.log(`${suite}: ${time}, budget ${limit} s`);
  if (!isWithin) process.exitCode = 1;
}
