import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AssetsMissingError, openAssets } from "./assets.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "callboard-assets-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function build(): Promise<void> {
  await mkdir(join(folder, ".vite"));
  await mkdir(join(folder, "assets"));
  await mkdir(join(folder, "inline"));
  for (const name of ["theme", "early-playground", "login-return"]) {
    await writeFile(join(folder, "inline", `${name}.js`), `${name}();`);
  }
  await writeFile(join(folder, "secret.txt"), "keep out");
  await writeFile(join(folder, "assets", "entry-1.js"), "go()");
  await writeFile(join(folder, "assets", "entry-1.js.br"), "as brotli");
  await writeFile(join(folder, "assets", "entry-1.js.gz"), "as gzip");
  await writeFile(join(folder, "assets", "small.css"), "a{}");
  const chunk = {
    file: "assets/entry-1.js",
    isEntry: true,
    css: ["assets/entry-1.css"],
    assets: ["assets/text-1.woff2", "assets/a.svg"],
  };
  await writeFile(
    join(folder, ".vite", "manifest.json"),
    JSON.stringify({ "lazy.ts": { file: "assets/l.js" }, "docs-host/client/entry.ts": chunk }),
  );
}

it("finds the assets of every page in the manifest", async () => {
  await build();
  const assets = await openAssets(folder);
  expect(assets.page).toEqual({
    script: "/assets/entry-1.js",
    styles: ["/assets/entry-1.css"],
    fonts: ["/assets/text-1.woff2"],
    inline: { theme: "theme();", earlyPlayground: "early-playground();", loginReturn: "login-return();" },
  });
});

it("returns files by name with their content type", async () => {
  await build();
  const { read } = await openAssets(folder);
  const script = await read("entry-1.js");
  expect(new TextDecoder().decode(script?.bytes)).toBe("go()");
  expect(script?.contentType).toBe("text/javascript; charset=utf-8");
  expect((await read("small.css"))?.contentType).toBe("text/css; charset=utf-8");
});

it.each([
  ["gzip, deflate, br", "br", "as brotli"],
  ["gzip, br;q=0", "gzip", "as gzip"],
  ["GZIP;q=0.5", "gzip", "as gzip"],
  ["identity", undefined, "go()"],
  ["", undefined, "go()"],
])("returns a script in its precompressed form for accept-encoding %j", async (accepted, encoding, text) => {
  await build();
  const asset = await (await openAssets(folder)).read("entry-1.js", accepted);
  expect(asset?.encoding).toBe(encoding);
  expect(asset?.contentType).toBe("text/javascript; charset=utf-8");
  expect(new TextDecoder().decode(asset?.bytes)).toBe(text);
});

it("returns a file without a precompressed form unchanged", async () => {
  await build();
  expect((await (await openAssets(folder)).read("small.css", "br"))?.encoding).toBeUndefined();
});

it("lists what an open playground loads, including dependencies", async () => {
  await build();
  await writeFile(
    join(folder, ".vite", "manifest.json"),
    JSON.stringify({
      "docs-host/client/entry.ts": { file: "assets/entry.js", isEntry: true },
      "docs-host/playground/page/playground.tsx": {
        file: "assets/p.js",
        css: ["assets/p.css"],
        imports: ["_shared.js", "docs-host/client/entry.ts"],
      },
      "_shared.js": { file: "assets/s.js", imports: ["docs-host/playground/page/playground.tsx"] },
      "ui/editor.ts": { file: "assets/editor.js" },
    }),
  );
  expect((await openAssets(folder)).playground).toEqual({
    scripts: ["/assets/p.js", "/assets/s.js"],
    styles: ["/assets/p.css"],
  });
});

it.each(["../secret.txt", "../.vite/manifest.json", "nothing.js", "entry-1.js.br", "", "."])(
  "returns undefined for %j",
  async (name) => {
    await build();
    expect(await (await openAssets(folder)).read(name)).toBeUndefined();
  },
);

it("throws an error with advice if there is no build", async () => {
  await expect(openAssets(folder)).rejects.toThrow(AssetsMissingError);
  await expect(openAssets(folder)).rejects.toThrow("npm run build");
});
