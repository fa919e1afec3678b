import { createRequire } from "node:module";
import { resolve } from "node:path";
import { build } from "vite";

/** Returns a module and its imports as one script that defines a global. */
async function bundled(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, lib: { entry, formats: ["iife"], name } },
  });
  const [chunk] = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  if (chunk?.type !== "chunk") throw new Error(`${entry} was not bundled`);
  return `${chunk.code};window.${name} = ${name};`;
}

const reader = createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js");
let scripts: Promise<string> | undefined;

/** Returns the script that defines the screen reader in a page, built once per process. */
export function readerScript(): Promise<string> {
  scripts ??= Promise.all([
    bundled(reader, "virtualScreenReader"),
    bundled(resolve(import.meta.dirname, "in-page.ts"), "transcriptReader"),
  ]).then((parts) => parts.join("\n"));
  return scripts;
}
