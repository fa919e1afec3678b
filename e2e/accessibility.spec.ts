import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { expect, test } from "./site.ts";

const send = async (page: Page) => {
  await page.getByRole("button", { name: "Send Request" }).click();
};

/** Each state of the product that a reader can be in, and how to get there. */
const states: readonly (readonly [name: string, path: string, reach?: (page: Page, token: string) => Promise<void>])[] =
  [
    ["the overview", "/"],
    ["the list of endpoints", "/reference"],
    ["an endpoint", "/reference/apis/register-an-api"],
    ["the playground", "/reference/apis/register-an-api?explorer=true"],
    [
      "an open authorization card",
      "/reference/tokens/generate-a-token?explorer=true",
      async (page) => page.getByRole("button", { name: "Not Authenticated" }).click(),
    ],
    [
      "a list of properties to add",
      "/reference/apis/register-an-api?explorer=true",
      async (page) =>
        page
          .getByRole("button", { name: /Add optional property/ })
          .first()
          .click(),
    ],
    [
      "faults",
      "/reference/apis/load-an-api?explorer=true",
      async (page) => {
        await page.getByLabel("apiId").fill("x");
        await send(page);
        await expect(page.getByRole("button", { name: "Send anyway" })).toBeVisible();
      },
    ],
    [
      "a response",
      "/reference/tokens/generate-a-token?explorer=true",
      async (page, token) => {
        await page.getByRole("button", { name: "Not Authenticated" }).click();
        await page.getByLabel("Bearer token", { exact: true }).fill(token);
        await send(page);
        await expect(page.getByText("200 OK", { exact: true })).toBeVisible();
      },
    ],
  ];

for (const width of [1440, 390]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [name, path, reach] of states) {
      test(`${name} has no accessibility fault in any look`, async ({ page, running }) => {
        await page.goto(running.site + path);
        if (path.includes("explorer")) await expect(page.getByRole("button", { name: "Send Request" })).toBeVisible();
        await reach?.(page, running.token());
        expect(await accessibilityFaults(page)).toEqual([]);
      });
    }
  });
}
