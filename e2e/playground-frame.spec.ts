import type { Page } from "@playwright/test";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { openPlayground } from "./targets/described.ts";
import { serveFile } from "./targets/serve-file.ts";
import { expect, test } from "./test.ts";

const violationsIn = (page: Page) => accessibilityViolations(page, ".kit-window");
const endpoints = (page: Page) => page.getByRole("navigation", { name: "Endpoints" });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search for endpoints..." });
const entry = (page: Page, name: RegExp) => endpoints(page).getByRole("link", { name });
const url = (page: Page) => page.locator(".play-url");
const scope = (page: Page) => page.getByRole("textbox", { name: "scope" });
const generate = "/reference/tokens/generate-a-token";

test("readers find endpoints by typing, switch to them in the open playground, and go back", async ({
  page,
  running,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto(`${running.site}${generate}?explorer=true`);
  const active = endpoints(page).locator("[aria-current]");
  await expect(active).toContainText("Generate a token");
  await expect(active).toBeInViewport();
  expect(await endpoints(page).getByRole("link").count()).toBeLessThan(45);
  await scope(page).fill("mine alone");

  // A typing error is tolerated, matches are marked, and headings without a match are hidden.
  await search(page).fill("revoek");
  await expect(endpoints(page).getByRole("heading")).toHaveText(["Tokens"]);
  await expect(
    entry(page, /^Revoke a token/)
      .locator("mark")
      .first(),
  ).toHaveText("Revoke");
  expect(await violationsIn(page)).toEqual([]);
  await search(page).press("Escape");
  await expect(search(page)).toHaveValue("");
  await search(page).press("ArrowDown");
  await expect(entry(page, /^Generate a token/)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(entry(page, /^Revoke a token/)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/reference\/tokens\/revoke-a-token\?explorer=true$/);
  await expect(url(page)).toContainText("/tokens/revoke");
  await expect(page).toHaveTitle(/^Revoke a token \| /);
  await expect(entry(page, /^Revoke a token/)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Home");
  await expect(endpoints(page).getByRole("link").first()).toBeFocused();

  // Each endpoint has its own draft; going back restores the previous one.
  await page.goBack();
  await expect(url(page)).toContainText("/tokens/generate");
  await expect(scope(page)).toHaveValue("mine alone");
  await page.goForward();
  await expect(url(page)).toContainText("/tokens/revoke");
  await page.reload();
  await page.goBack();
  await expect(url(page)).toContainText("/tokens/generate");
  await page.goForward();
  await expect(url(page)).toContainText("/tokens/revoke");

  // Closing leaves the reader on the page of the endpoint that was open.
  await page.getByRole("button", { name: "Close playground" }).click();
  await expect(page).toHaveURL(/\/reference\/tokens\/revoke-a-token$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Revoke a token");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("keys pressed right after typing in the search act on its results, not on the previous list @nightly", async ({
  page,
  running,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto(`${running.site}${generate}?explorer=true`);
  // The list of matches is rendered a moment after the key; these keys precede it.
  const typeAndPress = (text: string, key: string) =>
    search(page).evaluate(
      async (input: HTMLInputElement, [text = "", key = ""]) => {
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
        input.focus();
        setValue?.call(input, text);
        input.dispatchEvent(new InputEvent("input", { bubbles: true }));
        await Promise.resolve();
        input.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      },
      [text, key],
    );
  await search(page).fill("revoek");
  await expect(endpoints(page).getByRole("heading")).toHaveText(["Tokens"]);
  await typeAndPress("", "ArrowDown");
  await expect(entry(page, /^Generate a token/)).toBeFocused();
  await typeAndPress("revoek", "ArrowDown");
  await expect(entry(page, /^Revoke a token/)).toBeFocused();
  await typeAndPress("", "ArrowDown");
  await expect(entry(page, /^Generate a token/)).toBeFocused();
  await typeAndPress("revoek", "Enter");
  await expect(page).toHaveURL(/\/reference\/tokens\/revoke-a-token\?explorer=true$/);
});

test("sent requests are saved in the tab and shared by a link, without credentials", async ({
  page,
  running,
  browser,
}) => {
  await page.goto(`${running.site}${generate}?explorer=true`);
  await page.getByRole("button", { name: "Not Authenticated" }).click();
  await page.getByRole("textbox", { name: "Bearer token" }).fill("callboard_very-secret-token");
  await scope(page).fill("first");
  await scope(page).press("ControlOrMeta+Enter");
  const answered = page
    .locator("section", { has: page.getByRole("heading", { name: "Response", exact: true }) })
    .getByText("401 Unauthorized", { exact: true });
  await expect(answered).toBeVisible();
  await scope(page).fill("second");

  // From another endpoint, the request that was sent is opened again.
  await search(page).fill("revoke a token");
  await expect(endpoints(page).getByRole("heading")).toHaveText(["Tokens"]);
  await search(page).press("Enter");
  await expect(url(page)).toContainText("/tokens/revoke");
  await page.getByRole("radio", { name: "History" }).click();
  const list = page.getByRole("region", { name: "Sent requests" });
  await list.getByRole("button", { name: "Sent request" }).click();
  await expect(list.getByRole("region", { name: "Sent request" })).toContainText('"scope": "first"');
  await expect(list).not.toContainText("very-secret");
  expect(await violationsIn(page)).toEqual([]);
  await list.getByRole("button", { name: /^Open again: Generate a token/ }).click();
  await expect(scope(page)).toHaveValue("first");
  const kept = await page.evaluate(() => sessionStorage.getItem("callboard.sent"));
  expect(kept).toContain("first");
  expect(kept).not.toContain("very-secret");

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await scope(page).fill("to be shared");
  await page.getByRole("button", { name: "Copy a link to this filled-in form" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(decodeURIComponent(link)).not.toContain("very-secret");

  // Somebody else opens the link; values that the definition no longer has are reported and left out.
  const other = await browser.newPage();
  await other.goto(link);
  await expect(scope(other)).toHaveValue("to be shared");
  await expect(other.getByRole("button", { name: "Not Authenticated" })).toBeVisible();
  await other.close();
  const outdated = await browser.newPage();
  const moved = decodeURIComponent(link)
    .replace(/"made":"[^"]*"/, '"made":"another"')
    .replace('"scope":', '"audience":"gone","scope":');
  const [address = "", form = ""] = moved.split("#form=");
  await outdated.goto(`${address}#form=${encodeURIComponent(form)}`);
  await expect(outdated.getByText("some of the values you filled in are no longer valid")).toBeVisible();
  await expect(outdated.getByText("audience", { exact: false }).first()).toBeVisible();
  await expect(scope(outdated)).toHaveValue("to be shared");
  await outdated.close();
});

test("panes keep their sizes, and a narrow screen has tabs and a drawer @nightly", async ({ page, running }) => {
  await page.goto(`${running.site}${generate}?explorer=true`);
  const border = page.getByRole("separator", { name: "Resize the form and the cards" });
  await expect(border).toHaveAttribute("aria-valuenow", "50");
  // The server-rendered playground has a border too, which can't be moved yet.
  await expect(search(page)).toBeVisible();
  await border.press("Shift+ArrowRight");
  await expect(border).toHaveAttribute("aria-valuenow", "60");
  await page.getByRole("button", { name: "Hide the list of endpoints" }).click();
  await expect(search(page)).toHaveCount(0);
  await page.reload();
  await expect(border).toHaveAttribute("aria-valuenow", "60");
  await expect(page.getByRole("button", { name: "Show the list of endpoints" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.getByRole("tab", { name: "Request" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("tab", { name: "Request" }).press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Response" })).toBeFocused();
  await expect(page.getByText("Send the request to see the response here.")).toBeVisible();
  await page.getByRole("button", { name: "Show the list of endpoints" }).click();
  await expect(search(page)).toBeFocused();
  expect(await violationsIn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(search(page)).toHaveCount(0);
  await expect(page.getByRole("dialog", { name: "Playground" })).toBeVisible();
  await page.getByRole("button", { name: "Show the list of endpoints" }).click();
  await search(page).fill("get an api definition");
  await entry(page, /^Get an API definition/)
    .first()
    .click();
  await expect(search(page)).toHaveCount(0);
  await expect(url(page)).toContainText("/registry/api/latest/load");
  await page.getByRole("tab", { name: "Request" }).click();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

const twoServers = `openapi: 3.1.0
info: { title: Garden, version: "1" }
servers: [{ url: "http://127.0.0.1:4999/production" }, { url: "http://127.0.0.1:4999/staging" }]
paths: { /plants: { get: { summary: Get plants, responses: { "200": { description: All. } } } } }
`;

test("a phone shows the whole URL of an environment, since URLs may differ at the end @nightly", async ({ page }) => {
  const { site, stop } = await serveFile("api.yaml", twoServers);
  await page.setViewportSize({ width: 390, height: 800 });
  await openPlayground(page, site, "plants");
  await page.getByRole("button", { name: /Environment/ }).click();
  await page.getByRole("option", { name: /staging/ }).click();
  const chosen = page.getByText("http://127.0.0.1:4999/staging", { exact: true }).first();
  await expect(chosen).toBeVisible();
  expect(await chosen.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await stop();
});
