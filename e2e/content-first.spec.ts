import type { Locator, Page } from "@playwright/test";
import { playgroundReady } from "./playground-ready.ts";
import { type Library, startLibrary } from "./targets/library.ts";
import { serveFile } from "./targets/serve-file.ts";
import { expect, test } from "./test.ts";

// docs/design.md#content-first and #order-of-a-reference-page, measured.

let library: Library;
test.beforeAll(async () => {
  library = await startLibrary();
});
test.afterAll(() => library.stop());

const title = (page: Page): Locator => page.getByRole("textbox", { name: "title", exact: true });

async function openForm(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(`${library.site}/books/add-book?explorer=true`);
  await playgroundReady(page);
}

type Box = Awaited<ReturnType<typeof boxOf>>;
const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (box === null) throw new Error(`${one} is not on the page`);
  return { ...box, bottom: box.y + box.height };
};

test("the first field and 22 lines of a response fit on a usual screen", async ({ page }) => {
  await openForm(page, 1440, 900);
  expect((await boxOf(page.locator(".form-field .form-field").first())).y).toBeLessThan(240);
  await title(page).fill("Emma");
  // Most calls that write have a request of this length.
  await page.getByRole("button", { name: "Add optional property, Body Parameters" }).click();
  await page.getByRole("menuitem", { name: /^Add all/ }).click();
  await page.getByRole("radio", { name: "TypeScript" }).click();
  const border = page.getByRole("separator", { name: "Resize the request and the response" });
  await expect.poll(async () => (await boxOf(border)).y).toBeGreaterThan(300);
  await page.keyboard.press("ControlOrMeta+Enter");
  const rows = page.locator(".answer-rows");
  await expect(rows).toBeVisible();
  const card = await boxOf(page.getByRole("heading", { name: "Response", exact: true }));
  const { y, bottom } = await boxOf(rows);
  expect(bottom).toBeLessThanOrEqual(900);
  // A line has 20 px, the frame of the body 10.
  expect((bottom - y - 10) / 20).toBeGreaterThanOrEqual(22);
  // Two rows above the body: the title with status, and the tools.
  expect(y - card.y).toBeLessThan(110);

  // The border between the cards is where the reader leaves it.
  const before = (await boxOf(border)).y;
  await border.press("ArrowDown");
  expect((await boxOf(border)).y).toBeGreaterThan(before);
  expect((await boxOf(border)).y - before).toBeLessThan(40);
});

test("headers and tools of a response are one row, in sight below its body", async ({ page }) => {
  await openForm(page, 1280, 900);
  await title(page).fill("Emma");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.locator(".answer-rows")).toBeVisible();
  const [headers, tools, save] = (await Promise.all(
    [page.getByRole("button", { name: /^Headers/ }), page.getByRole("button", { name: "Record & diff" })]
      .concat(page.getByRole("link", { name: "Save" }))
      .map(boxOf),
  )) as [Box, Box, Box];
  expect(tools.y).toBe(headers.y);
  expect(tools.bottom).toBeLessThanOrEqual(900);
  expect(tools.x).toBeGreaterThanOrEqual(headers.x + headers.width);
  expect(save.x).toBeGreaterThanOrEqual(tools.x + tools.width);
  // The headers open below the row, which keeps its place.
  await page.getByRole("button", { name: /^Headers/ }).click();
  expect((await boxOf(page.getByRole("button", { name: "Record & diff" }))).y).toBe(
    (await boxOf(page.getByRole("button", { name: /^Headers/ }))).y,
  );
});

test("a section without a field is one row, so the first field begins above 240 px", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${library.site}/books/get-book?explorer=true`);
  await playgroundReady(page);
  const heading = await boxOf(page.getByRole("heading", { name: "Headers", exact: true }));
  const add = page.getByRole("button", { name: "Add optional property, Headers" });
  const { y, bottom } = await boxOf(add);
  expect(heading.y).toBeGreaterThan(y);
  expect(heading.bottom).toBeLessThan(bottom);
  expect((await boxOf(page.locator(".form-field .form-field").first())).y).toBeLessThan(240);
  // With a field, the button is below it again.
  await add.click();
  await page.getByRole("menuitem", { name: "X-Trace" }).click();
  await expect(page.getByRole("textbox", { name: "X-Trace" })).toBeFocused();
});

test("the first field begins above 240 px below a long title, a login and an empty section", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${library.site}/readers/add-reader?explorer=true`);
  await playgroundReady(page);
  await expect(page.getByRole("heading", { name: "Login to send a real request" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Headers", exact: true })).toBeVisible();
  expect((await boxOf(page.locator(".form-field .form-field").first())).y).toBeLessThan(240);
});

test("long names of examples wrap", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${library.site}/readers/add-reader`);
  const labels = page.locator(".choices .language");
  await expect(labels).toHaveCount(2);
  for (const label of await labels.all()) {
    const { scrollWidth, clientWidth, height } = await label.evaluate((one) => ({
      scrollWidth: one.scrollWidth,
      clientWidth: one.clientWidth,
      height: one.clientHeight,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    expect(height).toBeGreaterThan(40);
  }
});

test("the first field is on the first screen of a phone", async ({ page }) => {
  await openForm(page, 390, 844);
  expect((await boxOf(title(page))).bottom).toBeLessThan(844);
});

test("a page at 400 % scrolls as a whole, and shows the focused field", async ({ page }) => {
  await openForm(page, 320, 256);
  await title(page).focus();
  const field = await boxOf(title(page));
  const send = await boxOf(page.getByRole("button", { name: "Send Request" }));
  expect(field.y).toBeGreaterThanOrEqual(0);
  expect(field.bottom).toBeLessThanOrEqual(send.y);
  expect(send.bottom).toBeLessThanOrEqual(256);
  // Nothing else is fixed.
  const fixed = page.evaluate(() =>
    [...document.querySelectorAll(".kit-window *")].flatMap((one) =>
      getComputedStyle(one).position === "fixed" ? [one.className] : [],
    ),
  );
  expect(await fixed).toEqual(["play-send"]);
});

test("both samples stay in the window beside the text, and follow the description on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${library.site}/books/add-book`);
  const [request, response] = ["Example request", "Example responses"].map((name) =>
    page.getByRole("region", { name, exact: true }),
  ) as [Locator, Locator];
  expect((await boxOf(response)).bottom).toBeLessThanOrEqual(900);
  await response.getByRole("radio", { name: "422" }).check();
  expect((await boxOf(response)).bottom).toBeLessThanOrEqual(900);
  await page.setViewportSize({ width: 390, height: 844 });
  const about = await boxOf(page.getByText("Adds a book to the shelf."));
  expect(about.bottom).toBeLessThan((await boxOf(request)).y);
  expect((await boxOf(request)).bottom).toBeLessThan((await boxOf(response)).y);
  const rest = await boxOf(page.getByRole("heading", { name: "Authorization" }));
  expect((await boxOf(response)).bottom).toBeLessThan(rest.y);
});

test("a menu stays open for the next property, and gives the focus to what it added", async ({ page }) => {
  await openForm(page, 1440, 900);
  const add = page.getByRole("button", { name: "Add optional property, Body Parameters" });
  await add.click();
  await page.getByRole("menuitem", { name: "tags" }).click();
  await expect(page.getByRole("menuitem", { name: "format" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Add new item, tags" })).toBeFocused();
  // After the last property there is nothing left to open.
  await add.click();
  await page.getByRole("menuitem", { name: "format" }).click();
  await expect(add).toHaveCount(0);
  await expect(page.getByRole("radio", { name: "paper" })).toBeFocused();
});

test("the search of the contents stays in sight beside the last of many deprecated calls", async ({ page }) => {
  const calls = Array.from(
    { length: 80 },
    (_, n) =>
      `  /calls/${n}: { get: { operationId: call-${n}, deprecated: true, responses: { "200": { description: OK. } } } }`,
  );
  const served = await serveFile(
    "calls.yaml",
    `openapi: 3.1.0\ninfo: { title: Calls, version: "1" }\npaths:\n${calls.join("\n")}\n`,
  );
  try {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(served.site);
    const last = await page.locator(".sidebar .nav-outermost a").last().getAttribute("href");
    await page.goto(`${served.site}${last}`);
    await expect(page.locator(".sidebar [aria-current=page]")).toBeInViewport();
    await expect(page.locator(".sidebar .search-link")).toBeInViewport({ ratio: 1 });
    expect(await page.locator(".sidebar").evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  } finally {
    await served.stop();
  }
});
