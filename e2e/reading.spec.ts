import { isNightly } from "../tooling/tier.ts";
import { playgroundReady } from "./playground-ready.ts";
import { expect, test } from "./test.ts";

const endpointPage = "/reference/tokens/generate-a-token";

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("every page of the navigation can be read", async ({ page, running }) => {
    // The root lists the sites once another test has registered an API.
    await page.goto(`${running.site}/overview`);
    const links = await page.getByRole("navigation").first().getByRole("link").all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute("href")));
    expect(addresses.length).toBeGreaterThan(8);
    // Fetched without scripts and not rendered, since there are a hundred pages, of which `npm test` reads a fifth. The next test renders one.
    const reader = await page.context().newPage();
    for (const address of [...new Set(addresses)].filter((_, at) => isNightly || at % 5 === 0)) {
      const answer = await page.request.get(running.site + address);
      expect(answer.ok(), `${address}`).toBe(true);
      const found = await reader.evaluate(
        (html) => {
          const { body } = new DOMParser().parseFromString(html, "text/html");
          return { titles: body.querySelectorAll("h1").length, length: body.querySelector("main")?.textContent.length };
        },
        await answer.text(),
      );
      expect(found.titles, `${address}`).toBe(1);
      // The page of the search has only its field.
      expect(found.length, `${address}`).toBeGreaterThan(address === "/search" ? 20 : 50);
    }
  });

  test("an endpoint page has its method, path, parameters, both bodies and errors @nightly", async ({
    page,
    running,
  }) => {
    await page.goto(running.site + endpointPage);
    const main = page.getByRole("main");
    for (const text of [
      "POST",
      "/tokens/generate",
      "orgId",
      "scope",
      "token",
      "UnauthorizedError",
      "UserNotInOrgError",
    ]) {
      await expect(main.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    }
  });
});

test("the overview shows the first commands @nightly", async ({ page, running }) => {
  await page.goto(`${running.site}/overview`);
  const blocks = await page.getByRole("main").locator("pre").allTextContents();
  expect(blocks.length).toBeGreaterThan(3);
  expect(blocks.filter((text) => text.trim() === "")).toEqual([]);
  expect(blocks.join("\n")).toContain("curl");
});

test("a page loads the code of the playground only when it opens, and is unchanged after it closes", async ({
  page,
  running,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.goto(running.site + endpointPage, { waitUntil: "networkidle" });
  expect(scripts.filter((path) => path.includes("playground"))).toEqual([]);
  await page.evaluate(() => scrollTo(0, 60));
  await page.getByRole("link", { name: "Try it" }).click();
  await expect(page.getByRole("dialog", { name: "Playground" })).toBeVisible();
  expect(scripts.filter((path) => path.includes("playground"))).not.toEqual([]);

  // The button replaces the history entry and does not scroll.
  const before = await page.evaluate(() => [history.length, scrollY]);
  await page.getByRole("button", { name: "Close playground" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(running.site + endpointPage);
  expect(await page.evaluate(() => [history.length, scrollY])).toEqual(before);
  await expect(page.getByRole("link", { name: "Try it" })).toBeFocused();
});

test.describe("the playground", () => {
  test("opens and closes with its query parameter, closes on Escape, and keeps the form", async ({ page, running }) => {
    await page.goto(running.site + endpointPage);
    await page.getByRole("link", { name: "Try it" }).click();
    const dialog = page.getByRole("dialog", { name: "Playground" });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\?explorer=true$/);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.goForward();
    await expect(dialog).toBeVisible();
    const scope = page.getByRole("textbox", { name: "scope" });
    await playgroundReady(page);
    await scope.fill("kept");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(running.site + endpointPage);
    await page.reload();
    await page.getByRole("link", { name: "Try it" }).click();
    await expect(page.getByRole("textbox", { name: "scope" })).toHaveValue("kept");
  });

  test("opens at once if the address says so, and loads one endpoint with the types it reaches", async ({
    page,
    running,
  }) => {
    const loaded = page.waitForResponse((response) => response.url().includes("/forms/"));
    await page.goto(`${running.site}${endpointPage}?explorer=true`);
    await expect(page.getByRole("dialog", { name: "Playground" })).toBeVisible();
    const form = await (await loaded).json();
    const members = ["authSchemes", "endpoint", "globalHeaders", "nodes", "origins", "texts", "types"];
    expect(Object.keys(form).sort()).toEqual(members);
    expect(Object.keys(form.types).length).toBeLessThan(20);
  });
});

test("nothing scrolls sideways on a phone @nightly", async ({ page, running }) => {
  for (const path of [
    "/",
    "/reference/apis/register-an-api",
    `${endpointPage}?explorer=true`,
    "/reference/apis/register-an-api?explorer=true",
  ]) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(running.site + path);
    if (path.includes("explorer")) await expect(page.getByRole("button", { name: "Send Request" })).toBeVisible();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test("the theme follows the system until the reader chooses one, which is saved", async ({ page, running }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${running.site}/overview`);
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await background();
  await page
    .getByRole("radio", { name: /light/i })
    .or(page.getByRole("button", { name: /light/i }))
    .first()
    .click();
  const light = await background();
  expect(light).not.toBe(dark);
  await page.reload();
  expect(await background()).toBe(light);
});

test("an unknown address says so and suggests similar ones @nightly", async ({ page, running, pageErrors }) => {
  const answer = await page.goto(`${running.site}/reference/tokens/generate-token`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("main").getByRole("link", { name: /Generate a token/ })).toBeVisible();
  // The browser itself logs the 404 to the console.
  pageErrors.length = 0;
});
