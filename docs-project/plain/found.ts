import { frontMatterOf } from "#mdx/front-matter";
import { type CachedFiles, inFolder, nameIn } from "../project-files.ts";
import { headingIn } from "./heading.ts";

/** A page, with the text that decides about its title and its place. */
export interface FoundPage {
  readonly kind: "page";
  readonly path: string;
  /** The title in its front matter. */
  readonly title: string | undefined;
  readonly heading: string | undefined;
  readonly position: number | undefined;
  readonly isHidden: boolean;
}

/** A folder that has pages. */
export interface FoundFolder {
  readonly kind: "folder";
  readonly path: string;
  /** Its page with the name of a start page. */
  readonly overview: FoundPage | undefined;
  /** All other pages and folders. */
  readonly entries: readonly FoundEntry[];
}

export type FoundEntry = FoundPage | FoundFolder;

/** Names of folders without pages of the project. */
const skipped = /^[._]|^node_modules$/;

/** Finds the pages of a folder and of the folders in it. Names that start with a dot or an underscore are skipped. */
export async function foundIn(folder: string, files: CachedFiles): Promise<readonly FoundEntry[]> {
  const entries = (await files.list(folder)).filter(({ name }) => !skipped.test(name));
  const found = await Promise.all(
    entries.map(async ({ name, kind }): Promise<readonly FoundEntry[]> => {
      const path = inFolder(folder, name);
      if (kind === "file") return /\.mdx?$/i.test(name) ? [await foundPage(path, files)] : [];
      const inner = await foundIn(path, files);
      const overview = inner.find((entry): entry is FoundPage => entry.kind === "page" && isOverview(entry));
      const rest = inner.filter((entry) => entry !== overview);
      return inner.length === 0 ? [] : [{ kind: "folder", path, overview, entries: rest }];
    }),
  );
  return found.flat();
}

const isOverview = ({ path }: FoundPage): boolean => /^(?:index|readme)\.mdx?$/i.test(nameIn(path));

/** Keys of front matter that give the position of a page, in the order in which they count. */
const positionKeys = ["position", "sidebar_position", "nav_order", "order", "weight"];

async function foundPage(path: string, files: CachedFiles): Promise<FoundPage> {
  const { data, content } = frontMatterOf((await files.text(path)) ?? "");
  const { title, hidden } = data;
  const positions = positionKeys.map((key) => Number.parseFloat(String(data[key])));
  return {
    ...{ kind: "page", path, isHidden: hidden === true },
    title: typeof title === "string" && title.trim() !== "" ? title.trim() : undefined,
    heading: headingIn(content),
    position: positions.find(Number.isFinite),
  };
}
