import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { linkPackage } from "./link-package.ts";

/** `npm run example NAME`: starts an example, once the package is built. */

const root = resolve(import.meta.dirname, "..");
const [name = ""] = process.argv.slice(2);
const folder = join(root, "examples", name);
const isWindows = process.platform === "win32";

/** Those with a program; another folder has what they share. */
const names = readdirSync(join(root, "examples")).filter((one) =>
  ["package.json", "server.js"].some((file) => existsSync(join(root, "examples", one, file))),
);

/** Runs a program in the folder of the example until it ends. */
const run = (program: string, ...words: readonly string[]): Promise<number> =>
  new Promise((done) => {
    const child = spawn(program, words, { cwd: folder, stdio: "inherit", shell: isWindows && program === "npm" });
    child.on("close", (code) => done(code ?? 0));
  });

async function main(): Promise<number> {
  if (!names.includes(name)) {
    console.error(`Name an example: ${names.join(", ")}.`);
    return 2;
  }
  // Some are a part of this package.
  if (!existsSync(join(folder, "package.json"))) return run(process.execPath, "server.js");
  const unlink = linkPackage(root);
  try {
    return await runProject();
  } finally {
    unlink();
  }
}

/** Installs what the project of an example lacks, and runs it. */
async function runProject(): Promise<number> {
  const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  // Only what this package is not tested with itself is installed in the folder of an example.
  const isMissing = Object.keys(dependencies).some((one) => !existsSync(join(root, "node_modules", one)));
  if (isMissing && (await run("npm", "install", "--no-package-lock", "--no-audit", "--no-fund")) !== 0) return 1;
  return run("npm", "start");
}

// Ctrl-C ends the example, and this waits for it.
process.on("SIGINT", () => {});
process.exitCode = await main();
