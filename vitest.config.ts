import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    alias: [{ find: /^fast-check$/, replacement: resolve(import.meta.dirname, "tooling/seeded-fast-check.ts") }],
  },
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules", "dist", "e2e"],
    setupFiles: ["tooling/patient-screens.ts"],
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
