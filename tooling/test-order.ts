import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Order of the test files: isolated ones first, then those without a page, then those with one. A worker keeps its
 * modules only while the next file in the queue is of the same project and environment. Within these groups Vitest's
 * own order remains: files that took long, or are large, come first.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranks = new Map(files.map((file) => [file, rankOf(file)]));
    const rank = (file: TestSpecification): number => ranks.get(file) ?? 0;
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

function rankOf({ project, moduleId }: TestSpecification): number {
  if (project.config.isolate) return 0;
  return readFileSync(moduleId, "utf8").includes("@vitest-environment") ? 2 : 1;
}
