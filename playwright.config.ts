import { defineConfig } from "@playwright/test";
import "./tooling/test-packages/install.js";
import { browserArgs, fewProcesses, findOrGetBrowser, findOrGetShell } from "./tooling/browser.ts";
import { isNightly, nightlyTag, otherTiers } from "./tooling/tier.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  testIgnore: [...otherTiers],
  // `npm run test:e2e` starts Playwright with tsx, which compiles the product in a fifth of the time of Playwright's compiler.
  build: { external: process.execArgv.includes("tsx") ? [`${import.meta.dirname}/!(e2e)/**`] : [] },
  ...(isNightly ? {} : { grepInvert: new RegExp(nightlyTag) }),
  outputDir: "test-results/e2e",
  // Only transcripts of the screen reader are compared with files.
  snapshotPathTemplate: "{testDir}/transcripts/{arg}{ext}",
  // A spec's tests follow one another, so that the site it starts is started once; long ones say that theirs need not.
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Long timeouts for busy machines, here and below; existing elements are found at once.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    // A terminal shows each test; a log has a dot for each passed one, and all about each failed one.
    [process.stdout.isTTY ? "list" : "dot"],
    ["json", { outputFile: "test-results/e2e.json" }],
    ["./tooling/processor-time/browser-reporter.ts", { outputFile: "test-results/e2e-processor-time.json" }],
  ],
  use: {
    browserName: "chromium",
    // A new context would compile the page's scripts again; a reused context has them compiled.
    reuseContext: true,
    // Tracing takes a third of the time of a test; `CALLBOARD_TRACE=1` keeps the traces of failed tests.
    trace: process.env.CALLBOARD_TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: findOrGetShell(findOrGetBrowser()).path,
      // The nightly run has the processes of a browser that readers use.
      args: [...browserArgs, ...(isNightly ? [] : fewProcesses)],
    },
  },
});
