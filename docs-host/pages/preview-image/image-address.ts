import { homeOf, hrefOf, type Site } from "#docs-host/site/model";

/**
 * Returns the web address of an image: an absolute or relative address, or a file of the site by its id in any wire
 * format; undefined for schemes other than HTTP and HTTPS.
 */
export function imageAddress(
  value: unknown,
  files: ReadonlyMap<string, { readonly url: string }>,
  base: string,
): string | undefined {
  const inner = fileIdOf(value);
  if (inner === undefined) return undefined;
  const file = files.get(inner.replace(/^file:/, ""));
  const href = file?.url ?? (/^(?:https?:)?\//i.test(inner) ? inner : undefined);
  return href === undefined ? undefined : webAddressOf(href, base);
}

/** Returns the file that a value names, with or without its scheme; it may be an address instead. */
export function fileIdOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return textOf(value);
  return textOf("id" in value ? value.id : "value" in value ? value.value : undefined);
}

/** Returns a value as a text without spaces around it; undefined if nothing is left. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

/** Resolves an absolute or relative address; undefined for schemes other than HTTP and HTTPS. */
export function webAddressOf(href: string, base: string): string | undefined {
  const url = URL.parse(href, base);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** Returns the path of a page's drawn image, such as `/og/guides/start.png`, or `/og/index.png` for the first page. */
export function previewHref(slug: string, { base = "" }: Pick<Site, "base">): string {
  const below = hrefOf(slug).slice(base.length);
  return `${base}/og${below === "" || below === "/" ? "/index" : below}.png`;
}

/** Returns the path of a page from the path of its drawn image; `undefined` for any other path. */
export function pageOfPreview(path: string, { base = "" }: Pick<Site, "base">): string | undefined {
  const start = `${base}/og/`;
  if (!path.startsWith(start) || !path.endsWith(".png")) return undefined;
  const name = path.slice(start.length, -".png".length);
  return name === "index" ? homeOf({ base }) : `${base}/${name}`;
}
