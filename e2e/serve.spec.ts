import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { earlyClass } from "../docs-host/pages/early/index.ts";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { type ServedFile, serveFile } from "./targets/serve-file.ts";
import { test as base, expect } from "./test.ts";

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

/** A site with a fixed description. */
let unchanged: ServedFile;
base.beforeAll(async () => {
  unchanged = await serveFile("plants.yaml", description("Fetch a plant"));
});
base.afterAll(() => unchanged.stop());

/** A test with a description file that is served from its own folder. */
const test = base.extend<{ served: Pick<ServedFile, "site" | "file"> }>({
  served: async ({ page }, use) => {
    const { site, file, stop } = await serveFile("plants.yaml", description("Fetch a plant"));
    await use({ site, file });
    // An open page asks its site for changes, which would fail from now on.
    await page.close();
    await stop();
  },
});

test("a description is served with a playground, and an open page follows the file and keeps the form", async ({
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

test("an invalid file leaves the page unchanged, with a message until it is fixed @nightly", async ({
  page,
  served: { site, file },
}) => {
  await page.goto(site);
  writeFileSync(file, "openapi: [");
  await expect(
    page.getByRole("status").filter({ hasText: "You see the last version that could be read." }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Plants" })).toBeVisible();
  writeFileSync(file, description("Fetch a plant again"));
  await expect(page.getByRole("main").getByRole("link", { name: "Fetch a plant again" }).first()).toBeVisible();
  await expect(page.getByText("You see the last version that could be read.")).toHaveCount(0);
});

/** The description with enough additional endpoints to fill more than a screen. */
const withManyEndpoints = (): string =>
  description("Fetch a plant") +
  Array.from(
    { length: 120 },
    (_, n) => `  /more/${n}:
    get: { operationId: more${n}, summary: More ${n}, tags: [plants], responses: { "200": { description: It. } } }
`,
  ).join("");

test("an open playground accepts typing before its script has loaded, and loads only what it shows @nightly", async ({
  page,
  served: { site, file },
}) => {
  writeFileSync(file, withManyEndpoints());
  const address = `${site}/plants/get-plant?explorer=true`;
  await expect.poll(async () => (await page.request.get(`${site}/plants/more7`)).status()).toBe(200);

  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search));
  const release = await delayScript(page);
  await page.goto(address, { waitUntil: "commit" });
  const field = page.getByRole("textbox", { name: "id" });
  await field.click();
  await page.keyboard.type("frn");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("dialog", { name: "Playground" })).toHaveCount(1);
  expect(asked.filter((path) => path.startsWith("/assets/") && path.includes("lists"))).toEqual([]);

  release();
  const list = page.getByRole("navigation", { name: "Endpoints" });
  await expect(list.locator("[aria-current]")).toHaveText(/Fetch a plant/);
  // The cursor keeps its position, so that typing continues within the word.
  await page.keyboard.type("e");
  await expect(field).toHaveValue("fern");
  await expect(field).toBeFocused();
  await expect(page.getByLabel("URL of the request")).toHaveText(/plants\/fern$/);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(field).not.toHaveValue("fern");

  await page.goto(address);
  // By then this page asks for no list any more.
  await expect(list.locator("[aria-current]")).toHaveText(/Fetch a plant/);
  asked.length = 0;
  await page.reload();
  await expect(list.locator("[aria-current]")).toHaveText(/Fetch a plant/);
  const lists = (): readonly string[] =>
    asked.filter((path) => path.includes("/endpoints?") || path.endsWith("/endpoints"));
  expect(lists().map((path) => path.includes("?around="))).toEqual([true]);
  const row = list.locator("[aria-current]");
  const place = await row.boundingBox();
  await list.hover();
  await expect.poll(() => lists().length).toBe(2);
  await expect(list.getByRole("link").first()).toHaveAttribute("href", /explorer=true/);
  expect(await row.boundingBox()).toEqual(place);
});

/** Delays the playground's script until it is released. */
async function delayScript(page: Page): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/playground-base*.js", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("a word that is being composed while the script loads is taken over when it is complete @nightly", async ({
  page,
}) => {
  const { site } = unchanged;
  const release = await delayScript(page);
  await page.goto(`${site}/plants/get-plant?explorer=true`, { waitUntil: "commit" });
  const early = page.locator(`.${earlyClass}`);
  const field = page.getByRole("textbox", { name: "id" });
  await field.click();
  const input = await page.context().newCDPSession(page);
  await input.send("Input.imeSetComposition", { text: "すし", selectionStart: 2, selectionEnd: 2 });
  await expect(field).toHaveValue("すし");
  release();
  // The interactive playground is rendered below, and waits.
  await expect(page.locator(".playground-root").getByRole("textbox", { includeHidden: true }).first()).toBeAttached();
  await expect(early.getByRole("textbox", { name: "id" })).toBeFocused();
  await input.send("Input.imeSetComposition", { text: "すしや", selectionStart: 3, selectionEnd: 3 });
  await expect(early.getByRole("textbox", { name: "id" })).toHaveValue("すしや");
  await input.send("Input.insertText", { text: "寿司屋" });
  await expect(early).toHaveCount(0);
  await expect(field).toHaveValue("寿司屋");
  await expect(field).toBeFocused();
  await page.keyboard.type("!");
  await expect(field).toHaveValue("寿司屋!");
});

test("Tab behind the last field that is drawn waits for the playground, and goes on in it @nightly", async ({
  page,
}) => {
  const { site } = unchanged;
  const release = await delayScript(page);
  await page.goto(`${site}/plants/get-plant?explorer=true`, { waitUntil: "commit" });
  const early = page.locator(`.${earlyClass}`);
  const texts = early.locator("input:not([inert]), textarea:not([inert])");
  // Its fields take the focus once its own script has shown them.
  await expect(texts.last()).toBeVisible();
  const last = await texts.last().getAttribute("id");
  await texts.last().focus();
  await page.keyboard.press("Tab");
  await expect(texts.last()).toBeFocused();
  release();
  await expect(early).toHaveCount(0);
  const focused = await page.evaluate((id) => {
    const field = document.getElementById(id ?? "");
    const active = document.activeElement;
    return {
      isBehind: Boolean(active && (field?.compareDocumentPosition(active) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING),
      isInForm: active?.closest(".kit-window") !== null,
    };
  }, last);
  expect(focused).toEqual({ isBehind: true, isInForm: true });
});

test("a playground says when its script is late, and keeps the typed text once it has loaded", async ({ page }) => {
  const { site } = unchanged;
  const release = await delayScript(page);
  await page.clock.install();
  await page.goto(`${site}/plants/get-plant?explorer=true`, { waitUntil: "commit" });
  const early = page.locator(`.${earlyClass}`);
  const field = page.getByRole("textbox", { name: "id" });
  await field.fill("fer");
  const notice = page.getByText("The playground is still loading");
  await expect(notice).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(notice).toBeVisible();
  await expect(page.getByRole("link", { name: "Reload this page" })).toBeVisible();
  expect(await accessibilityViolations(page, "html", { hasOwnColors: true })).toEqual([]);
  await field.press("End");
  await page.keyboard.type("n");
  release();
  await expect(early).toHaveCount(0);
  await expect(notice).toHaveCount(0);
  await expect(field).toHaveValue("fern");
  await expect(page.getByLabel("URL of the request")).toHaveText(/plants\/fern$/);
});

test("a long navigation scrolls to the entry of its page, also after a playground that was open at first @nightly", async ({
  page,
  served: { site, file },
}) => {
  writeFileSync(file, withManyEndpoints());
  const address = `${site}/plants/more90`;
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  const entry = page.getByRole("navigation", { name: "Contents" }).locator('[aria-current="page"]');
  await page.goto(address);
  await expect(entry).toBeInViewport({ ratio: 1 });
  await page.goto(`${address}?explorer=true`);
  await page.getByRole("button", { name: "Close playground" }).click();
  await expect(entry).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a playground says when its script fails to load, can be closed, and keeps the typed text over a reload @nightly", async ({
  page,
  pageErrors,
}) => {
  const { site } = unchanged;
  let isRefused = true;
  await page.route("**/assets/playground-base*.js", (route) => (isRefused ? route.abort() : route.continue()));
  const address = `${site}/plants/get-plant`;
  await page.goto(`${address}?explorer=true`);
  const field = page.getByRole("textbox", { name: "id" });
  const notice = page.getByText("The playground could not be loaded");
  await expect(notice).toBeVisible();
  // The page below it can't be reached.
  await expect(page.getByRole("main")).toHaveCount(0);
  await field.fill("fern");
  // No replay can be opened yet, and a dropped file does not replace the typed text.
  await expect(page.locator("button[inert]", { hasText: /^More$/ })).toBeVisible();
  const dispatched = await field.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["{}"], "replay.json"));
    const event = (type: string) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
    return ["dragover", "drop"].map((type) => element.dispatchEvent(event(type)));
  });
  expect(dispatched).toEqual([false, false]);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Close playground" }).press("Enter");
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("main")).toBeVisible();

  await page.goBack();
  await expect(field).toHaveValue("fern");
  await field.fill("moss");
  await field.press("Escape");
  await expect(page).toHaveURL(address);

  // The script that would ask does not load either.
  await page.route("**/assets/entry*.js", (route) => (isRefused ? route.abort() : route.continue()));
  await page.goto(`${address}?explorer=true`);
  await expect(notice).toBeVisible();
  await field.fill("birch");
  isRefused = false;
  await page.getByRole("link", { name: "Reload this page" }).click();
  await expect(page.getByLabel("URL of the request")).toHaveText(/plants\/birch$/);
  await expect(page.getByRole("button", { name: "Close playground" })).toBeVisible();
  // The browser reports each script that was not loaded.
  pageErrors.length = 0;
});
