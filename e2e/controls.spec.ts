import type { Page } from "@playwright/test";
import { formText } from "#locales/messages/form";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { playgroundReady } from "./playground-ready.ts";
import type { SpecimenSite } from "./targets/specimen-site.ts";
import { expect, test } from "./test.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Playground" });

async function open(page: Page, specimen: SpecimenSite, endpoint: string): Promise<void> {
  await page.goto(`${specimen.site}/${endpoint}?explorer=true`);
  await playgroundReady(page);
}

async function sent(page: Page, specimen: SpecimenSite): Promise<string> {
  specimen.forget();
  await page.getByRole("button", { name: "Send Request" }).click();
  await expect(dialog(page).getByText("200 OK", { exact: true })).toBeVisible();
  return Buffer.from(specimen.received().body, "base64").toString();
}

test("a date and a time are chosen from the calendar by keyboard alone, and the time zone is preserved @nightly", async ({
  page,
  specimen,
}) => {
  await open(page, specimen, "texts");
  const moment = page.getByRole("textbox", { name: "moment" });
  await moment.fill("2026-11-21T08:30:00+02:00");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Calendar, moment" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /Saturday, 21 November 2026 selected/ })).toBeFocused();
  expect(await accessibilityViolations(page, "html", { hasOwnColors: true })).toEqual([]);
  await page.keyboard.press("PageUp");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(moment).toHaveValue("2026-10-22T08:30:00+02:00");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Time (UTC+02:00)")).toBeFocused();
  await page.keyboard.type("0930");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Calendar, moment" })).toBeFocused();
  await expect(moment).toHaveValue("2026-10-22T09:30:00+02:00");
  // A date has no time, so selecting a day completes it.
  await page.getByRole("button", { name: "Calendar, day" }).click();
  await page.getByRole("grid").getByRole("button", { name: / 15 / }).first().click();
  await expect(page.getByRole("grid")).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "day" })).toHaveValue(/-15$/);
});

test("a duplicate key disables Send until it is fixed, and the summary links to it @nightly", async ({
  page,
  specimen,
}) => {
  await open(page, specimen, "collections");
  const add = page.getByRole("button", { name: "Add new item, byKey" });
  await add.click();
  await page.keyboard.type("a");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Value of a" })).toBeFocused();
  await add.click();
  await page.keyboard.type("a");
  // Sent from within the key field: this commits the unfinished key.
  await page.keyboard.press("ControlOrMeta+Enter");
  const summary = page.getByRole("group", { name: "Not sent. Fix 1 field" });
  await expect(summary).toBeFocused();
  // A refused key is shown again when the form is restored.
  await page.getByRole("radio", { name: "JSON" }).click();
  await page.getByRole("radio", { name: "Form" }).click();
  await summary.getByRole("button", { name: /^body\.byKey The new key "a": Another row already has this key/ }).click();
  const key = page.getByRole("textbox", { name: formText().newKey({ map: "byKey" }) });
  await expect(key).toBeFocused();
  await expect(key).toHaveValue("a");
  await expect(key).toHaveAccessibleDescription(/^Another row already has this key/);
  expect(await accessibilityViolations(page, ".kit-window")).toEqual([]);
  await key.fill("__proto__");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByText('"__proto__": 0')).toBeVisible();
  await page.getByRole("button", { name: "Send Request" }).click();
  await page.getByRole("button", { name: /^body\.byKey\.__proto__ The key "__proto__"/ }).click();
  const second = page.getByRole("textbox", {
    name: formText().partOf({ part: formText().key({ position: 2 }), whole: "byKey" }),
  });
  await expect(second).toBeFocused();
  await second.fill("b");
  await page.keyboard.press("Enter");
  expect(JSON.parse(await sent(page, specimen))).toMatchObject({ byKey: { a: 0, b: 0 } });
});

test("text that is not a value yet survives a reload, and a password does not", async ({ page, specimen }) => {
  await open(page, specimen, "recursive");
  const field = page.getByRole("textbox", { name: "anything", exact: true });
  await field.fill('{"half": ');
  await expect(
    page.getByRole("button", { name: formText().undoStep({ step: "typed invalid JSON into anything" }) }),
  ).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('{"half": ');
  await expect(field).toHaveAccessibleDescription(/Line 1, column 10/);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(field).not.toHaveValue(/half/);

  await open(page, specimen, "collections");
  const add = page.getByRole("button", { name: formText().actOn({ text: formText().addItem, name: "byKey" }) });
  await add.click();
  await page.keyboard.type("half a key");
  await page.reload();
  const key = page.getByRole("textbox", { name: formText().newKey({ map: "byKey" }) });
  await expect(key).toHaveValue("half a key");
  await key.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: formText().addKey({ map: "byKey" }) })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(add).toBeFocused();
  await expect(page.getByText(formText().noKeyAdded({ map: "byKey" }))).toBeAttached();

  await open(page, specimen, "texts");
  const masked = page.getByLabel("password", { exact: true });
  await expect(masked).toHaveAccessibleDescription(formText().notKept);
  await masked.fill("hunter2");
  await page.getByRole("textbox", { name: "plain", exact: true }).fill("kept");
  // The page holds it in memory, although no storage has it.
  await dialog(page)
    .getByRole("link", { name: /numbers/ })
    .click();
  await expect(page.getByRole("spinbutton", { name: "double" })).toBeVisible();
  await page.goBack();
  await expect(masked).toHaveValue("hunter2");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("hunter2");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "plain", exact: true })).toHaveValue("kept");
  await expect(masked).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("hunter2");
});

test("no field loses a digit of a number", async ({ page, specimen }) => {
  await open(page, specimen, "numbers");
  await page.getByRole("spinbutton", { name: "integer", exact: true }).fill("9007199254740993");
  await page.getByRole("spinbutton", { name: "double" }).fill("0.1000000000000000055");
  await page.getByRole("button", { name: "Send Request" }).click();
  await expect(page.getByRole("group", { name: "Not sent. Fix 2 fields" })).toBeFocused();
  specimen.forget();
  await page.getByRole("button", { name: "Send anyway" }).click();
  await expect(dialog(page).getByText("200 OK", { exact: true })).toBeVisible();
  const body = Buffer.from(specimen.received().body, "base64").toString();
  expect(body).toContain('"integer": 9007199254740993');
  expect(body).toContain('"double": 0.1000000000000000055');
});

test("Tab leads from the open menu of optional properties to the added field", async ({ page, specimen }) => {
  await open(page, specimen, "objects");
  const add = page.getByRole("button", { name: "Add optional property, Body Parameters" });
  await add.press("Enter");
  const item = page.getByRole("menuitem").nth(1);
  const name = (await item.locator(".kit-option-line > span").first().textContent()) ?? "";
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("menu")).toHaveCount(0);
  const focused = page.locator(".form-field:focus-within").last();
  await expect(focused.locator(".form-label").first()).toHaveText(name);
});

test("open lists and menus have no accessibility violation @nightly", async ({ page, specimen }) => {
  await open(page, specimen, "choices");
  await page.getByRole("button", { name: / many$/ }).click();
  await expect(page.getByRole("listbox")).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await open(page, specimen, "objects");
  await page.getByRole("button", { name: "Add optional property, Body Parameters" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test("focus and its outline survive the rotation of a phone, and are visible in forced colors @nightly", async ({
  page,
  specimen,
}) => {
  await page.setViewportSize({ width: 900, height: 420 });
  await open(page, specimen, "texts");
  const limited = page.getByRole("textbox", { name: "limited" });
  await limited.fill("A");
  await limited.blur();
  const field = page.getByRole("textbox", { name: "plain", exact: true });
  await field.fill("acd");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.setViewportSize({ width: 420, height: 900 });
  await expect(page.getByRole("tab", { name: "Response" })).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type("b");
  await expect(field).toHaveValue("abcd");
  await page.emulateMedia({ forcedColors: "active" });
  const frame = page.locator(".kit-text", { has: field });
  await expect(frame).toHaveCSS("outline-style", "solid");
  await expect(limited).toHaveAttribute("aria-invalid", "true");
  expect(
    await page
      .locator(".kit-text", { has: limited })
      .evaluate((part) => Number.parseFloat(getComputedStyle(part).borderInlineStartWidth)),
  ).toBeGreaterThan(2);
  // On the narrowest screen the key of a map has its own line.
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page, specimen, "collections");
  await page.getByRole("button", { name: "Add new item, byKey" }).click();
  await page.keyboard.type("key");
  await page.keyboard.press("Enter");
  const key = await page
    .getByRole("textbox", { name: formText().partOf({ part: formText().key({ position: 1 }), whole: "byKey" }) })
    .boundingBox();
  expect(key?.width).toBeGreaterThan(200);
});

test("large text gets the layout of a narrow screen, and the narrowest screen scrolls in one direction only @nightly", async ({
  page,
  specimen,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    }),
  );
  await open(page, specimen, "texts");
  await expect(page.getByRole("tab", { name: "Response" })).toBeVisible();
  await page.setViewportSize({ width: 640, height: 800 });
  const wider = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(".kit-window, .kit-window *")]
        .filter((part) => ["auto", "scroll"].includes(getComputedStyle(part).overflowX))
        .filter((part) => !part.matches("pre, textarea") && part.scrollWidth > part.clientWidth + 1)
        .map((part) => part.className),
    );
  expect(await wider()).toEqual([]);
  // Large text on the narrowest screen: every control is still within the viewport.
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, specimen, "collections");
  await page.getByRole("button", { name: "Add new item, pointsByKey" }).click();
  await page.keyboard.type("origin");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "x", exact: true })).toBeVisible();
  const beyond = () =>
    dialog(page)
      .locator("button, input, textarea, a")
      .evaluateAll((parts) =>
        parts.filter((part) => part.getBoundingClientRect().right > innerWidth).map((part) => part.outerHTML),
      );
  await expect.poll(beyond).toEqual([]);
  expect(await wider()).toEqual([]);
});
