import type { Site } from "../site.ts";
import type { PagePlace, Product, Tab, Variant, Version } from "../structure.ts";

/** The parts of a site around a page. */
export interface PageParts {
  readonly product?: Product;
  readonly version?: Version;
  readonly tab?: Tab;
  readonly variant?: Variant;
}

/** Returns the parts of a site at a place. */
export function partsOf({ products }: Pick<Site, "products">, place: PagePlace): PageParts {
  const product = place.product === undefined ? undefined : products[place.product];
  if (product?.kind !== "product") return {};
  const version = place.version === undefined ? undefined : product.versions[place.version];
  const tab = place.tab === undefined ? undefined : version?.tabs[place.tab];
  const variant = place.variant === undefined || tab?.kind !== "tab" ? undefined : tab.variants[place.variant];
  return {
    product,
    ...(version !== undefined && { version }),
    ...(tab?.kind === "tab" && { tab }),
    ...(variant !== undefined && { variant }),
  };
}
