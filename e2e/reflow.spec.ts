import type { Page } from "@playwright/test";
import { isNightly } from "../tooling/tier.ts";
import { playgroundReady } from "./playground-ready.ts";
import { channelDescription } from "./targets/channel-description.ts";
import { startChannelUpstream } from "./targets/channel-upstream.ts";
import { type Library, startLibrary } from "./targets/library.ts";
import { type ServedFile, serveFile } from "./targets/serve-file.ts";
import { expect, test } from "./test.ts";

let library: Library;
let upstream: Awaited<ReturnType<typeof startChannelUpstream>>;
let garden: ServedFile;

test.beforeAll(async () => {
  upstream = await startChannelUpstream();
  [library, garden] = await Promise.all([
    startLibrary(),
    serveFile("garden.yaml", channelDescription(`127.0.0.1:${upstream.port}`)),
  ]);
});
test.afterAll(() => Promise.all([library.stop(), garden.stop(), upstream.close()]));

/** The text spacing of WCAG 2.2, success criterion 1.4.12. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/**
 * Returns what is lost on the page: text that a box cuts off, controls beyond the viewport, and scrolling of the page to
 * the side. Boxes that scroll may hold more than they show.
 */
const lost = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) {
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    }
    const isVisuallyHidden = (element: Element): boolean => element.closest(".kit-hidden") !== null;
    const labelOf = (element: Element): string =>
      `${element.localName}.${element.className} ${(element.textContent ?? "").trim().slice(0, 40)}`;
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const { width, height } = element.getBoundingClientRect();
      if (!element.checkVisibility({ visibilityProperty: true }) || isVisuallyHidden(element)) continue;
      if (width < 2 || height < 2) continue;
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const cutsX = ["hidden", "clip"].includes(overflowX) && textOverflow !== "ellipsis";
      const cutsY = ["hidden", "clip"].includes(overflowY);
      if (hasText && cutsX && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut at the side: ${labelOf(element)}`);
      if (hasText && cutsY && element.scrollHeight > element.clientHeight + 2)
        found.push(`cut below: ${labelOf(element)}`);
      const isControl = element.matches("button, input, select, textarea, a[href]");
      if (isControl && !element.closest("pre, table, [role=grid], [role=tree]")) {
        const { right, left } = element.getBoundingClientRect();
        if (right > innerWidth + 1 || left < -1) found.push(`beyond the viewport: ${labelOf(element)}`);
      }
    }
    return [...new Set(found)];
  });

/** Forms of the specimen: two with most of the controls, and at night all others. */
const forms = [
  "texts",
  "unions",
  ...(isNightly ? ["collections", "upload", "numbers", "choices", "nullables", "objects"] : []),
];

const layouts = [
  { name: "at 400 % zoom of 1280 px", viewport: { width: 320, height: 256 }, style: "" },
  { name: "with the text spacing of WCAG", viewport: { width: 1280, height: 800 }, style: textSpacing },
] as const;

for (const { name, viewport, style } of layouts.slice(0, isNightly ? undefined : 1)) {
  test(`nothing is lost ${name}`, async ({ page, specimen }) => {
    await page.setViewportSize(viewport);
    const check = async (what: string): Promise<void> => {
      if (style !== "")
        await page.evaluate((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets = [sheet];
        }, style);
      expect.soft(await lost(page), what).toEqual([]);
    };
    await page.goto(`${library.site}/books/add-book`);
    await check("a reference page");
    await page.goto(library.site);
    await check("the overview");
    for (const form of forms) {
      await page.goto(`${specimen.site}/${form}?explorer=true`);
      await playgroundReady(page);
      await check(`the controls of ${form}`);
    }
    await page.goto(`${library.site}/books/add-book?explorer=true`);
    await playgroundReady(page);
    await page.getByRole("textbox", { name: "title", exact: true }).fill("Emma");
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(page.getByText("201 Created", { exact: true })).toBeAttached();
    const tab = page.getByRole("tab", { name: "Response" });
    if (await tab.isVisible()) await tab.click();
    await check("a response");
    // The commands are beside the tabs, because the hidden tab of the form would hide them.
    await page.keyboard.press("ControlOrMeta+k");
    await expect(page.getByRole("combobox", { name: "Search commands" })).toBeFocused();
    await check("the commands");
    await page.keyboard.press("Escape");
    await expect(page.locator("[role=dialog] :focus")).toHaveCount(1);
    await page.goto(`${garden.site}/echo?explorer=true`);
    await playgroundReady(page);
    await check("a channel");
    const [tools, card] = await Promise.all(
      [".play-tools", ".play-auth"].map((one) =>
        page.locator(one).evaluate((shown) => shown.getBoundingClientRect().toJSON()),
      ),
    );
    expect(card.y).toBeGreaterThan(tools.y + tools.height);
  });
}

test("a phone never shows the list of endpoints beside the form, not even while it is drawn @nightly", async ({
  page,
  specimen,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = (): void => {
      const side = document.querySelector(".play-frame[data-side=beside]");
      if (side?.checkVisibility() === true) seen.push(side.outerHTML.slice(0, 100));
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto(`${specimen.site}/choices?explorer=true`);
  await playgroundReady(page);
  expect(await page.evaluate(() => Reflect.get(globalThis, "seen"))).toEqual([]);
});

const longAddress = `openapi: 3.1.0
info: { title: Plants, version: "1" }
servers: [{ url: "https://my-garden.example:8080" }]
paths:
  /garden-departments/{department-id}/climate-records/{record-id}.json:
    get:
      operationId: readRecord
      parameters:
        - { name: department-id, in: path, required: true, schema: { type: string } }
        - { name: record-id, in: path, required: true, schema: { type: string } }
      responses: { "200": { description: The record. } }
`;

/** Returns the lines of the text of an element on the screen. */
const linesOf = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluate((element) => {
    const lines = new Map<number, string>();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      for (let i = 0; i < text.length; i++) {
        range.setStart(node, i);
        range.setEnd(node, i + 1);
        const bottom = Math.round(range.getBoundingClientRect().bottom / 4);
        const near = [bottom, bottom - 1, bottom + 1].find((one) => lines.has(one)) ?? bottom;
        lines.set(near, (lines.get(near) ?? "") + text[i]);
      }
    }
    return [...lines.values()];
  });

test("a long address breaks at slashes, not at hyphens or inside a parameter @nightly", async ({ page }) => {
  const served = await serveFile("plants.yaml", longAddress);
  try {
    for (const width of [320, 390, 430]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${served.site}/read-record`);
      const lines = await linesOf(page, ".address .url");
      expect(lines.join("")).toBe(
        "https://my-garden.example:8080/garden-departments/{department-id}/climate-records/{record-id}.json",
      );
      expect(lines.length).toBeGreaterThan(1);
      for (const [i, line] of lines.slice(1).entries()) expect(`${lines[i]}\n${line}`).toMatch(/\/\n|\n\/|\}\n\.json/);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${served.site}/search?q=record`);
    await expect(page.locator(".search-page").getByText("{record-id}.json")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // A port is not broken either, at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(`${served.site}/read-record?explorer=true`);
    await playgroundReady(page);
    expect((await linesOf(page, ".play-url")).join("\n")).toContain("\n:8080");
  } finally {
    await served.stop();
  }
});
