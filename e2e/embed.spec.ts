import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { someOf } from "../tooling/tier.ts";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { type RunningExample, startExample } from "./targets/start-example.ts";
import { expect, test } from "./test.ts";

let example: RunningExample;
let address: string;

test.beforeAll(async () => {
  example = await startExample("script-tag");
  address = example.address;
});
test.afterAll(() => example.stop());

test("a script tag shows a description, and its playground sends a real request", async ({ page }) => {
  await page.goto(address);
  await page.evaluate(() => {
    const events: string[] = [];
    Object.assign(globalThis, { events });
    for (const type of ["request", "response", "navigate"])
      document.querySelector("callboard-reference")?.addEventListener(type, (event) => {
        events.push(`${type} ${JSON.stringify((event as CustomEvent).detail)}`);
      });
  });
  await expect(page.getByRole("heading", { name: "Plant Store" })).toBeVisible();
  await page.getByRole("navigation").getByRole("link", { name: "Add a plant" }).click();
  await expect(page.getByRole("heading", { name: "Add a plant", level: 1 })).toBeVisible();
  expect(await accessibilityViolations(page, "html", { hasOwnColors: true })).toEqual([]);

  await page.getByRole("link", { name: "Try it" }).click();
  await page.getByRole("textbox", { name: /^name/ }).fill("Monstera");
  // A menu of the playground opens inside of the shadow tree, and takes the focus.
  await page.getByRole("button", { name: "Add optional property" }).click();
  await page.getByRole("menuitem", { name: "light" }).click();
  await page.getByRole("button", { name: "Send Request" }).click();
  await expect(page.getByText("201 Created")).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  const events = (await page.evaluate("globalThis.events")) as readonly string[];
  expect(events.filter((event) => event.startsWith("re"))).toEqual([
    'request {"path":"/plants/add-plant","method":"POST"}',
    expect.stringMatching(/^response .*"status":201/),
  ]);
  expect(events.join()).not.toContain("Monstera");

  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("link", { name: "Try it" })).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Plant Store" })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Add a plant", level: 1 })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Contents" }).click();
  await page.getByRole("link", { name: "List plants" }).click();
  await expect(page.getByRole("heading", { name: "List plants", level: 1 })).toBeVisible();

  expect(page.workers()).toHaveLength(1);
  await page.evaluate(() => document.querySelector("callboard-reference")?.remove());
  await expect.poll(() => page.workers().length).toBe(0);
});

test("a file that is not a description is named, in place of the reference", async ({ page }) => {
  await page.goto(address);
  await page.evaluate(() => document.querySelector("callboard-reference")?.setAttribute("src", "server.js"));
  const problem = page.getByRole("alert");
  await expect(problem).toContainText("server.js can’t be read as the description of an API");
  // Nothing of the reference is above it.
  await expect(problem.getByRole("button", { name: "Try again" })).toBeInViewport();
  await page.evaluate(() => {
    const second = Object.assign(document.createElement("callboard-reference"), {
      description: { openapi: "3.1.0", info: { title: "Second", version: "1" }, paths: {} },
    });
    document.querySelector("main")?.append(second);
  });
  await expect(page.getByRole("heading", { name: "Second" })).toBeVisible();
  await expect(problem).toBeVisible();
});

test("a name is found while an element starts, and a playground that can't be loaded is reported @nightly", async ({
  page,
  pageErrors,
}) => {
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Plant Store" })).toBeVisible();
  // A drawn page loads more by itself, which is not the subject.
  await page.waitForLoadState("networkidle");
  // From now on every file of the element that is not loaded yet is missing.
  await page.route("**/callboard/assets/**", (route) => route.abort());
  const results = await page.evaluate(async () => {
    const [element] = document.querySelectorAll("callboard-reference");
    const failure = new Promise((done) => {
      element?.addEventListener("error", (event) => done(Reflect.get(event, "detail").cause), { once: true });
    });
    const open = (name: string): Promise<boolean> => Reflect.get(Object(element), "openPlayground").call(element, name);
    const found = [await open("POST /plants"), await open("GET /nothing")];
    return [...found, await failure];
  });
  expect(results).toEqual([true, false, "files"]);
  await expect(page.getByRole("heading", { name: "Plant Store" })).toBeVisible();

  expect(pageErrors.splice(0).join()).toContain("Failed to fetch dynamically imported module");

  await page.unroute("**/callboard/assets/**");
  const named = await page.evaluate(async () => {
    const [element] = document.querySelectorAll("callboard-reference");
    // The program's page is shown rather than that of the attribute, which is looked for at the same time.
    element?.setAttribute("endpoint", "POST /plants");
    return Reflect.get(Object(element), "navigate").call(element, "GET /plants");
  });
  expect(named).toBe(true);
  await expect(page.getByRole("heading", { name: "List plants", level: 1 })).toBeVisible();
  const circle = { openapi: "3.1.0" };
  await page.evaluate((value) => {
    Object.assign(value, { itself: value });
    Object.assign(document.querySelector("callboard-reference") ?? {}, { description: value });
  }, circle);
  await expect(page.getByRole("alert")).toContainText("can’t be read as the description of an API");
  // The browser may report a file that was missing late, after the first report was looked at.
  const isMissingFile = (error: string): boolean => /ERR_FAILED|dynamically imported module/.test(error);
  expect(pageErrors.splice(0).filter((error) => !isMissingFile(error))).toEqual([]);
});

/** A page of its own at an address of the server, without its policy. */
const pageWith = (body: string): string => `<!doctype html><title>Docs</title><link rel="icon" href="data:,">${body}`;

const sizes = [
  ["long", 600_000],
  ["short", 0],
] as const;
for (const [size, padding] of someOf(sizes, 1))
  test(`a playground of a ${size} description takes text on a first visit, before its script has loaded`, async ({
    page,
  }) => {
    const description = {
      openapi: "3.1.0",
      info: { title: "Plants", version: "1", description: "x".repeat(padding) },
      servers: [{ url: "https://plants.example/v1" }],
      paths: {
        "/plants/{id}": {
          get: {
            operationId: "find",
            summary: "Find a plant",
            parameters: [
              { name: "id", in: "path", required: true, schema: { type: "integer", format: "int64" } },
              { name: "lang", in: "query", required: true, schema: { type: "string" } },
            ],
            responses: { "200": { description: "The plant" } },
          },
        },
      },
    };
    let release = (): void => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    const requested: string[] = [];
    await page.route("**/assets/playground-*", async (route) => {
      await released;
      await route.continue();
    });
    await page.route("**/described.json", (route) => route.fulfill({ json: description }));
    await page.route("https://plants.example/**", (route) => {
      requested.push(route.request().url());
      return route.fulfill({ json: {}, headers: { "access-control-allow-origin": "*" } });
    });
    await page.route("**/first", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: pageWith(`<script src="/callboard/callboard.js"></script>
<callboard-reference src="/described.json" layout="playground" endpoint="find"></callboard-reference>`),
      }),
    );
    await page.goto(`${address}/first`);
    await page.getByRole("spinbutton", { name: /^id/ }).fill("9223372036854775807");
    await page.getByRole("textbox", { name: /^lang/ }).fill("a b");
    await expect(page.locator(".early-playground")).toBeVisible();
    release();
    await expect(page.locator(".early-playground")).toHaveCount(0);
    await expect(page.getByRole("spinbutton", { name: /^id/ })).toHaveValue("9223372036854775807");
    await expect(page.getByRole("textbox", { name: /^lang/ })).toHaveValue("a b");
    await page.getByRole("button", { name: "Send Request" }).click();
    await expect(page.getByText("200 OK")).toBeVisible();
    expect(requested).toEqual(["https://plants.example/v1/plants/9223372036854775807?lang=a%20b"]);
  });

test("a long description with an error in one operation is shown until that is read, and then named with its line", async ({
  page,
}) => {
  const operation = (id: string) => ({ operationId: id, summary: `Find ${id}`, responses: {} });
  const text = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Plants", version: "1", description: "x".repeat(600_000) },
    paths: {
      "/trees": { get: operation("trees") },
      "/pots": { get: { ...operation("pots"), responses: { "200": 1 } } },
    },
  });
  const body = text.replace('"200":1', '"200":\n01');
  await page.route("**/described.json", (route) => route.fulfill({ contentType: "application/json", body }));
  await page.route("**/broken", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: pageWith(`<script src="/callboard/callboard.js" data-url="/described.json"></script>`),
    }),
  );
  await page.goto(`${address}/broken`);
  await expect(page.getByRole("heading", { name: "Plants" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("line 2");
  await expect(page.getByRole("heading", { name: "Plants" })).toHaveCount(0);
});

test("what a tag needs first loads beside its element, once @nightly", async ({ page }) => {
  const release = await holdBack(page, "**/callboard/element.js");
  const asked: string[] = [];
  page.on("request", (request) => {
    const name = /(?:openapi\.yaml|callboard\.css)$/.exec(request.url())?.[0];
    if (name !== undefined) asked.push(name);
  });
  await page.goto(address, { waitUntil: "commit" });
  await expect.poll(() => asked.toSorted()).toEqual(["callboard.css", "openapi.yaml"]);
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).toEqual(["callboard-screens"]);
  release();
  await expect(page.getByRole("heading", { name: "Plant Store" })).toBeVisible();
  expect(asked.filter((name) => name === "openapi.yaml")).toHaveLength(1);
  await expect(page.locator("link[rel=preload]")).toHaveCount(0);
});

test("an element of another address reads that, and not what its tag has begun @nightly", async ({ page }) => {
  const release = await holdBack(page, "**/callboard/element.js");
  await page.route("**/other.json", (route) =>
    route.fulfill({ json: { openapi: "3.1.0", info: { title: "Other plants", version: "1" }, paths: {} } }),
  );
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("callboard-reference").evaluate((element) => element.setAttribute("src", "/other.json"));
  release();
  await expect(page.getByRole("heading", { name: "Other plants" })).toBeVisible();
});

test("pages in the path, with hashes of all files, beside other kinds of descriptions @nightly", async ({
  page,
  pageErrors,
}) => {
  const hashes: { readonly [file: string]: string } = JSON.parse(
    readFileSync(resolve(import.meta.dirname, "../dist/embed/integrity.json"), "utf8"),
  );
  const integrity = Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [`/callboard/${file}`, hash]));
  await page.route("**/docs/**", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: pageWith(`<script type="importmap">${JSON.stringify({ integrity })}</script>
<script src="/callboard/callboard.js" integrity="${hashes["callboard.js"]}"
  data-url="/openapi.yaml" data-routes="history" data-base="/docs"></script>`),
    }),
  );
  await page.goto(`${address}/docs/plants/add-plant`);
  await expect(page.getByRole("heading", { name: "Add a plant", level: 1 })).toBeVisible();
  await page.getByRole("navigation").getByRole("link", { name: "List plants" }).click();
  await expect(page.getByRole("heading", { name: "List plants", level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/docs/plants/list-plants");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Add a plant", level: 1 })).toBeVisible();

  await page.evaluate(() => {
    const channel = { address: "plants", messages: { grown: { payload: { type: "object" } } } };
    const descriptions = [
      { asyncapi: "3.0.0", info: { title: "Plant Events", version: "1" }, channels: { grown: channel } },
      { openrpc: "1.3.2", info: { title: "Plant Calls", version: "1" }, methods: [] },
    ];
    for (const description of descriptions) {
      const element = Object.assign(document.createElement("callboard-reference"), { description });
      element.setAttribute("name", description.info.title);
      document.body.append(element);
    }
  });
  await expect(page.getByRole("heading", { name: "Plant Events" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Plant Calls" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Add a plant", level: 1 })).toBeVisible();

  const problem = page.getByRole("alert");
  const show = (src: string) =>
    page.evaluate((value) => document.querySelector("callboard-reference")?.setAttribute("src", value), src);
  await show(`${address.replace("localhost", "127.0.0.1")}/openapi.yaml`);
  await expect(problem).toContainText("needs the header Access-Control-Allow-Origin");
  await show("/nothing.yaml");
  await expect(problem).toContainText("There is no file at this address");
  // The browser reports both in the console of the page that fetches them.
  expect(pageErrors.splice(0).join()).toMatch(/blocked by CORS policy.*status of 404/);
});

test("a single playground is a part of its page, and its request ends when its element is removed @nightly", async ({
  page,
}) => {
  await page.route("**/one", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: pageWith(`<h1>Plants</h1><script src="/callboard/callboard.js"></script>
<callboard-reference src="/openapi.yaml" layout="playground" endpoint="POST /plants">Loading</callboard-reference>`),
    }),
  );
  await page.goto(`${address}/one`);
  await page.getByRole("textbox", { name: /^name/ }).fill("Monstera");
  await expect(page.getByRole("heading", { name: "Plants" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Close" })).toHaveCount(0);
  await page.route("**/api/plants", () => {});
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/plants"));
  await Promise.all([page.waitForRequest("**/api/plants"), page.getByRole("button", { name: "Send Request" }).click()]);
  await page.evaluate(() => document.querySelector("callboard-reference")?.remove());
  await failed;
  await expect.poll(() => page.workers().length).toBe(0);
});

/** Boxes around an element, with the width that it should have in a window of 1280 px; a sidebar is 200 px wide. */
const layouts: readonly (readonly [style: string, width: number, sidebar?: "sidebar"])[] = [
  ["display: flex", 1080, "sidebar"],
  ["display: flex; flex-direction: column; align-items: center", 1280],
  ["display: grid; justify-items: center", 1280],
  ["display: inline-block", 1280],
  ["display: block", 1280],
  ["display: flex", 1280],
  ["display: grid", 1280],
  ["display: grid; grid-template-columns: 200px auto", 1080, "sidebar"],
  ["position: absolute", 1280],
];

test("an element has a sensible width in a box of any layout, and none is wider than a phone @nightly", async ({
  page,
}) => {
  let layout = layouts[0];
  await page.route("**/layout", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: pageWith(`<style>body { margin: 0 }</style><script src="/callboard/callboard.js"></script>
<div style="${layout?.[0]}">${layout?.[2] ? `<nav style="width: 200px">Menu</nav>` : ""}
<callboard-reference src="/openapi.yaml"></callboard-reference></div>`),
    }),
  );
  for (layout of layouts) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${address}/layout`);
    await expect(page.getByRole("heading", { name: "Plant Store" })).toBeVisible();
    const element = page.locator("callboard-reference");
    expect((await element.boundingBox())?.width, layout.join()).toBeCloseTo(layout[1], 0);
    expect((await page.locator(".callboard-page").boundingBox())?.width, layout.join()).toBeCloseTo(layout[1], 0);
    if (layout[2]) continue;
    await page.setViewportSize({ width: 390, height: 800 });
    expect((await element.boundingBox())?.width, layout.join()).toBeCloseTo(390, 0);
  }
});

test("a second visit shows a playground before its scripts have loaded, and keeps what is typed into it", async ({
  page,
}) => {
  await page.goto(`${address}/#/plants/add-plant?explorer=true`);
  const send = page.getByRole("button", { name: "Send Request" });
  await expect(send).toBeEnabled();
  await expect.poll(() => page.evaluate(storedScreens)).toBeGreaterThan(0);

  const release = await holdBack(page, "**/callboard/assets/*.js");
  await page.reload();
  const field = page.getByRole("textbox", { name: /^name/ });
  await field.fill("Monstera");
  release();
  await send.click();
  await expect(page.getByText("201 Created")).toBeVisible();
  await expect(field).toHaveValue("Monstera");
});

test("a second visit shows a page before the description has been read, and then what has changed", async ({
  page,
}) => {
  const description = (title: string) => ({
    openapi: "3.1.0",
    info: { title, version: "1" },
    paths: { "/pots": { get: { operationId: "pots", summary: "List pots", responses: {} } } },
  });
  let title = "Plants";
  await page.route("**/described.json", (route) => route.fulfill({ json: description(title) }));
  await page.route("**/pages", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: pageWith(`<script src="/callboard/callboard.js" data-url="/described.json"></script>`),
    }),
  );
  await page.goto(`${address}/pages`);
  const heading = (name: string) => page.getByRole("heading", { name, level: 1 });
  await expect(heading("Plants")).toBeVisible();
  await expect.poll(() => page.evaluate(storedScreens)).toBeGreaterThan(0);

  let release = await holdBack(page, "**/callboard/assets/main-*.js");
  await page.reload();
  await expect(heading("Plants")).toBeVisible();
  // A link that is followed now waits for the worker.
  await page.getByRole("navigation").getByRole("link", { name: "List pots" }).click();
  release();
  await expect(heading("List pots")).toBeVisible();
  await page.goBack();
  await expect(heading("Plants")).toBeVisible();

  title = "Trees";
  await page.unroute("**/callboard/assets/main-*.js");
  release = await holdBack(page, "**/callboard/assets/main-*.js");
  await page.goto(`${address}/pages`);
  await page.reload();
  await expect(heading("Plants")).toBeVisible();
  release();
  await expect(heading("Trees")).toBeVisible();
});

test("the script of a tag starts the worker on a first visit, before the element has loaded", async ({ page }) => {
  // The element is never defined, so only the script of the tag starts workers.
  await page.addInitScript(() => {
    customElements.define = () => {};
  });
  await page.goto(address);
  await expect.poll(() => page.workers().length).toBe(1);
  await page.reload();
  await expect(page.locator("callboard-reference")).toBeAttached();
  expect(page.workers()).toEqual([]);
});

test("a worker starts once the reader has seen the screen of the last visit @nightly", async ({ page }) => {
  await page.goto(`${address}/#/plants/add-plant?explorer=true`);
  await expect(page.getByRole("button", { name: "Send Request" })).toBeEnabled();
  await expect.poll(() => page.evaluate(storedScreens)).toBeGreaterThan(0);

  await page.addInitScript(() => {
    const next = requestAnimationFrame;
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    addEventListener("frames", () => {
      window.requestAnimationFrame = next;
      for (const callback of waiting) next(callback);
    });
  });
  await page.reload();
  await page.getByRole("textbox", { name: /^name/ }).fill("Monstera");
  expect(page.workers()).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event("frames")));
  await expect.poll(() => page.workers().length).toBe(1);
  await expect(page.getByRole("button", { name: "Send Request" })).toBeEnabled();
  await expect(page.getByRole("textbox", { name: /^name/ })).toHaveValue("Monstera");
});

test("an unknown name leaves a first screen with what is typed into it @nightly", async ({ page }) => {
  await page.goto(`${address}/#/plants/add-plant?explorer=true`);
  const send = page.getByRole("button", { name: "Send Request" });
  await expect(send).toBeEnabled();
  await expect.poll(() => page.evaluate(storedScreens)).toBeGreaterThan(0);
  // Its worker answers, and its script is still missing.
  const release = await holdBack(page, "**/callboard/assets/playground-*.js");
  await page.reload();
  const field = page.getByRole("textbox", { name: /^name/ });
  await field.fill("Monstera");
  const found = await page.evaluate(async () => {
    const element = Object(document.querySelector("callboard-reference"));
    return [await element.openPlayground("GET /nothing"), await element.navigate("GET /nothing")];
  });
  expect(found).toEqual([false, false]);
  await expect(field).toHaveValue("Monstera");
  release();
  await send.click();
  await expect(page.getByText("201 Created")).toBeVisible();
  expect(
    await page.evaluate(() => Object(document.querySelector("callboard-reference")).openPlayground("GET /nothing")),
  ).toBe(false);
  await expect(field).toHaveValue("Monstera");
});

test("a first screen of the last visit does not hide that a description can't be read any more @nightly", async ({
  page,
  pageErrors,
}) => {
  await page.goto(`${address}/#/plants/add-plant?explorer=true`);
  await expect(page.getByRole("button", { name: "Send Request" })).toBeEnabled();
  await expect.poll(() => page.evaluate(storedScreens)).toBeGreaterThan(0);
  let release = (): void => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/openapi.yaml", async (route) => {
    await released;
    await route.fulfill({ status: 500, body: "" });
  });
  await page.reload();
  await expect(page.getByRole("textbox", { name: /^name/ })).toBeVisible();
  const navigated = page.evaluate(() => Object(document.querySelector("callboard-reference")).navigate("GET /nothing"));
  release();
  expect(await navigated).toBe(false);
  await expect(page.getByRole("alert")).toContainText("openapi.yaml");
  await expect(page.getByRole("textbox", { name: /^name/ })).toHaveCount(0);
  // The browser reports the failed load, whoever asked for it.
  expect(pageErrors.splice(0).every((text) => text.includes("status of 500"))).toBe(true);
});

/** Holds back the requests for addresses, until the returned function is called. */
async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Runs in the page: returns the number of first screens that are stored. */
async function storedScreens(): Promise<number> {
  const name = "callboard-screens";
  // Opening it would create it.
  if (!(await indexedDB.databases()).some((one) => one.name === name)) return 0;
  return new Promise((done) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      const counting = opening.result.transaction("screens").objectStore("screens").count();
      counting.onsuccess = () => done(counting.result);
    };
  });
}
