import type { Locator, Page } from "@playwright/test";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { tabTo } from "./keyboard.ts";
import { playgroundReady } from "./playground-ready.ts";
import { longLists, manyProperties, manyValues, valueAt } from "./targets/long-lists.ts";
import { type ServedFile, serveFile } from "./targets/serve-file.ts";
import { test as base, expect } from "./test.ts";

/** A test with a site that has an enum of 50,000 values and an object of 5,000 optional properties. */
const test = base.extend<object, { served: ServedFile }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern here, even an empty one.
    async ({}, use) => {
      const served = await serveFile("long-lists.json", longLists());
      await use(served);
      await served.stop();
    },
    { scope: "worker" },
  ],
});

/** The most elements that a page may have, however long its lists are. */
const maxElements = 2500;

const last = valueAt(manyValues - 1);
const dialog = (page: Page) => page.getByRole("dialog", { name: "Playground" });
const search = (page: Page) => page.getByRole("combobox", { name: "Search" });
const options = (page: Page) => page.getByRole("option");
const plant = (page: Page) => page.locator('[id="input:/body/plant"]');
const adding = (page: Page) => dialog(page).getByRole("button", { name: /^Add optional property/ });
const elements = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll("*").length);

async function open(page: Page, { site }: ServedFile, endpoint: "pick" | "fill"): Promise<void> {
  await page.goto(`${site}/${endpoint}?explorer=true`);
  await playgroundReady(page);
  // The code of lists loads at the reader's first event.
  await page.mouse.move(1, 1);
}

/** Presses the button of a list, and waits until the list handles keys. */
async function openList(page: Page, button: Locator): Promise<void> {
  await button.click();
  await expect(search(page)).toBeFocused();
  await expect(options(page).first()).toBeVisible();
}

/** The row that is active while the focus is in the search. */
async function activeRow(page: Page): Promise<Locator> {
  const id = await search(page).getAttribute("aria-activedescendant");
  return page.locator(`[id=${JSON.stringify(id ?? "none")}]`);
}

/** Waits until the row with that name is active, at its position. */
async function expectActive(page: Page, name: string, place: number): Promise<void> {
  await expect(async () => {
    const row = await activeRow(page);
    await expect(row).toHaveAccessibleName(name, { timeout: 100 });
    await expect(row).toHaveAttribute("aria-posinset", String(place), { timeout: 100 });
    await expect(row).toBeInViewport({ timeout: 100 });
  }).toPass();
}

/** Expects the rendered rows to cover the visible part of the list. */
async function expectCovered(page: Page): Promise<void> {
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

test("one of 50,000 options is chosen by keyboard alone: by its name, and by the End key", async ({ page, served }) => {
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

test("a search announces its matches, Escape clears it and then closes the list, and focus returns", async ({
  page,
  served,
}) => {
  await open(page, served, "pick");
  await openList(page, plant(page));
  const status = page.getByRole("status").filter({ hasText: /options|found/ });
  await page.keyboard.type("CEDAR 471");
  await expect(status).toHaveText("30 of 50,000 options");
  await expect(options(page).first()).toHaveAttribute("aria-setsize", "30");
  await expectActive(page, "cedar-4712", 1);
  await page.keyboard.type("nowhere");
  await expect(status).toHaveText("Nothing found");
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(search(page)).toHaveValue("");
  await expect(status).toHaveText("50,000 options");
  await expectCovered(page);
  await page.keyboard.press("Escape");
  await expect(search(page)).toHaveCount(0);
  await expect(plant(page)).toBeFocused();
});

test("a long list scrolls to any position by pointer, and a press chooses an option", async ({ page, served }) => {
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

test("rows of different heights do not overlap, and arrow keys reach all of them", async ({ page, served }) => {
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

test("one of 5,000 optional properties is added by its name, and gets the focus", async ({ page, served }) => {
  await open(page, served, "fill");
  await adding(page).focus();
  await page.keyboard.press("Enter");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type("property4998");
  await expectActive(page, "property4998", 1);
  await page.keyboard.press("Enter");
  const field = dialog(page).getByRole("textbox", { name: "property4998", exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type("filled");
  await expect(dialog(page).getByText('"property4998": "filled"')).toBeVisible();
  await page.getByRole("button", { name: "Remove property4998" }).click();
  await expect(adding(page)).toBeFocused();
});

test("all 5,000 optional properties are added in one step, and few of them are rendered as controls", async ({
  page,
  served,
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
  expect(await page.locator(".play-form input[data-rac]").count()).toBeLessThan(200);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(first).toHaveCount(0);
  await expect(adding(page)).toBeVisible();
});

test.describe("a long list has no accessibility violation", () => {
  for (const [name, width, height] of [
    ["a wide window", 1440, 900],
    ["a phone", 320, 640],
  ] as const) {
    test(`in ${name}: closed, open, searched and empty`, async ({ page, served }) => {
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
      expect(await accessibilityViolations(page, "html", { isLightOnly: true }), "searched").toEqual([]);
      await page.keyboard.type("nowhere");
      await expect(options(page)).toHaveCount(0);
      expect(await accessibilityViolations(page), "empty").toEqual([]);
    });
  }
});

test("the accessibility tree has the active option and its position among all", async ({ page, served }) => {
  await open(page, served, "pick");
  await openList(page, plant(page));
  await page.keyboard.press("End");
  await expectActive(page, last, manyValues);
  const session = await page.context().newCDPSession(page);
  // The tree that Chromium exposes to assistive technology, which omits parts of the page.
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const exposed = nodes.filter(({ ignored }) => !ignored);
  const box = exposed.find(({ role }) => role?.value === "combobox");
  const property = (name: string) => box?.properties?.find((one) => one.name === name)?.value;
  expect([box?.name?.value, property("expanded")?.value, property("focused")?.value]).toEqual(["Search", true, true]);
  expect(property("activedescendant")?.relatedNodes?.[0]?.idref).toBe(await (await activeRow(page)).getAttribute("id"));
  expect(exposed.some(({ role, name }) => role?.value === "option" && name?.value === last)).toBe(true);
  expect(exposed.some(({ role, name }) => role?.value === "dialog" && String(name?.value).startsWith("plant"))).toBe(
    true,
  );
  await session.detach();
});

test.describe("the reference of long lists, without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("shows one part with a search and links to the others", async ({ page, served: { site } }) => {
    await page.goto(`${site}/pick`);
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

test("the reference of long lists is small, prints as displayed, and has no accessibility violation", async ({
  page,
  served: { site },
}) => {
  for (const [endpoint, row] of [
    ["pick", valueAt(99)],
    ["fill", "property99"],
  ] as const) {
    await page.goto(`${site}/${endpoint}`);
    expect(await page.locator("main *").count()).toBeLessThan(maxElements);
    expect(await accessibilityViolations(page, "article")).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(/^1 to 100 of /)).toBeVisible();
    await expect(page.getByText(row, { exact: true })).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
  }
});
