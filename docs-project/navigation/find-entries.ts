import type { DocsYml, Product, Version } from "../settings/docs-yml.ts";
import type { NavigationEntries, ProductEntry, VersionEntry } from "./entries.ts";
import { existing, type FindDeps, iconOf, type Place, pageEntry, restrictedOf } from "./place.ts";
import { revisionEntry } from "./revision-entry.ts";
import { changelogEntry, navigationFile, sidebar } from "./sidebar.ts";

/** Finds the files of a navigation: pages, folders, changelogs, and the files of versions and products. */
export async function findEntries(docs: DocsYml, deps: FindDeps): Promise<NavigationEntries | undefined> {
  const place: Place = { ...deps, folder: "", root: "" };
  const landingPage = docs["landing-page"] && pageEntry(docs["landing-page"], place);
  if (docs.navigation !== undefined) return { landingPage, child: await sidebar(docs.navigation, docs.tabs, place) };
  if (docs.products !== undefined) {
    const products = await Promise.all(docs.products.map((product) => productEntry(product, place)));
    const changelog = docs.changelog && (await changelogEntry(docs.changelog, place));
    return {
      landingPage,
      child: { kind: "products", products: products.filter((one) => one !== undefined), changelog },
    };
  }
  if (docs.versions === undefined) return undefined;
  return { landingPage, child: { kind: "versions", versions: await versionEntries(docs.versions, place) } };
}

async function versionEntries(versions: readonly Version[], place: Place): Promise<readonly VersionEntry[]> {
  const entries = await Promise.all(versions.map((version) => versionEntry(version, place)));
  return entries.filter((entry) => entry !== undefined);
}

async function versionEntry(version: Version, place: Place): Promise<VersionEntry | undefined> {
  const { path, ref, slug, availability, audiences = [], hidden, announcement } = version;
  const file =
    ref !== undefined
      ? await revisionEntry(ref, place)
      : path === undefined
        ? undefined
        : await navigationFile(path, place);
  if (file === undefined) return undefined;
  return {
    ...restrictedOf(version),
    title: version["display-name"],
    slug,
    availability,
    audiences,
    hidden,
    announcement: announcement?.message.text,
    ...file,
  };
}

async function productEntry(product: Product, place: Place): Promise<ProductEntry | undefined> {
  const { subtitle, image, audiences = [] } = product;
  const common = {
    ...restrictedOf(product),
    title: product["display-name"],
    subtitle,
    icon: iconOf(product.icon, place) ?? { kind: "name", name: "fa-solid fa-code" },
    image: image && (await existing(image, { ...place, folder: "" })),
    audiences,
  } as const;
  if (product.kind === "link") {
    return { ...common, child: { kind: "link", href: product.href, target: product.target } };
  }
  const file = await navigationFile(product.path, place);
  if (file === undefined) return undefined;
  const { landingPage, sidebar: own } = file;
  const { versions, slug, announcement } = product;
  const navigation =
    versions === undefined || versions.length === 0
      ? own
      : { kind: "versions" as const, versions: await versionEntries(versions, place) };
  return { ...common, child: { kind: "own", slug, announcement: announcement?.message.text, landingPage, navigation } };
}
