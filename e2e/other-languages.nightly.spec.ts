import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { installFromDebian } from "../tooling/browser.ts";
import { freePort } from "../tooling/free-port.ts";
import { type LanguageApp, languageApps } from "./targets/language-apps.ts";

const root = resolve(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs/embed/other-languages.md"), "utf8");

/** The files of the page by their names. */
const files = new Map(
  [...page.matchAll(/^```\w+ title="(.+)"\n([\s\S]*?)^```$/gm)].map(([, name = "", text = ""]) => [name, text]),
);

const run = ([program = "", ...words]: readonly string[], cwd: string): boolean =>
  spawnSync(program, words, { cwd, stdio: ["ignore", "ignore", "pipe"] }).status === 0;

/** Writes an app with the files of its recipe, as a reader would save them. */
function write(folder: string, { recipe, own, files: place }: LanguageApp, port: number): void {
  const texts = [
    ...Object.entries(recipe).map(([file, name]) => {
      const text = files.get(name);
      if (text === undefined) throw new Error(`docs/embed/other-languages.md has no file ${name}`);
      // Tests run beside each other, so none has the port of the page.
      return [file, text.replace("127.0.0.1:8080", `127.0.0.1:${port}`)] as const;
    }),
    ...Object.entries(own),
  ];
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  cpSync(join(root, "dist/embed"), join(folder, place), { recursive: true });
}

for (const app of languageApps) {
  test(`the recipe of ${app.name} shows a reference with a playground that sends a real request`, async ({ page }) => {
    // A framework is installed, or compiled, at most once.
    test.setTimeout(240_000);
    const folder = mkdtempSync(join(tmpdir(), "callboard-language-"));
    if (app.packages.length > 0 && !run(app.probe, folder)) installFromDebian(...app.packages);
    if (!run(app.probe, folder)) {
      test.info().annotations.push({ type: "not installed", description: app.name });
      expect(Object.values(app.recipe).every((name) => files.has(name))).toBe(true);
      rmSync(folder, { recursive: true });
      return;
    }
    const port = await freePort();
    write(folder, app, port);
    if (app.build !== undefined) expect(run(app.build, folder)).toBe(true);
    const [program = "", ...words] = app.start(port);
    const server = spawn(program, words, { cwd: folder, stdio: "ignore" });
    try {
      const address = `http://127.0.0.1:${port}`;
      const isUp = () =>
        fetch(`${address}/docs`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
      await page.goto(`${address}/docs`);
      await page.getByRole("navigation").getByRole("link", { name: "Get Plant" }).click();
      await expect(page.getByRole("heading", { name: "Get Plant", level: 1 })).toBeVisible();
      await page.getByRole("link", { name: "Try it" }).click();
      await page.getByRole("textbox", { name: /^plant_id/ }).fill("7");
      const answered = page.waitForResponse(`${address}/plants/7`);
      await page.getByRole("button", { name: "Send Request" }).click();
      expect(await (await answered).json()).toEqual({ id: 7 });
      await expect(page.getByText("200 OK")).toBeVisible();
    } finally {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
