import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Order of the test files: isolated ones first, then those on PostgreSQL, then those without a page, then those with one. A worker keeps its
 * modules only while the next file in the queue is of the same project and environment. Within these groups Vitest's
 * own order remains: files that took long, or are large, come first.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).map((file) => ({
      file,
      group:
        file.project.name === "postgres"
          ? 1
          : groupOf(file.project.config.isolate, readFileSync(file.moduleId, "utf8")),
    }));
    return sorted.toSorted((a, b) => a.group - b.group).map(({ file }) => file);
  }
}

/** Returns the group of a test file: isolated files are 0, files without a page 2, files with one 3. */
export const groupOf = (isIsolated: boolean, source: string): number =>
  isIsolated ? 0 : source.includes("@vitest-environment") ? 3 : 2;
