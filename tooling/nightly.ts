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
 * other versions of Node. Arguments are beginnings of names: only these steps run.
 */

const seed = env.CALLBOARD_SEED ?? String(randomInt(2 ** 31));

const steps: readonly Step[] = [
  { name: "npm test", script: "test" },
  { name: "budget", script: "test:budget" },
  ...suites("", () => ({ CALLBOARD_NIGHTLY: "1", CALLBOARD_SEED: seed })),
  { name: "fuzzing", script: "fuzz", args: ["--minutes", "10", "--seed", seed] },
  { name: "crash", script: "test:crash" },
  { name: "faulty servers", script: "test:faulty" },
  { name: "processes", script: "test:processes" },
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
const chosen = steps.filter(
  ({ name }) => beginnings.length === 0 || beginnings.some((beginning) => name.startsWith(beginning)),
);
if (chosen.length === 0) {
  stderr.write(`test:nightly: no step begins so; there are: ${steps.map(({ name }) => name).join("; ")}\n`);
  process.exit(2);
}

// The first run of the browser must not wait for its installation.
findOrGetShell(findOrGetBrowser());
console.log(`Seed ${seed}: CALLBOARD_SEED=${seed} repeats this run`);
process.exitCode = await runSteps([{ name: "build", script: "build" }, ...chosen]);
