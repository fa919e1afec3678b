import type { Page } from "@playwright/test";
import { playgroundReady } from "./playground-ready.ts";
import { Listener } from "./screen-reader/listener.ts";
import { type Library, startLibrary } from "./targets/library.ts";
import { expect, test } from "./test.ts";

let library: Library;

test.beforeAll(async () => {
  library = await startLibrary();
});
test.afterAll(() => library.stop());
test.use({ viewport: { width: 1440, height: 900 } });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const textbox = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Opens a playground and starts to listen. */
async function listenTo(page: Page, site: string, path: string, listener = new Listener(page)): Promise<Listener> {
  await page.goto(`${site}/${path}?explorer=true`);
  await playgroundReady(page);
  await listener.arrive(`open the playground of ${path}`, button(page, "Send Request"));
  return listener;
}

test("a listener fills in every kind of control", async ({ page, specimen }) => {
  const listener = await listenTo(page, specimen.site, "texts");
  await listener.goTo(textbox(page, "plain"));
  await listener.type("Ada");
  await listener.press("Tab");
  await listener.type("UPPER");
  await listener.press("Shift+Tab");
  await listener.press("Tab");
  await listener.tabTo(button(page, "Show password"));
  await listener.activate();
  await listener.tabTo(button(page, "Generate, idempotency_key"));
  await listener.tabTo(button(page, "Record sound"));
  await listener.tabTo(button(page, "Calendar, day"));
  await listener.tabTo(page.getByRole("switch", { name: "presetFlag" }));
  await listener.press("Space");

  await listenTo(page, specimen.site, "numbers", listener);
  await listener.goTo(page.getByRole("spinbutton", { name: "integer", exact: true }));
  await listener.press("ArrowUp");
  await listener.type("12");
  await listener.press("Tab");
  await listener.press("Shift+Tab");

  await listenTo(page, specimen.site, "choices", listener);
  await listener.goTo(page.getByRole("radio", { name: "light" }));
  await listener.press("Space");
  await listener.press("ArrowRight");
  await listener.press("Tab");
  await listener.pressUntil("Enter", () => expect(page.locator("[role=option]:focus")).toBeVisible());
  await listener.press("ArrowDown");
  await listener.press("Enter");
  await listener.press("Tab");
  await listener.press("Tab");

  await listenTo(page, specimen.site, "nullables", listener);
  await listener.goTo(page.getByRole("radio", { name: "null" }).first());
  await listener.press("ArrowLeft");
  await listener.press("Tab");

  await listenTo(page, specimen.site, "collections", listener);
  await listener.goTo(button(page, "Add new item, words"));
  await listener.press("Enter", /Added/);
  await listener.type("one");
  await listener.press("Tab");
  await listener.press("Enter", /Removed/);
  await listener.goTo(button(page, "Add new item, byKey"));
  await listener.press("Enter");
  await listener.type("first");
  await listener.press("Enter");
  await listener.type("7");
  await listener.press("Tab");

  await listenTo(page, specimen.site, "objects", listener);
  await listener.goTo(button(page, "Add optional property, Body Parameters"));
  await listener.pressUntil("Enter", () => expect(page.locator("[role^=menuitem]:focus")).toBeVisible());
  await listener.press("Enter", /Added/);
  await listener.press("Tab");

  await listenTo(page, specimen.site, "unions", listener);
  await listener.goTo(page.getByRole("radio", { name: "circle" }));
  await listener.press("ArrowRight");
  await listener.press("Tab");

  await listenTo(page, specimen.site, "upload", listener);
  await listener.goTo(textbox(page, "title"));
  await listener.press("Tab");
  await listener.press("Tab");
  listener.matches("fill-in-controls.txt");
});

test("a listener fixes what is refused", async ({ page }) => {
  const listener = await listenTo(page, library.site, "books/add-book");
  await listener.goTo(textbox(page, "title"));
  await listener.press("Control+a");
  await listener.press("Delete");
  await listener.goTo(button(page, "Send Request"));
  await listener.activateUntil(() => expect(page.getByRole("group", { name: /Fix 1 field/ })).toBeVisible());
  await listener.press("Tab");
  await listener.activate();
  await listener.type("Emma");
  await listener.press("Control+Enter", /201 Created/, /not as documented/);
  listener.matches("fix-what-is-refused.txt");
});

test("a listener sends a request", async ({ page }) => {
  const listener = await listenTo(page, library.site, "books/find-books");
  await listener.goTo(textbox(page, "title"));
  await listener.type("em");
  await listener.goTo(button(page, "Send Request"));
  await listener.activate(/200 OK/, /not as documented/);
  listener.matches("send.txt");
});

test("a listener reads an answer", async ({ page }) => {
  const listener = await listenTo(page, library.site, "books/add-book");
  await listener.goTo(textbox(page, "title"));
  await listener.type("Emma");
  await listener.press("Control+Enter", /201 Created/, /not as documented/);
  await listener.goTo(page.getByRole("separator", { name: "Resize the request and the response" }));
  await listener.readTo(/^end of dialog/);
  listener.matches("read-an-answer.txt");
});

/** Waits until the form is checked again: at most every 200 ms, and nobody undoes as fast as a test. */
const waitForChecks = (page: Page): Promise<void> => page.waitForTimeout(300);

test("a listener undoes steps", async ({ page }) => {
  const listener = await listenTo(page, library.site, "books/add-book");
  await listener.goTo(textbox(page, "title"));
  await listener.type("Emma");
  await listener.goTo(button(page, "Add optional property, Body Parameters"));
  await listener.pressUntil("Enter", () => expect(page.locator("[role^=menuitem]:focus")).toBeVisible());
  await listener.press("Enter", /Added/);
  await listener.press("Control+z", /Undone/);
  await listener.press("Control+z", /Undone/);
  await waitForChecks(page);
  await listener.press("Control+Shift+z", /Redone/);
  await listener.goTo(button(page, "Clear form"));
  await listener.press("Enter");
  await waitForChecks(page);
  await listener.press("Control+z", /Undone/);
  listener.matches("undo.txt");
});
