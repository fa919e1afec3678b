import type { Word } from "#codegen/reading";
import { type DocsYml, type Product, readDocsYml, type Version } from "../settings/docs-yml.ts";
import { readYamlFile, withVariables } from "../settings/yaml-file.ts";
import type { NavigationEntries, ProductEntry, VersionEntry } from "./entries.ts";
import { existing, type FindDeps, iconOf, type Place, pageEntry, restrictedOf } from "./place.ts";
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

/**
 * Finds the navigation of a version at a git revision: in the first version there, or in docs.yml. Its pages, files and
 * APIs are also read at the revision.
 */
async function revisionEntry({ text: ref, span }: Word, place: Place): ReturnType<typeof navigationFile> {
  const { files, notes, env } = place;
  const root = await files.revision?.(ref);
  if (typeof root === "object") {
    notes.note(span, { code: "missing-file", message: `the git revision ${ref} can't be read`, advice: root.error });
    return undefined;
  }
  if (root === undefined) {
    notes.note(span, {
      code: "missing-file",
      message: `there is no git revision ${ref} here`,
      advice: "fetch it first, with `git fetch --tags --unshallow` in a shallow clone, or name a file by `path`",
    });
    return undefined;
  }
  const path = `${root}/docs.yml`;
  const text = await files.text(path);
  const yaml = text === undefined ? undefined : readYamlFile({ path, text }, notes);
  const docs = yaml && readDocsYml(withVariables(yaml, env, notes), notes.report);
  const inside: Place = {
    ...place,
    ...{ root, folder: root, libraries: docs?.libraries, apiKey: await place.apiKeyIn(root) },
  };
  const file = docs?.versions?.[0]?.path;
  if (file !== undefined) return navigationFile(file, inside);
  if (docs?.navigation !== undefined) {
    const landingPage = docs["landing-page"] && pageEntry(docs["landing-page"], inside);
    return { landingPage, sidebar: await sidebar(docs.navigation, docs.tabs, inside) };
  }
  notes.note(span, {
    code: "conflict",
    message: `the revision ${ref} has no navigation in docs.yml`,
    advice: "choose a revision with docs.yml in the same folder, and `navigation` or `versions` with a `path` in it",
  });
  return undefined;
}
