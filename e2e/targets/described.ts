import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";

const command = resolve(import.meta.dirname, "../../dist/server/callboard.js");

/** Runs a site that shows one description, as `callboard serve` does, until `use` is done with its address. */
export async function withDescribed(description: string, use: (site: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "callboard-described-"));
  writeFileSync(join(folder, "api.yaml"), description);
  const child = spawn(process.execPath, [command, "serve", "api.yaml"], {
    cwd: folder,
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const site = await new Promise<string>((done, refuse) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Docs {2}(\S+)/.exec(output)?.[1];
      if (address !== undefined && output.includes("Ctrl-C")) done(address);
    });
    void ended.then(() => refuse(new Error(`the command ended:\n${output}`)));
  });
  try {
    await use(site);
  } finally {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens the playground of the endpoint whose summary is `Get` and a name. */
export async function openPlayground(page: Page, site: string, name: string): Promise<void> {
  await page.goto(site);
  await page
    .getByRole("main")
    .getByRole("link", { name: `Get ${name}` })
    .first()
    .click();
  await page.getByRole("link", { name: "Try it" }).click();
}
