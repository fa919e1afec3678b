import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { resolve } from "node:path";
import { env } from "node:process";
import { findOrGetBrowser, findOrGetShell } from "./browser.ts";
import { browserReport, caseCounts, type FailedCase, type Report, unitReport } from "./failed-cases.ts";

/**
 * `npm test`: runs every step in order, also after a failure, then prints each failed case with its reason, and a
 * closing line `N passed, N failed`. A step without cases counts as one. Short steps run with a low priority during the
 * fuzzing, which is idle for most of its minute, so that they delay no answer.
 */

const root = resolve(import.meta.dirname, "..");
const reports = resolve(root, "test-results");

interface Step {
  readonly name: string;
  /** An npm script; CONTRIBUTING.md has its duration. */
  readonly script: string;
  readonly args?: readonly string[];
  readonly env?: { readonly [name: string]: string };
  /** Reads the cases of the step from its report. */
  readonly report?: () => Report | undefined;
  /** Steps that run one after another during this step. Their output is printed when they end. */
  readonly during?: readonly Step[];
}

const steps: readonly Step[] = [
  { name: "generated files are fresh", script: "generate", args: ["--check"] },
  { name: "diagrams are fresh", script: "diagrams", args: ["--check"] },
  { name: "build", script: "build" },
  {
    name: "a minute of fuzzing",
    script: "fuzz",
    // The seed is fixed, so that a commit has one result; `npm run fuzz` tries other seeds.
    args: ["--minutes", "1", "--seed", "7"],
    during: [
      { name: "types", script: "types" },
      { name: "lint and format", script: "lint" },
      { name: "nothing unused", script: "unused" },
      { name: "size budget", script: "budget" },
    ],
  },
  {
    name: "unit tests and laws",
    script: "test:unit",
    env: { CALLBOARD_RUNS: "0.3", CALLBOARD_BUILT: "1", ...env },
    report: () => unitReport(resolve(reports, "unit.json")),
  },
  { name: "browser tests", script: "test:e2e", report: () => browserReport(resolve(reports, "e2e.json")) },
];

/** A finished step: its exit code, its duration in seconds, and its output unless that was printed at once. */
interface StepResult {
  readonly step: Step;
  readonly code: number;
  readonly seconds: number;
  readonly output?: string;
}

/** Runs a step that prints its output at once. */
async function run(step: Step): Promise<StepResult> {
  const from = performance.now();
  const code = await new Promise<number>((done) => {
    const child = start(step, "inherit");
    child.on("close", (code) => done(code ?? 1));
    child.on("error", () => done(1));
  });
  return { step, code, seconds: (performance.now() - from) / 1000 };
}

/** Runs a step with a low priority and collects its output. */
async function runQuietly(step: Step): Promise<StepResult> {
  const from = performance.now();
  let output = "";
  const code = await new Promise<number>((done) => {
    const child = start(step, "pipe");
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    child.on("close", (code) => done(code ?? 1));
    child.on("error", () => done(1));
  });
  return { step, code, output, seconds: (performance.now() - from) / 1000 };
}

const start = ({ script, args = [], env: added }: Step, output: "inherit" | "pipe") =>
  spawn("npm", ["run", "--silent", script, ...(args.length > 0 ? ["--", ...args] : [])], {
    cwd: root,
    env: { ...env, ...added },
    stdio: ["ignore", output, output],
    shell: process.platform === "win32",
  });

async function runInTurn(steps: readonly Step[]): Promise<readonly StepResult[]> {
  const ended: StepResult[] = [];
  for (const step of steps) ended.push(await runQuietly(step));
  return ended;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const browser = findOrGetBrowser();
const shell = findOrGetShell(browser);
const whole = shell.path === browser.path ? "" : `; with a microphone: ${browser.path} (${browser.note})`;
console.log(`Browser: ${shell.path} (${shell.note})${whole}`);

let passed = 0;
let failed = 0;
const failures: string[] = [];
const failedCases: FailedCase[] = [];
for (const step of steps) {
  console.log(`\n== ${step.name}`);
  const [ended, others] = await Promise.all([run(step), runInTurn(step.during ?? [])]);
  count(ended);
  for (const other of others) {
    console.log(`\n== ${other.step.name}`);
    process.stdout.write(other.output ?? "");
    count(other);
  }
}

function count({ step, code, seconds }: StepResult): void {
  const counts = caseCounts(code, step.report);
  passed += counts.passed;
  failed += counts.failures;
  if (counts.failures > 0) failures.push(step.name);
  failedCases.push(...counts.failed);
  console.log(`-- ${step.name}: ${counts.failures > 0 ? "FAILED" : "ok"} in ${seconds.toFixed(1)} s`);
}

for (const { title, reason } of failedCases) console.log(`\n✗ ${title}\n${reason.replace(/^/gm, "    ")}`);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
