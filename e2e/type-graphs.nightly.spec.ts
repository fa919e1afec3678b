import type { Page } from "@playwright/test";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { type ServedFile, serveFile } from "./targets/serve-file.ts";
import { typeChain } from "./targets/type-chain.ts";
import { expect, test } from "./test.ts";

/** A site that has 31 types, each with two required references to the next one. */
let served: ServedFile;
test.beforeAll(async () => {
  served = await serveFile("chain.json", typeChain());
});
test.afterAll(() => served.stop());

/** The most elements of a page, however many values its types may have. */
const maxElements = 2500;

/**
 * The most elements of a form with a part that is as large as its budget of 10,000 values allows; most of them are
 * static rows.
 */
const maxFormElements = 50_000;

/** A property of `make` inside nine types, of which its page opens four. */
const deepRow = `request.body${".a".repeat(9)}`;

const dialog = (page: Page) => page.getByRole("dialog", { name: "Playground" });
const elements = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll("*").length);

test("pages of 31 types that each use the next one twice are small, on the server and in the browser", async ({
  page,
}) => {
  const { site } = served;
  for (const path of ["/types/T0", "/types/T15", `/make#${deepRow}`]) {
    const response = await page.goto(`${site}${path}`);
    expect(response?.status()).toBe(200);
    expect((await response?.text())?.length).toBeLessThan(100_000);
    expect(await elements(page)).toBeLessThan(maxElements);
    await expect(page.getByText(/^See T\d/).first()).toBeAttached();
  }
  // An address opens a row of any depth; a type in the list of closed ones opens in place.
  const row = page.locator(`[id="${deepRow}"]`);
  await expect(row).toBeInViewport();
  await row
    .getByText(/^See T\d/)
    .getByRole("link", { name: "T9" })
    .click();
  await expect(row.locator("summary").first()).toBeFocused();
  await expect(page.locator(`[id="${deepRow}.b"]`)).toBeInViewport();
  // The address that is copied has the row in the page of the server already.
  const shared = await page.request.get(`${site}/make?list=${deepRow}`);
  expect(await shared.text()).toContain(`id="${deepRow}"`);
});

test("the form of such types opens with a few levels, and offers the others", async ({ page }) => {
  const { site } = served;
  await page.goto(`${site}/make?explorer=true`);
  await expect(page.getByRole("button", { name: "Send Request" })).toBeVisible();
  const adding = dialog(page).getByRole("button", { name: "Add a", exact: true });
  await expect(adding).toHaveCount(8);
  expect(await elements(page)).toBeLessThan(maxElements);
  expect(await accessibilityViolations(page, ".kit-window")).toEqual([]);

  // An added part has its own budget, so a reader reaches every level.
  const path = ["body", ...Array.from({ length: 30 }, () => "a")];
  const field = page.locator(`[id="input:/${[...path, "name"].join("/")}"]`);
  for (let steps = 0; steps < 30 && !(await field.isVisible()); steps += 1) await adding.first().click();
  await field.fill("the innermost one");
  expect(await elements(page)).toBeLessThan(maxFormElements);

  // Omitted values are reported, added ones are not.
  await page.getByRole("button", { name: "Send Request" }).click();
  await expect(dialog(page).getByRole("group", { name: /^Not sent. Fix \d\d fields$/ })).toBeVisible();
});

test("JSON pasted into such a form fills it in one step", async ({ page, context }) => {
  const { site } = served;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${site}/make?explorer=true`);
  const pasting = dialog(page).getByRole("button", { name: "Paste JSON into Body Parameters" });
  await expect(pasting).toBeVisible();
  const text = `${'{"a":'.repeat(30)}{"name":"pasted"}${"}".repeat(30)}`;
  await page.evaluate((of) => navigator.clipboard.writeText(of), text);
  await pasting.click();
  await expect(page.locator(`[id="input:/${["body", ..."a".repeat(30), "name"].join("/")}"]`)).toHaveValue("pasted");
  expect(await elements(page)).toBeLessThan(4 * maxElements);
});
