import type { Page } from "@playwright/test";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { serveFile } from "./targets/serve-file.ts";
import { expect, test } from "./test.ts";

const plants = `openapi: 3.1.0
info: { title: Garden, version: "1" }
servers: [{ url: "http://127.0.0.1:4999" }]
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
components:
  schemas:
    Plant: { type: object, required: [name], properties: { name: { type: string }, light: { type: integer } } }
`;

const choice = (page: Page) => page.getByRole("button", { name: /Content type/ });
const program = (page: Page) => page.getByRole("region", { name: "Request", exact: true }).locator("pre").first();
const choose = async (page: Page, type: string): Promise<void> => {
  await choice(page).click();
  await page.getByRole("option", { name: type, exact: true }).click();
};

test("each media type of a body has its own form and snippet, and the choice is kept", async ({ page }) => {
  const { site, stop } = await serveFile("api.yaml", plants);
  await page.goto(`${site}/add-plant?explorer=true`);
  await page.getByRole("textbox", { name: "bed" }).fill("by the pond");
  await page.getByRole("textbox", { name: "name" }).fill("fern");
  await expect(page.getByRole("heading", { name: "Optional Body" })).toBeVisible();
  await expect(program(page)).toContainText('"name": "fern"');
  expect(await accessibilityViolations(page, ".kit-window")).toEqual([]);

  await choose(page, "application/x-www-form-urlencoded");
  await expect(choice(page)).toBeFocused();
  await expect(page.getByRole("textbox", { name: "bed" })).toHaveValue("by the pond");
  await page.getByRole("textbox", { name: "name" }).fill("moss");
  await expect(program(page)).toContainText("Content-Type: application/x-www-form-urlencoded");
  await expect(program(page)).toContainText("name=moss");

  await choose(page, "application/xml");
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
  await stop();
});

test("a reference page shows each media type of a body, with a call", async ({ page }) => {
  const { site, stop } = await serveFile("api.yaml", plants);
  await page.goto(`${site}/add-plant`);
  const body = page.locator("section", { has: page.getByRole("heading", { name: "Request body" }) });
  await expect(body.locator("summary > code")).toHaveText([
    "application/json",
    "application/xml",
    "application/x-www-form-urlencoded",
  ]);
  await body.getByText("application/x-www-form-urlencoded").click();
  await expect(body.locator("details[open] > summary")).toHaveText(["application/x-www-form-urlencoded"]);
  const example = page.getByRole("region", { name: "Examples" });
  await example.locator("summary", { hasText: "application/x-www-form-urlencoded" }).click();
  await expect(example).toContainText("Content-Type: application/x-www-form-urlencoded");
  await stop();
});
