import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { resolve } from "node:path";
import { env } from "node:process";
import type { Report } from "../failed-cases.ts";
import { endRemaining } from "./remaining.ts";

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

/** A finished step. */
export interface StepResult {
  readonly step: Step;
  readonly code: number;
  readonly seconds: number;
  /** Commands of processes that ran after the end of the step. They are ended. */
  readonly remaining: readonly string[];
  /** The printed text, unless it was printed at once. */
  readonly output?: string;
}

/** Runs a step that prints its output at once. */
export const runStep = (step: Step): Promise<StepResult> => run(step);

/** Runs steps one after another with a low priority, and collects their output. */
export async function runQuietly(steps: readonly Step[]): Promise<readonly StepResult[]> {
  const ended: StepResult[] = [];
  for (const step of steps) {
    const chunks: string[] = [];
    ended.push({ ...(await run(step, (text) => chunks.push(text))), output: chunks.join("") });
  }
  return ended;
}

let steps = 0;

async function run(step: Step, collect?: (text: string) => void): Promise<StepResult> {
  const from = performance.now();
  steps += 1;
  const id = `${process.pid}-${steps}`;
  const code = await new Promise<number>((done) => {
    const child = start(step, id, collect === undefined ? "inherit" : "pipe");
    if (collect !== undefined && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", collect ?? (() => {}));
    child.on("close", (ended) => done(ended ?? 1));
    child.on("error", () => done(1));
  }).catch((error: unknown) => {
    // Its environment could not be prepared; the other steps run.
    console.error(error);
    return 1;
  });
  return { step, code, seconds: (performance.now() - from) / 1000, remaining: await endRemaining(id) };
}

const start = ({ script, args = [], env: added }: Step, id: string, output: "inherit" | "pipe") =>
  spawn("npm", ["run", "--silent", script, ...(args.length > 0 ? ["--", ...args] : [])], {
    cwd: root,
    env: { ...env, ...added?.(), CALLBOARD_STEP: id },
    stdio: ["ignore", output, output],
    shell: process.platform === "win32",
  });
