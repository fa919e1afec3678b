import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take longest in `npm test`, the longest first. Vitest knows durations only after a run on the same
 * machine; without them a long file could start last and run alone. `test-results/unit-processor-time.json` has them.
 */
export const longestFiles: readonly string[] = [
  "registry/large-calls/large-calls.test.ts",
  "codegen/emit/emitted.test.ts",
  "registry/publishers/publishers.test.ts",
  "registry/crash/crash.test.ts",
  "e2e/targets/faulty/bench.test.ts",
  "cli/check/run-check.test.ts",
  "cli/serve/apart/reader.test.ts",
  "snippets/request/programs.test.ts",
  "live/programs/programs.test.ts",
  "ui/reference/graphs.test.tsx",
  "codegen/emit/names-law.test.ts",
  "e2e/targets/faulty/replays.nightly.test.ts",
];

/**
 * Order of the test files: isolated files, files on PostgreSQL, files without a page, files with a page. A worker reuses its
 * modules only while the next file in the queue has the same project and environment. Within a group the longest files
 * run first, and then the others in Vitest's order: slow ones and large ones first.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).map((file) => ({
      file,
      rank: rankOf(relative(root, file.moduleId).replaceAll("\\", "/")),
      group:
        file.project.name === "postgres"
          ? 1
          : groupOf(file.project.config.isolate, readFileSync(file.moduleId, "utf8")),
    }));
    return sorted.toSorted((a, b) => a.group - b.group || a.rank - b.rank).map(({ file }) => file);
  }
}

const root = resolve(import.meta.dirname, "..");

/** Returns the place of a file among the longest ones; all others share the last one. */
export function rankOf(file: string): number {
  const at = longestFiles.indexOf(file);
  return at === -1 ? longestFiles.length : at;
}

/** Returns the group of a test file: isolated files are 0, files without a page 2, files with one 3. */
export const groupOf = (isIsolated: boolean, source: string): number =>
  isIsolated ? 0 : source.includes("@vitest-environment") ? 3 : 2;
