import { frontMatterOf } from "../pages/front-matter.ts";
import { type CachedFiles, inFolder } from "../project-files.ts";
import { isRecord } from "../yaml-values.ts";
import { headingIn } from "./heading.ts";
import { foldersAround, packageIn, repositoryOf } from "./repository.ts";

const readmes = ["README.md", "readme.md", "Readme.md", "README.mdx", "index.md"];

/** Returns the name of a project without settings: from package.json, from its README, or from its repository. */
export async function siteName(files: CachedFiles): Promise<string | undefined> {
  for (const folder of foldersAround()) {
    const found = await packageIn(folder, files);
    const name = isRecord(found) ? (found.displayName ?? found.name) : undefined;
    // The scope of a package is its owner.
    if (typeof name === "string" && name.trim() !== "") return name.trim().replace(/^@[^/]+\//, "");
  }
  for (const name of readmes) {
    const text = await files.text(inFolder("", name));
    const heading = text === undefined ? undefined : headingIn(frontMatterOf(text).content);
    if (heading !== undefined) return heading;
  }
  return (await repositoryOf(files))?.name;
}
