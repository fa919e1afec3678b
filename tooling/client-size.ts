import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

/**
 * Measures the built client in a page, in bytes, minified and gzipped at level 9: its whole bundle.
 *
 * @param library the folder of the built library
 * @param program the page's program; it imports from `callboard/registry`
 */
export async function clientSize(library: string, program: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "callboard-size-"));
  try {
    const input = join(folder, "page.js");
    await writeFile(input, program);
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: "error",
      resolve: { alias: { "callboard/registry": join(library, "package/registry/index.js") } },
      build: { write: false, target: "es2023", modulePreload: false, rollupOptions: { input } },
    });
    const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
    return outputs.reduce((sum, one) => sum + (one.type === "chunk" ? gzipSync(one.code, { level: 9 }).length : 0), 0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A page that makes one call. */
export const oneCall = `import { createClient, createRegistryTransport, tokens } from "callboard/registry";
const { generate } = createClient(tokens, createRegistryTransport({ token: "t", timeoutInSeconds: 10 }));
document.body.textContent = JSON.stringify(await generate({ body: { orgId: "acme", scope: "page" } }));`;

/** A page that makes the same call and one call of each of three other areas. */
export const fourAreas = `import { createClient, createRegistryTransport, generators, git, sdks, tokens } from "callboard/registry";
const transport = createRegistryTransport({ token: "t", timeoutInSeconds: 10 });
for (const area of [tokens, sdks, generators, git]) console.log(createClient(area, transport));`;

/** A page with a form of text fields. */
export const textForm = `import { ShapeForm } from "callboard/react";
document.body.append(String(ShapeForm));`;

interface OutputChunk {
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
}

/** The function of the bundler that adds links to preload modules; it is not part of the library. */
const preload = /preload-helper/;

/**
 * Measures what a page loads before its first rendering without React, in bytes, minified and gzipped at level 9: the
 * file of the page and those that it imports statically.
 */
export async function firstSize(library: string, program: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "callboard-size-"));
  try {
    const input = join(folder, "page.js");
    await writeFile(input, program);
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: "error",
      resolve: { alias: { "callboard/react": join(library, "react/browser.js") } },
      build: {
        write: false,
        target: "es2023",
        modulePreload: false,
        rollupOptions: {
          input,
          external: [/^react($|\/)/, /^react-dom($|\/)/],
          output: { codeSplitting: { groups: [{ name: "preload-helper", test: preload }] } },
        },
      },
    });
    const chunks = new Map<string, OutputChunk>();
    let first = "";
    for (const one of [built].flat().flatMap((result) => ("output" in result ? result.output : []))) {
      if (one.type !== "chunk") continue;
      chunks.set(one.fileName, one);
      if (one.isEntry) first = one.fileName;
    }
    const loaded = new Set([first]);
    for (const name of loaded) for (const next of chunks.get(name)?.imports ?? []) loaded.add(next);
    return [...loaded]
      .filter((name) => !preload.test(name))
      .reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? "", { level: 9 }).length, 0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
