import type { Site } from "../site.ts";
import { trimmed } from "../slugs.ts";

/** A part of a site with a separate first page. */
interface NamedPart {
  readonly title: string;
  readonly home: string;
}

/** Returns the products and versions with an address that is the start of a path, the longest address first. */
export function partsAt({ products, home }: Pick<Site, "products" | "home">, path: string): readonly NamedPart[] {
  const own = trimmed(path);
  return products
    .flatMap((product) => (product.kind === "product" ? [product, ...product.versions] : []))
    .filter(({ slug }) => slug !== "" && (own === slug || own.startsWith(`${slug}/`)))
    .toSorted((a, b) => b.slug.length - a.slug.length)
    .flatMap((part): readonly NamedPart[] => {
      const { title, home: first } = part;
      return title === undefined || first === undefined || first === home ? [] : [{ title, home: first }];
    });
}
