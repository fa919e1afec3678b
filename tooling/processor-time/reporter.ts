import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { ranking, type TimedFile } from "./ranking.ts";
import type {} from "./setup.ts";
import { processorSeconds } from "./usage.ts";

/** Writes the processor time of each test file when the run ends, and prints the sum and the largest ones. */
export default class ProcessorTimeReporter implements Reporter {
  readonly #output: string;
  readonly #files: TimedFile[] = [];

  constructor({ outputFile }: { readonly outputFile: string }) {
    this.#output = outputFile;
  }

  onTestModuleEnd(module: TestModule): void {
    const { project, relativeModuleId } = module;
    this.#files.push({
      file: project.name === "postgres" ? `${relativeModuleId} (postgres)` : relativeModuleId,
      seconds: module.meta().processorSeconds ?? 0,
      wallSeconds: module.diagnostic().duration / 1000,
    });
  }

  onTestRunEnd(): void {
    const times = { seconds: processorSeconds(), files: this.#files };
    mkdirSync(dirname(this.#output), { recursive: true });
    writeFileSync(this.#output, `${JSON.stringify(times, undefined, 2)}\n`);
    console.log(`\n${ranking(times)}`);
  }
}
