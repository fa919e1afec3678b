import type { LayoutItem } from "../settings/navigation-items.ts";
import type { LayoutEntry } from "./entries.ts";
import { collapseOf, iconOf, type Place, pageAt, pageEntry, restrictedOf } from "./place.ts";

/** Finds the files of an author's order of an API. */
export const layoutEntries = (items: readonly LayoutItem[], place: Place): readonly LayoutEntry[] =>
  items.map((item) => layoutEntry(item, place));

function layoutEntry(item: LayoutItem, place: Place): LayoutEntry {
  switch (item.kind) {
    case "name":
      return item;
    case "page":
      return pageEntry(item, place);
    case "link":
      return { kind: "link", title: item.link, url: item.href, icon: iconOf(item.icon, place), target: item.target };
    case "endpoint":
      return { ...partOf(item, place), kind: "endpoint", name: item.endpoint };
    case "operation":
      return { ...partOf(item, place), kind: "operation", name: item.operation };
    case "package":
      return { ...partOf(item, place), ...containerOf(item, place), kind: "package", package: item.package };
    case "layoutSection":
      return {
        ...partOf(item, place),
        ...containerOf(item, place),
        ...collapseOf(item),
        kind: "layoutSection",
        title: item.section,
        packages: item["referenced-packages"] ?? [],
      };
  }
}

type Named = Exclude<LayoutItem, { readonly kind: "name" | "page" | "link" }>;
type Container = Extract<LayoutItem, { readonly kind: "package" | "layoutSection" }>;

const partOf = (item: Named, place: Place) => ({
  ...restrictedOf(item),
  title: item.title,
  slug: item.slug,
  icon: iconOf(item.icon, place),
  hidden: item.hidden,
  availability: item.availability,
  playground: item.playground,
});

const containerOf = (item: Container, place: Place) => ({
  overview: item.summary && pageAt(item.summary, place),
  contents: layoutEntries(item.contents, place),
  skipSlug: item["skip-slug"],
});
