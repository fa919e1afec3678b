import { rmSync } from "node:fs";
import { test as base, type ConsoleMessage, expect } from "@playwright/test";
import { type RunningSite, startSite } from "./site.ts";
import { type SpecimenSite, startSpecimen } from "./targets/specimen-site.ts";

interface Sites {
  readonly running: RunningSite;
  readonly specimen: SpecimenSite;
}

/** Returns true for a refused poll of a page whose site the test has stopped. */
const isRefusedPoll = (message: ConsoleMessage): boolean =>
  message.location().url.endsWith("/api/callboard-docs/changes") && message.text().includes("ERR_CONNECTION_REFUSED");

/**
 * A test with the running sites that it names, one of each per worker. It fails if a page reports an error: a policy
 * violation, or an exception. All specs share it, since Playwright reuses a worker and its browser only for tests of
 * the same fixtures; a site of a single spec starts before its tests.
 */
export const test = base.extend<{ pageErrors: string[] }, Sites>({
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors: string[] = [];
      page.on("pageerror", (error) => pageErrors.push(`thrown: ${error.message}`));
      page.on("console", (message) => {
        if (message.type() === "error" && !isRefusedPoll(message)) pageErrors.push(message.text());
      });
      await use(pageErrors);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern here, even an empty one.
    async ({}, use) => {
      const running = await startSite();
      await use(running);
      await running.stop();
      rmSync(running.folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  specimen: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern here, even an empty one.
    async ({}, use) => {
      const { specimen, stop } = await startSpecimen();
      await use(specimen);
      await stop();
    },
    { scope: "worker" },
  ],
});

export { expect };
