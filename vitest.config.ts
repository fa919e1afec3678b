import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { TestOrder } from "./tooling/test-order.ts";

/** Rooms whose tests share the modules of their worker. Tests of the other rooms start processes and measure memory. */
const shared = ["codegen", "docs-host", "engine", "importers", "machines", "snippets", "transport", "ui"];
const files = (folders: readonly string[]): string[] => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  resolve: {
    alias: [{ find: /^fast-check$/, replacement: resolve(import.meta.dirname, "tooling/seeded-fast-check.ts") }],
  },
  test: {
    projects: [
      { extends: true, test: { name: "shared", include: files(shared), isolate: false } },
      {
        extends: true,
        test: {
          name: "isolated",
          include: files(["**"]),
          exclude: ["**/node_modules/**", "dist", "e2e", ...files(shared)],
        },
      },
    ],
    sequence: { sequencer: TestOrder },
    setupFiles: ["tooling/patient-screens.ts", "tooling/selection-events.ts"],
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
