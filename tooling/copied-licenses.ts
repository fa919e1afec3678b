import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Adds the licenses of packages with files that a build copies instead of importing to the licenses of imported ones,
 * which the bundler has written.
 *
 * @param copied names of packages with scripts or fonts that the build copies
 */
export async function addCopiedLicenses(root: string, file: string, copied: readonly string[]): Promise<void> {
  const texts = await Promise.all(
    copied.map(async (name) => {
      const folder = join(root, "node_modules", name);
      const { version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
      const file = (await readdir(folder)).find((one) => /^licen[cs]e(\.\w+)?$/i.test(one));
      if (file === undefined) throw new Error(`${name} has no file with its license`);
      return `## ${name} - ${version} (${license})\n\n${await readFile(join(folder, file), "utf8")}`;
    }),
  );
  await writeFile(file, `${[(await readFile(file, "utf8")).trimEnd(), ...texts].join("\n\n")}\n`);
}
