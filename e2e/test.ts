import { rmSync } from "node:fs";
import { connect } from "node:net";
import { test as base, type ConsoleMessage, expect } from "@playwright/test";
import { takeErrors } from "./process-output.ts";
import { type RunningSite, startSite } from "./site.ts";
import { plantsProject } from "./targets/plants-project.ts";
import { publishSite } from "./targets/publish-site.ts";
import { type SpecimenSite, startSpecimen } from "./targets/specimen-site.ts";

interface Sites {
  readonly running: RunningSite;
  readonly specimen: SpecimenSite;
  /** The address of a site at which `running` shows `plantsProject`. */
  readonly plants: string;
}

/** Returns true for a load that found nobody at its address, or lost the connection. */
const isLostLoad = (message: ConsoleMessage): boolean =>
  /ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)/.test(message.text());

/** Returns the lost loads of a page, without those from a site that had answered it before the test stopped it. */
async function lostFromRunningSites(lost: readonly ConsoleMessage[], answered: ReadonlySet<string>): Promise<string[]> {
  const faults: string[] = [];
  for (const message of lost) {
    const url = new URL(message.location().url);
    if (!answered.has(url.origin) || (await isListening(url))) faults.push(`${message.text()} ${url.href}`);
  }
  return faults;
}

/** Returns whether something takes connections at the host and port of an address. */
function isListening({ hostname, port, protocol }: URL): Promise<boolean> {
  const socket = connect({ host: hostname, port: Number(port) || (protocol === "https:" ? 443 : 80) });
  return new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  }).finally(() => socket.destroy());
}

/**
 * A test with the running sites that it names, one of each per worker. It fails if a page reports an error: a policy
 * violation, or an exception. All specs share it, since Playwright reuses a worker and its browser only for tests of
 * the same fixtures; a site of a single spec starts before its tests.
 */
export const test = base.extend<{ pageErrors: string[] }, Sites>({
  pageErrors: [
    async ({ page }, use, testInfo) => {
      takeErrors();
      const pageErrors: string[] = [];
      const lost: ConsoleMessage[] = [];
      const answered = new Set<string>();
      page.on("pageerror", (error) => pageErrors.push(`thrown: ${error.message}`));
      page.on("console", (message) => {
        if (message.type() !== "error") return;
        if (isLostLoad(message)) lost.push(message);
        else pageErrors.push(message.text());
      });
      page.on("response", (response) => answered.add(new URL(response.url()).origin));
      await use(pageErrors);
      const printed = takeErrors();
      if (printed !== "" && testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach("errors of started processes", { body: printed });
      }
      expect([...pageErrors, ...(await lostFromRunningSites(lost, answered))]).toEqual([]);
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
  plants: [
    async ({ running }, use) => use(await publishSite(running, "plants.localhost", plantsProject)),
    { scope: "worker" },
  ],
});

export { expect };
