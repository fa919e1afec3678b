import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { isNightly } from "../tooling/tier.ts";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { expect, test } from "./test.ts";

let site = "";
let server: ChildProcess | undefined;
test.beforeAll(async () => {
  server = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "targets/docs-site-process.ts")], {
    cwd: resolve(import.meta.dirname, ".."),
    stdio: ["pipe", "pipe", "inherit"],
  });
  if (server.stdout === null) throw new Error("the site has no output");
  const [line] = await once(server.stdout, "data");
  site = String(line).trim();
});
test.afterAll(() => server?.kill());

test("the header's choices work by keyboard, and the contents follow the text", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(`${site}/garden/guides/sowing/soil`);
  const header = page.getByRole("banner");
  const versions = header.locator("details", { hasText: "Version:" });

  await test.step("a choice closes by Escape, and when another one opens", async () => {
    await versions.locator("summary").press("Enter");
    await expect(versions.getByRole("link", { name: "v1" })).toBeVisible();
    expect(await accessibilityViolations(page, "header", { hasOwnColors: true })).toEqual([]);
    await versions.getByRole("link", { name: "v1" }).press("Escape");
    await expect(versions.getByRole("link", { name: "v1" })).toBeHidden();
    await expect(versions.locator("summary")).toBeFocused();
  });

  await test.step("the current heading is marked", async () => {
    const contents = page.getByRole("navigation", { name: "On this page" });
    await page.mouse.wheel(0, 5000);
    await expect(contents.getByRole("link", { name: "Next" })).toHaveAttribute("aria-current", "true");
    await page.mouse.wheel(0, -5000);
    await expect(contents.getByRole("link", { name: "Next" })).not.toHaveAttribute("aria-current");
  });

  await test.step("a dismissed announcement stays away until its text changes", async () => {
    const announcement = page.getByRole("complementary", { name: "Announcement" });
    await announcement.getByRole("button", { name: "Dismiss the announcement" }).click();
    await expect(announcement).toBeHidden();
    await page.reload();
    await expect(announcement).toBeHidden();
    await page.evaluate(() => localStorage.setItem("callboard.announcement", "another"));
    await page.reload();
    await expect(announcement).toBeVisible();
  });

  await test.step("another version shows the same page", async () => {
    await versions.locator("summary").press("Enter");
    await versions.getByRole("link", { name: "v1" }).press("Enter");
    await expect(page).toHaveURL(`${site}/garden/v1/guides/sowing/soil`);
  });
});

/** Returns the controls of the header that leave it or cut their text. */
const cutInHeader = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const header = document.querySelector(".masthead-row")?.getBoundingClientRect();
    for (const control of document.querySelectorAll<HTMLElement>(".masthead-row :is(a, button, summary)")) {
      if (!control.checkVisibility()) continue;
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isCut = [control, ...control.querySelectorAll<HTMLElement>(":scope > :not(.unseen)")].some(
        // Text for screen readers only has a box of one pixel.
        (one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1,
      );
      const isOutside = left < 0 || right > innerWidth || top < (header?.top ?? 0) || bottom > (header?.bottom ?? 0);
      if (isOutside || isCut) found.push(control.textContent ?? "");
    }
    return found;
  });

for (const { width, place } of [
  { width: 1440, place: "banner" },
  ...(isNightly
    ? ([
        { width: 1024, place: "Contents" },
        { width: 1100, place: "Contents" },
      ] as const)
    : []),
] as const) {
  test(`the header of ${width} px cuts nothing; its links are in: ${place}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site}/garden/guides/sowing/soil`);
    expect(await cutInHeader(page)).toEqual([]);
    const parts = { banner: page.getByRole("banner"), Contents: page.getByRole("navigation", { name: "Contents" }) };
    for (const [name, part] of Object.entries(parts))
      await expect(part.getByRole("link", { name: "Pricing plans" })).toBeVisible({ visible: name === place });
    for (const name of ["Light", "Dark"])
      await expect(parts.banner.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  });
}

test("readers of large text get the page of a narrower window @nightly", async ({ playwright, launchOptions }) => {
  // Browsers do so with their setting of the text size: lengths in rem and breakpoints follow it.
  const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${site}/garden/guides/sowing/soil`);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
    expect(await cutInHeader(page)).toEqual([]);
    await expect(page.getByRole("button", { name: "Contents" })).toBeVisible();
  } finally {
    await browser.close();
  }
});

test.describe("on a phone without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the header names the site and the page", async ({ page }) => {
    await page.goto(`${site}/garden/guides/sowing/soil`);
    const header = page.getByRole("banner");
    expect(await cutInHeader(page)).toEqual([]);
    await expect(header.getByRole("link", { name: "Garden" })).toBeVisible();
    await expect(header.getByText("Soil", { exact: true })).toBeInViewport({ ratio: 1 });
  });

  test("the menu has the tabs, the choices and the sidebar", async ({ page }) => {
    await page.goto(`${site}/garden/guides/sowing/soil`);
    const menu = page.getByRole("navigation", { name: "Contents" });
    const open = () => page.getByRole("button", { name: "Contents" }).click();
    await open();
    await menu.getByRole("button", { name: "Close" }).click();
    await expect(menu).toBeHidden();
    await open();
    await expect(menu.getByRole("link", { name: "Soil" })).toHaveAttribute("aria-current", "page");
    await menu.getByRole("link", { name: "Changelog" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Changelog" })).toBeVisible();
    await page.getByRole("link", { name: "fixes" }).first().click();
    await expect(page.locator("article.entry")).toHaveCount(4);
    await open();
    await menu.locator("summary", { hasText: "Product:" }).click();
    await menu.getByRole("link", { name: "Greenhouse" }).click();
    await expect(page).toHaveURL(`${site}/greenhouse/start`);
  });
});

// A changelog and an open menu on a phone are in `site-states.nightly.spec.ts` too.
for (const [width, path] of [
  [1440, "garden/v1/api/plants"],
  ...(isNightly ? ([[390, "garden/changelog"]] as const) : []),
] as const) {
  test(`a page of ${width} px has no accessibility violation: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site}/${path}`);
    if (width === 390) await page.getByRole("button", { name: "Contents" }).click();
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test("an open page offers a newer version to a reader who comes back to it @nightly", async ({ page }) => {
  await page.clock.install();
  await page.goto(`${site}/garden/guides/sowing/soil`);
  const comeBack = async () => {
    await page.clock.fastForward(6000);
    const answer = page.waitForResponse((response) => response.url().endsWith("/changes"));
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await (await answer).finished();
  };
  const reload = page.getByRole("status").getByRole("button", { name: "Reload" });
  await comeBack();
  await expect(reload).toBeHidden();
  server?.stdin?.write("publish\n");
  await expect(async () => {
    await comeBack();
    await expect(reload).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await accessibilityViolations(page, "html")).toEqual([]);
  await reload.press("Enter");
  await expect(page.locator("body")).toHaveAttribute("data-version", "docs-2");
  await expect(reload).toBeHidden();
});
