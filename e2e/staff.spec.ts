import { accessibilityViolations } from "./accessibility-violations.ts";
import { expect, test } from "./test.ts";

test("the staff logs in with a token and sees what the registry stores, in light and dark, wide and narrow", async ({
  page,
  running,
}) => {
  await page.goto(`${running.registry}/staff`);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByLabel("Token of the staff").fill(running.token());
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { name: "Last published" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Caches of docs sites" })).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
  await page.getByRole("button", { name: "Log out" }).click();
  await page.goto(`${running.registry}/staff`);
  await expect(page.getByLabel("Token of the staff")).toBeVisible();
});
