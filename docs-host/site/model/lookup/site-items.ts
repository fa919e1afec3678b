import type { NavItem } from "../nav-item.ts";
import type { Site } from "../site.ts";

/** A part of a site with a title. */
interface Titled {
  readonly title?: string;
  readonly isHidden: boolean;
}

/**
 * Returns the entries of all sidebars of a site in a language, by default its first one, in reading order. Products, versions, tabs and variants are headings
 * around theirs, where there are several.
 */
export function siteItems(
  { products, settings }: Pick<Site, "products" | "settings">,
  language = settings.language,
): readonly NavItem[] {
  const inLanguage = products.filter((one) => (one.language ?? settings.language) === language);
  const shown = inLanguage.filter((product) => product.kind === "product");
  return underHeadings(shown, ({ versions }) =>
    underHeadings(versions, ({ tabs }) =>
      underHeadings(
        tabs.filter((tab) => tab.kind === "tab"),
        ({ variants }) => underHeadings(variants, ({ items }) => items),
      ),
    ),
  );
}

function underHeadings<Part extends Titled>(
  parts: readonly Part[],
  itemsOf: (part: Part) => readonly NavItem[],
): readonly NavItem[] {
  const shown = parts.filter(({ isHidden }) => !isHidden);
  return shown.flatMap((part): readonly NavItem[] => {
    const items = itemsOf(part);
    if (shown.length < 2 || part.title === undefined || items.length === 0) return items;
    return [{ kind: "group", title: part.title, items, fold: "open" }];
  });
}
