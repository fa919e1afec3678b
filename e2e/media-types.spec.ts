import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { type ServedFile, serveFile } from "./targets/serve-file.ts";
import { expect, test } from "./test.ts";

const description = (server: string): string => `openapi: 3.1.0
info: { title: Garden, version: "1" }
servers: [{ url: "${server}" }]
paths:
  /plants:
    post:
      operationId: addPlant
      parameters: [{ name: bed, in: query, required: true, schema: { type: string } }]
      requestBody:
        content:
          application/json: { schema: { $ref: "#/components/schemas/Plant" } }
          application/xml: { schema: { type: string }, example: "<plant/>" }
          application/x-www-form-urlencoded: { schema: { $ref: "#/components/schemas/Plant" } }
      responses: { "200": { description: Added. } }
  /beds:
    put:
      operationId: putBed
      requestBody:
        required: true
        content:
          application/json: { schema: { $ref: "#/components/schemas/Bed" } }
          application/xml: { schema: { $ref: "#/components/schemas/Bed" } }
      responses:
        "200":
          description: Put.
          content:
            application/json: { schema: { $ref: "#/components/schemas/Bed" } }
            application/xml: { schema: { $ref: "#/components/schemas/Bed" } }
  /harvest:
    get:
      operationId: getHarvest
      parameters: [{ name: bed, in: query, required: true, schema: { type: string } }]
      responses:
        "200":
          description: The harvest.
          content:
            application/json: { schema: { type: object, properties: { kilos: { type: integer } } } }
            text/csv: { schema: { type: string }, example: "kilos" }
components:
  schemas:
    Plant: { type: object, required: [name], properties: { name: { type: string }, light: { type: integer } } }
    Bed:
      type: object
      required: [id, plants]
      xml: { name: bed }
      properties:
        id: { type: integer, example: 7, xml: { attribute: true } }
        plants: { type: array, xml: { wrapped: true }, items: { type: string, example: fern, xml: { name: plant } } }
`;

/** The media types that the API was asked for, and the site of its docs. */
const asked: (string | undefined)[] = [];
const api = createServer((request, response) => {
  asked.push(request.headers.accept);
  response.setHeader("content-type", request.headers.accept === "text/csv" ? "text/csv" : "application/json");
  response.end(request.headers.accept === "text/csv" ? "kilos\n3" : '{"kilos":3}');
});
let served: ServedFile;
test.beforeAll(async () => {
  await once(api.listen(0, "127.0.0.1"), "listening");
  const { port } = api.address() as AddressInfo; // A server that listens on a port has such an address.
  served = await serveFile("api.yaml", description(`http://127.0.0.1:${port}`));
});
test.afterAll(async () => {
  await served.stop();
  api.close();
});

const choice = (page: Page) => page.getByRole("button", { name: /Content type/ });
const program = (page: Page) =>
  page
    .locator("section", { has: page.getByRole("heading", { name: "Request", exact: true }) })
    .locator("pre")
    .first();
const choose = async (page: Page, type: string): Promise<void> => {
  await choice(page).click();
  await page.getByRole("option", { name: type, exact: true }).click();
  // The form of the new type is there as soon as its own choice has the focus.
  await expect(choice(page)).toContainText(type);
  await expect(choice(page)).toBeFocused();
};

/** Adds the optional body, unless the example of its media type has it already. */
const addBody = async (page: Page): Promise<void> => {
  const add = page.getByRole("button", { name: "Add Optional Body" });
  const field = page.getByRole("textbox", { name: /^(?:name|Optional Body)$/ });
  await expect(add.or(field).first()).toBeVisible();
  if (await add.isVisible()) await add.click();
};

test("the choice of media types has its row before it loads", async ({ page }) => {
  let release = (): void => {};
  const later = new Promise<void>((done) => {
    release = done;
  });
  // The script of the choice is the only one that names its texts.
  await page.route("**/*.js", async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    if (script.includes("play-type-choice")) await later;
    await route.fulfill({ response, body: script });
  });
  await page.goto(`${served.site}/add-plant?explorer=true`);
  const bed = page.getByRole("textbox", { name: "bed" });
  await expect(bed).toBeVisible();
  await expect(page.locator(".play-types")).toBeVisible();
  await expect(choice(page)).toHaveCount(0);
  const before = await bed.boundingBox();
  release();
  await expect(choice(page)).toBeVisible();
  expect((await bed.boundingBox())?.y).toBe(before?.y);
});

test("each media type of a body has its own form and snippet, and the choice is kept", async ({ page }) => {
  await page.goto(`${served.site}/add-plant?explorer=true`);
  await page.getByRole("textbox", { name: "bed" }).fill("by the pond");
  await addBody(page);
  await page.getByRole("textbox", { name: "name" }).fill("fern");
  await expect(page.getByRole("heading", { name: "Optional Body" })).toBeVisible();
  await expect(program(page)).toContainText('"name": "fern"');
  expect(await accessibilityViolations(page, ".kit-window")).toEqual([]);

  await choose(page, "application/x-www-form-urlencoded");
  await expect(page.getByRole("textbox", { name: "bed" })).toHaveValue("by the pond");
  await addBody(page);
  await page.getByRole("textbox", { name: "name" }).fill("moss");
  await expect(program(page)).toContainText("Content-Type: application/x-www-form-urlencoded");
  await expect(program(page)).toContainText("name=moss");

  await choose(page, "application/xml");
  await addBody(page);
  await expect(page.getByRole("textbox", { name: "Optional Body" })).toHaveValue("<plant/>");
  await page.getByRole("textbox", { name: "Optional Body" }).fill("<plant>ivy</plant>");
  await expect(program(page)).toContainText("Content-Type: application/xml");
  await expect(program(page)).toContainText("<plant>ivy</plant>");

  await page.reload();
  await expect(choice(page)).toContainText("application/xml");
  await expect(page.getByRole("textbox", { name: "Optional Body" })).toHaveValue("<plant>ivy</plant>");
  await expect(page.getByRole("textbox", { name: "bed" })).toHaveValue("by the pond");

  await choose(page, "application/json");
  await expect(page.getByRole("textbox", { name: "name" })).toHaveValue("fern");
  await page.getByRole("button", { name: "Remove Optional Body" }).click();
  await expect(program(page)).not.toContainText("Content-Type");
  await expect(page.getByRole("button", { name: "Add Optional Body" })).toBeFocused();
});

test("a reference page shows each media type of a body, with a call @nightly", async ({ page }) => {
  await page.goto(`${served.site}/add-plant`);
  const body = page.locator("section", { has: page.getByRole("heading", { name: "Request body" }) });
  await expect(body.locator("summary > code")).toHaveText([
    "application/json",
    "application/xml",
    "application/x-www-form-urlencoded",
  ]);
  await body.getByText("application/x-www-form-urlencoded").click();
  await expect(body.locator("details[open] > summary")).toHaveText(["application/x-www-form-urlencoded"]);
  const example = page.getByRole("region", { name: "Example request" });
  await example.getByRole("radio", { name: "application/x-www-form-urlencoded" }).check();
  await expect(example.locator("pre:visible")).toHaveCount(1);
  await expect(example).toContainText("Content-Type: application/x-www-form-urlencoded");
});

test("a call is shown in the selected language only @nightly", async ({ page }) => {
  await page.goto(`${served.site}/add-plant`);
  const programs = page.getByRole("region", { name: "Example request" }).locator(".programs").first();
  const starts = { cURL: "curl --request POST", TypeScript: "const response", Python: "import requests" };
  for (const [language, start] of Object.entries(starts)) {
    await programs.getByRole("radio", { name: language, exact: true }).check();
    await expect(programs.locator("pre:visible")).toHaveCount(1);
    await expect(programs.locator("pre:visible")).toContainText(start);
  }
});

test("an XML body starts with a sample as form and text, and answers show theirs @nightly", async ({ page }) => {
  const sample = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<bed id="7">',
    "  <plants>",
    "    <plant>fern</plant>",
    "  </plants>",
    "</bed>",
  ].join("\n");
  await page.goto(`${served.site}/put-bed`);
  const answer = page.locator("section", { has: page.getByRole("heading", { name: "Response", exact: true }) });
  await answer.getByText("application/xml").click();
  await expect(answer.locator("pre:visible")).toHaveText(sample);
  await page.goto(`${served.site}/put-bed?explorer=true`);
  await choose(page, "application/xml");
  await expect(program(page)).toContainText(sample);
  await expect(page.getByRole("textbox", { name: "Item 1" })).toHaveValue("fern");
  await page.getByRole("radio", { name: "XML", exact: true }).click();
  const text = page.getByRole("textbox", { name: "XML" });
  for (const line of sample.split("\n")) await expect(text).toContainText(line.trim());
});

test("the media type of the answer is chosen, shown, sent and kept @nightly", async ({ page }) => {
  await page.goto(`${served.site}/get-harvest?explorer=true`);
  const type = page.getByRole("button", { name: /Response type/ });
  await page.getByRole("textbox", { name: "bed" }).fill("pond");
  await expect(type).toContainText("application/json");
  await expect(program(page)).toContainText("Accept: application/json");
  await type.click();
  await page.getByRole("option", { name: "text/csv", exact: true }).click();
  await expect(type).toBeFocused();
  await expect(page.getByRole("textbox", { name: "bed" })).toHaveValue("pond");
  await expect(program(page)).toContainText("Accept: text/csv");
  expect(await accessibilityViolations(page, ".kit-window")).toEqual([]);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("region", { name: "Response body", exact: true })).toContainText("kilos");
  expect(asked).toEqual(["text/csv"]);

  await page.reload();
  await expect(type).toContainText("text/csv");
  await expect(program(page)).toContainText("Accept: text/csv");
  await type.click();
  await page.getByRole("option", { name: "application/json", exact: true }).click();
  await page.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => asked).toEqual(["text/csv", "application/json"]);
});
