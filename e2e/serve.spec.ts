import { writeFileSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import { serveFile } from "./targets/serve-file.ts";

const description = (summary: string): string => `openapi: 3.1.0
info: { title: Plants, version: "1.4" }
servers: [{ url: "https://plants.example" }]
paths:
  /plants/{id}:
    get:
      operationId: getPlant
      summary: ${summary}
      tags: [plants]
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { "200": { description: The plant. } }
`;

/** A test with a description file that is served from a folder of its own. */
const test = base.extend<{ served: { readonly site: string; readonly file: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern here, even an empty one.
  served: async ({}, use) => {
    const { site, file, stop } = await serveFile("plants.yaml", description("Fetch a plant"));
    await use({ site, file });
    await stop();
  },
});

test("a description is served with a playground, and an open page follows the file and keeps what was typed", async ({
  page,
  served: { site, file },
}) => {
  await page.goto(site);
  await expect(page.getByRole("heading", { level: 1, name: "Plants" })).toBeVisible();
  await expect(page.getByText("Version 1.4")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Fetch a plant" }).first().click();
  await page.getByRole("link", { name: "Try it" }).click();
  await page.getByRole("textbox", { name: "id" }).fill("fern");
  await expect(page.getByText("https://plants.example/plants/fern").first()).toBeVisible();

  writeFileSync(file, description("Fetch one plant"));
  await expect(page).toHaveTitle(/Fetch one plant/);
  await expect(page.getByRole("textbox", { name: "id" })).toHaveValue("fern");
});

test("a file that can't be read leaves the page as it was, with a line that says so until it can", async ({
  page,
  served: { site, file },
}) => {
  await page.goto(site);
  writeFileSync(file, "openapi: [");
  await expect(page.getByRole("status").filter({ hasText: "What you see is how it was." })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Plants" })).toBeVisible();
  writeFileSync(file, description("Fetch a plant again"));
  await expect(page.getByRole("main").getByRole("link", { name: "Fetch a plant again" }).first()).toBeVisible();
  await expect(page.getByText("What you see is how it was.")).toHaveCount(0);
});
