import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import process, { argv, env, stderr } from "node:process";
import { findOrGetBrowser, findOrGetShell } from "./browser.ts";
import { otherVersions, pathWithNode } from "./steps/node-versions.ts";
import { runSteps } from "./steps/run-steps.ts";
import type { Step } from "./steps/step.ts";
import { suites } from "./steps/suites.ts";

/**
 * `npm run test:nightly`: `npm test` within its budget, then everything at full size with another seed, and both suites on
 * other versions of Node. Arguments are beginnings of names: only these steps run, after a build. It ends with a table of
 * the steps, and with the command that repeats the failed ones with their seed.
 */

const seed = env.CALLBOARD_SEED ?? String(randomInt(2 ** 31));

const steps: readonly Step[] = [
  { name: "build", script: "build" },
  { name: "budget of npm test", script: "test:budget" },
  { name: "nothing unused", script: "unused" },
  ...suites("", () => ({ CALLBOARD_NIGHTLY: "1", CALLBOARD_SEED: seed })),
  { name: "fuzzing", script: "fuzz", args: ["--minutes", "10", "--seed", seed] },
  { name: "crash", script: "test:crash", env: () => ({ CALLBOARD_CRASH_SEED: seed }) },
  { name: "faulty servers", script: "test:faulty" },
  { name: "processes", script: "test:processes", env: () => ({ CALLBOARD_SPREAD_SEED: seed }) },
  { name: "topology", script: "test:topology" },
  { name: "drill", script: "test:drill" },
  { name: "sites", script: "test:sites" },
  { name: "frameworks", script: "test:frameworks" },
  ...otherVersions.flatMap((major) =>
    suites(`Node ${major}: `, () => ({
      CALLBOARD_RUNS: "0.3",
      PATH: pathWithNode(major, resolve(tmpdir(), "callboard-node")),
    })),
  ),
];

const beginnings = argv.slice(2);
const unknown = beginnings.find((beginning) => !steps.some(({ name }) => name.startsWith(beginning)));
if (unknown !== undefined) {
  const names = steps.map(({ name }) => name).join("; ");
  stderr.write(`test:nightly: no step begins with ${JSON.stringify(unknown)}; there are: ${names}\n`);
  process.exit(2);
}
const chosen = steps.filter(
  ({ name }) =>
    beginnings.length === 0 || name === "build" || beginnings.some((beginning) => name.startsWith(beginning)),
);

// The first run of the browser must not wait for its installation.
findOrGetShell(findOrGetBrowser());
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
console.log(`Commit ${commit}, Node ${process.version}, seed ${seed}`);
process.exitCode = await runSteps(chosen, `CALLBOARD_SEED=${seed} npm run test:nightly --`);
