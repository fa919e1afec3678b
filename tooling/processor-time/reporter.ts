import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { ranking, type TimedFile } from "./ranking.ts";
import type {} from "./setup.ts";
import { processorSeconds } from "./usage.ts";

/** Writes the processor time of each test file, and prints the sum and the largest ones. */
export default class ProcessorTimeReporter implements Reporter {
  readonly #file: string;

  constructor({ outputFile }: { readonly outputFile: string }) {
    this.#file = outputFile;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map(
      (module): TimedFile => ({
        file: module.project.name === "postgres" ? `${module.relativeModuleId} (postgres)` : module.relativeModuleId,
        seconds: module.meta().processorSeconds ?? 0,
        wallSeconds: module.diagnostic().duration / 1000,
      }),
    );
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, `${JSON.stringify(files, undefined, 2)}\n`);
    console.log(`\n${ranking(files, processorSeconds())}`);
  }
}
