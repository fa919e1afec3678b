import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { freePort } from "../tooling/free-port.ts";
import { pageSteps } from "./docs-pages/page-steps.ts";
import { openTerminal } from "./docs-pages/terminal.ts";

const root = resolve(import.meta.dirname, "..");
const pages = join(root, "docs/learn");
const run = promisify(execFile);

/** Makes a folder with the package installed, as the pages expect it. */
async function folderWithPackage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "callboard-page-"));
  await mkdir(join(folder, "node_modules/.bin"), { recursive: true });
  await symlink(root, join(folder, "node_modules/callboard"));
  for (const name of ["fast-check", "vitest"]) {
    await symlink(join(root, "node_modules", name), join(folder, "node_modules", name));
  }
  await symlink(join(root, "node_modules/vitest/vitest.mjs"), join(folder, "node_modules/.bin/vitest"));
  await symlink(join(root, "dist/server/callboard.js"), join(folder, "node_modules/.bin/callboard"));
  return folder;
}

test("the docs have no broken link, and nothing else that their own check reports", async () => {
  const check = await run(process.execPath, [join(root, "dist/server/callboard.js"), "docs", "check", "docs"], {
    cwd: root,
  });
  expect(check.stdout).toMatch(/^\d+ pages, \d+ operations?: no errors, no warnings\n$/);
});

for (const name of await readdir(pages)) {
  test(`every block of docs/learn/${name} works when it is copied @nightly`, async () => {
    test.setTimeout(180_000);
    const steps = pageSteps(await readFile(join(pages, name), "utf8"));
    expect(steps.length).toBeGreaterThan(1);
    const folder = await folderWithPackage();
    // `tooling/package.nightly.test.ts` installs the package from its archive, which takes half a minute.
    const install = "ln -s ../node_modules node_modules";
    const numbers = { "3000": await freePort(), "4000": await freePort(), "4001": await freePort() };
    const replace = [
      ["npm install callboard", install],
      ["npm install --save-dev vitest", "true"],
    ] as const;
    const terminal = openTerminal({ folder, numbers, replace });
    try {
      for (const step of steps) await terminal.act(step);
    } finally {
      await terminal.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
}
