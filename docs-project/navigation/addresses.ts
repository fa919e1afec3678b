import { kebabCase } from "es-toolkit/compat";

/** Joins parts of an address by single slashes, without one at the ends. */
export const joinSlug = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim().replace(/^\/+|\/+$/g, ""))
    .filter((part) => part !== "")
    .join("/");

/** Returns the slug of a title: its words in lower case, joined by hyphens. */
export const titleSlug = (title: string): string => kebabCase(title);

/** The part that an item adds to the address of its parent. */
export interface OwnSlug {
  readonly slug: string;
  /** True if the item adds nothing. */
  readonly skip?: boolean | undefined;
  /** The slug in the front matter of the item's page. It replaces the address below the site, product or version. */
  readonly pageSlug?: string | undefined;
}

/** The address of an item, and the addresses of its site, product and version. All are paths without slashes at the ends. */
export interface Address {
  readonly slug: string;
  /** The path of the site; empty for a site at the root of its host. */
  readonly base: string;
  readonly product?: string;
  readonly version?: string;
}

/** Returns the address of a site by its base path. */
export const siteAddress = (basePath: string): Address => {
  const base = joinSlug(basePath);
  return { slug: base, base };
};

/** Returns the address of a product by its own slug. */
export function productAddress(address: Address, own: string): Address {
  const product = joinSlug(address.base, own);
  return { ...address, product, slug: product };
}

/** Returns the address of a version of a product or a site by its own slug. */
export function versionAddress(address: Address, own: string): Address {
  const version = joinSlug(address.product ?? address.base, own);
  return { ...address, version, slug: version };
}

/** Returns the address of a part that has no slug in front matter, below its parent. */
export const below = (address: Address, own: string): Address => ({ ...address, slug: joinSlug(address.slug, own) });

/** Returns the address of an item: by the slug in its page, or else its own slug below its parent. */
export function itemAddress(parent: Address, { slug, skip, pageSlug }: OwnSlug): Address {
  if (skip === true) return parent;
  if (pageSlug !== undefined) return { ...parent, slug: wholeSlug(parent, pageSlug) };
  return repeatsScope(parent, slug) ? { ...parent, slug: wholeSlug(parent, slug) } : below(parent, slug);
}

/** Returns true if the slug of an item at the top of a product or a version repeats the path of that. */
function repeatsScope(parent: Address, slug: string): boolean {
  const scope = parent.version ?? parent.product ?? parent.base;
  const path = withoutBase(parent, scope);
  return parent.slug === scope && path !== "" && joinSlug(slug).startsWith(`${path}/`);
}

/** Returns true if an address is equal to another one or below it. */
const isBelow = (slug: string, above: string): boolean =>
  above !== "" && (slug === above || slug.startsWith(`${above}/`));

/** Returns the part of an address after the base path. */
const withoutBase = ({ base }: Address, slug: string): string =>
  isBelow(slug, base) ? slug.slice(base.length + 1) : slug;

/**
 * Returns the address of a page with a whole slug in its front matter. The author may have written the path of the site,
 * the product or the version in front of it, or may have left them out; the address has each of them once. Other
 * publishers make the same addresses, so that a page keeps its address when the publisher changes. They compare prefixes
 * as text: `docs` is also a prefix of `docsy/a`.
 */
function wholeSlug(address: Address, written: string): string {
  const slug = joinSlug(written);
  const rule = slugRules(slug, address).find(({ applies }) => applies);
  return rule?.slug ?? joinSlug(address.version ?? address.product ?? address.base, slug);
}

/** Returns the rules for a page of a site, a version, a product or a version of a product. */
function slugRules(slug: string, address: Address): readonly SlugRule[] {
  const { product, version } = address;
  if (product !== undefined && version !== undefined) return productVersionRules(slug, address, product, version);
  if (product !== undefined) return productRules(slug, address, product);
  if (version !== undefined) return versionRules(slug, address, version);
  return siteRules(slug, address);
}

/** An address for slugs with a certain prefix. The first rule that applies decides; without one, the slug has no prefix. */
interface SlugRule {
  readonly applies: boolean;
  readonly slug: string;
}

/** Returns true if a slug starts with a path, even within a word. */
const hasPrefix = (slug: string, path: string): boolean => path !== "" && slug.startsWith(path);

/** A page of a site at `docs`: `docs/a` stays, `a` becomes `docs/a`. */
const siteRules = (slug: string, { base }: Address): readonly SlugRule[] => [{ applies: hasPrefix(slug, base), slug }];

/** A page of the version `docs/v1`: `docs/v1/a` stays; `docs/a`, `v1/a` and `a` become `docs/v1/a`. */
const versionRules = (slug: string, address: Address, version: string): readonly SlugRule[] => [
  { applies: slug.startsWith(version), slug },
  { applies: hasPrefix(slug, address.base), slug: joinSlug(version, slug.slice(address.base.length)) },
  { applies: isBelow(slug, withoutBase(address, version)), slug: joinSlug(address.base, slug) },
];

/** A page of the product `docs/p`: `docs/p/a` stays, `docs/a` becomes `a`, `p/a` and `a` become `docs/p/a`. */
const productRules = (slug: string, address: Address, product: string): readonly SlugRule[] => [
  { applies: slug.startsWith(product), slug },
  { applies: hasPrefix(slug, address.base), slug: joinSlug(slug.slice(address.base.length)) },
  { applies: isBelow(slug, withoutBase(address, product)), slug: joinSlug(address.base, slug) },
];

/**
 * A page of the version `docs/p/v1` of a product: `docs/p/a`, `p/a` and `a` become `docs/p/v1/a`, `docs/a` stays, and
 * `p/v1/a` becomes `docs/p/v1/a`.
 */
function productVersionRules(slug: string, address: Address, product: string, version: string): readonly SlugRule[] {
  const inner = withoutBase(address, product);
  return [
    { applies: slug.startsWith(product), slug: joinSlug(version, slug.slice(product.length)) },
    { applies: hasPrefix(slug, address.base), slug: joinSlug(address.base, slug.slice(address.base.length)) },
    { applies: isBelow(slug, withoutBase(address, version)), slug: joinSlug(address.base, slug) },
    { applies: isBelow(slug, inner), slug: joinSlug(version, slug.slice(inner.length)) },
  ];
}
