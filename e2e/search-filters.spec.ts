import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { isNightly } from "../tooling/tier.ts";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { type FileServer, serveFolder } from "./targets/file-server.ts";
import { publishSite } from "./targets/publish-site.ts";
import { versionsProject } from "./targets/versions-project.ts";
import { expect, test } from "./test.ts";

const command = resolve(import.meta.dirname, "../dist/server/callboard.js");

let published: string;
let folder: string;
let files: FileServer | undefined;

test.beforeAll(async ({ running }) => {
  published = await publishSite(running, "versions.localhost", versionsProject);
  if (!isNightly) return;
  folder = mkdtempSync(join(tmpdir(), "callboard-filters-"));
  for (const [path, text] of Object.entries(versionsProject)) {
    mkdirSync(dirname(join(folder, "in", path)), { recursive: true });
    writeFileSync(join(folder, "in", path), text);
  }
  await promisify(execFile)(process.execPath, [command, "build", "in", "--out", "out"], { cwd: folder });
  files = await serveFolder(join(folder, "out"), "");
});
test.afterAll(async () => {
  if (files === undefined) return;
  await files.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Waits until the results are those with these addresses, in any order. */
const expectResults = (page: Page, ...paths: readonly string[]): Promise<void> =>
  expect
    .poll(async () => {
      const shown = await page
        .getByRole("listbox", { name: "Results" })
        .getByRole("option")
        .evaluateAll((all) => all.map((one) => (one instanceof HTMLAnchorElement ? one.pathname : "")));
      return shown.map((path) => path.replace(/\/$/, "")).toSorted();
    })
    .toEqual(paths);

const news = "/weather/news/2025/2/3";
const water = "/garden/garden-api/water";

const hosts = [
  { kind: "a published site", address: () => published },
  { kind: "files of a build", address: () => files?.url },
];

for (const { kind, address } of isNightly ? hosts : hosts.slice(0, 1)) {
  test(`the search of ${kind} is filtered by version, product and kind, by keyboard`, async ({ page }) => {
    const dialog = page.getByRole("dialog", { name: "Search" });
    const named = (name: string) => dialog.getByRole("combobox", { name, exact: true });
    const versions = () => named("Version").getByRole("option").allTextContents();

    await page.goto(`${address()}/garden/watering`);
    await page.keyboard.press("/");
    await expect(named("Search")).toBeFocused();
    await page.keyboard.type("watering");
    const older = ["/garden/1-0/pots", "/garden/1-0/watering"];
    await expectResults(page, ...older, water, "/garden/soil", "/garden/watering", news, "/weather/rain");
    expect(await accessibilityViolations(page, "dialog[open]")).toEqual([]);

    // Tab leads over the button that closes to the filters, and the first letter of a choice chooses it.
    for (const name of ["Kind", "Product", "Version"]) {
      await page.keyboard.press("Tab");
      if (name === "Kind") await page.keyboard.press("Tab");
      await expect(named(name)).toBeFocused();
    }
    expect(await versions()).toEqual(["All versions", "2.0", "1.0"]);
    await page.keyboard.press("1");
    // Pages of a product without versions are in all of them.
    await expectResults(page, ...older, news, "/weather/rain");

    // Another product has other versions.
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("W");
    await expectResults(page, news, "/weather/rain");
    await expect(named("Version")).toBeHidden();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("C");
    await expectResults(page, news);
    await page.keyboard.press("Tab");
    await page.keyboard.press("G");
    await expect(dialog.getByText("Nothing was found for “watering”.", { exact: false })).toBeVisible();
    expect(await accessibilityViolations(page, "dialog[open]")).toEqual([]);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("E");
    await page.keyboard.press("E");
    await expectResults(page, water);

    // The choice applies to the next words
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(named("Search")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("start");
    await expectResults(page, water);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Start a watering", level: 1 })).toBeVisible();

    // A reader of an older version searches it at first.
    await page.goto(`${address()}/garden/1-0/pots`);
    await page.keyboard.press("Control+k");
    await expect(named("Search")).toBeFocused();
    await page.keyboard.type("how often");
    await expect(named("Version")).toHaveValue("1.0");
    await expectResults(page, "/garden/1-0/watering");
    // One button searches all versions, and the field has the focus again.
    await dialog.getByRole("button", { name: "All versions" }).click();
    await expect(named("Version")).toHaveValue("");
    await expect(named("Search")).toBeFocused();
    await expect(dialog.getByRole("button", { name: "All versions" })).toBeHidden();
    await named("Version").selectOption("1.0");
    await expectResults(page, "/garden/1-0/watering");
    await named("Search").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/garden\/1-0\/watering\/?#how-often$/);
    await expect(page.getByText("Watering by hand.")).toBeVisible();
  });
}

test("the search dialog has its filters in one row, also on a phone @nightly", async ({ page }) => {
  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto(`${published}/garden/watering`);
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: "Search", exact: true })).toBeFocused();
    await page.keyboard.type("watering");
    const filters = page.locator(".search-filters select");
    await expect(filters).toHaveCount(3);
    for (const filter of await filters.all()) await expect(filter).toBeInViewport({ ratio: 1 });
    // All of them are in one row.
    const tops = await filters.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(await accessibilityViolations(page, "dialog[open]")).toEqual([]);
  }
});

/** The field of the search dialog. */
const fieldOf = (page: Page) =>
  page.getByRole("dialog", { name: "Search" }).getByRole("combobox", { name: "Search", exact: true });

test("the focus returns to where the search was opened, on the first opening and later ones @nightly", async ({
  page,
}) => {
  await page.goto(`${published}/garden/watering`);
  const link = page.getByRole("link", { name: /^Search/ }).first();
  for (const opening of ["first", "second"]) {
    await test.step(`the ${opening} opening`, async () => {
      await link.focus();
      await page.keyboard.press("Enter");
      await expect(fieldOf(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(fieldOf(page)).toBeHidden();
      await expect(link).toBeFocused();
    });
  }
});

test("a search without its script is a page, and leaves no field behind @nightly", async ({ page }) => {
  await page.goto(`${published}/garden/watering`);
  const link = page.getByRole("link", { name: /^Search/ }).first();
  await page.route(/\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'throw new Error("of another release")' }),
  );
  // With this status the reader stays on the page, as when going back to it.
  await page.route(/\/search\b(?!.*\.js)/, (route) => route.fulfill({ status: 204 }));
  const searchPage = page.waitForRequest((request) => request.isNavigationRequest());
  await link.focus();
  await page.keyboard.press("Enter");
  await searchPage;
  await expect(page.locator("body > input")).toHaveCount(0);
});

test("the search has the letters that were typed before its script arrived, and no others", async ({ page }) => {
  await page.goto(`${published}/garden/watering`);
  let arrive: () => void = () => {};
  const waiting = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(/\.js$/, async (route) => {
    await waiting;
    await route.continue();
  });
  const typed = page.locator("body > input");
  // A key may be pressed before the page listens.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(typed).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await page.keyboard.type("Ra");
  // A reader who sees nothing happen tries the other shortcut.
  await page.keyboard.press("Control+k");
  await page.keyboard.type("in");
  await expect(typed).toHaveCount(1);
  await expect(page.getByRole("dialog", { name: "Search" })).toHaveCount(0);
  arrive();
  const field = fieldOf(page);
  await expect(field).toHaveValue("Rain");
  await page.keyboard.type("s");
  await expect(field).toHaveValue("Rains");
  await expect(typed).toHaveCount(0);
});

test("a server is asked for its index when the search opens, and a slow search says that it goes on", async ({
  page,
}) => {
  const asked: (string | null)[] = [];
  const answers: (() => void)[] = [];
  await page.route(/\/search\?q=/, async (route) => {
    const text = new URL(route.request().url()).searchParams.get("q");
    asked.push(text);
    if (text !== "") await new Promise<void>((done) => answers.push(done));
    await route.continue();
  });
  await page.goto(published);
  await page.keyboard.press("/");
  const dialog = page.getByRole("dialog", { name: "Search" });
  await expect(dialog.getByText("Search docs and endpoints", { exact: true })).toBeVisible();
  await expect.poll(() => asked).toEqual([""]);
  await page.keyboard.type("water");
  await expect(dialog.getByText("Searching…")).toBeVisible();
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  for (const answer of answers) answer();
  await expect(page.getByRole("listbox", { name: "Results" }).getByRole("option").first()).toBeVisible();
  await expect(dialog.getByText("Searching…")).toBeHidden();
});
