import { existsSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";

/**
 * Returns the relative address of a schema of this package, for editors, from a file of a folder: in the nearest
 * `node_modules` with the package, as Node looks for it, or in the folder itself if the package is not installed yet.
 */
export function schemaAddress(folder: string, schema: "callboard.schema.json" | "docs.schema.json"): string {
  const start = resolve(folder);
  let at = start;
  while (!existsSync(join(at, "node_modules/callboard"))) {
    if (at === dirname(at)) {
      at = start;
      break;
    }
    at = dirname(at);
  }
  const up = relative(start, at).split(sep).join("/");
  return `${up === "" ? "." : up}/node_modules/callboard/${schema}`;
}

/** Returns the first line of `docs.yml` in a folder: the schema of its keys, for editors. */
export const docsSchemaLine = (folder: string): string =>
  `# yaml-language-server: $schema=${schemaAddress(folder, "docs.schema.json")}\n`;
