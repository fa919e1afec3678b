import { accessibilityViolations } from "./accessibility-violations.ts";
import { publishSite } from "./targets/publish-site.ts";
import { expect, test } from "./test.ts";

test("no state of a docs site has an accessibility violation in any color scheme", async ({
  page,
  pageErrors,
  plants,
  running,
}) => {
  const gone = await publishSite(running, "gone.localhost", { "start.mdx": "# Start\n" });
  const archived = await fetch(`${running.registry}/v2/registry/docs/set-is-archived`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${running.token()}` },
    body: JSON.stringify({ url: "gone.localhost", isArchived: true }),
  });
  expect(archived.ok).toBe(true);
  const has = (state: string): Promise<void> =>
    test.step(state, async () => expect(await accessibilityViolations(page), state).toEqual([]));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${plants}/guides/components`);
  // axe waits for frames that it may not enter.
  await page.evaluate(() => document.querySelector(".mdx-diagram-frame")?.remove());
  await has("a guide with all components");

  await page.goto(`${plants}/guides/more/second`);
  await page.keyboard.press("/");
  await page.getByRole("combobox").or(page.getByRole("searchbox")).first().fill("plant");
  await expect(page.getByRole("dialog").getByText("Add a plant").first()).toBeVisible();
  await has("the search with results");
  await page.goto(`${plants}/search?q=plant`);
  await has("the page of the search");

  // axe does not see that found text has the color of its ground, or that each token looks like found text.
  await page.emulateMedia({ forcedColors: "active" });
  const grounds = await page.evaluate(() =>
    [
      getComputedStyle(document.querySelector("mark") ?? document.body),
      getComputedStyle(document.body, "::highlight(code-key)"),
    ].map(({ backgroundColor }) => backgroundColor),
  );
  expect(grounds).not.toContain("rgba(0, 0, 0, 0)");
  await page.emulateMedia({ forcedColors: "none" });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${plants}/guides/more/second`);
  await page.getByRole("button", { name: "Contents" }).click();
  await has("an open menu");

  await page.goto(`${plants}/api/reference/add-plant`);
  await expect(page.getByRole("heading", { level: 1, name: "Add a plant" })).toBeVisible();
  await has("an endpoint");
  await page.goto(`${plants}/news`);
  await expect(page.getByRole("heading", { name: "Leaves" })).toBeVisible();
  await has("a changelog");

  for (const [state, address, status] of [
    ["an unknown page", `${plants}/guides/componentz`, 404],
    ["an archived site", gone, 410],
    ["the list of sites", running.site, 200],
  ] as const) {
    expect((await page.goto(address))?.status()).toBe(status);
    await has(state);
  }
  // The browser reports both answers as errors.
  expect(pageErrors.splice(0)).toEqual(Array(2).fill(expect.stringMatching(/status of 4(?:04|10)/)));
});
