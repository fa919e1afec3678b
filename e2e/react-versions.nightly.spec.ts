import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { bundleProgram, type ReactVersion } from "../react/bundle-program.testing.ts";
import { startExample } from "./targets/start-example.ts";
import { expect, test } from "./test.ts";

const root = resolve(import.meta.dirname, "..");

type Program = typeof import("../react/versions.testing.tsx");

/** Builds a program for both sides, and returns its folder with a page that its server has rendered. */
async function buildPage(version: ReactVersion): Promise<string> {
  mkdirSync(join(root, "test-results"), { recursive: true });
  const folder = mkdtempSync(join(root, `test-results/react-${version}-`));
  const server = await bundleProgram(version, { outDir: join(folder, "server"), isServer: true, isBuilt: true });
  await bundleProgram(version, { outDir: folder, isServer: false, isBuilt: true });
  const { render }: Program = await import(pathToFileURL(server).href);
  writeFileSync(
    join(folder, "start.js"),
    `import { hydrate, version } from "./program.js";
const onChange = ({ name }) => { document.title = name; };
globalThis.program = { version, unmount: hydrate(document.getElementById("root"), onChange, reportError) };`,
  );
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><meta charset="utf-8"><title>Plants</title><link rel="icon" href="data:,">
<div id="root">${render()}</div><script type="module" src="start.js"></script>`,
  );
  return folder;
}

for (const version of ["18", "19"] as const) {
  test(`components that a server rendered are taken over by React ${version}, and send a request`, async ({ page }) => {
    const folder = await buildPage(version);
    const serve = pathToFileURL(join(root, "examples/plants/serve-plants.js")).href;
    const lines = `import { servePlants } from "${serve}"; servePlants({ folder: ${JSON.stringify(folder)}, port: 0 });`;
    const example = await startExample("react", "--input-type=module", "-e", lines);
    try {
      const markup = await (await fetch(example.address)).text();
      expect(markup).toContain('value="Fern"');
      expect(markup).toContain('<a href="/openapi.yaml">Playground of POST /plants: description of the API</a>');
      await page.goto(example.address);
      const name = page.getByRole("group", { name: "Plant" }).getByRole("textbox", { name: "Name" });
      await expect(async () => {
        await name.fill("");
        await name.fill("Moss");
        expect(await page.title()).toBe("Moss");
      }).toPass();
      expect(await page.evaluate("program.version.split('.')[0]")).toBe(version);
      const playground = page.getByRole("region", { name: "Playground" });
      await playground.getByRole("textbox", { name: /^name/ }).fill("Monstera");
      await playground.getByRole("button", { name: "Send Request" }).click();
      await expect(page.getByText("201 Created")).toBeVisible();
      await expect(page.getByRole("heading", { name: "List plants", level: 1 })).toBeVisible();
      await page.evaluate("program.unmount()");
      await expect.poll(() => page.workers().length).toBe(0);
    } finally {
      example.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
