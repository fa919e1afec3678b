import { kebabCase } from "es-toolkit/compat";

/** Joins parts of an address by single slashes, without one at the ends. */
export const joinSlug = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim().replace(/^\/+|\/+$/g, ""))
    .filter((part) => part !== "")
    .join("/");

/** Returns the part of an address that a title makes: its words in lower case, joined by hyphens. */
export const titleSlug = (title: string): string => kebabCase(title);

/** The part of an address that an item adds to that of its parent. */
export interface OwnSlug {
  readonly slug: string;
  /** True if the item adds nothing. */
  readonly skip?: boolean | undefined;
  /** The slug in the front matter of the item's page, which replaces all but the address of the site or version. */
  readonly pageSlug?: string | undefined;
}

/** The address of an item, and those of the site, product and version that it is in. */
export interface Address {
  readonly slug: string;
  readonly base: string;
  readonly product?: string;
  readonly version?: string;
}

/** Returns the address of a site by its base path. */
export const siteAddress = (basePath: string): Address => {
  const base = joinSlug(basePath);
  return { slug: base, base };
};

export function productAddress(address: Address, own: string): Address {
  const product = joinSlug(address.base, own);
  return { ...address, product, slug: product };
}

export function versionAddress(address: Address, own: string): Address {
  const version = joinSlug(address.product ?? address.base, own);
  return { ...address, version, slug: version };
}

/** Returns the address of a part that is always below. */
export const below = (address: Address, own: string): Address => ({ ...address, slug: joinSlug(address.slug, own) });

/** Returns the address of an item. */
export function itemAddress(parent: Address, { slug, skip, pageSlug }: OwnSlug): Address {
  if (skip === true) return parent;
  if (pageSlug !== undefined) return { ...parent, slug: wholeSlug(parent, pageSlug) };
  const scope = parent.version ?? parent.product ?? parent.base;
  const relativeScope = withoutBase(parent, scope);
  const isScoped = parent.slug === scope && relativeScope !== "" && joinSlug(slug).startsWith(`${relativeScope}/`);
  return isScoped ? { ...parent, slug: wholeSlug(parent, slug) } : below(parent, slug);
}

/** Returns true if an address is another one or below it. */
const isBelow = (slug: string, above: string): boolean =>
  above !== "" && (slug === above || slug.startsWith(`${above}/`));

/** Returns the part of an address after the base path. */
const withoutBase = ({ base }: Address, slug: string): string =>
  isBelow(slug, base) ? slug.slice(base.length + 1) : slug;

/**
 * Returns the address of a page whose author wrote it whole: with the base path, product and version in front, unless
 * the author wrote those too. Equal to what other publishers make of it, also where prefixes end within a word, so that
 * addresses stay when the publisher changes.
 */
function wholeSlug(address: Address, written: string): string {
  const slug = joinSlug(written);
  const { base, product, version } = address;
  if (version === undefined && product === undefined) {
    return base === "" || slug.startsWith(base) ? slug : joinSlug(base, slug);
  }
  if (product !== undefined && slug.startsWith(product)) {
    return version === undefined ? slug : joinSlug(version, slug.slice(product.length));
  }
  if (product === undefined && version !== undefined && slug.startsWith(version)) return slug;
  if (base !== "" && slug.startsWith(base)) {
    const inside = slug.slice(base.length);
    if (version === undefined) return joinSlug(inside);
    return joinSlug(product === undefined ? version : base, inside);
  }
  if (version !== undefined && isBelow(slug, withoutBase(address, version))) return joinSlug(base, slug);
  if (product !== undefined && isBelow(slug, withoutBase(address, product))) {
    const inside = slug.slice(withoutBase(address, product).length);
    return version === undefined ? joinSlug(base, slug) : joinSlug(version, inside);
  }
  return joinSlug(version ?? product ?? base, slug);
}
