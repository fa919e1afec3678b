import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { env } from "node:process";
import { findOrGetBrowser, findOrGetShell } from "./browser.ts";
import { memoryFolder } from "./steps/memory-folder.ts";
import { runSteps } from "./steps/run-steps.ts";
import type { Step } from "./steps/step.ts";
import { suites } from "./steps/suites.ts";

/**
 * `npm test`: every check of a change. Steps of one process run with a low priority beside steps that leave a
 * processor free for a part of their time, so that they delay no response.
 */

const root = resolve(import.meta.dirname, "..");

const temporary = env.TMPDIR === undefined ? memoryFolder() : undefined;

const [unit, browser] = suites("", () => ({
  CALLBOARD_RUNS: env.CALLBOARD_RUNS ?? "0.2",
  ...(temporary !== undefined && { TMPDIR: temporary }),
}));

const steps: readonly Step[] = [
  {
    name: "build",
    script: "build",
    during: [{ name: "diagrams are fresh", script: "diagrams", args: ["--check"] }],
  },
  {
    name: "fuzzing",
    script: "fuzz",
    // The seed is fixed, so that a commit has one result; `npm run fuzz` tries other seeds.
    args: ["--minutes", "0.17", "--seed", "7"],
    during: [
      // It is the built command.
      { name: "generated files are fresh", script: "generate", args: ["--check"] },
      { name: "size budget", script: "budget" },
    ],
  },
  {
    ...unit,
    during: [
      { name: "lint and format", script: "lint" },
      // Threads of the compiler resolve the same types again, and beside the tests no processor is free for them.
      { name: "types", script: "types", args: ["--singleThreaded"], env: () => ({ GOGC: "200" }) },
    ],
  },
  browser,
];

const reports = resolve(root, "test-results");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const whole = findOrGetBrowser();
const shell = findOrGetShell(whole);
const other = shell.path === whole.path ? "" : `; with a microphone: ${whole.path} (${whole.note})`;
console.log(`Browser: ${shell.path} (${shell.note})${other}`);

process.on("exit", () => {
  if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
process.exitCode = await runSteps(steps);
