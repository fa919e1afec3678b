import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { env } from "node:process";
import { findOrGetBrowser, findOrGetShell } from "./browser.ts";
import { runSteps } from "./steps/run-steps.ts";
import type { Step } from "./steps/step.ts";
import { suites } from "./steps/suites.ts";

/**
 * `npm test`: every check of a change. Short steps run with a low priority during the fuzzing, which is idle for most of
 * its time, so that they delay no response.
 */

const root = resolve(import.meta.dirname, "..");

const steps: readonly Step[] = [
  { name: "generated files are fresh", script: "generate", args: ["--check"] },
  { name: "diagrams are fresh", script: "diagrams", args: ["--check"] },
  { name: "build", script: "build" },
  {
    name: "fuzzing",
    script: "fuzz",
    // The seed is fixed, so that a commit has one result; `npm run fuzz` tries other seeds.
    args: ["--minutes", "0.25", "--seed", "7"],
    during: [
      { name: "types", script: "types" },
      { name: "lint and format", script: "lint" },
      { name: "nothing unused", script: "unused" },
      { name: "size budget", script: "budget" },
    ],
  },
  ...suites("", () => ({ CALLBOARD_RUNS: env.CALLBOARD_RUNS ?? "0.3", CALLBOARD_BUILT: "1" })),
];

const reports = resolve(root, "test-results");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const browser = findOrGetBrowser();
const shell = findOrGetShell(browser);
const whole = shell.path === browser.path ? "" : `; with a microphone: ${browser.path} (${browser.note})`;
console.log(`Browser: ${shell.path} (${shell.note})${whole}`);

process.exitCode = await runSteps(steps);
