import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { Locator, Page } from "@playwright/test";
import { accessibilityViolations, axeViolations } from "./accessibility-violations.ts";
import { tabTo } from "./keyboard.ts";
import { playgroundReady } from "./playground-ready.ts";
import { startFaulty } from "./targets/faulty/index.ts";
import { type ServedFile, serveFile } from "./targets/serve-file.ts";
import { expect, test } from "./test.ts";

const command = resolve(import.meta.dirname, "../dist/server/callboard.js");

/** A server that answers 500 to the largest page, and a site with its description. */
let api: Awaited<ReturnType<typeof startFaulty>>;
let served: ServedFile;

/** Describes an operation with a body of two media types. */
function gardenDescription(url: string): object {
  const content = {
    "application/json": { schema: { type: "object" } },
    "application/xml": { schema: { type: "string" } },
  };
  return {
    ...{ openapi: "3.1.0", info: { title: "Garden", version: "1" }, servers: [{ url }] },
    paths: {
      "/plants": {
        post: { operationId: "addPlant", requestBody: { content }, responses: { 200: { description: "Added." } } },
      },
    },
  };
}

test.beforeAll(async () => {
  api = await startFaulty("crash-on-largest-limit");
  served = await serveFile(
    "plants.json",
    JSON.stringify(api.description),
    { CALLBOARD_PROXY_LIMITS: "clientPerMinute=10000,hostPerMinute=10000" },
    { "garden.json": JSON.stringify(gardenDescription(api.url)) },
  );
});
test.afterAll(async () => {
  await Promise.all([served.stop(), api.close()]);
});

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 400_000 });

/** The proxy refuses methods that it does not forward, which browsers log: such requests are listed as not judged. */
const refusal = "Failed to load resource: the server responded with a status of 400 (Bad Request)";
test.afterEach(({ pageErrors }) => {
  const others = pageErrors.filter((error) => error !== refusal);
  pageErrors.splice(0, pageErrors.length, ...others);
});

const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Run generated tests" });
const calls = (page: Page): Locator => dialog(page).locator(".generated-table").last().locator("tbody tr");
const mismatches = (page: Page): Locator =>
  dialog(page).getByRole("region", { name: "Mismatches", exact: true }).last();

const menu = (page: Page): Locator => page.getByRole("button", { name: "More", exact: true });

/** Opens the panel by the menu of the form. */
async function openPanel(page: Page): Promise<void> {
  await menu(page).click();
  await page.getByRole("menuitem", { name: "Run generated tests" }).click();
}

/** Opens the playground of an operation, enters the token of the API, and opens the panel. */
async function open(page: Page, operation: string, { token = true } = {}): Promise<void> {
  await page.goto(`${served.site}/plants/${operation}?explorer=true`);
  await playgroundReady(page);
  if (token) {
    await page.getByRole("button", { name: /^(Not )?Authenticated$/ }).click();
    await page.getByLabel("Bearer token", { exact: true }).fill(api.credentials.own.token ?? "");
  }
  await openPanel(page);
  await expect(dialog(page).getByRole("heading", { name: "Run generated tests" })).toBeFocused();
}

const field = (page: Page, name: string): Locator => dialog(page).getByRole("textbox", { name, exact: true });
const press = (page: Page, name: string | RegExp): Promise<void> => dialog(page).getByRole("button", { name }).click();

async function fill(page: Page, values: { readonly [name: string]: string }): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** Waits until a run has ended. */
const ended = (page: Page): Promise<void> =>
  expect(dialog(page).getByRole("button", { name: "Start again" })).toBeVisible({ timeout: 180_000 });

/** Returns violations of the dialog, and on a phone elements that are too wide or too small. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  const found = await accessibilityViolations(page, "dialog.generated");
  await page.setViewportSize({ width: 390, height: 800 });
  const overflow = await page.evaluate(() => {
    const element = document.querySelector("dialog.generated");
    return element === null ? -1 : element.scrollWidth - element.clientWidth;
  });
  const small = await axeViolations(page, { include: ["dialog.generated"] }, { type: "rule", values: ["target-size"] });
  await page.setViewportSize({ width: 1440, height: 900 });
  return [...found, ...small, ...(overflow === 0 ? [] : [`${overflow} px too wide on a phone`])];
}

/** Runs the command in the folder of the description. */
async function callboard(...args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  const env = { ...process.env, CALLBOARD_CREDENTIAL_TOKEN: api.credentials.own.token };
  return promisify(execFile)(process.execPath, [command, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  );
}

test("a fault of an endpoint is found, opened as a form that shows it, and saved as a file that the command repeats", async ({
  page,
}) => {
  await open(page, "list-plants");
  await fill(page, { Requests: "60", "Requests per second": "100", Seed: "7" });
  await press(page, "Start");
  await ended(page);
  const fault = mismatches(page).getByRole("row").filter({ hasText: "server-error" });
  await expect(fault).toHaveCount(1);
  await expect(fault).toContainText("query parameter limit: 50");
  expect(await violationsOf(page)).toEqual([]);

  const download = page.waitForEvent("download");
  await fault.getByRole("button", { name: /^Export/ }).click();
  const file = await download.then((one) => one.path());
  expect(await readFile(file, "utf8")).not.toContain(api.credentials.own.token);
  const replayed = await callboard("test", served.file, "--replay", file, "--server", api.url);
  expect(replayed.output).toContain("FAILED GET /plants, server-error");
  expect(replayed.output).not.toContain("the definition has changed");
  expect(replayed.code).toBe(1);

  await fault.getByRole("button", { name: /^Open in the form/ }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("group", { name: "The form is as it was when it failed" })).toBeFocused();
  await page.getByRole("button", { name: "Send Request" }).click();
  await expect(page.locator(".kit-badge:visible").filter({ hasText: /^500/ })).toBeVisible();

  // The run is still there.
  await openPanel(page);
  await expect(fault).toHaveCount(1);
});

test("requests that may change something are sent only after a confirmation that names the host @nightly", async ({
  page,
}) => {
  await open(page, "create-plant");
  const start = dialog(page).getByRole("button", { name: "Start", exact: true });
  await expect(start).toBeDisabled();
  await expect(dialog(page).getByText("POST may change data")).toBeVisible();
  await dialog(page).getByRole("radio", { name: "All methods" }).click();
  await fill(page, { Requests: "5", Seed: "7" });
  const { host } = new URL(api.url);
  const question = dialog(page).getByRole("group", { name: `These requests may change data of ${host}` });
  await start.click();
  await expect(question).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await press(page, "Cancel");
  await expect(question).toHaveCount(0);
  await expect(start).toBeFocused();
  await expect(calls(page)).toHaveCount(0);
  await start.click();
  await dialog(page).getByRole("radio", { name: "Safe methods only (GET, HEAD)" }).click();
  await expect(question).toHaveCount(0);
  await expect(start).toBeDisabled();
  await dialog(page).getByRole("radio", { name: "All methods" }).click();
  await start.click();
  await press(page, `Send them to ${host}`);
  await expect(dialog(page).getByRole("button", { name: "Stop" })).toBeFocused();
  await ended(page);
  await expect(dialog(page)).toContainText("Request limit reached. 5 requests sent, no mismatches.");
  await expect(calls(page)).toHaveCount(5);
  await expect(calls(page).filter({ hasText: "without credentials" })).toHaveCount(1);
});

/** Reads what a run has sent: what was changed, and the status of the answer. */
const sentBy = (page: Page): Promise<readonly string[]> =>
  calls(page).evaluateAll((rows) =>
    rows.map((row) => Array.from(row.querySelectorAll("td"), (cell, i) => (i === 2 ? "" : cell.textContent)).join("|")),
  );

test("safe requests are sent at once by the keyboard alone, the same for the same seed, until they are stopped @nightly", async ({
  page,
}) => {
  await open(page, "list-plants");
  await fill(page, { Requests: "20", "Requests per second": "100", Seed: "11" });
  await tabTo(page, /^button Start$/);
  await page.keyboard.press("Enter");
  await ended(page);
  await expect(dialog(page)).toContainText("Request limit reached. 20 requests sent");
  const first = await sentBy(page);
  expect(first).toHaveLength(20);
  await press(page, "Start again");
  await ended(page);
  expect(await sentBy(page)).toEqual(first);
  await fill(page, { Seed: "12", Requests: "1000", "Requests per second": "5" });
  await press(page, "Start again");
  await expect(calls(page).first()).toBeVisible();
  await press(page, "Stop");
  await expect(dialog(page)).toContainText(/Stopped\. \d+ requests? sent/);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(menu(page)).toBeFocused();
  await expect(page.getByRole("button", { name: "Send Request" })).toBeVisible();
});

test("a page that can reach nobody says so, and the form stays @nightly", async ({ page, context, pageErrors }) => {
  await open(page, "get-weather", { token: false });
  await context.setOffline(true);
  await press(page, "Start");
  await expect(dialog(page).getByText("You are offline.")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await context.setOffline(false);
  await fill(page, { Requests: "1.5" });
  await expect(dialog(page).getByText("Enter an integer from 1 to 1,000.")).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Start again" })).toBeDisabled();
  pageErrors.splice(0);
});

test("a run and its settings stay while another media type of the body is chosen @nightly", async ({ page }) => {
  await page.goto(`${served.site}/garden/add-plant?explorer=true`);
  await playgroundReady(page);
  await openPanel(page);
  await dialog(page).getByRole("radio", { name: "All methods" }).click();
  await fill(page, { Requests: "3", Seed: "7" });
  await press(page, "Start");
  await press(page, /^Send them to/);
  await ended(page);
  await expect(calls(page)).toHaveCount(3);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /Content type/ }).click();
  await page.getByRole("option", { name: "application/xml", exact: true }).click();
  await expect(page.getByRole("button", { name: /Content type/ })).toContainText("application/xml");
  await openPanel(page);
  await expect(calls(page)).toHaveCount(3);
  await expect(field(page, "Seed")).toHaveValue("7");
});
