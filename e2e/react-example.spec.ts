import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { expect, test } from "./test.ts";

const example = resolve(import.meta.dirname, "../examples/react");

let server: ChildProcess;
let address: string;

test.beforeAll(async () => {
  // The command of its README runs this once the files are built.
  server = spawn(process.execPath, [join(example, "server.js")], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(server.stdout ?? server, "data");
  address = String(line).trim();
});
test.afterAll(() => server.kill());

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
