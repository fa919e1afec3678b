import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { findOrGetBrowser } from "./browser.ts";
import { browserReport, type FailedCase, type Report, unitReport } from "./failed-cases.ts";

/**
 * `npm test`: runs every step in order, also after a failure, then prints each failed case with its reason, and a
 * closing line `N passed, N failed`. A step without cases counts as one.
 */

const root = resolve(import.meta.dirname, "..");
const reports = resolve(root, "test-results");

interface Step {
  readonly name: string;
  /** An npm script; CONTRIBUTING.md has its duration. */
  readonly script: string;
  readonly args?: readonly string[];
  /** Reads the cases that a step has run from its report. */
  readonly report?: () => Report | undefined;
}

const steps: readonly Step[] = [
  { name: "generated files are fresh", script: "generate", args: ["--check"] },
  { name: "diagrams are fresh", script: "diagrams", args: ["--check"] },
  { name: "types", script: "types" },
  { name: "lint and format", script: "lint" },
  { name: "nothing unused", script: "unused" },
  { name: "unit tests and laws", script: "test:unit", report: () => unitReport(resolve(reports, "unit.json")) },
  { name: "build", script: "build" },
  { name: "size budget", script: "budget" },
  { name: "browser tests", script: "test:e2e", report: () => browserReport(resolve(reports, "e2e.json")) },
  // The seed is fixed, so that a commit has one answer; `npm run fuzz` looks further.
  { name: "a minute of fuzzing", script: "fuzz", args: ["--minutes", "1", "--seed", "7"] },
];

const run = (script: string, args: readonly string[]): Promise<number> =>
  new Promise((done) => {
    const child = spawn("npm", ["run", "--silent", script, ...(args.length > 0 ? ["--", ...args] : [])], {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
    child.on("close", (code) => done(code ?? 1));
    child.on("error", () => done(1));
  });

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const browser = findOrGetBrowser();
console.log(`Browser: ${browser.path} (${browser.note})`);
process.env.CALLBOARD_CHROMIUM = browser.path;

let passed = 0;
let failed = 0;
const failures: string[] = [];
const failedCases: FailedCase[] = [];
for (const step of steps) {
  const from = performance.now();
  console.log(`\n== ${step.name}`);
  const code = await run(step.script, step.args ?? []);
  const report = step.report?.();
  // A runner that failed without a failed case (a crash, an unhandled error) counts as a failure.
  const bad = code === 0 ? 0 : Math.max(1, report?.failed.length ?? 1);
  passed += report ? report.passed : code === 0 ? 1 : 0;
  failed += bad;
  if (bad > 0) failures.push(step.name);
  failedCases.push(...(report?.failed ?? []));
  console.log(`-- ${step.name}: ${bad > 0 ? "FAILED" : "ok"} in ${((performance.now() - from) / 1000).toFixed(1)} s`);
}

for (const { title, reason } of failedCases) console.log(`\n✗ ${title}\n${reason.replace(/^/gm, "    ")}`);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
