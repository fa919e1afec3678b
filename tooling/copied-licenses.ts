import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The packages whose files are in the build of the page without being imported: scripts and fonts that it copies. */
const copied = ["@fontsource-variable/geist", "mermaid"];

/** Adds the licenses of copied packages to those of imported ones, which the bundler has written. */
export async function addCopiedLicenses(root: string, file: string): Promise<void> {
  const texts = await Promise.all(
    copied.map(async (name) => {
      const folder = join(root, "node_modules", name);
      const { version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
      return `## ${name} - ${version} (${license})\n\n${await readFile(join(folder, "LICENSE"), "utf8")}`;
    }),
  );
  await writeFile(file, `${[(await readFile(file, "utf8")).trimEnd(), ...texts].join("\n\n")}\n`);
}
