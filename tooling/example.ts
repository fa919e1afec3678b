import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { linkPackage } from "./link-package.ts";

/** `npm run example NAME`: starts an example of a server. */

const root = resolve(import.meta.dirname, "..");
const [name = ""] = process.argv.slice(2);
const folder = join(root, "examples", name);

const fileOf = (one: string): string => join(root, "examples", one, "package.json");
const names = readdirSync(join(root, "examples")).filter((one) => existsSync(fileOf(one)));

/** Runs npm in the folder of the example until it ends. */
const npm = (...words: readonly string[]): Promise<number> =>
  new Promise((done) => {
    const child = spawn("npm", words, { cwd: folder, stdio: "inherit", shell: process.platform === "win32" });
    child.on("close", (code) => done(code ?? 0));
  });

async function main(): Promise<number> {
  if (!names.includes(name)) {
    console.error(`Name an example: ${names.join(", ")}.`);
    return 2;
  }
  linkPackage(root);
  const { dependencies } = JSON.parse(readFileSync(fileOf(name), "utf8"));
  // Only what this package is not tested with itself is installed in the folder of an example.
  const isMissing = Object.keys(dependencies).some((one) => !existsSync(join(root, "node_modules", one)));
  if (isMissing && (await npm("install", "--no-package-lock", "--no-audit", "--no-fund")) !== 0) return 1;
  return npm("start");
}

process.exitCode = await main();
