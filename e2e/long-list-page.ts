import { expect, type Locator, type Page } from "@playwright/test";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { playgroundReady } from "./playground-ready.ts";
import { manyValues, valueAt } from "./targets/long-lists.ts";
import type { ServedFile } from "./targets/serve-file.ts";

/** The most elements that a page may have, however long its lists are. */
export const maxElements = 2500;

export const last = valueAt(manyValues - 1);
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Playground" });
export const search = (page: Page) => page.getByRole("combobox", { name: "Search" });
export const options = (page: Page) => page.getByRole("option");
export const plant = (page: Page) => page.locator('[id="input:/body/plant"]');
export const adding = (page: Page) => dialog(page).getByRole("button", { name: /^Add optional property/ });
export const elements = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll("*").length);

export async function open(page: Page, { site }: ServedFile, endpoint: "pick" | "fill"): Promise<void> {
  await page.goto(`${site}/${endpoint}?explorer=true`);
  await playgroundReady(page);
  // The code of lists loads at the reader's first event.
  await page.mouse.move(1, 1);
}

/** Presses the button of a list, and waits until the list handles keys. */
export async function openList(page: Page, button: Locator): Promise<void> {
  await button.click();
  await expect(search(page)).toBeFocused();
  await expect(options(page).first()).toBeVisible();
}

/** The row that is active while the focus is in the search. */
export async function activeRow(page: Page): Promise<Locator> {
  const id = await search(page).getAttribute("aria-activedescendant");
  return page.locator(`[id=${JSON.stringify(id ?? "none")}]`);
}

/** Waits until the row with that label is active, at its position. Its name has its type and description too. */
export async function expectActive(page: Page, name: string, place: number): Promise<void> {
  await expect(async () => {
    const row = await activeRow(page);
    await expect(row).toHaveAccessibleName(new RegExp(`^${name}(?: |$)`), { timeout: 100 });
    await expect(row).toHaveAttribute("aria-posinset", String(place), { timeout: 100 });
    await expect(row).toBeInViewport({ timeout: 100 });
  }).toPass();
}

/** Expects the rendered rows to cover the visible part of the list. */
export async function expectCovered(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.getByRole("listbox").evaluate((list) => {
        const frame = list.getBoundingClientRect();
        const rows = [...list.querySelectorAll("[role=option]")].map((row) => row.getBoundingClientRect());
        const inner = { top: frame.top + list.clientTop, bottom: frame.top + list.clientTop + list.clientHeight };
        const isGapless = rows.every(({ top }, i) => Math.abs(top - (rows[i - 1]?.bottom ?? top)) < 1);
        return isGapless && (rows[0]?.top ?? 1e9) <= inner.top + 1 && (rows.at(-1)?.bottom ?? 0) >= inner.bottom - 1;
      }),
    )
    .toBe(true);
}

/** Expects a list to have no violation while it is closed, open, searched and empty, and to be within the window. */
export async function expectAccessible(
  page: Page,
  served: ServedFile,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize({ width, height });
  await open(page, served, "pick");
  expect(await accessibilityViolations(page, ".kit-window"), "closed").toEqual([]);
  await openList(page, plant(page));
  await page.keyboard.press("ArrowDown");
  expect(await accessibilityViolations(page), "open").toEqual([]);
  const box = await page.locator(".kit-long-popover").boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await page.keyboard.type("birch");
  await expect(options(page).first()).toHaveAccessibleName("birch-1");
  expect(await accessibilityViolations(page, "html"), "searched").toEqual([]);
  await page.keyboard.type("nowhere");
  await expect(options(page)).toHaveCount(0);
  expect(await accessibilityViolations(page, "html"), "empty").toEqual([]);
}
