import type { ApiModel, Webhook } from "#engine/model";
import type { TypeDefinition, TypeId } from "#engine/shape";
import type { Site } from "../site.ts";
import { trimmed } from "../slugs.ts";
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

/** A part of a site with a separate first page. */
interface NamedPart {
  readonly title: string;
  readonly home: string;
}

/** Returns the overview of the API, and the products and versions, with an address that is the start of a path. */
export function partsAt(site: Pick<Site, "products" | "home" | "pages">, path: string): readonly NamedPart[] {
  const { products, home } = site;
  const own = trimmed(path);
  const parts = products
    .flatMap((product) => (product.kind === "product" ? [product, ...product.versions] : []))
    .filter(({ slug }) => slug !== "" && (own === slug || own.startsWith(`${slug}/`)))
    .toSorted((a, b) => b.slug.length - a.slug.length)
    .flatMap((part): readonly NamedPart[] => {
      const { title, home: first } = part;
      return title === undefined || first === undefined || first === home ? [] : [{ title, home: first }];
    });
  const overviews = own.split("/").flatMap((_, i, steps): readonly NamedPart[] => {
    const page = site.pages.get(steps.slice(0, i + 1).join("/"));
    if (page?.kind !== "overview" || page.apiIds.length === 0 || page.slug === home) return [];
    return [{ title: page.title, home: page.slug }];
  });
  return [...overviews.filter((one) => parts.every((part) => part.home !== one.home)).toReversed(), ...parts];
}

/** A type and the API that has it. */
interface NamedType {
  readonly api: ApiModel;
  readonly id: TypeId;
  readonly definition: TypeDefinition;
}

/** Finds a type by its id or its name, in the API of an id or a name, or in the first API that has it. */
export function typeNamed(site: Site, name: string, apiName = ""): NamedType | undefined {
  for (const api of site.apis.values()) {
    if (apiName !== "" && apiName !== api.id && apiName !== api.name) continue;
    const ofId = Object.hasOwn(api.types, name) ? api.types[name] : undefined;
    if (ofId !== undefined) return { api, id: name, definition: ofId };
    const found = Object.entries(api.types).find(([, one]) => one.name === name || one.displayName === name);
    if (found !== undefined) return { api, id: found[0], definition: found[1] };
  }
  return undefined;
}

/** Finds a webhook by its id or its name, in the first API that has it. */
export function webhookNamed(
  site: Site,
  name: string,
): { readonly api: ApiModel; readonly webhook: Webhook } | undefined {
  for (const api of site.apis.values()) {
    const webhook = api.webhooks?.find((one) => one.id === name || one.displayName === name);
    if (webhook !== undefined) return { api, webhook };
  }
  return undefined;
}
