import type { ApiEntry, Entry, Icon, LayoutEntry, NavigationEntries, Sidebar, VersionEntry } from "./entries.ts";

/** Visits the icons, the pages and the API references of a navigation. */
interface Visitor {
  readonly icon?: (icon: Icon | undefined) => void;
  readonly page?: (path: string | undefined) => void;
  readonly api?: (entry: ApiEntry) => void;
}

/** Returns the paths of images that are icons of the navigation. */
export function iconsIn(entries: NavigationEntries): ReadonlySet<string> {
  const paths = new Set<string>();
  visit(entries, {
    icon: (icon) => {
      if (icon?.kind === "file") paths.add(icon.path);
    },
  });
  return paths;
}

/** Returns the paths of all pages of the navigation, in its order, each once. */
export function pagesIn(entries: NavigationEntries): ReadonlySet<string> {
  const paths = new Set<string>();
  visit(entries, {
    page: (path) => {
      if (path !== undefined) paths.add(path);
    },
  });
  return paths;
}

/** Returns the API references of the navigation, in its order. */
export function apisIn(entries: NavigationEntries): readonly ApiEntry[] {
  const found: ApiEntry[] = [];
  visit(entries, { api: (entry) => found.push(entry) });
  return found;
}

/** Returns the paths of the images of products. */
export const imagesIn = ({ child }: NavigationEntries): readonly string[] =>
  child.kind === "products" ? child.products.flatMap(({ image }) => image ?? []) : [];

function visit({ landingPage, child }: NavigationEntries, visitor: Visitor): void {
  if (landingPage !== undefined) visitEntry(landingPage, visitor);
  if (child.kind === "versions") visitVersions(child.versions, visitor);
  else if (child.kind !== "products") visitSidebar(child, visitor);
  else {
    for (const product of child.products) {
      visitor.icon?.(product.icon);
      if (product.child.kind === "link") continue;
      if (product.child.landingPage !== undefined) visitEntry(product.child.landingPage, visitor);
      const { navigation } = product.child;
      if (navigation.kind === "versions") visitVersions(navigation.versions, visitor);
      else visitSidebar(navigation, visitor);
    }
    if (child.changelog !== undefined) visitEntry(child.changelog, visitor);
  }
}

function visitVersions(versions: readonly VersionEntry[], visitor: Visitor): void {
  for (const version of versions) {
    if (version.landingPage !== undefined) visitEntry(version.landingPage, visitor);
    visitSidebar(version.sidebar, visitor);
  }
}

function visitSidebar(sidebar: Sidebar, visitor: Visitor): void {
  if (sidebar.kind === "items") {
    for (const item of sidebar.items) visitEntry(item, visitor);
    return;
  }
  for (const { icon, child } of sidebar.tabs) {
    visitor.icon?.(icon);
    if (child.kind === "items") for (const item of child.items) visitEntry(item, visitor);
    if (child.kind === "changelog") for (const path of child.pages) visitor.page?.(path);
    if (child.kind !== "variants") continue;
    for (const variant of child.variants) {
      visitor.icon?.(variant.icon);
      for (const item of variant.items) visitEntry(item, visitor);
    }
  }
}

function visitEntry(entry: Entry, visitor: Visitor): void {
  visitor.icon?.(entry.icon);
  switch (entry.kind) {
    case "page":
      visitor.page?.(entry.id);
      break;
    case "section":
      visitor.page?.(entry.overview);
      for (const item of entry.contents) visitEntry(item, visitor);
      break;
    case "changelog":
      for (const path of entry.pages) visitor.page?.(path);
      break;
    case "api":
      visitor.api?.(entry);
      visitor.page?.(entry.overview);
      for (const item of entry.layout) visitLayout(item, visitor);
      break;
    case "link":
      break;
  }
}

function visitLayout(entry: LayoutEntry, visitor: Visitor): void {
  if ("icon" in entry) visitor.icon?.(entry.icon);
  if (entry.kind === "page") visitor.page?.(entry.id);
  if (entry.kind !== "package" && entry.kind !== "layoutSection") return;
  visitor.page?.(entry.overview);
  for (const item of entry.contents) visitLayout(item, visitor);
}
