import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/** Rooms without a page, a process or a module that keeps anything: their tests can share what a worker has loaded. */
const pure = ["engine", "importers", "machines", "snippets", "transport"];
const files = (folders: readonly string[]): string[] => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  resolve: {
    alias: [{ find: /^fast-check$/, replacement: resolve(import.meta.dirname, "tooling/seeded-fast-check.ts") }],
  },
  test: {
    projects: [
      { extends: true, test: { name: "pure", include: files(pure), isolate: false } },
      {
        extends: true,
        test: { name: "whole", include: files(["**"]), exclude: ["**/node_modules/**", "dist", "e2e", ...files(pure)] },
      },
    ],
    setupFiles: ["tooling/patient-screens.ts", "tooling/selection-events.ts"],
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
