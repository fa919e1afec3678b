import { cpSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { execute } from "./execute.ts";

const root = resolve(import.meta.dirname, "../..");

/**
 * Packs this package, and installs it beside the frameworks in a folder outside of the repository, with the projects.
 */
export async function installPackages(folder: string): Promise<void> {
  cpSync(join(import.meta.dirname, "packages"), folder, {
    recursive: true,
    filter: (path) => !path.endsWith("node_modules"),
  });
  await execute("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder], { cwd: root });
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  const quietly = ["--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts"];
  await execute("npm", ["ci", ...quietly], { cwd: folder });
  await execute("npm", ["install", "--no-save", ...quietly, `./${tarball}`], { cwd: folder });
  cpSync(join(import.meta.dirname, "projects"), folder, { recursive: true });
}
