import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isNightly } from "../tooling/tier.ts";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { tabTo } from "./keyboard.ts";
import { startFaulty } from "./targets/faulty/index.ts";
import { type ServedFile, serveFile } from "./targets/serve-file.ts";
import { expect, test } from "./test.ts";

const command = resolve(import.meta.dirname, "../dist/server/callboard.js");

/**
 * A server with a list that has a number as text, a folder with the memory of a watch of it, and the docs of its API.
 */
let api: Awaited<ReturnType<typeof startFaulty>>;
let folder = "";
let served: ServedFile;

test.beforeAll(async () => {
  api = await startFaulty("total-in-words");
  folder = mkdtempSync(join(tmpdir(), "callboard-watch-"));
  const description = JSON.stringify(api.description);
  writeFileSync(join(folder, "plants.json"), description);
  const ended = await new Promise<string>((done) => {
    const env = { ...process.env, CALLBOARD_CREDENTIAL_TOKEN: api.credentials.own.token };
    const args = [command, "watch", "plants.json", "--once", "--state", "watch.json"];
    execFile(process.execPath, args, { cwd: folder, env }, (_, stdout, stderr) => done(stdout + stderr));
  });
  expect(ended).toContain("wrong-header");
  served = await serveFile("plants.json", description, { CALLBOARD_WATCH_STATE: join(folder, "watch.json") });
});
test.afterAll(async () => {
  await Promise.all([served.stop(), api.close()]);
  rmSync(folder, { recursive: true });
});

test("readers find what live answers contradict, by keyboard, on a phone, without script", async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(served.site);
  await page.getByRole("link", { name: "Live checks" }).click();
  await expect(page.getByRole("heading", { name: "Live checks", level: 1 })).toBeVisible();
  await expect(page.getByText("The live API differs from these docs.")).toBeVisible();
  const contradictions = page.locator("#live-1-contradicted-1");
  await expect(contradictions).toContainText("GET /plants");

  await tabTo(page, /^summary .*GET ?\/plants/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Seen in live responses" }).first()).toBeVisible();
  expect(await accessibilityViolations(page, "html", { hasOwnColors: true })).toEqual([]);

  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if (isNightly) expect(await accessibilityViolations(page)).toEqual([]);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(`${served.site}/live-checks`);
  await still.locator("summary", { hasText: "/plants" }).first().click();
  await expect(still.getByRole("heading", { name: "Seen in live responses" }).first()).toBeVisible();
  await plain.close();
});
