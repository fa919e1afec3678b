import { caseCounts, type FailedCase } from "../failed-cases.ts";
import { processorSeconds } from "../processor-time/usage.ts";
import { runQuietly, runStep, type Step, type StepResult } from "./step.ts";

/**
 * A row of the closing table: its times in seconds, and its cases. Steps that run during another one have a row together
 * with it.
 */
interface Row {
  readonly name: string;
  readonly wall: number;
  readonly processor: number;
  readonly passed: number;
  readonly failed: number;
}

/**
 * Runs every step in order, also after a failure. Then it prints each failed case with its reason, a table of the steps,
 * and a closing line `N passed, N failed`. A step without cases counts as one.
 * @param repeat the command that repeats steps, without their names
 * @returns the exit code
 */
export async function runSteps(steps: readonly Step[], repeat?: string): Promise<number> {
  const failures: string[] = [];
  const failedCases: FailedCase[] = [];
  const rows: Row[] = [];
  const count = ({ step, code, seconds, remaining }: StepResult) => {
    const counts = caseCounts(code, step.report);
    const failed = counts.failures + remaining.length;
    if (failed > 0) failures.push(step.name);
    failedCases.push(...counts.failed);
    for (const command of remaining) failedCases.push({ title: step.name, reason: `leaves a process: ${command}` });
    console.log(`-- ${step.name}: ${failed > 0 ? "FAILED" : "ok"} in ${seconds.toFixed(1)} s`);
    return { passed: counts.passed, failed };
  };
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    const from = processorSeconds();
    const [ended, others] = await Promise.all([runStep(step), runQuietly(step.during ?? [])]);
    const counts = [count(ended)];
    for (const other of others) {
      console.log(`\n== ${other.step.name}`);
      process.stdout.write(other.output ?? "");
      counts.push(count(other));
    }
    // Workers of tests may end without passing their time on; the report of the suite has it.
    const processor = Math.max(processorSeconds() - from, step.processorSeconds?.() ?? 0);
    const wall = Math.max(ended.seconds, sum(others.map(({ seconds }) => seconds)));
    const name = [step, ...(step.during ?? [])].map((one) => one.name).join(", ");
    const [passed, failed] = [sum(counts.map((one) => one.passed)), sum(counts.map((one) => one.failed))];
    rows.push({ name, wall, processor, passed, failed });
  }
  for (const { title, reason } of failedCases) console.log(`\n✗ ${title}\n${reason.replace(/^/gm, "    ")}`);
  if (failures.length > 0) {
    console.log(`\nFailed: ${failures.join(", ")}`);
    if (repeat !== undefined)
      console.log(`Repeat: ${repeat} ${failures.map((name) => JSON.stringify(name)).join(" ")}`);
  }
  const all = total(rows);
  console.log(`\n${table([...rows, all])}\n\n${all.passed} passed, ${all.failed} failed`);
  return all.failed > 0 ? 1 : 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** Adds up rows. */
export const total = (rows: readonly Row[]): Row => ({
  name: "all",
  wall: sum(rows.map(({ wall }) => wall)),
  processor: sum(rows.map(({ processor }) => processor)),
  passed: sum(rows.map(({ passed }) => passed)),
  failed: sum(rows.map(({ failed }) => failed)),
});

/** Lists the seconds of steps, on the clock and of the processor, and their cases. */
export function table(rows: readonly Row[]): string {
  const line = (cells: readonly string[], name: string): string =>
    `${cells.map((cell) => cell.padStart(10)).join("")}  ${name}`;
  const seconds = (number: number): string => `${number.toFixed(0)} s`;
  return [
    line(["clock", "processor", "passed", "failed"], "step"),
    ...rows.map(({ name, wall, processor, passed, failed }) =>
      line([seconds(wall), seconds(processor), String(passed), String(failed)], name),
    ),
  ].join("\n");
}
