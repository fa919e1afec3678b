import {
  activeRow,
  adding,
  dialog,
  expectAccessible,
  expectActive,
  expectCovered,
  last,
  open,
  openList,
  options,
  plant,
  search,
} from "./long-list-page.ts";
import { longLists, manyValues } from "./targets/long-lists.ts";
import { type ServedFile, serveFile } from "./targets/serve-file.ts";
import { expect, test } from "./test.ts";

/** A site that has an enum of 50,000 values and an object of 5,000 optional properties. */
let served: ServedFile;
test.beforeAll(async () => {
  served = await serveFile("long-lists.json", longLists());
});
test.afterAll(() => served.stop());

test("a search announces its matches, Escape clears it and then closes the list, and focus returns", async ({
  page,
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

test("one of 5,000 optional properties is added by its name, and Escape leads to it", async ({ page }) => {
  await open(page, served, "fill");
  await adding(page).focus();
  await page.keyboard.press("Enter");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type("property4998");
  await expectActive(page, "property4998", 1);
  await page.keyboard.press("Enter");
  // The menu stays open for the next property, which is looked for among all.
  await expect(search(page)).toHaveValue("");
  await expect(options(page).first()).toBeVisible();
  await expect(search(page)).toBeFocused();
  await page.keyboard.press("Escape");
  const field = dialog(page).getByRole("textbox", { name: "property4998", exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type("filled");
  await expect(dialog(page).getByText('"property4998": "filled"')).toBeVisible();
  await page.getByRole("button", { name: "Remove property4998" }).click();
  await expect(adding(page)).toBeFocused();
});

test("a long list has no accessibility violation on a phone: closed, open, searched and empty", async ({ page }) => {
  await expectAccessible(page, served, { width: 320, height: 640 });
});

test("the accessibility tree has the active option and its position among all", async ({ page }) => {
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
