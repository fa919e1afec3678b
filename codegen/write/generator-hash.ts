import { hash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { byText } from "../source.ts";

/** The folders of this room and the packages that affect the output. */
const folders = ["parse", "check", "ir", "emit"];
const packages = ["ts-morph", "yaml"];

/** A hash that changes whenever the generator could write something else from the same IDL. */
export async function generatorHash(): Promise<string> {
  const room = join(import.meta.dirname, "..");
  const lists = folders.map(async (folder) => {
    const names = await readdir(join(room, folder), { recursive: true });
    return names
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`);
  });
  const paths = ["source.ts", ...(await Promise.all(lists)).flat()].sort(byText);
  const texts = await Promise.all(paths.map(async (path) => `${path}\n${await readFile(join(room, path), "utf8")}`));
  const require = createRequire(import.meta.url);
  const versions = packages.map(async (name) => {
    // The package's own description is the nearest one above its entry.
    const entry = require.resolve(name);
    const folder = entry.slice(0, entry.lastIndexOf(join("node_modules", name)) + join("node_modules", name).length);
    const description: { version?: string } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    return `${name}@${description.version}`;
  });
  const all = [...texts, ...(await Promise.all(versions))].join("\n").replaceAll("\r\n", "\n");
  return hash("sha256", all);
}
