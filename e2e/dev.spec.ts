import { accessibilityViolations } from "./accessibility-violations.ts";
import { type DevSite, startDev } from "./targets/start-dev.ts";
import { test as base, expect } from "./test.ts";

const docsYml = `instances: [{ url: plants.docs.example.com }]
title: Plants
navigation:
  - page: Care
    path: care.mdx
  - api: Reference
    specs: [{ type: openapi, path: openapi.yml }]
`;

const care = (word: string, more = ""): string => `# Care

<Tabs>
  <Tab title="Light">Much light.</Tab>
  <Tab title="Water">Water it ${word}.</Tab>
</Tabs>

![A leaf](leaf.svg)

${"Plants grow. ".repeat(1500)}

${more}
`;

const openapi = `openapi: 3.1.0
info: { title: Plants, version: "1" }
servers: [{ url: "https://plants.example" }]
paths:
  /plants/{id}:
    get:
      operationId: getPlant
      summary: Fetch a plant
      tags: [plants]
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { "200": { description: The plant. } }
`;

const test = base.extend<{ project: Omit<DevSite, "stop"> }>({
  project: async ({ page }, use) => {
    const { site, write, stop } = await startDev({
      "fern/docs.yml": docsYml,
      "fern/care.mdx": care("daily"),
      "fern/leaf.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>',
      "fern/openapi.yml": openapi,
    });
    await use({ site, write });
    await page.close();
    await stop();
  },
});

test("an open page follows its files, and keeps its position, tabs and playground", async ({
  page,
  project: { site, write },
}) => {
  // Before it compares texts, a page loads its own rendering again, and waits for changes. Tabs add a fragment.
  const hasRendering = page.waitForResponse(
    (response) => response.request().resourceType() === "fetch" && response.url() === page.url().split("#")[0],
  );
  const waits = page.waitForRequest((request) => new URL(request.url()).searchParams.has("after"));
  await page.goto(site);
  await page.getByRole("tab", { name: "Water" }).click();
  await expect(page.getByText("Water it daily.")).toBeVisible();
  await Promise.all([(await hasRendering).finished(), waits]);
  const size = await page.getByAltText("A leaf").evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(size).toBe(40);
  await page.evaluate(() => scrollTo(0, 600));

  await test.step("a text is exchanged in place", async () => {
    await page.evaluate(() => document.body.setAttribute("data-kept", ""));
    write("fern/care.mdx", care("weekly", "[More](nowhere.mdx)"));
    await expect(page.getByText("Water it weekly.")).toBeVisible();
    expect(await page.evaluate(() => [scrollY, document.body.hasAttribute("data-kept")])).toEqual([600, true]);
    await expect(page.getByRole("tab", { name: "Water" })).toHaveAttribute("aria-selected", "true");
  });

  await test.step("what is wrong is on a panel that opens on demand", async () => {
    const panel = page.getByRole("region", { name: "Diagnostics" });
    const list = panel.getByRole("list");
    await expect(list).toBeHidden();
    await panel.getByRole("button", { name: /1 on this page/ }).click();
    await expect(list.getByRole("listitem").first()).toContainText("fern/care.mdx:12:8");
    await expect(panel).toContainText("the link nowhere.mdx has no target");
    expect(await accessibilityViolations(page)).toEqual([]);
    await panel.getByRole("button").click();
    await expect(list).toBeHidden();
  });

  await test.step("a broken docs.yml leaves the last site, with a notice", async () => {
    const notice = page.getByRole("status").filter({ hasText: "You see its last version that could be read." });
    write("fern/docs.yml", "navigation: [");
    await expect(notice).toBeVisible();
    await expect(page.getByText("Water it weekly.")).toBeVisible();
    write("fern/docs.yml", docsYml);
    await expect(notice).toHaveCount(0);
  });

  await test.step("an open playground stays", async () => {
    await page.goto(`${site}/reference/plants/get-plant?explorer=true`);
    await page.getByRole("textbox", { name: "id" }).fill("fern");
    await page.evaluate(() => document.body.setAttribute("data-kept", ""));
    write("fern/care.mdx", care("monthly"));
    await expect.poll(async () => (await page.request.get(site)).text()).toContain("Water it monthly.");
    await expect(page.getByRole("textbox", { name: "id" })).toHaveValue("fern");
    expect(await page.evaluate(() => document.body.hasAttribute("data-kept"))).toBe(true);
  });
});

test("a page that can't load its own rendering again shows the next change @nightly", async ({
  page,
  project: { site, write },
}) => {
  const lost = page.waitForEvent("requestfailed", (request) => request.url() === `${site}/care`);
  await page.route(
    `${site}/care`,
    (route) => (route.request().resourceType() === "fetch" ? route.abort("aborted") : route.continue()),
    { times: 2 },
  );
  await page.goto(`${site}/care`);
  await lost;
  await write("fern/care.mdx", care("weekly"));
  await page.getByRole("tab", { name: "Water" }).click();
  await expect(page.getByText("Water it weekly.")).toBeVisible();
});
