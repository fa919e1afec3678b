import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import process from "node:process";
import type { FullConfig, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { ranking, type TimedFile } from "./ranking.ts";
import { type ProcessTimes, readProcesses, sumTree } from "./usage.ts";

/** Returns true for a process that runs tests. */
function isWorker(pid: number): boolean {
  try {
    return /workerProcess/.test(readFileSync(`/proc/${pid}/cmdline`, "utf8"));
  } catch {
    // It has ended.
    return false;
  }
}

/**
 * Writes the processor time of each file of browser tests, including the browser and the servers it started, and prints
 * the sum and the largest ones. A worker's time since its last test belongs to the test that has just ended.
 */
export default class BrowserProcessorTime implements Reporter {
  readonly #file: string;
  readonly #times = new Map<string, TimedFile>();
  /** Process ids of the workers, in the order of their start, which is the order of their indexes. */
  readonly #workers: number[] = [];
  readonly #counted = new Map<number, number>();
  #root = "";

  constructor({ outputFile }: { readonly outputFile: string }) {
    this.#file = outputFile;
  }

  onBegin({ rootDir }: FullConfig): void {
    this.#root = rootDir;
  }

  onTestBegin(): void {
    this.#findWorkers(readProcesses());
  }

  onTestEnd(test: TestCase, { workerIndex, duration }: TestResult): void {
    const processes = readProcesses();
    this.#findWorkers(processes);
    const worker = this.#workers[workerIndex];
    if (worker === undefined) return;
    const total = sumTree(processes, worker);
    const seconds = Math.max(0, total - (this.#counted.get(worker) ?? 0));
    this.#counted.set(worker, total);
    const file = relative(this.#root, test.location.file);
    const before = this.#times.get(file);
    this.#times.set(file, {
      file,
      seconds: seconds + (before?.seconds ?? 0),
      wallSeconds: duration / 1000 + (before?.wallSeconds ?? 0),
    });
  }

  onEnd(): void {
    const files = [...this.#times.values()];
    // Browsers that are killed are not counted among the ended children of this process.
    const { user, system } = process.cpuUsage();
    const times = { seconds: files.reduce((sum, { seconds }) => sum + seconds, (user + system) / 1e6), files };
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, `${JSON.stringify(times, undefined, 2)}\n`);
    console.log(`\n${ranking(times)}`);
  }

  printsToStdio(): boolean {
    return false;
  }

  #findWorkers(processes: ReadonlyMap<number, ProcessTimes>): void {
    const known = new Set(this.#workers);
    const started = [...processes].filter(([pid, { parent }]) => parent === process.pid && !known.has(pid));
    this.#workers.push(
      ...started
        .map(([pid]) => pid)
        .filter(isWorker)
        .toSorted((a, b) => a - b),
    );
  }
}
