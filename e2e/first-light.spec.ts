import type { Locator, Page } from "@playwright/test";
import { tabTo, typeOver } from "./keyboard.ts";
import { expect, test } from "./test.ts";

/** The card of the playground; the reference page below it has a section of the same name. */
const responseCard = (page: Page) =>
  page
    .getByRole("dialog", { name: "Playground" })
    .locator("section", { has: page.getByRole("heading", { name: "Response", exact: true }) });

/** The JSON in the response card, once it is there. */
async function shownIn(body: Locator): Promise<{ readonly [key: string]: string }> {
  await expect(body).toContainText("}");
  return JSON.parse((await body.textContent()) ?? "");
}

test("a reader creates a token, registers an API and loads it, by keyboard alone", async ({ page, running }) => {
  const response = responseCard(page);
  const body = response.getByRole("region", { name: "Response body" });
  const status = response.getByText(/^\d{3} [A-Z]/);

  // Creates a token for the organization of the example, with the first token of the registry.
  await page.goto(`${running.site}/reference/tokens/generate-a-token`);
  await tabTo(page, /^a Skip to main content$/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^a Try it$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?explorer=true(#|$)/);
  await expect(page.getByRole("dialog", { name: "Playground" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Not Authenticated" })).toBeVisible();
  await tabTo(page, /^button Not Authenticated$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Bearer token" })).toBeFocused();
  await page.keyboard.type(running.token());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Authenticated", exact: true })).toBeVisible();
  await tabTo(page, /orgId/);
  await typeOver(page, "acme");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(status).toHaveText("200 OK");
  const created = await shownIn(body);
  expect(created.token).toMatch(/^callboard_[\w-]{43}$/);

  // Register an API with that token.
  await page.goto(`${running.site}/reference/apis/register-an-api?explorer=true`);
  await expect(page.getByRole("button", { name: "Authenticated", exact: true })).toBeVisible();
  await tabTo(page, /^button Authenticated$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Bearer token" })).toBeFocused();
  await typeOver(page, created.token ?? "");
  await page.keyboard.press("Enter");
  await tabTo(page, /orgId/);
  await typeOver(page, "acme");
  await tabTo(page, /apiId/);
  await typeOver(page, "greenhouse");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(status).toHaveText("200 OK");
  const { apiDefinitionId } = await shownIn(body);
  expect(apiDefinitionId).toMatch(/^[0-9a-f-]{36}$/);

  // Load it again.
  await page.goto(`${running.site}/reference/apis/get-an-api-definition?explorer=true`);
  await expect(page.getByRole("textbox", { name: /apiId/ })).toBeVisible();
  await tabTo(page, /apiId/);
  await typeOver(page, apiDefinitionId ?? "");
  await expect(page.getByRole("dialog")).toContainText(`/registry/api/latest/load/${apiDefinitionId}`);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(status).toHaveText("200 OK");
  // Only the visible part of a long body is rendered.
  await expect(body).toContainText('"apiName": "Plant Store"');
});

test("the cURL snippet equals the request, and a refusal shows its named error in red", async ({ page, running }) => {
  await page.goto(`${running.site}/reference/tokens/generate-a-token?explorer=true`);
  await page.getByRole("button", { name: "Not Authenticated" }).click();
  await page.getByRole("textbox", { name: "Bearer token" }).fill("callboard_nobody-has-this-token");
  await page.getByLabel("scope").fill('it\'s "quoted" $(and) hostile');
  const shown = page.getByRole("region", { name: "cURL" });
  await expect(shown).toContainText(`--url '${running.registry}/tokens/generate'`);
  await expect(shown).toContainText("hostile");
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/callboard-docs/proxy"));
  await page.getByRole("button", { name: "Send Request" }).click();
  const request = await sent;
  expect(JSON.parse(request.postData() ?? "")).toMatchObject({ scope: 'it\'s "quoted" $(and) hostile' });
  expect(await request.headerValue("x-callboard-proxy-url")).toBe(`${running.registry}/tokens/generate`);
  const response = responseCard(page);
  await expect(response.getByText("401 Unauthorized", { exact: true })).toBeVisible();
  await expect(response).toContainText('"UnauthorizedError"');
});

test("issues are shown before anything is sent, and the reader may send anyway", async ({ page, running }) => {
  await page.goto(`${running.site}/reference/apis/get-an-api-definition?explorer=true`);
  await page.getByRole("button", { name: "Clear form" }).click();
  await page.getByLabel("apiId").fill("not a uuid");
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/proxy")) sent += 1;
  });
  await page.getByRole("button", { name: "Send Request" }).click();
  const field = page.getByRole("textbox", { name: "apiId" });
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/UUID/i);
  expect(sent).toBe(0);
  await page.getByRole("button", { name: "Send anyway" }).click();
  await expect(responseCard(page).getByText(/^4\d\d [A-Z]/)).toBeVisible();
  expect(sent).toBe(1);
});
