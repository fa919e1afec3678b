import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { type RunningExample, startExample } from "./targets/start-example.ts";
import { expect, test } from "./test.ts";

const command = resolve(import.meta.dirname, "../dist/server/callboard.js");
const folder = mkdtempSync(join(tmpdir(), "callboard-index-"));

const operation = (operationId: string, summary: string) => ({
  operationId,
  summary,
  parameters: [{ name: "name", in: "path", required: true, schema: { type: "string" } }],
  responses: { 204: { description: "Done" } },
});
const description = {
  openapi: "3.1.0",
  info: { title: "Greenhouse", version: "1" },
  servers: [{ url: "https://greenhouse.example" }],
  paths: { "/beds/{name}": { put: operation("water", "Water a bed"), delete: operation("clear", "Clear a bed") } },
};
const text = JSON.stringify(description);

let example: RunningExample;

test.beforeAll(async () => {
  example = await startExample("script-tag");
  writeFileSync(join(folder, "greenhouse.json"), text);
  const { stdout } = await promisify(execFile)(process.execPath, [command, "index", "greenhouse.json"], {
    cwd: folder,
  });
  expect(stdout).toMatch(/greenhouse\.json\.index: 13 files/);
});
test.afterAll(() => {
  example.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Serves a page with a tag and an index; the description is not answered before the returned function is called. */
async function serve(page: Page, attributes: string, body = text): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/greenhouse.json", async (route) => {
    await released;
    await route.fulfill({ body, contentType: "application/json" });
  });
  await page.route("**/index/*.json", (route) =>
    route.fulfill({ path: join(folder, "greenhouse.json.index", new URL(route.request().url()).pathname.slice(7)) }),
  );
  await page.route("**/tag", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><meta charset="utf-8"><title>Beds</title><link rel="icon" href="data:,">
<script src="/callboard/callboard.js" data-url="/greenhouse.json" data-index="/index" ${attributes}></script>`,
    }),
  );
  return () => release();
}

for (const endpoint of ["clear", "PUT /beds/{name}"])
  test(`a first visit shows the playground ${endpoint} of an index before the description`, async ({ page }) => {
    const release = await serve(page, `data-layout="playground" data-endpoint="${endpoint}"`);
    await page.goto(`${example.address}/tag`);
    const field = page.getByRole("textbox", { name: /^name/ });
    await field.fill("ferns");
    const early = page.locator(".early-playground");
    await expect(early).toBeVisible();
    release();
    await expect(early).toHaveCount(0);
    await expect(field).toHaveValue("ferns");
  });

test("a first visit shows the start page of an index, and then what has changed", async ({ page }) => {
  const changed = text.replace('"Greenhouse"', '"Winter garden"');
  const release = await serve(page, "", changed);
  await page.goto(`${example.address}/tag`);
  await expect(page.getByRole("heading", { name: "Greenhouse" })).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "Winter garden" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Greenhouse" })).toHaveCount(0);
});

test("an index is not written for what the element can't show, with the reason", () => {
  const run = (file: string, content: string) => {
    writeFileSync(join(folder, file), content);
    const { status, stderr } = spawnSync(process.execPath, [command, "index", file], { cwd: folder, encoding: "utf8" });
    return [status, stderr, existsSync(join(folder, `${file}.index`))];
  };
  const [status, message, isWritten] = run("notes.json", "{}");
  expect([status, isWritten]).toEqual([1, false]);
  // Without the address that the worker gets in place of the file's.
  expect(message).toMatch(/notes\.json can’t be read/);
  expect(message).not.toContain("invalid");
  const withoutServer = run("anywhere.json", text.replace(/"servers":\[[^\]]*\],?/, ""));
  expect(withoutServer).toEqual([1, expect.stringContaining("anywhere.json has no server with a full address"), false]);
  const absent = spawnSync(process.execPath, [command, "index", "nothing.json"], { cwd: folder, encoding: "utf8" });
  expect([absent.status, absent.stderr]).toEqual([2, expect.stringContaining("there is no file nothing.json")]);
});
