import { present } from "#engine/json";
import type { FrontMatter } from "#mdx/front-matter";
import { isElsewhere } from "../pages/references.ts";
import type { Availability } from "../settings/common.ts";
import type { PagePlace } from "./context.ts";

/** Words for the availability of a page; newer ones count in the navigation only. */
const availabilities: ReadonlySet<string> = new Set([
  ...["stable", "generally-available", "in-development", "pre-release", "deprecated", "beta"],
]);

/** Reads the front matter settings about a page's position in the navigation. */
export function pagePlace({ data }: FrontMatter): PagePlace {
  const text = (key: string): string | undefined => {
    const value = data[key];
    return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
  };
  const slug = text("slug");
  const written = text("availability")?.toLowerCase();
  return present({
    slug: slug === undefined || isElsewhere(slug) ? undefined : slug,
    sidebarTitle: text("sidebar-title"),
    noindex: typeof data.noindex === "boolean" ? data.noindex : undefined,
    tags: tagsOf(data.tags),
    // The set has only these words.
    availability: written !== undefined && availabilities.has(written) ? (written as Availability) : undefined,
  });
}

function tagsOf(tags: unknown): readonly string[] | undefined {
  if (Array.isArray(tags)) return tags.filter((tag) => typeof tag === "string");
  if (typeof tags !== "string") return undefined;
  return tags
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
}
