import { startDev } from "./targets/start-dev.ts";
import { expect, test } from "./test.ts";

const docsYml = `instances: [{ url: plants.docs.example.com }]
title: Plants
logo: { light: logo.svg, dark: logo.svg, height: 16, right-text: docs }
navbar-links:
  - { type: secondary, text: Community, url: "https://plants.example" }
css: own.css
navigation:
  - page: Care
    path: care.mdx
  - page: Tiles
    path: tiles.mdx
  - api: Reference
    specs: [{ type: asyncapi, path: asyncapi.yml }]
    layout:
      - endpoint: WSS /growth
        title: Watch a plant
`;

const asyncapi = `asyncapi: 2.6.0
info: { title: Plants, version: "1" }
servers: { live: { url: plants.example, protocol: wss } }
channels:
  /growth:
    publish: { operationId: growth-2, message: { payload: { type: string } } }
`;

const files = {
  "fern/docs.yml": docsYml,
  "fern/own.css": ".page-text .p-8 { padding: 3px; } html.dark .p-8 { padding: 5px; }",
  // Without a size, as design tools write them.
  "fern/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 16"><rect width="96" height="16"/></svg>',
  "fern/care.mdx": `---
layout: custom
---
<div id="row" className="flex justify-between"><span>Fern</span><span>Moss</span></div>

<p id="mine" className="p-8 font-semibold">Own</p>

<p id="hidden" className="dark:hidden">By day</p>
`,
  "fern/asyncapi.yml": asyncapi,
  "fern/tiles.mdx": `<a id="tile" href="/care"><h2>Care</h2><p>All about it.</p></a>
`,
};

test("a site looks as its author wrote it", async ({ page }) => {
  const { site, stop } = await startDev(files);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`${site}/care`);

  await test.step("the logo has the set height, and the width that belongs to it, in all windows", async () => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await page.getByRole("img", { name: "Plants" }).boundingBox();
      expect(box).toMatchObject({ width: 96, height: 16 });
    }
  });

  await test.step("a page without a shown title has its name as a heading", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Care");
  });

  await test.step("utility classes have their rules, below the styles of the publisher", async () => {
    const row = page.locator("#doc-row");
    await expect(row).toHaveCSS("display", "flex");
    await expect(row).toHaveCSS("justify-content", "space-between");
    await expect(page.locator("#doc-mine")).toHaveCSS("font-weight", "600");
    await expect(page.locator("#doc-mine")).toHaveCSS("padding-left", "3px");
    await expect(page.locator("#doc-hidden")).toBeVisible();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(page.locator("#doc-hidden")).toBeHidden();
    await expect(page.locator("#doc-mine")).toHaveCSS("padding-left", "5px");
    await page.evaluate(() => document.documentElement.setAttribute("data-theme", "light"));
    await expect(page.locator("#doc-hidden")).toBeVisible();
    await expect(page.locator("#doc-mine")).toHaveCSS("padding-left", "3px");
    await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
    await page.emulateMedia({ colorScheme: "light" });
    await expect(page.locator("#doc-mine")).toHaveCSS("padding-left", "5px");
  });

  await test.step("a tile with a heading is one link", async () => {
    await page.goto(`${site}/tiles`);
    await expect(page.locator("#doc-tile")).toHaveText("CareAll about it.");
  });

  await test.step("a channel has the title that the navigation gives it", async () => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(`${site}/reference`);
    await page.getByRole("navigation").getByRole("link", { name: "Watch a plant" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Watch a plant");
  });
  await stop();
});
