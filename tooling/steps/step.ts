import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { resolve } from "node:path";
import { env } from "node:process";
import type { Report } from "../failed-cases.ts";

const root = resolve(import.meta.dirname, "../..");

/** A part of `npm test` or `npm run test:nightly`. */
export interface Step {
  readonly name: string;
  /** An npm script; CONTRIBUTING.md has its duration. */
  readonly script: string;
  readonly args?: readonly string[];
  /** Returns variables of the environment that the step needs. */
  readonly env?: () => { readonly [name: string]: string };
  /** Reads the cases of the step from its report. */
  readonly report?: () => Report | undefined;
  /** Reads the processor seconds of the step, if its processes don't pass theirs on to their parents. */
  readonly processorSeconds?: () => number | undefined;
  /** Steps that run one after another during this step. Their output is printed when they end. */
  readonly during?: readonly Step[];
}

/** A finished step: its exit code, its duration in seconds, and its output unless that was printed at once. */
export interface StepResult {
  readonly step: Step;
  readonly code: number;
  readonly seconds: number;
  readonly output?: string;
}

/** Runs a step that prints its output at once. */
export async function runStep(step: Step): Promise<StepResult> {
  const from = performance.now();
  const code = await new Promise<number>((done) => {
    const child = start(step, "inherit");
    child.on("close", (code) => done(code ?? 1));
    child.on("error", () => done(1));
  });
  return { step, code, seconds: (performance.now() - from) / 1000 };
}

/** Runs steps one after another with a low priority, and collects their output. */
export async function runQuietly(steps: readonly Step[]): Promise<readonly StepResult[]> {
  const ended: StepResult[] = [];
  for (const step of steps) {
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
    ended.push({ step, code, output, seconds: (performance.now() - from) / 1000 });
  }
  return ended;
}

const start = ({ script, args = [], env: added }: Step, output: "inherit" | "pipe") =>
  spawn("npm", ["run", "--silent", script, ...(args.length > 0 ? ["--", ...args] : [])], {
    cwd: root,
    env: { ...env, ...added?.() },
    stdio: ["ignore", output, output],
    shell: process.platform === "win32",
  });
