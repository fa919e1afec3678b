import { accessibilityViolations } from "./accessibility-violations.ts";
import { tabTo } from "./keyboard.ts";
import {
  activeRow,
  adding,
  dialog,
  elements,
  expectAccessible,
  expectActive,
  expectCovered,
  last,
  maxElements,
  open,
  openList,
  options,
  plant,
  search,
} from "./long-list-page.ts";
import { longLists, manyProperties, manyValues, valueAt } from "./targets/long-lists.ts";
import { type ServedFile, serveFile } from "./targets/serve-file.ts";
import { expect, test } from "./test.ts";

/** A site that has an enum of 50,000 values and an object of 5,000 optional properties. */
let served: ServedFile;
test.beforeAll(async () => {
  served = await serveFile("long-lists.json", longLists());
});
test.afterAll(() => served.stop());

test("one of 50,000 options is chosen by keyboard alone: by its name, and by the End key", async ({ page }) => {
  await open(page, served, "pick");
  await tabTo(page, /^button Select plant/);
  await page.keyboard.press("Enter");
  await expect(search(page)).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: /options/ })).toHaveText("50,000 options");
  await expect(options(page).first()).toHaveAttribute("aria-setsize", String(manyValues));
  expect(await elements(page)).toBeLessThan(maxElements);

  await page.keyboard.type(valueAt(49_998));
  // Enter applies to the typed query, whether its search has ended or not.
  await page.keyboard.press("Enter");
  await expect(plant(page)).toBeFocused();
  await expect(plant(page)).toHaveAccessibleName(`${valueAt(49_998)} plant`);
  await expect(dialog(page).getByText(`"${valueAt(49_998)}"`)).toBeVisible();

  await page.keyboard.press("ArrowDown");
  await expectActive(page, valueAt(49_998), 49_999);
  await expectCovered(page);
  await page.keyboard.press("Home");
  await expectActive(page, valueAt(0), 1);
  await page.keyboard.press("End");
  await expectActive(page, last, manyValues);
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageDown");
  await expectActive(page, last, manyValues);
  await expectCovered(page);
  expect(await elements(page)).toBeLessThan(maxElements);
  await page.keyboard.press("Enter");
  await expect(plant(page)).toBeFocused();
  await expect(dialog(page).getByText(`"${last}"`)).toBeVisible();
  await expect(page.getByRole("listbox")).toHaveCount(0);
});

test("a long list scrolls to any position by pointer, and a press chooses an option @nightly", async ({ page }) => {
  await open(page, served, "pick");
  await openList(page, plant(page));
  const list = page.getByRole("listbox");
  for (const share of [0.5, 0.9, 0.1, 1, 0]) {
    await list.evaluate((element, to) => element.scrollTo({ top: to * element.scrollHeight }), share);
    await expectCovered(page);
    expect(await options(page).count()).toBeLessThan(60);
  }
  await list.hover();
  await page.mouse.wheel(0, 30_000);
  await expectCovered(page);
  // Focus stays in the search after each press.
  await expect(search(page)).toBeFocused();
  const box = await list.boundingBox();
  if (box === null) throw new Error("the list is not there");
  const chosen = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.closest("[role=option]")?.textContent,
    [box.x + 40, box.y + 100] as const,
  );
  await page.mouse.click(box.x + 40, box.y + 100);
  await expect(plant(page)).toHaveAccessibleName(`${chosen} plant`);
});

test("rows of different heights do not overlap, and arrow keys reach all of them @nightly", async ({ page }) => {
  await open(page, served, "fill");
  await openList(page, adding(page));
  await expect(options(page).first()).toHaveAccessibleName("Add all optional properties");
  const heights = new Set(
    await options(page).evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height))),
  );
  expect(heights.size).toBeGreaterThan(2);
  for (const [key, presses] of [
    ["ArrowDown", 12],
    ["PageDown", 12],
    ["End", 1],
    ["PageUp", 5],
    ["ArrowUp", 9],
  ] as const) {
    for (let press = 0; press < presses; press += 1) await page.keyboard.press(key);
    await expectCovered(page);
    await expect(await activeRow(page)).toBeInViewport();
  }
  await page.keyboard.press("End");
  // The last entry is "Paste"; the one before it is the last property.
  await page.keyboard.press("ArrowUp");
  await expectActive(page, `property${manyProperties - 1}`, manyProperties + 1);
});

test("all 5,000 optional properties are added in one step, and few of them are rendered as controls @nightly", async ({
  page,
}) => {
  test.slow();
  await open(page, served, "fill");
  await openList(page, adding(page));
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  // Found by id and text: on so large a page Playwright needs seconds to compute the names of all fields.
  const first = page.locator('[id="input:/body/property0"]');
  const addingText = page.getByText("Add optional property");
  await expect(first).toBeFocused();
  // The others are rendered in small steps, so that the page stays responsive. A failing assertion takes a snapshot of
  // the page on each retry, which would block so large a page.
  await page.locator(`[id="field:/body/property${manyProperties - 1}"]`).waitFor({ state: "attached" });
  await expect(addingText).toHaveCount(0);
  const controls = await page
    .locator(".play-form input")
    .evaluateAll((all) => all.filter((one) => Object.keys(one).some((key) => key.startsWith("__reactProps$"))).length);
  expect(controls).toBeLessThan(200);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(first).toHaveCount(0);
  await expect(adding(page)).toBeVisible();
});

test("a long list has no accessibility violation: closed, open, searched and empty @nightly", async ({ page }) => {
  await expectAccessible(page, served, { width: 1440, height: 900 });
});

test.describe("the reference of long lists, without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("shows one part with a search and links to the others @nightly", async ({ page }) => {
    await page.goto(`${served.site}/pick`);
    await page.getByText("50,000 values of plant").click();
    const list = page.locator('[id="list:request.body.plant"]');
    const values = list.getByRole("list", { name: "Values" }).getByRole("listitem");
    await expect(list.getByText("1 to 100 of 50,000 values")).toBeVisible();
    await expect(values).toHaveCount(100);
    await list.getByRole("link", { name: "Next 100" }).click();
    await expect(list.getByText("101 to 200 of 50,000 values")).toBeVisible();
    await expect(list.getByText(valueAt(150), { exact: true })).toBeVisible();
    await list.getByRole("searchbox", { name: "Search 50,000 values" }).fill("4999");
    await page.keyboard.press("Enter");
    await expect(list.getByText("15 matches for “4999” (50,000 values)")).toBeVisible();
    await expect(list.getByText(last, { exact: true })).toBeVisible();
    await list.getByRole("link", { name: "Clear the search" }).click();
    await expect(list.getByText("1 to 100 of 50,000 values")).toBeVisible();
    await list.getByRole("link", { name: "Show 1,000 at a time" }).click();
    await expect(values).toHaveCount(1000);
  });
});

test("the reference of long lists is small, prints as displayed, and has no accessibility violation @nightly", async ({
  page,
}) => {
  for (const [endpoint, row] of [
    ["pick", valueAt(99)],
    ["fill", "property99"],
  ] as const) {
    await page.goto(`${served.site}/${endpoint}`);
    expect(await page.locator("main *").count()).toBeLessThan(maxElements);
    expect(await accessibilityViolations(page, "article")).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(/^1 to 100 of /)).toBeVisible();
    await expect(page.getByText(row, { exact: true })).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
  }
});
