/**
 * Returns a definition with its pages below another path, the path of the address that shows it. Slugs of its navigation
 * begin with the slug of its root, which gives way to the path; slugs that don't begin with it get the path in front.
 *
 * @param base the path, such as `/v2`; empty for none
 */
export function moveSlugs<Config extends { readonly root?: unknown; readonly redirects?: unknown }>(
  config: Config,
  base: string,
): Config {
  const to = trim(base);
  const from = trim(textOf(config.root, "slug"));
  if (from === to) return config;
  const move = (slug: string): string => {
    const inner = within(trim(slug), from);
    return [to, inner ?? trim(slug)].filter((part) => part !== "").join("/");
  };
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        slugKeys.has(key) && typeof value === "string" ? move(value) : walk(value),
      ]),
    );
  };
  // The shape of the settings stays; only texts in it change.
  return { ...config, root: walk(config.root) } as Config;
}

/** Members of navigation nodes that hold slugs. */
const slugKeys: ReadonlySet<string> = new Set(["slug", "pointsTo", "canonicalSlug"]);

const trim = (slug: string): string => slug.replace(/^\/+|\/+$/g, "");

/** Returns the part of a slug below another one; undefined if it is not below it. */
function within(slug: string, above: string): string | undefined {
  if (above === "") return slug;
  if (slug === above) return "";
  return slug.startsWith(`${above}/`) ? slug.slice(above.length + 1) : undefined;
}

const textOf = (value: unknown, key: string): string => {
  const member = typeof value === "object" && value !== null ? (value as { readonly [key: string]: unknown })[key] : "";
  return typeof member === "string" ? member : "";
};
