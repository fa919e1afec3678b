import type { Page } from "@playwright/test";
import { playgroundReady } from "./playground-ready.ts";
import {
  endpointsOfGroup,
  endpointsOfLargeGroup,
  groups,
  largeGroup,
  manyEndpoints,
} from "./targets/many-endpoints.ts";
import { type ServedFile, serveFile } from "./targets/serve-file.ts";
import { expect, test } from "./test.ts";

/** A site of 1,000 endpoints. */
let served: ServedFile;
test.beforeAll(async () => {
  served = await serveFile("many.json", manyEndpoints());
});
test.afterAll(() => served.stop());

/** Maximum number of DOM nodes of the page of a small operation (docs/decisions/0010-pages-carry-only-what-they-show.md). */
const maxNodes = 2000;

/** In the middle of a group in the middle of the list. */
const address = ({ site }: ServedFile): string => `${site}/group-12/change-item-12-20`;

const nodes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let count = 1;
    while (walker.nextNode()) count += 1;
    return count;
  });

/** Playwright finds no text in a `noscript` element, so by its class. */
const withoutScriptsNote = (page: Page) => page.locator(".try-it-note");

test("the page and the playground of one of 1,000 endpoints have at most 2,000 nodes @nightly", async ({ page }) => {
  expect(groups * endpointsOfGroup).toBe(1000);
  await page.goto(address(served));
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  expect(await nodes(page)).toBeLessThan(maxNodes);

  await page.getByRole("link", { name: "Try it" }).click();
  await playgroundReady(page);
  expect(await nodes(page)).toBeLessThan(maxNodes);

  await page.goto(`${address(served)}?explorer=true`);
  await playgroundReady(page);
  const opened = await nodes(page);
  expect(opened).toBeLessThan(maxNodes);
  // The page below is one text until the playground is closed.
  expect(await page.locator("main, .masthead, .frame").count()).toBe(0);

  // The whole list of endpoints is loaded, and most of it stays out of the page.
  const list = page.getByRole("navigation", { name: "Endpoints" });
  await list.hover();
  await list.getByRole("searchbox").fill("item");
  await expect(list.getByRole("status")).toHaveText("1000 endpoints");
  await expect(list.getByRole("link").first()).toBeVisible();
  expect(await nodes(page)).toBeLessThan(maxNodes);
});

test.describe("with a large group and long samples @nightly", () => {
  let large: ServedFile;
  test.beforeAll(async () => {
    large = await serveFile("large.json", largeGroup());
  });
  test.afterAll(() => large.stop());

  test("a page in a group of 300 endpoints, with long samples, has at most 2,000 nodes", async ({ page }) => {
    await page.goto(`${large.site}/reports/change-report-150`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Change report 150");
    expect(await nodes(page)).toBeLessThan(maxNodes);

    // The entries around this page, which is in view, and links to the nearest of all others.
    const contents = page.getByRole("navigation", { name: "Contents" });
    await expect(contents.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
    const shown = await contents.locator('a[href^="/reports/"]:not(.nav-more)').count();
    expect(shown).toBeGreaterThanOrEqual(40);
    const more = contents.getByRole("link", { name: / more (before|after) these$/ });
    const counts = (await more.allTextContents()).map((text) => Number.parseInt(text, 10));
    expect(counts.reduce((sum, count) => sum + count, shown)).toBe(endpointsOfLargeGroup);
    const nearest = (await more.first().getAttribute("href")) ?? "";
    await more.first().click();
    await expect(page).toHaveURL(large.site + nearest);
    await expect(contents.locator('[aria-current="page"]')).toHaveAttribute("href", nearest);
  });

  test("the colors of long code are ranges of its text", async ({ page }) => {
    await page.goto(`${large.site}/reports/change-report-150`);
    const sample = page.getByRole("group", { name: "Example: response" }).locator("code");
    await expect(sample).toContainText('"part_39"');
    await expect(sample.locator("*")).toHaveCount(0);
    const colored = (kind: string) =>
      sample.evaluate((code, name) => {
        const text = code.firstChild;
        const ranges = [...(CSS.highlights.get(name) ?? [])].filter((range) => range.startContainer === text);
        return ranges.map(({ startOffset, endOffset }) => text?.textContent?.slice(startOffset, endOffset));
      }, `code-${kind}`);
    const keys = Array.from({ length: 40 }, (_, n) => `"part_${n}"`);
    await expect.poll(() => colored("key")).toEqual(keys);
    expect(await colored("string")).toHaveLength(keys.length);
  });
});

test("the page below a playground appears when that is closed, and works", async ({ page }) => {
  await page.goto(`${address(served)}?explorer=true`);
  await playgroundReady(page);
  await page.getByRole("button", { name: "Close playground" }).click();
  await expect(page).toHaveURL(address(served));
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(/Change item 20 of group 12/);
  await expect(page.getByRole("link", { name: "Try it" })).toBeFocused();
  await expect(withoutScriptsNote(page)).toHaveCount(0);
  const contents = page.getByRole("navigation", { name: "Contents" });
  await expect(contents.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const copy = page.locator("[data-copy]").first();
  await copy.click();
  await expect(copy).toHaveText(/^(Copied|Not allowed)$/);

  await page.getByRole("link", { name: "Try it" }).press("Enter");
  await playgroundReady(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Try it" })).toBeFocused();
});

test("the page is shown if the script that would open the playground fails to load", async ({ page, pageErrors }) => {
  // Too narrow for the playground that the server has rendered.
  await page.setViewportSize({ width: 600, height: 800 });
  await page.route("**/assets/entry*.js", (route) => route.abort());
  await page.goto(`${address(served)}?explorer=true`);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  // The browser reports the script that was not loaded.
  pageErrors.length = 0;
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the address of an open playground shows the page with its navigation @nightly", async ({ page }) => {
    await page.goto(`${address(served)}?explorer=true`);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(withoutScriptsNote(page)).toHaveText(/allow this site to run scripts/);
    const links = page.getByRole("navigation", { name: "Contents" }).locator('a[href^="/group-"]');
    // All entries of the open group, and the other groups.
    await expect(links).toHaveCount(groups + endpointsOfGroup);
  });
});
