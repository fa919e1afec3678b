import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { linkPackage } from "../tooling/link-package.ts";
import { isNightly } from "../tooling/tier.ts";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { playgroundReady } from "./playground-ready.ts";
import { startChannelApp } from "./targets/channel-apps.ts";
import { type RunningExample, startExample } from "./targets/start-example.ts";
import { expect, test } from "./test.ts";

const root = resolve(import.meta.dirname, "..");
const started: RunningExample[] = [];

let unlink = (): void => {};
test.beforeAll(() => {
  unlink = linkPackage(root);
});
test.afterAll(() => {
  unlink();
  for (const example of started) example.stop();
});

/** Starts an example, and returns the address of its docs. */
async function start(name: string, ...words: readonly string[]): Promise<string> {
  const example = await startExample(name, ...words);
  started.push(example);
  return example.address;
}

/** The examples, with the words of Node that start them. */
const examples: { readonly [name: string]: readonly string[] } = {
  express: ["server.js"],
  fastify: ["server.js"],
  hono: ["server.js"],
  koa: ["server.js"],
  "node-http": ["server.js"],
  nestjs: ["--import", "tsx", "main.ts"],
};

for (const [name, words] of Object.entries(examples)) {
  test(`the example ${name} shows docs with a playground that sends a real request @nightly`, async ({ page }) => {
    await page.goto(await start(name, ...words));
    await expect(page.getByRole("heading", { name: "Plant Store" }).first()).toBeVisible();
    await page.getByRole("link", { name: "Add a plant" }).first().click();
    await expect(page.getByRole("heading", { name: "Add a plant", level: 1 })).toBeVisible();
    if (name === "express") expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Try it" }).click();
    await page.getByRole("textbox", { name: /^name/ }).fill("Monstera");
    await page.getByRole("button", { name: "Send Request" }).click();
    await expect(page.getByText("201 Created")).toBeVisible();
  });
}

for (const framework of isNightly ? ["node:http", "Express", "Fastify"] : ["Fastify"]) {
  test(`a channel connects through the server of an app of ${framework}, with the app's session`, async ({ page }) => {
    const app = await startChannelApp(framework);
    try {
      await page.goto(`${app.docs}/talk?explorer=true`);
      await playgroundReady(page);
      await expect(page.getByText("Your browser connects to the API itself")).toHaveCount(0);
      await say(page, "grow");
      await expect(page.getByText('"from":"a gardener"')).toBeVisible();
    } finally {
      await page.goto("about:blank");
      await app.stop();
    }
  });
}

test("a channel of an app without upgrades connects from the browser, and the page says so @nightly", async ({
  page,
}) => {
  const app = await startChannelApp("without upgrades");
  const warnings: unknown[] = [];
  const { warn } = console;
  console.warn = (message: unknown) => void warnings.push(message);
  try {
    await page.goto(`${app.docs}/talk?explorer=true`);
    await playgroundReady(page);
    await expect(page.getByRole("group", { name: "Your browser connects to the API itself" })).toContainText(
      "The server of this page takes no WebSocket connections.",
    );
    expect(await accessibilityViolations(page)).toEqual([]);
    await say(page, "grow");
    await expect(page.getByText("a gardener")).toHaveCount(0);
    expect(warnings).toEqual([expect.stringContaining("docs.attach(server) has not been called")]);
  } finally {
    console.warn = warn;
    await page.goto("about:blank");
    await app.stop();
  }
});

/** Sends a message of the channel, which connects first, and waits for its answer. */
async function say(page: Page, words: string): Promise<void> {
  await page.getByRole("textbox", { name: "words" }).fill(words);
  await page.getByRole("button", { name: "Send message Say", exact: true }).click();
  await expect(page.getByText("1 sent · 1 received")).toBeVisible();
  await expect(page.getByText(`"heard":"${words}"`)).toBeVisible();
}
