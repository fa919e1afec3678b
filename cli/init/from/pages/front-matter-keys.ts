/** Keys of front matter that have other names here. */
const renamed: { readonly [key: string]: string } = {
  sidebar_label: "sidebar-title",
  sidebarTitle: "sidebar-title",
  hide_table_of_contents: "hide-toc",
};

/** Keys that `docs.yml` has by now, or that only arrange the source. */
const dropped = new Set([
  ...[
    "id",
    "slug",
    "sidebar_position",
    "sidebar_class_name",
    "hide_title",
    "pagination_label",
    "pagination_next",
    "pagination_prev",
  ],
  ...["custom_edit_url", "displayed_sidebar", "draft", "unlisted", "toc_min_heading_level", "toc_max_heading_level"],
  ...["hide", "template", "status", "icon", "iconType", "mode", "rss", "outline", "aside", "sidebar", "prev", "next"],
  ...["editLink", "lastUpdated", "head", "pageClass", "navbar", "footer", "cover", "coverY", "layout", "openapi"],
]);

/** Converts the text of front matter: keys get their names here, and keys without a meaning are left out. */
export function convertFrontMatter(text: string): string {
  const kept: string[] = [];
  let isDropped = false;
  for (const line of text.split("\n")) {
    const [, , key, rest = ""] = /^(["']?)([\w-]+)\1\s*:(.*)$/.exec(line) ?? [];
    if (key !== undefined) isDropped = dropped.has(key);
    if (key === "mode" && /wide|custom/.test(rest))
      kept.push(`layout: ${rest.includes("wide") ? "overview" : "custom"}`);
    if (isDropped) continue;
    kept.push(key !== undefined && Object.hasOwn(renamed, key) ? `${renamed[key]}:${rest}` : line);
  }
  return kept.join("\n");
}
