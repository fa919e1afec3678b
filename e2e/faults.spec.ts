import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { lateText } from "#locales/messages/late";
import { playgroundText } from "#locales/messages/playground";
import { causes } from "../docs-host/proxy/wire/causes.ts";
import { isNightly } from "../tooling/tier.ts";
import { type Fault, faultLimits, faults, startFaultBench } from "./targets/fault-bench.ts";
import { test as base, expect } from "./test.ts";

const command = resolve(import.meta.dirname, "../dist/server/callboard.js");
const limits = { ...faultLimits, clientPerMinute: 1000, hostPerMinute: 1000 };

/** A description with one operation, which requests a fault of the bench by name. */
const description = (server: string) => ({
  openapi: "3.1.0",
  info: { title: "Faults", version: "1" },
  servers: [{ url: server }],
  paths: {
    "/{fault}": {
      get: {
        ...{ operationId: "ask", summary: "Ask for a fault", tags: ["faults"] },
        parameters: [{ name: "fault", in: "path", required: true, schema: { type: "string" } }],
        responses: { "200": { description: "What the fault leaves." } },
      },
    },
  },
});

/** A test with a site that shows the bench, with its own arguments. */
const test = base.extend<{ serve: (...args: readonly string[]) => Promise<string> }>({
  serve: async ({ page, pageErrors }, use) => {
    const bench = await startFaultBench();
    const folder = mkdtempSync(join(tmpdir(), "callboard-faults-"));
    writeFileSync(join(folder, "faults.json"), JSON.stringify(description(bench.url)));
    const stops: (() => Promise<void>)[] = [];
    await use(async (...args) => {
      const env = {
        PORT: "0",
        CALLBOARD_PROXY_LIMITS: Object.entries(limits)
          .map((pair) => pair.join("="))
          .join(),
      };
      const child = spawn(process.execPath, [command, "serve", "faults.json", ...args], {
        ...{ cwd: folder, env: { ...process.env, ...env } },
        stdio: ["ignore", "pipe", "inherit"],
      });
      const ended = new Promise<void>((done) => child.once("exit", () => done()));
      stops.push(async () => {
        child.kill("SIGTERM");
        await ended;
      });
      return new Promise((done, refuse) => {
        let output = "";
        child.stdout.on("data", (chunk: Buffer) => {
          output += chunk.toString();
          const address = /Docs {2}(\S+)/.exec(output)?.[1];
          if (address !== undefined && output.includes("Ctrl-C")) done(address);
        });
        void ended.then(() => refuse(new Error(`the command ended:\n${output}`)));
      });
    });
    // Faults also appear in the console; the test only checks thrown errors. An open page polls its site for changes.
    await page.close();
    pageErrors.length = 0;
    for (const stop of stops) await stop();
    await bench.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

async function openPlayground(page: Page, site: string): Promise<void> {
  await page.goto(site);
  await page.getByRole("main").getByRole("link", { name: "Ask for a fault" }).first().click();
  await page.getByRole("link", { name: "Try it" }).click();
}

/** The parts of the card that distinguish two outcomes. */
const outcomeOf = (end: Fault["end"]): string => (end.kind === "answered" ? String(end.status) : end.cause);

/** A response, a refusal and a cut; `docs-host/playground/adapters/faults.test.ts` sends a request to each fault without a page. */
const examples: readonly string[] = ["sends-a-hostile-page", "two-lengths", "floods"];

/**
 * The faults, each followed by one from the other half of the table, so that neighbors rarely have the same outcome.
 */
const all = Object.entries<Fault>(faults).filter(([name]) => isNightly || examples.includes(name));
const half = Math.ceil(all.length / 2);
const alternating = all.slice(0, half).flatMap((fault, at) => [fault, ...all.slice(half + at, half + at + 1)]);

/** Sends the request for a fault and waits until the card shows an outcome. */
async function ask(page: Page, fault: string): Promise<void> {
  await page.getByRole("textbox", { name: "fault" }).fill(fault);
  await page.getByRole("button", { name: playgroundText().sendRequest }).click();
}

test("the playground shows how each failure of an API ends, explains it and who can fix it, and stays usable", async ({
  page,
  serve,
}) => {
  // One journey through all of them at night.
  test.slow();
  const thrown: string[] = [];
  page.on("pageerror", (error) => thrown.push(error.message));
  await openPlayground(page, await serve());
  const card = page.locator("section", { has: page.getByRole("heading", { name: "Response", exact: true }) });
  let before = "";
  for (const [name, { end }] of alternating) {
    await test.step(name, async () => {
      // An outcome equal to the previous one could be mistaken for it.
      if (outcomeOf(end) === before) {
        await ask(page, "hints");
        await expect(card.getByText("then", { exact: true }).first()).toBeVisible();
      }
      before = outcomeOf(end);
      await ask(page, name);
      if (end.kind === "answered") {
        await expect(card.getByText(new RegExp(`^${end.status}\\b`)).first()).toBeVisible();
      } else {
        const cause = causes[end.cause as keyof typeof causes]; // the bench names causes of the proxy
        await expect(card.getByText(end.cause, { exact: true })).toBeVisible();
        for (const text of [cause.message, lateText().responsible[cause.who], cause.advice]) {
          expect(await card.getByText(text, { exact: true }).count()).toBe(1);
        }
      }
    });
  }
  expect(await page.title()).not.toBe("owned");
  expect(await page.evaluate(() => document.cookie)).toBe("");
  expect(thrown).toEqual([]);
});

test("with the proxy off a page calls the API directly, and names the header that prevents reading the response @nightly", async ({
  page,
  serve,
}) => {
  const called: string[] = [];
  page.on("request", (request) => called.push(new URL(request.url()).pathname));
  await openPlayground(page, await serve("--no-proxy"));
  const card = page.locator("section", { has: page.getByRole("heading", { name: "Response", exact: true }) });
  await ask(page, "echo");
  await expect(card.getByText("cors", { exact: true })).toBeVisible();
  const missing = /the header access-control-allow-origin is missing; it should be http:/;
  await expect(card.getByRole("paragraph").filter({ hasText: missing })).toBeVisible();
  await expect(card.getByText(lateText().responsible.provider)).toBeVisible();
  expect(called).toContain("/echo");

  await ask(page, "closes-at-once");
  await expect(card.getByText("upstream-vanished", { exact: true })).toBeVisible();
  await ask(page, "opens-up");
  await expect(card.getByText(/^200\b/).first()).toBeVisible();
});
