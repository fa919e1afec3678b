import { isRecord } from "#engine/json";
import { type FrontMatter, writePage } from "#mdx/front-matter";
import type { Reference } from "./references.ts";
import { stripComments } from "./strip-comments.ts";

/** Replacements of the targets of a page; `undefined` leaves a target unchanged. */
export interface Targets {
  /** Returns the id of an uploaded file by its target, as written in the page. */
  readonly file: (target: string) => string | undefined;
  /** Returns the address of a page by its target. */
  readonly page: (target: string) => string | undefined;
}

/** Settings of a page that name an image. */
const imageKeys = ["image", "og:image", "og:logo", "twitter:image"] as const;

/** Writes a page as it is published: with ids of files, addresses of pages, and without comments. */
export function rewritePage(page: FrontMatter, references: readonly Reference[], targets: Targets): string {
  const content = references
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, reference) => {
      const { kind, target, start, end } = reference;
      const id = kind === "link" ? undefined : targets.file(target);
      const replacement = kind === "link" ? targets.page(target) : id && `file:${id}`;
      return replacement === undefined ? text : text.slice(0, start) + replacement + text.slice(end);
    }, page.content);
  return stripComments(writePage(publishedSettings(page, targets), content));
}

/** Returns the images that the settings of a page name. */
export const imagesInSettings = ({ data }: FrontMatter): readonly string[] =>
  [...imageKeys.map((key) => data[key]), ...logosIn(data.logo)].filter((value) => typeof value === "string");

const logosIn = (logo: unknown): readonly unknown[] => (isRecord(logo) ? [logo.light, logo.dark] : [logo]);

/** Returns the settings with images as files or addresses. */
function publishedSettings({ data }: FrontMatter, targets: Targets): FrontMatter["data"] {
  const image = (value: unknown): unknown => {
    if (typeof value !== "string") return value;
    const id = targets.file(value);
    return id === undefined ? { type: "url", value } : { type: "fileId", value: `file:${id}` };
  };
  const changed: Record<string, unknown> = { ...data };
  for (const key of imageKeys) if (typeof data[key] === "string") changed[key] = image(data[key]);
  if (typeof data.logo === "string") changed.logo = image(data.logo);
  else if (isRecord(data.logo)) {
    const { light, dark } = data.logo;
    changed.logo = {
      ...data.logo,
      ...(typeof light === "string" && { light: image(light) }),
      ...(typeof dark === "string" && { dark: image(dark) }),
    };
  }
  return changed;
}
