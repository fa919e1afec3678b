import type { Page } from "@playwright/test";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { startSlowSite } from "./targets/slow-site.ts";
import { expect, test } from "./test.ts";

const tabs = (page: Page) => page.getByRole("tablist", { name: "Tabs" });

/** Opens the page, and records how far its parts move while it loads. */
async function open(page: Page, site: string): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, "shifts", shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const moved: { node?: Node | null }[] = Reflect.get(entry, "sources");
        shifts.push(...moved.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(`${site}/guides/components`);
  await expect(tabs(page).getByRole("tab", { name: "Python" })).toBeVisible();
}

test("components work by keyboard, move nothing, and have no accessibility violation", async ({
  page,
  pageErrors,
  plants,
}) => {
  const slow = await startSlowSite(plants);
  await open(page, slow.site);
  expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);

  await test.step("tabs move by arrow keys, and code of the same language moves with them", async () => {
    await tabs(page).getByRole("tab", { name: "Python" }).press("ArrowRight");
    await expect(tabs(page).getByRole("tab", { name: "TypeScript" })).toBeFocused();
    await expect(page.getByText("Text of TypeScript.")).toBeVisible();
    await expect(page.getByText("Text of Python.")).toBeHidden();
    await expect(page.getByText('console.log("fern");')).toBeVisible();
  });

  await test.step("all of them are on paper", async () => {
    await page.emulateMedia({ media: "print" });
    for (const text of ["Text of Python.", "Text of Go.", 'print("fern")']) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("a link opens the accordion that has its target", async () => {
    await page.getByRole("link", { name: "a link into a part" }).click();
    await expect(page.getByText("The target")).toBeInViewport();
  });

  await test.step("a tip is shown on focus within the window, until Escape", async () => {
    const word = page.getByText("a tip", { exact: true });
    await word.focus();
    await expect(page.getByRole("tooltip")).toBeInViewport({ ratio: 1 });
    await expect(word).toHaveAccessibleDescription("The tip of a word.");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toBeHidden();
    await expect(word).toBeFocused();
  });

  await test.step("an image opens larger, and the focus returns to it", async () => {
    const image = page.getByRole("button", { name: "Enlarge: A fern" });
    await image.press("Enter");
    await expect(page.getByRole("dialog", { name: "A fern" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(image).toBeFocused();
  });

  await test.step("a table fills the screen, and returns", async () => {
    const wide = page.getByRole("button", { name: "Show the table on the whole screen" });
    await wide.focus();
    await page.route(/\.js$/, (route) => route.abort());
    await wide.press("Enter");
    await expect(page.getByRole("status").getByText("The table could not be enlarged.")).toBeAttached();
    await expect(wide).toBeFocused();
    await page.unroute(/\.js$/);
    await wide.press("Enter");
    await expect(page.getByRole("dialog", { name: "Table" }).getByRole("cell", { name: "Fern" })).toBeVisible();
    for (const error of pageErrors.splice(0)) expect(error).toContain("Failed to load resource");
    await page.keyboard.press("Escape");
    await expect(wide).toBeFocused();
  });

  await test.step("a diagram is drawn in the colors of the page, and again when they change", async () => {
    const image = page.getByRole("figure", { name: "From seed to fern" }).getByRole("img");
    await page.getByRole("figure", { name: "From seed to fern" }).scrollIntoViewIfNeeded();
    const size = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth);
    await expect.poll(size, { timeout: 40_000 }).toBeGreaterThan(100);
    const light = await image.getAttribute("src");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => image.getAttribute("src")).not.toBe(light);
    await expect(page.getByText("accTitle")).toBeHidden();
    await page.getByText("Source", { exact: true }).click();
    await expect(page.getByText("accTitle")).toBeVisible();
  });

  // axe waits for frames that it may not enter.
  await page.evaluate(() => document.querySelector(".mdx-diagram-frame")?.remove());
  // Their colors are in `site-states.nightly.spec.ts`.
  expect(await accessibilityViolations(page, "main")).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await slow.stop();
});

test("components can be read without scripts @nightly", async ({ browser, plants }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${plants}/guides/components`);
  const texts = ["Text of Python.", "Text of Go.", 'console.log("fern");', "New text.", "Old text.", "A[Seed]"];
  for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
  await page.getByText("Closed", { exact: true }).click();
  await expect(page.getByText("The target")).toBeVisible();
  await context.close();
});
