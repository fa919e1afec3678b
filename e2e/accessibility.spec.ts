import { isNightly } from "../tooling/tier.ts";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ mode: "parallel" });

for (const width of isNightly ? [1440, 390] : [1440]) {
  test(`no state of the product has an accessibility violation in any color scheme at ${width} px`, async ({
    page,
    running,
  }) => {
    // Every state of the product, each in every color scheme.
    test.setTimeout(240_000);
    const has = async (state: string, within?: string, hasOwnColors = true): Promise<void> =>
      test.step(state, async () =>
        expect(await accessibilityViolations(page, within, { hasOwnColors }), state).toEqual([]),
      );
    const send = page.getByRole("button", { name: "Send Request" });
    const open = async (path: string): Promise<void> => {
      await page.goto(`${running.site}/reference/${path}?explorer=true`);
      await expect(send).toBeVisible();
    };

    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${running.site}/overview`);
    await has("the overview");
    await page.goto(`${running.site}/reference`);
    await has("the list of endpoints", "html", false);
    // The form of `register-an-api` has thousands of elements.
    await page.goto(`${running.site}/reference/${isNightly ? "apis/register-an-api" : "tokens/generate-a-token"}`);
    await has("an endpoint");

    await page.getByRole("link", { name: "Try it" }).click();
    await expect(send).toBeVisible();
    await has("the playground");
    await open("apis/register-an-api");
    const add = page.getByRole("button", { name: /Add optional property/ });
    await add.first().click();
    await expect(page.getByRole("menu")).toBeVisible();
    await has("a list of properties to add", isNightly ? "html" : "[role=menu]");

    await open("tokens/generate-a-token");
    await expect(page.getByRole("button", { name: "More", exact: true })).toBeEnabled();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await has("the keyboard shortcuts", "html", false);
    // The label of the focused Close is beside it, above the first row.
    const labelBottom = await page.getByRole("button", { name: "Close", exact: true }).evaluate((close) => {
      const { top, height, content } = getComputedStyle(close, "::after");
      return content === "none" ? undefined : close.getBoundingClientRect().top + parseFloat(top) + parseFloat(height);
    });
    const rows = await page.getByRole("dialog").getByRole("row").nth(1).boundingBox();
    expect(labelBottom).toBeLessThan(rows?.y ?? 0);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: "Search commands" })).toBeFocused();
    await has("the commands", "html", false);
    await page.keyboard.type("shortcuts");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();

    await open("tokens/generate-a-token");
    await page.getByRole("button", { name: "Not Authenticated" }).click();
    await expect(page.getByLabel("Bearer token", { exact: true })).toBeVisible();
    await has("an open authorization card", ".kit-window", false);
    await page.getByLabel("Bearer token", { exact: true }).fill(running.token());
    await send.click();
    await expect(page.getByText("200 OK", { exact: true })).toBeVisible();
    await has("a response", ".kit-window");

    await open("apis/get-an-api-definition");
    await page.getByLabel("apiId").fill("x");
    await send.click();
    await expect(page.getByRole("button", { name: "Send anyway" })).toBeVisible();
    await has("faults", ".kit-window");
  });
}
