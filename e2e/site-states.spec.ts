import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { type RunningSite, startSite } from "./site.ts";
import { publishSite } from "./targets/publish-site.ts";
import { expect, test } from "./test.ts";

/** A docs project whose guide has all components. */
const project = {
  "fern/docs.yml": `instances: []
title: Plants
colors: { accent-primary: { light: "#1e6e46", dark: "#9fe3bd" } }
announcement: { message: Seeds are **back** }
navbar-links: [{ type: filled, text: Order, href: "https://plants.example" }]
tabs:
  guides: { display-name: Guides, icon: book }
  api: { display-name: API }
  news: { display-name: News, changelog: ./changelog }
navigation:
  - tab: guides
    layout:
      - { page: Components, path: components.mdx, availability: beta }
      - { section: More, contents: [{ page: Second, path: second.mdx, availability: deprecated }] }
  - tab: api
    layout: [{ api: Reference, paginated: true }]
  - tab: news
`,
  "fern/components.mdx": readFileSync(join(import.meta.dirname, "targets/components.mdx"), "utf8"),
  "fern/second.mdx": "## A heading\n\nText.\n",
  "fern/changelog/2025-02-03.mdx": "---\ntags: [fixes]\n---\n## Leaves\n\nThey **stay** green.\n",
  "fern/changelog/2025-01-02.mdx": "---\ntags: [seeds]\n---\n## Seeds\n\n- All of them\n",
  "fern/generators.yml": "groups: { none: { generators: [] } }\napi: { specs: [{ openapi: ./openapi.yml }] }\n",
  "fern/openapi.yml": `openapi: 3.1.0
info: { title: Plants, version: "1" }
servers: [{ url: https://api.plants.example }]
security: [{ bearer: [] }]
paths:
  /gardens/{gardenId}/plants:
    post:
      operationId: addPlant
      summary: Add a plant
      description: Adds a **plant**.
      parameters:
        - { name: gardenId, in: path, required: true, schema: { type: string }, description: The garden. }
        - { name: dryRun, in: query, schema: { type: boolean } }
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/NewPlant" } } } }
      responses:
        "201": { description: The plant, content: { application/json: { schema: { $ref: "#/components/schemas/NewPlant" } } } }
        "404": { description: No such garden }
  /weather/stream:
    get: { operationId: weather, summary: Watch the weather, responses: { "200": { description: ok } } }
components:
  securitySchemes: { bearer: { type: http, scheme: bearer } }
  schemas:
    NewPlant: { type: object, required: [name], properties: { name: { type: string, examples: [Fern] }, height: { type: integer } } }
`,
} as const;

let running: RunningSite | undefined;
let [shown, gone] = ["", ""];
test.beforeAll(async () => {
  running = await startSite();
  shown = await publishSite(running, "states.localhost", project);
  gone = await publishSite(running, "gone.localhost", { "start.mdx": "# Start\n" });
  const archived = await fetch(`${running.registry}/v2/registry/docs/set-is-archived`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${running.token()}` },
    body: JSON.stringify({ url: "gone.localhost", isArchived: true }),
  });
  if (!archived.ok) throw new Error(`archiving answers ${archived.status}`);
});
test.afterAll(async () => {
  await running?.stop();
  if (running !== undefined) rmSync(running.folder, { recursive: true, force: true });
});

test("no state of a docs site has an accessibility violation in any color scheme", async ({ page, pageErrors }) => {
  const has = (state: string): Promise<void> =>
    test.step(state, async () => expect(await accessibilityViolations(page), state).toEqual([]));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shown}/guides/components`);
  // axe waits for frames that it may not enter.
  await page.evaluate(() => document.querySelector(".mdx-diagram-frame")?.remove());
  await has("a guide with all components");

  await page.goto(`${shown}/guides/more/second`);
  await page.keyboard.press("/");
  await page.getByRole("combobox").or(page.getByRole("searchbox")).first().fill("plant");
  await expect(page.getByRole("dialog").getByText("Add a plant").first()).toBeVisible();
  await has("the search with results");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shown}/guides/more/second`);
  await page.getByRole("button", { name: "Contents" }).click();
  await has("an open menu");

  await page.goto(`${shown}/api/reference/add-plant`);
  await expect(page.getByRole("heading", { level: 1, name: "Add a plant" })).toBeVisible();
  await has("an endpoint");
  await page.goto(`${shown}/news`);
  await expect(page.getByRole("heading", { name: "Leaves" })).toBeVisible();
  await has("a changelog");

  for (const [state, address, status] of [
    ["an unknown page", `${shown}/guides/componentz`, 404],
    ["an archived site", gone, 410],
    ["the list of sites", running?.site ?? "", 200],
  ] as const) {
    expect((await page.goto(address))?.status()).toBe(status);
    await has(state);
  }
  // The browser reports both answers as errors.
  expect(pageErrors.splice(0)).toEqual(Array(2).fill(expect.stringMatching(/status of 4(?:04|10)/)));
});
