import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { installFromDebian } from "../tooling/browser.ts";
import { freePort } from "../tooling/free-port.ts";

const root = resolve(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs/embed/other-languages.md"), "utf8");

/** The files of the page by their names. */
const files = new Map(
  [...page.matchAll(/^```\w+ title="(.+)"\n([\s\S]*?)^```$/gm)].map(([, name = "", text = ""]) => [name, text]),
);

/** Returns the Python that has FastAPI: the first of the path, or Debian's own. */
const withFastApi = (): string | undefined =>
  ["python3", "/usr/bin/python3"].find((one) => spawnSync(one, ["-c", "import fastapi, uvicorn"]).status === 0);

test("the recipe of FastAPI shows a page with the element, its files and the description", async () => {
  if (withFastApi() === undefined) for (const name of ["python3-fastapi", "uvicorn"]) installFromDebian(name);
  const folder = mkdtempSync(join(tmpdir(), "callboard-fastapi-"));
  for (const name of ["main.py", "docs.html"]) writeFileSync(join(folder, name), files.get(name) ?? "");
  cpSync(join(root, "dist/embed"), join(folder, "callboard"), { recursive: true });
  const port = await freePort();
  const python = withFastApi();
  const isWhole = python !== undefined;
  // Without the framework its files are served by Python alone.
  if (!isWhole) console.log("FastAPI is not on this machine: only the files of its recipe are served");
  const words = isWhole
    ? ["-m", "uvicorn", "main:app", "--port", String(port)]
    : ["-m", "http.server", String(port), "--bind", "127.0.0.1"];
  const server = spawn(python ?? "python3", words, { cwd: folder, stdio: "ignore" });
  try {
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    await expect
      .poll(() =>
        get("/callboard/callboard.js").then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    expect(await (await get(isWhole ? "/docs" : "/docs.html")).text()).toContain(
      '<script src="/callboard/callboard.js"',
    );
    expect((await get("/callboard/callboard.js")).headers.get("content-type")).toContain("javascript");
    if (isWhole)
      expect(await (await get("/openapi.json")).json()).toMatchObject({ paths: { "/plants/{plant_id}": {} } });
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});
