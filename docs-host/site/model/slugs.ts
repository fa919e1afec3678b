import { claimName, trimEndOf } from "#engine/text";
import { uriComponent } from "#engine/uri";

/** Slugs without slashes at their ends, with composed letters (NFC), as requests are compared with them. */
export const trimmed = (slug: string): string => trimEndOf(slug, "/").replace(/^\/+/, "").normalize("NFC");

/** Joins slugs, without empty ones. */
export const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join("/");

/** Returns the first preferred slug that is not taken, else the last one with a number, and marks it as taken. */
export function claim(taken: Set<string>, ...preferred: readonly [string, ...string[]]): string {
  const free = preferred.find((slug) => slug !== "" && !taken.has(slug)) ?? preferred.at(-1) ?? preferred[0];
  return claimName(taken, free);
}

/** A slug without characters that addresses encode, as most are. */
const plainSlug = /^[\w./~-]*$/;

/** The address of a page by its slug. */
export const hrefOf = (slug: string): string =>
  plainSlug.test(slug) ? `/${slug}` : `/${slug.split("/").map(uriComponent).join("/")}`;

/** The address of a site on its host, which shows its first page. */
export const homeOf = ({ base = "" }: { readonly base?: string }): string => (base === "" ? "/" : base);
