import { defineConfig } from "@playwright/test";
import { browserArgs, findOrGetBrowser } from "./tooling/browser.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    browserName: "chromium",
    trace: "retain-on-failure",
    launchOptions: { executablePath: findOrGetBrowser().path, args: [...browserArgs] },
  },
});
