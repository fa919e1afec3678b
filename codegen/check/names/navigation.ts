import { nearest } from "#engine/text";
import type { Report } from "../../diagnostics/diagnostic.ts";
import { importedPath } from "./import-path.ts";
import type { Module } from "./modules.ts";

/** Checks that the navigation lists existing files and folders. Only the docs site of the Fern CLI uses it. */
export function checkNavigation(modules: readonly Module[], report: Report): void {
  const paths = modules.map(({ file }) => file.source.path);
  const known = new Set(paths.flatMap((path) => path.split("/").map((_, i, steps) => steps.slice(0, i + 1).join("/"))));
  for (const { file } of modules) {
    for (const { text, span } of file.navigation) {
      if (known.has(importedPath(file.source.path, text))) continue;
      report("unknown-file", span, { name: text, meant: nearest(text, known) });
    }
  }
}
