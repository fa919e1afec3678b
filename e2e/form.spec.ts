import type { Page } from "@playwright/test";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { expect, test } from "./test.ts";

const endpoint = "/reference/apis/register-an-api?explorer=true";
const dialog = (page: Page) => page.getByRole("dialog", { name: "Playground" });
const field = (page: Page, name: string) => dialog(page).getByRole("textbox", { name: new RegExp(`${name}$`) });

const violationsIn = (page: Page, hasOwnColors = false) =>
  accessibilityViolations(page, ".kit-window", { hasOwnColors });

async function openCleared(page: Page, site: string): Promise<void> {
  await page.goto(site + endpoint);
  await dialog(page).getByRole("button", { name: "Clear form" }).click();
  await expect(field(page, "orgId")).toHaveValue("");
}

test.describe("undo and redo", () => {
  test("undo typing from inside the field, announce it, and preserve the focus", async ({ page, running }) => {
    await openCleared(page, running.site);
    await field(page, "orgId").click();
    await page.keyboard.type("acme");
    await field(page, "apiId").click();
    await page.keyboard.type("greenhouse");
    await expect(dialog(page).getByRole("button", { name: "Undo: set apiId" })).toBeVisible();

    await page.keyboard.press("ControlOrMeta+z");
    await expect(field(page, "apiId")).toHaveValue("");
    await expect(field(page, "apiId")).toBeFocused();
    await expect(dialog(page).getByText("Undone: set apiId")).toBeAttached();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(field(page, "orgId")).toHaveValue("");
    await expect(field(page, "orgId")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await page.keyboard.press("Control+y");
    await expect(field(page, "orgId")).toHaveValue("acme");
    await expect(field(page, "apiId")).toHaveValue("greenhouse");
    expect(await violationsIn(page)).toEqual([]);
  });

  test("hide an added property, and restore a removed one @nightly", async ({ page, running }) => {
    await openCleared(page, running.site);
    const sources = dialog(page).getByRole("group", { name: /sources$/ });
    await dialog(page).getByRole("button", { name: "Add optional property, Body Parameters" }).click();
    // While a menu is open over the window, the window is inert but still drawn, and the covered page is not.
    await expect(page.locator(".kit-window h2, .kit-window h1").first()).toBeVisible();
    await expect(page.locator("body > [inert] main").first()).toBeHidden();
    await page.getByRole("menuitem", { name: /^sources/ }).click();
    await expect(sources).toBeVisible();
    await dialog(page).getByRole("button", { name: "Remove sources" }).click();
    await expect(sources).toBeHidden();
    await dialog(page).getByRole("button", { name: "Undo: removed sources" }).click();
    await expect(sources).toBeVisible();
    await dialog(page).getByRole("button", { name: "Undo: added sources" }).click();
    await expect(sources).toBeHidden();
    await dialog(page).getByRole("button", { name: "Redo: added sources" }).click();
    await expect(sources).toBeVisible();
  });

  test("restore a cleared form, and survive a visit to another endpoint @nightly", async ({ page, running }) => {
    await page.goto(running.site + endpoint);
    await field(page, "orgId").fill("acme");
    await dialog(page).getByRole("button", { name: "Clear form" }).click();
    await expect(field(page, "orgId")).toHaveValue("");
    await page.goto(`${running.site}/reference/tokens/generate-a-token?explorer=true`);
    await expect(dialog(page).getByRole("button", { name: "Undo", exact: true })).toBeDisabled();
    await page.goto(running.site + endpoint);
    await expect(field(page, "orgId")).toHaveValue("");
    await dialog(page).getByRole("button", { name: "Undo: cleared the form" }).click();
    await expect(field(page, "orgId")).toHaveValue("acme");
  });
});

test.describe("the body as JSON", () => {
  const editor = (page: Page) => dialog(page).getByRole("textbox", { name: "Body Parameters as JSON" });
  const show = (page: Page, view: "Form" | "JSON") => dialog(page).getByRole("radio", { name: view }).click();
  const lines = (page: Page) => editor(page).locator(".cm-line").allTextContents();
  const typeAll = async (page: Page, text: string): Promise<void> => {
    await editor(page).click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(text);
  };

  test("follows the form, preserves digits and unknown keys, and marks errors", async ({ page, running }) => {
    await openCleared(page, running.site);
    await field(page, "orgId").fill("acme");
    await show(page, "JSON");
    await expect(editor(page)).toBeVisible();
    expect((await lines(page)).join("\n")).toBe('{\n  "orgId": "acme",\n  "apiId": ""\n}');

    await typeAll(page, '{"orgId": "acme", "apiId": "a", "own": 12345678901234567890.10}');
    await expect(dialog(page).locator(".cm-lintRange-warning")).toHaveText('"own"');
    await expect(dialog(page)).toContainText("12345678901234567890.10");
    expect(await violationsIn(page, true)).toEqual([]);
    await show(page, "Form");
    await expect(field(page, "apiId")).toHaveValue("a");
    await field(page, "apiId").fill("b");
    await show(page, "JSON");
    await expect(editor(page)).toContainText('"own": 12345678901234567890.10');
    await expect(editor(page)).toContainText('"apiId": "b"');

    await typeAll(page, '{"orgId": 7, "apiId": "a"}');
    await expect(dialog(page).locator(".cm-lintRange-error")).toHaveText("7");
    await expect(async () => {
      await page.keyboard.press("F8");
      await expect(dialog(page).locator(".cm-announced")).toContainText("found 7", { timeout: 1000 });
    }).toPass();
    await show(page, "Form");
    await expect(field(page, "orgId")).toHaveAccessibleDescription(/Must be text\./);
    await expect(field(page, "apiId")).not.toHaveAttribute("aria-invalid");
    await show(page, "JSON");
    await show(page, "Form");
    await expect(field(page, "orgId")).toHaveAttribute("aria-invalid", "true");
  });

  test("reports the position of a syntax error, changes nothing in the form, and restores the text later @nightly", async ({
    page,
    running,
  }) => {
    await openCleared(page, running.site);
    await field(page, "orgId").fill("acme");
    await show(page, "JSON");
    await typeAll(page, '{"orgId": "other",}');
    await expect(dialog(page).getByText(/^Line 1, column 19: expected a property name/)).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    await show(page, "Form");
    await expect(field(page, "orgId")).toHaveValue("acme");
    await show(page, "JSON");
    await expect(editor(page)).toHaveText('{"orgId": "other",}');
  });

  test("can be undone like any other step, and Tab moves out of it @nightly", async ({ page, running }) => {
    await openCleared(page, running.site);
    await show(page, "JSON");
    await typeAll(page, '{"orgId": "acme", "apiId": "greenhouse"}');
    await page.keyboard.press("ControlOrMeta+z");
    await expect(editor(page)).toContainText('"orgId": ""');
    await expect(dialog(page).getByText("Undone: filled in the body")).toBeAttached();
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await expect(editor(page)).toContainText('"apiId": "greenhouse"');
    await page.keyboard.press("Tab");
    await expect(editor(page)).not.toBeFocused();
    await show(page, "Form");
    await expect(field(page, "apiId")).toHaveValue("greenhouse");
  });
});

test.describe("pasting JSON", () => {
  test("fills the body by shortcut and by button, and reports when it can't @nightly", async ({
    page,
    context,
    running,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const copy = (text: string) => page.evaluate((of) => navigator.clipboard.writeText(of), text);
    await openCleared(page, running.site);

    await copy('{"orgId": "acme", "apiId": "greenhouse"}');
    await dialog(page).getByRole("button", { name: "Add optional property, Body Parameters" }).focus();
    await page.keyboard.press("ControlOrMeta+v");
    await expect(field(page, "apiId")).toHaveValue("greenhouse");
    await dialog(page).getByRole("button", { name: "Undo: filled in the body" }).click();
    await expect(field(page, "apiId")).toHaveValue("");

    await dialog(page).getByRole("button", { name: "Paste JSON into Body Parameters" }).click();
    await expect(field(page, "orgId")).toHaveValue("acme");

    await copy('{"orgId": }');
    await dialog(page).getByRole("button", { name: "Paste JSON into Body Parameters" }).click();
    await expect(dialog(page).getByRole("group", { name: "Nothing was pasted" })).toContainText("Line 1, column 11");
    await expect(field(page, "orgId")).toHaveValue("acme");
    expect(await violationsIn(page)).toEqual([]);
  });
});

test("a draft for an earlier definition keeps compatible values, and lists the others until they are dismissed @nightly", async ({
  page,
  running,
}) => {
  await openCleared(page, running.site);
  await field(page, "orgId").fill("acme");
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).some((kept) => String(kept).includes("acme"))))
    .toBe(true);
  // A draft from when the body had another property.
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage).filter((one) => one.startsWith("callboard.form."))) {
      const draft = JSON.parse(sessionStorage.getItem(key) ?? "");
      draft.made = "earlier";
      draft.value.body.region = "eu";
      sessionStorage.setItem(key, JSON.stringify(draft));
    }
  });
  await page.reload();
  const banner = dialog(page).getByRole("group", { name: /^The API has changed/ });
  await expect(banner).toContainText('region "eu" Unknown property "region".');
  await expect(field(page, "orgId")).toHaveValue("acme");
  expect(await violationsIn(page)).toEqual([]);
  await page.reload();
  await expect(banner).toBeVisible();
  await banner.getByRole("button", { name: "Dismiss" }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(field(page, "orgId")).toHaveValue("acme");
  await expect(banner).toBeHidden();
});
