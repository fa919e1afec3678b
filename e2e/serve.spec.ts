import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { earlyClass } from "../docs-host/app/inline/names.ts";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { serveFile } from "./targets/serve-file.ts";
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

/** A test with a description file that is served from its own folder. */
const test = base.extend<{ served: { readonly site: string; readonly file: string } }>({
  served: async ({ page }, use) => {
    const { site, file, stop } = await serveFile("plants.yaml", description("Fetch a plant"));
    await use({ site, file });
    // An open page asks its site for changes, which would fail from now on.
    await page.close();
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
  await expect(
    page.getByRole("status").filter({ hasText: "You see the last version that could be read." }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Plants" })).toBeVisible();
  writeFileSync(file, description("Fetch a plant again"));
  await expect(page.getByRole("main").getByRole("link", { name: "Fetch a plant again" }).first()).toBeVisible();
  await expect(page.getByText("You see the last version that could be read.")).toHaveCount(0);
});

/** The description with so many more endpoints that no screen shows all of them. */
const withMany = (): string =>
  description("Fetch a plant") +
  Array.from(
    { length: 120 },
    (_, n) => `  /more/${n}:
    get: { operationId: more${n}, summary: More ${n}, tags: [plants], responses: { "200": { description: It. } } }
`,
  ).join("");

test("an open playground can be typed into before its script has come, and loads no more than it shows", async ({
  page,
  served: { site, file },
}) => {
  writeFileSync(file, withMany());
  const address = `${site}/plants/get-plant?explorer=true`;
  await expect.poll(async () => (await page.request.get(`${site}/plants/more7`)).status()).toBe(200);

  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search));
  const letCome = await holdScript(page);
  await page.goto(address, { waitUntil: "commit" });
  const field = page.getByRole("textbox", { name: "id" });
  await field.click();
  await page.keyboard.type("frn");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("dialog", { name: "Playground" })).toHaveCount(1);
  expect(asked.filter((path) => path.startsWith("/assets/") && path.includes("lists"))).toEqual([]);

  letCome();
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
  asked.length = 0;
  await page.reload();
  await expect(list.locator("[aria-current]")).toHaveText(/Fetch a plant/);
  const lists = (): readonly string[] => asked.filter((path) => path.includes("/endpoints/"));
  expect(lists().map((path) => path.includes("?around="))).toEqual([true]);
  const row = list.locator("[aria-current]");
  const place = await row.boundingBox();
  await list.hover();
  await expect.poll(() => lists().length).toBe(2);
  await expect(list.getByRole("link").first()).toHaveAttribute("href", /explorer=true/);
  expect(await row.boundingBox()).toEqual(place);
});

/** Delays the playground's script until it is released. */
async function holdScript(page: Page): Promise<() => void> {
  let letCome = (): void => {};
  const held = new Promise<void>((done) => {
    letCome = done;
  });
  await page.route("**/assets/playground-base*.js", async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}

test("a word that is being composed while the script comes is taken over once it is whole", async ({
  page,
  served: { site },
}) => {
  const letCome = await holdScript(page);
  await page.goto(`${site}/plants/get-plant?explorer=true`, { waitUntil: "commit" });
  const early = page.locator(`.${earlyClass}`);
  const field = page.getByRole("textbox", { name: "id" });
  await field.click();
  const input = await page.context().newCDPSession(page);
  await input.send("Input.imeSetComposition", { text: "すし", selectionStart: 2, selectionEnd: 2 });
  await expect(field).toHaveValue("すし");
  letCome();
  // The playground that works is drawn below, and waits.
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

test("a playground whose script is late says so, and works with what was typed when it has come", async ({
  page,
  served: { site },
}) => {
  const letCome = await holdScript(page);
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
  expect(await accessibilityFaults(page)).toEqual([]);
  await field.press("End");
  await page.keyboard.type("n");
  letCome();
  await expect(early).toHaveCount(0);
  await expect(notice).toHaveCount(0);
  await expect(field).toHaveValue("fern");
  await expect(page.getByLabel("URL of the request")).toHaveText(/plants\/fern$/);
});

test("a long navigation shows the entry of its page, also after a playground that was open at first", async ({
  page,
  served: { site, file },
}) => {
  writeFileSync(file, withMany());
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

test("a playground whose script does not come says so, lets the reader out, and keeps what was typed over a reload", async ({
  page,
  complaints,
  served: { site },
}) => {
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
  await expect(page.getByText("Open replay", { exact: true })).toBeHidden();
  const isTaken = await field.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["{}"], "replay.json"));
    const event = (type: string) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
    return ["dragover", "drop"].map((type) => element.dispatchEvent(event(type)));
  });
  expect(isTaken).toEqual([false, false]);
  expect(await accessibilityFaults(page)).toEqual([]);
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
  complaints.length = 0;
});
