import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { versions } from "node:process";
import { defineConfig, type Plugin } from "vitest/config";
import "./tooling/test-packages/install.js";
import { postgresProjects } from "./tooling/postgres-project.ts";
import { TestOrder } from "./tooling/test-order.ts";
import { isNightly, nightlyTag, otherTiers } from "./tooling/tier.ts";

/** Files that measure the memory of their process. All others share the modules of their worker. */
const isolated = ["cli/serve/collect-garbage.nightly.test.ts", "cli/serve/memory.nightly.test.ts"];

/** Leaves out the addresses of source maps that a package does not have; each would be a warning. */
const withoutMissingMaps: Plugin = {
  name: "callboard:without-missing-maps",
  enforce: "pre",
  load: (id) =>
    /\/@actions\/.*\.js$/.test(id) ? readFileSync(id, "utf8").replace(/^\/\/# sourceMappingURL=.*$/m, "") : null,
};

export default defineConfig({
  plugins: [withoutMissingMaps],
  resolve: {
    alias: [
      { find: /^fast-check$/, replacement: resolve(import.meta.dirname, "tooling/seeded-fast-check.ts") },
      // Tests name it: `@vitest-environment page`.
      { find: "vitest-environment-page", replacement: resolve(import.meta.dirname, "tooling/page-environment.ts") },
    ],
  },
  test: {
    projects: [
      ...(isNightly ? [{ extends: true as const, test: { name: "isolated", include: isolated } }] : []),
      {
        extends: true,
        test: {
          name: "shared",
          include: ["**/*.test.{ts,tsx}"],
          // Several processes need a database server.
          exclude: ["**/node_modules/**", "dist", "registry/processes", ...isolated, ...otherTiers],
          isolate: false,
        },
      },
      ...postgresProjects(import.meta.dirname).map((test) => ({ extends: true as const, test })),
    ],
    ...(isNightly ? {} : { testNamePattern: new RegExp(`^(?!.*${nightlyTag})`, "s") }),
    sequence: { sequencer: TestOrder },
    setupFiles: ["tooling/processor-time/setup.ts", "tooling/messages/languages.ts", "tooling/clean-page.ts"],
    // The log of a passing run is the list of files.
    slowTestThreshold: 30_000,
    reporters: [
      "default",
      ["json", { outputFile: "test-results/unit.json" }],
      ["./tooling/processor-time/reporter.ts", { outputFile: "test-results/unit-processor-time.json" }],
    ],
    // Each worker loads the product again, so one more costs as much as it gains while tests wait.
    maxWorkers: availableParallelism(),
    // Patience for a busy machine; a test that waits for nothing ends as soon as before.
    testTimeout: 240_000,
    // From Node 25 on, its own storage would hide the storage of the page.
    execArgv: Number(versions.node.split(".", 1)) >= 25 ? ["--no-experimental-webstorage"] : [],
    expect: { poll: { timeout: 30_000 } },
    // It imports JSON without an attribute, which Node refuses.
    server: { deps: { inline: ["@actions/workflow-parser", "@actions/expressions"] } },
    hookTimeout: 240_000,
  },
});
