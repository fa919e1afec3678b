import { resolve } from "node:path";
import { linkPackage } from "../tooling/link-package.ts";
import { accessibilityViolations } from "./accessibility-violations.ts";
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

test("each example of a server shows docs, and its proxy sends a real request", async () => {
  const examples = [
    ...["fastify", "hono", "koa", "node-http"].map((name) => [name, "server.js"]),
    ["nestjs", "--import", "tsx", "main.ts"],
  ];
  const answers = await Promise.all(
    examples.map(async ([name = "", ...words]) => {
      const docs = await start(name, ...words);
      const { origin } = new URL(docs);
      const page = await fetch(docs);
      const call = await fetch(`${docs}/api/callboard-docs/proxy`, {
        method: "POST",
        headers: {
          origin,
          "x-callboard-proxy-url": `${origin}/api/plants`,
          "x-callboard-proxy-method": "POST",
          "x-callboard-proxy-headers": "content-type",
          "x-callboard-forward-content-type": "application/json",
        },
        body: new TextEncoder().encode('{"name":"Monstera"}'),
      });
      return [
        name,
        (await page.text()).includes("Plant Store"),
        call.headers.get("x-callboard-proxy-status"),
        await call.json(),
      ];
    }),
  );
  expect(answers).toEqual(examples.map(([name]) => [name, true, "201", { name: "Monstera", id: 2 }]));
});

test("docs in an Express app send a request from their playground", async ({ page }) => {
  await page.goto(await start("express", "server.js"));
  await expect(page.getByRole("heading", { name: "Plant Store" }).first()).toBeVisible();
  await page.getByRole("link", { name: "Add a plant" }).first().click();
  await expect(page.getByRole("heading", { name: "Add a plant", level: 1 })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Try it" }).click();
  await page.getByRole("textbox", { name: /^name/ }).fill("Monstera");
  await page.getByRole("button", { name: "Send Request" }).click();
  await expect(page.getByText("201 Created")).toBeVisible();
});
