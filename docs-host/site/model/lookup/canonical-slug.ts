import type { Site } from "../site.ts";
import { trimmed } from "../slugs.ts";

/** Returns the canonical slug of the page that is at a slug, or that it redirects to; `undefined` if there is none. */
export function canonicalSlug(site: Pick<Site, "pages" | "aliases" | "redirects">, slug: string): string | undefined {
  const own = trimmed(slug);
  const at = site.pages.has(own) ? own : (site.aliases.get(own) ?? site.redirects.get(own));
  return at !== undefined && site.pages.has(at) ? at : undefined;
}
