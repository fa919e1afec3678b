/**
 * `npm run pictures`: takes the pictures of the README from the built product, in light and dark, and writes them to
 * `docs/pictures/`.
 * @module
 */
import { execFile, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium, type Page } from "playwright";
import { browserArgs, findOrGetBrowser } from "../browser.ts";
import { gardenDescription, laterDescription, startGarden } from "./garden.ts";

const root = resolve(import.meta.dirname, "../..");
const command = join(root, "dist/server/callboard.js");
const pictures = join(root, "docs/pictures");

/** Starts the docs of a description, and resolves to their address. */
function serve(file: string, folder: string): Promise<{ readonly url: string; readonly stop: () => void }> {
  const env = { ...process.env, PORT: "0", CALLBOARD_DATA: join(folder, "data") };
  const child = spawn(process.execPath, [command, "serve", file], { cwd: folder, env });
  return new Promise((done, fail) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const url = /Docs\s+(http:\S+)/.exec(output)?.[1];
      if (url !== undefined) done({ url, stop: () => child.kill() });
    });
    child.once("exit", (code) => fail(new Error(`serve ends with ${code}: ${output}`)));
  });
}

/** Fills in the form of a plant, and sends it. */
async function fillForm(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/add-plant?explorer=true`);
  await page.getByRole("textbox", { name: "name", exact: true }).fill("Monstera");
  await page.getByText("half-shade", { exact: true }).click();
  await page.getByRole("textbox", { name: "sown", exact: true }).fill("2026-03-14");
  await page.getByRole("spinbutton", { name: "leaves", exact: true }).fill("9007199254740993");
  await page.getByRole("region", { name: "cURL" }).getByText("9007199254740993").waitFor();
}

async function takePictures(browser: Browser, url: string, report: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await browser.newPage({ viewport: { width: 1200, height: 720 }, colorScheme });
    const take = async (name: string): Promise<void> => {
      await page.getByText("Loading…").waitFor({ state: "hidden" });
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(pictures, `${name}-${colorScheme}.png`) });
    };
    // The first page of a reader has no web fonts yet.
    await page.goto(url);
    await page.waitForLoadState("networkidle");
    await fillForm(page, url);
    await take("form");
    await page.getByRole("button", { name: /Send Request/ }).click();
    await page.getByText("201 Created").first().waitFor();
    await take("answer");
    await page.goto(`${url}/watch-growth?explorer=true`);
    await page.getByRole("button", { name: /Send Request/ }).click();
    await page.getByText(/^12 events ·/).waitFor();
    await page.getByRole("button", { name: /^Hide the request/ }).click();
    await take("stream");
    await page.goto(`file://${report}`);
    await take("diff");
    await page.close();
  }
}

const folder = await mkdtemp(join(tmpdir(), "callboard-pictures-"));
const garden = startGarden();
try {
  await mkdir(pictures, { recursive: true });
  const { port } = garden.address() as AddressInfo; // a TCP server that listens has one
  const [file, later, report] = ["garden.yaml", "later.yaml", "report.html"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]; // maps three
  await writeFile(file, gardenDescription(port));
  await writeFile(later, laterDescription(port));
  await promisify(execFile)(process.execPath, [command, "diff", "garden.yaml", "later.yaml", "--html", report], {
    cwd: folder,
  });
  const site = await serve(file, folder);
  const browser = await chromium.launch({ executablePath: findOrGetBrowser().path, args: [...browserArgs] });
  try {
    await takePictures(browser, site.url, report);
  } finally {
    await browser.close();
    site.stop();
  }
} finally {
  garden.close();
  await rm(folder, { recursive: true, force: true });
}
