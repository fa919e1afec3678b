import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { isNightly } from "../tooling/tier.ts";
import { accessibilityViolations, axeViolations } from "./accessibility-violations.ts";
import { tabTo } from "./keyboard.ts";
import { answerDescription, reportBytes, startAnswerUpstream } from "./targets/answer-upstream.ts";
import { openPlayground } from "./targets/described.ts";
import { serveFile } from "./targets/serve-file.ts";
import { expect, test } from "./test.ts";

/** An API with responses of many kinds, and a site that shows it. */
let site: string;
let api: string;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  const upstream = await startAnswerUpstream();
  const served = await serveFile("api.yaml", answerDescription(upstream.url));
  site = served.site;
  api = upstream.url;
  stop = async () => {
    await Promise.all([served.stop(), upstream.close()]);
  };
});
test.afterAll(() => stop());

async function send(page: Page, name: string): Promise<void> {
  await openPlayground(page, site, name);
  await page.getByRole("button", { name: "Send Request" }).click();
}

const text = (page: Page) => page.getByRole("region", { name: "Response body", exact: true });
const tree = (page: Page) => page.getByRole("tree", { name: "Response body" });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The response card; other tests check the rest of the page. */
const card = ".play-card:has(.play-answer)";

/** Returns the violations of the response card, except those in a frame without scripts. */
const violationsOf = (page: Page, hasOwnColors = false) =>
  accessibilityViolations(page, card, { exclude: "iframe.answer-page", hasOwnColors });

/** Returns additional violations on a phone: overflowing elements, and targets that are too small. */
async function phoneViolationsOf(page: Page): Promise<readonly string[]> {
  await page.setViewportSize({ width: 390, height: 800 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const small = await axeViolations(page, { include: [card] }, { type: "rule", values: ["target-size"] });
  await page.setViewportSize({ width: 1440, height: 900 });
  return [...small, ...(overflow > 0 ? [`${overflow} px too wide on a phone`] : [])];
}

/** Saves by the keyboard: Tab to the link, Enter. */
async function saveByKeys(page: Page): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  await page.getByRole("button", { name: /^Headers/ }).focus();
  await tabTo(page, /^a Save$/);
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  const saved = await download;
  return { name: saved.suggestedFilename(), bytes: readFileSync(await saved.path()) };
}

test.use({ viewport: { width: 1440, height: 900 }, permissions: ["clipboard-read", "clipboard-write"] });

test("5 MB of JSON on one line can be searched, folded, copied and saved by keyboard, with every digit", async ({
  page,
  pageErrors,
}) => {
  await send(page, "big");
  await expect(text(page)).toContainText('"plants": [');
  expect(await text(page).getByRole("listitem").count()).toBeLessThan(120);

  await text(page).focus();
  await page.keyboard.press("ControlOrMeta+f");
  await page.keyboard.type("plant 19999");
  await expect(page.getByText("1 of 1", { exact: true })).toBeVisible();
  await expect(text(page).locator("mark[data-current]")).toHaveText("plant 19999");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("12345678901234567890.10");
  await expect(text(page).locator("mark[data-current]").first()).toBeVisible();

  await page.getByRole("radio", { name: "Tree" }).click();
  await expect(tree(page)).toBeVisible();
  await page.getByRole("textbox", { name: "Search the response" }).fill("plant 7777");
  await expect(page.getByText(/^1 of /)).toBeVisible();
  await expect(tree(page).locator("mark[data-current]")).toHaveText("plant 7777");
  await tree(page).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ControlOrMeta+c");
  await expect.poll(() => copied(page)).toBe("1.0");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".answer-path")).toHaveText("plants[7777]");
  await page.keyboard.press("ArrowLeft");
  await expect(tree(page).locator("[aria-selected=true]")).toHaveAttribute("aria-expanded", "false");
  await page.getByRole("button", { name: "Collapse all", exact: true }).click();
  await expect(tree(page).getByRole("treeitem")).toHaveCount(3);

  const whole = Buffer.from(await (await fetch(`${api}/big`)).arrayBuffer());
  expect((await saveByKeys(page)).bytes.equals(whole)).toBe(true);

  // Without a worker the page parses the response itself, in slices: at night, and in `reader.test.ts` without a page.
  if (!isNightly) return;
  await page.route("**/body-worker*", (route) => route.abort());
  await send(page, "big");
  await expect(tree(page)).toBeVisible();
  await page.getByRole("textbox", { name: "Search the response" }).fill("plant 7777");
  await expect(tree(page).locator("mark[data-current]")).toHaveText("plant 7777");
  // The browser reports that the worker was not loaded.
  pageErrors.splice(0);
});

test("both views mark the line where a response differs from its documentation or its content type @nightly", async ({
  page,
}) => {
  await send(page, "unlike");
  const row = text(page).locator(".answer-row", { hasText: '"n"' });
  await expect(row).toContainText('documented: integer; got: "12"');
  await expect(text(page)).toContainText('"exact": 12345678901234567890.10');
  expect(await violationsOf(page, true)).toEqual([]);
  await page.getByRole("radio", { name: "Tree" }).click();
  await expect(tree(page).getByRole("treeitem", { name: /^n:/ })).toContainText("documented: integer");
  expect([...(await violationsOf(page)), ...(await phoneViolationsOf(page))]).toEqual([]);

  await send(page, "lie");
  await expect(page.getByText(/line 2, column 6/i)).toBeVisible();
  await expect(text(page)).toContainText('"b": oops');

  await send(page, "nothing");
  await expect(page.getByText("204 No Content", { exact: true })).toBeVisible();
  await expect(page.locator(card).getByText("The response has no body.")).toBeVisible();
});

test("an answer is compared with a kept one, recorded and shown again, by keyboard @nightly", async ({ page }) => {
  await send(page, "unlike");
  await expect(text(page)).toContainText('"moss"');
  await page.getByRole("button", { name: /^Headers/ }).focus();
  await tabTo(page, /^button Record & diff$/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^button Save as baseline$/);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Baseline: 200 from http.*\/unlike, \d/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Save as baseline instead" })).toBeFocused();
  await tabTo(page, /^button Start recording$/);
  await page.keyboard.press("Enter");

  await page.getByRole("link", { name: /lie/ }).click();
  await page.getByRole("button", { name: "Send Request" }).click();
  const differences = page.getByRole("region", { name: /differences?$/ });
  await expect(differences.getByRole("row", { name: /^Body .*moss.*oops/ })).toBeVisible();
  await expect(page.getByText("1 response is recorded.")).toBeVisible();
  await page.getByRole("textbox", { name: "Do not compare" }).fill("content-length\ndate");
  await expect(page.getByRole("status").getByText("1 difference", { exact: true })).toBeVisible();
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await page.keyboard.press("ControlOrMeta+Enter");
  await answered;
  await expect(page.getByRole("textbox", { name: "Do not compare" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Do not compare" })).toHaveValue("content-length\ndate");
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole("button", { name: "Remove baseline" }).click();
  await expect(page.getByRole("heading", { name: "Compare responses" })).toBeFocused();
  await page.getByRole("radio", { name: "Always" }).click();
  await page.getByRole("button", { name: "Send Request" }).click();
  await expect(page.getByText(/^Recorded response, \d+ \w+ \d{4}$/)).toBeVisible();
});

test("lines of text wrap between words until the reader turns wrapping off @nightly", async ({ page }) => {
  await send(page, "words");
  const rows = text(page).locator(".answer-row");
  await expect(rows.first()).toContainText("The moss grows");
  const lines = (await rows.allTextContents()).slice(0, -2);
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(line).toMatch(/\s$/);
  expect(await violationsOf(page)).toEqual([]);
  const heights = await rows.evaluateAll((all) => all.map((row) => row.scrollHeight));
  expect(new Set(heights)).toEqual(new Set([20]));
  await page.locator(".answer-view").getByRole("button", { name: "Wrap lines" }).click();
  await expect(rows).toHaveCount(3);
});

test("a hostile page is only shown in a sandboxed frame, and an SVG only as an image", async ({ page, pageErrors }) => {
  await send(page, "page");
  await expect(text(page)).toContainText("<h1>Hello</h1>");
  const title = await page.title();
  await page.getByRole("radio", { name: "Preview" }).click();
  const frame = page.locator("iframe.answer-page");
  await expect(frame).toHaveAttribute("sandbox", "");
  await expect(page.frameLocator("iframe.answer-page").getByRole("heading", { name: "Hello" })).toBeVisible();
  expect(await page.title()).toBe(title);
  expect(await violationsOf(page)).toEqual([]);
  await expect(frame).toHaveAccessibleName("Preview of the page, without its scripts");
  // The browser reports that it ran nothing in the frame.
  pageErrors.splice(0);

  await send(page, "drawing");
  await page.getByRole("radio", { name: "Preview" }).click();
  const svg = page.locator("img.answer-picture");
  await expect.poll(() => svg.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  expect(await page.title()).not.toBe("owned");
  expect(pageErrors).toEqual([]);
});

test("images, audio and video are shown, other files have no preview, and all are saved byte for byte @nightly", async ({
  page,
}) => {
  await send(page, "picture");
  const shown = page.locator("img.answer-picture");
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2);
  for (const [name, element] of [
    ["sound", "audio"],
    ["film", "video"],
  ] as const) {
    await send(page, name);
    await expect(page.locator(element)).toHaveAttribute("src", /^blob:/);
    expect((await saveByKeys(page)).bytes.equals(reportBytes)).toBe(true);
  }
  expect(await violationsOf(page)).toEqual([]);
  await send(page, "report");
  await expect(page.getByText("File preview not supported for the content type", { exact: true })).toBeVisible();
  expect(await saveByKeys(page)).toEqual({ name: "plants 2026.pdf", bytes: Buffer.from(reportBytes) });
  expect([...(await violationsOf(page)), ...(await phoneViolationsOf(page))]).toEqual([]);
});
