import { caseCounts, type FailedCase } from "../failed-cases.ts";
import { processorSeconds } from "../processor-time/usage.ts";
import { runQuietly, runStep, type Step, type StepResult } from "./step.ts";

/** A row of the closing table, in seconds. Steps that run during another one have a row together with it. */
interface Row {
  readonly name: string;
  readonly wall: number;
  readonly processor: number;
}

/**
 * Runs every step in order, also after a failure. Then it prints the time of each, each failed case with its reason, and a
 * closing line `N passed, N failed`. A step without cases counts as one.
 * @returns the exit code
 */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  let [passed, failed] = [0, 0];
  const failures: string[] = [];
  const failedCases: FailedCase[] = [];
  const rows: Row[] = [];
  const count = ({ step, code, seconds }: StepResult): void => {
    const counts = caseCounts(code, step.report);
    passed += counts.passed;
    failed += counts.failures;
    if (counts.failures > 0) failures.push(step.name);
    failedCases.push(...counts.failed);
    console.log(`-- ${step.name}: ${counts.failures > 0 ? "FAILED" : "ok"} in ${seconds.toFixed(1)} s`);
  };
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    const from = processorSeconds();
    const [ended, others] = await Promise.all([runStep(step), runQuietly(step.during ?? [])]);
    count(ended);
    for (const other of others) {
      console.log(`\n== ${other.step.name}`);
      process.stdout.write(other.output ?? "");
      count(other);
    }
    // Workers of tests may end without passing their time on; the report of the suite has it.
    const processor = Math.max(processorSeconds() - from, step.processorSeconds?.() ?? 0);
    const wall = Math.max(ended.seconds, sum(others.map(({ seconds }) => seconds)));
    rows.push({ name: [step, ...(step.during ?? [])].map(({ name }) => name).join(", "), wall, processor });
  }
  for (const { title, reason } of failedCases) console.log(`\n✗ ${title}\n${reason.replace(/^/gm, "    ")}`);
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
  console.log(`\n${table(rows)}\n\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Lists the seconds of each step and of all, on the clock and of the processor. */
export function table(rows: readonly Row[]): string {
  const total = {
    name: "all",
    wall: sum(rows.map(({ wall }) => wall)),
    processor: sum(rows.map((row) => row.processor)),
  };
  const cell = (seconds: number): string => `${seconds.toFixed(0)} s`.padStart(10);
  return [
    `${"clock".padStart(10)}${"processor".padStart(11)}`,
    ...[...rows, total].map(({ name, wall, processor }) => `${cell(wall)} ${cell(processor)}  ${name}`),
  ].join("\n");
}
