import { accessibilityViolations } from "./accessibility-violations.ts";
import { type RunningExample, startExample } from "./targets/start-example.ts";
import { expect, test } from "./test.ts";

let example: RunningExample;
let address: string;

test.beforeAll(async () => {
  example = await startExample("react");
  address = example.address;
});
test.afterAll(() => example.stop());

test("a program has a form, a playground and a reference, and each sends or shows what is real", async ({ page }) => {
  await page.goto(address);
  const playground = page.getByRole("region", { name: "Playground" });
  await playground.getByRole("textbox", { name: /^name/ }).fill("Monstera");
  await playground.getByRole("button", { name: "Send Request" }).click();
  await expect(page.getByText("Last response: 201")).toBeVisible();
  await expect(page.getByRole("heading", { name: "List plants", level: 1 })).toBeVisible();

  const form = page.getByRole("group", { name: "Plant" });
  await page.getByRole("button", { name: "Add the plant" }).click();
  await form.getByRole("textbox", { name: /Name/ }).fill("Fern");
  // Vite compiles the colors of the styles; without them there would be no border.
  await expect(form.locator(".kit-text")).not.toHaveCSS("border-top-width", "0px");
  await page.getByRole("button", { name: "Add the plant" }).click();
  await expect(page.locator("output")).toContainText('"name":"Fern"');
  expect(await accessibilityViolations(page)).toEqual([]);
});
