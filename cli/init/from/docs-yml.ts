import { stringify } from "yaml";
import { itemAt } from "#engine/item-at";
import type { ConvertedApi, ConvertedItem, ConvertedSite, ConvertedTab, ForSchemes } from "./converted-site.ts";
import { visitItems } from "./items.ts";
import { joinPath } from "./source-folder.ts";

type Yaml = { readonly [key: string]: unknown };

/**
 * Returns the files of a docs project for a converted site, by their paths: `docs.yml`, and one for each version. `root` is
 * the path from `docs.yml` to the folder that paths of the site are relative to, and `schema` the first line of `docs.yml`.
 */
export function docsYmlFiles(site: ConvertedSite, root: string, schema: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const fileNames = uniqueNames((site.versions ?? []).map(({ title }) => fileName(title))).map(
    (name) => `versions/${name}.yml`,
  );
  const navigation =
    site.versions === undefined
      ? navigationYaml(site.items, site.tabs, root)
      : { versions: site.versions.map(({ title }, index) => ({ "display-name": title, path: fileNames[index] })) };
  const settings = defined({
    title: site.title,
    favicon: site.favicon === undefined ? undefined : pathFrom(root, site.favicon),
    logo: logoYaml(site.logo, root),
    colors: defined({ "accent-primary": schemes(site.accent), background: schemes(site.background) }),
    metadata: defined({ "og:description": site.description?.trim() }),
    "navbar-links": site.headerLinks?.map(({ text, href, filled }) =>
      /^https:\/\/github\.com\/[^/]+\/[^/]+\/?$/.test(href)
        ? { type: "github", value: href }
        : { type: filled === true ? "filled" : "minimal", text, href },
    ),
    "footer-links": footerYaml(site.footerLinks),
    redirects: site.redirects?.map(defined),
    announcement: site.announcement === undefined ? undefined : { message: site.announcement },
    "page-actions": site.pageActions && { options: site.pageActions },
    ...navigation,
  });
  files.set("docs.yml", schema + yamlText(settings));
  for (const [index, version] of (site.versions ?? []).entries()) {
    files.set(itemAt(fileNames, index), yamlText(navigationYaml(version.items, version.tabs, joinPath("..", root))));
  }
  return files;
}

const yamlText = (value: unknown): string => stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });

const fileName = (title: string): string =>
  title.replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/^[.-]+/, "") || "version";

/** Returns a path relative to the file that names it, in or below the folder of docs.yml. */
function pathFrom(root: string, path: string): string {
  const written = joinPath(root, path);
  return written.startsWith("../") ? written : `./${written}`;
}

/** Drops keys without a value. */
function defined(value: object): Yaml | undefined {
  const entries = Object.entries(value).filter(
    ([, one]) => one !== undefined && !(Array.isArray(one) && one.length === 0),
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function schemes(value: ForSchemes | undefined): unknown {
  const { light, dark } = value ?? {};
  return light !== undefined && dark !== undefined ? { light, dark } : (light ?? dark);
}

const logoYaml = (logo: ConvertedSite["logo"], root: string): Yaml | undefined =>
  logo &&
  defined({
    light: logo.light && pathFrom(root, logo.light),
    dark: logo.dark && pathFrom(root, logo.dark),
    href: logo.href,
    "right-text": logo.text,
  });

const networks = new Set([
  "github",
  "twitter",
  "x",
  "linkedin",
  "youtube",
  "instagram",
  "facebook",
  "discord",
  "slack",
  "hackernews",
  "medium",
  "website",
]);

const footerYaml = (links: ConvertedSite["footerLinks"]): Yaml | undefined =>
  defined(Object.fromEntries(Object.entries(links ?? {}).filter(([network]) => networks.has(network))));

function navigationYaml(
  items: readonly ConvertedItem[],
  tabs: readonly ConvertedTab[] | undefined,
  root: string,
): Yaml {
  if (tabs === undefined) return { navigation: itemsYaml(items, root) };
  const [landing] = items.filter((item) => item.kind === "page");
  const rest = items.filter((item) => item !== landing);
  const all = rest.length === 0 ? tabs : [...tabs, { title: "More", items: rest }];
  const keys = tabKeys(all);
  return {
    tabs: Object.fromEntries(
      all.map((tab, index) => [
        keys[index],
        defined({
          "display-name": tab.title,
          icon: tab.icon,
          href: tab.href,
          hidden: tab.hidden,
          "skip-slug": tab.href === undefined ? true : undefined,
        }),
      ]),
    ),
    ...(landing?.kind === "page" && {
      "landing-page": { page: landing.title, path: pathFrom(root, landing.path), slug: landing.address || "/" },
    }),
    navigation: all.map((tab, index) => ({
      tab: keys[index],
      ...(tab.href === undefined && { layout: itemsYaml(tab.items, root) }),
    })),
  };
}

/** Returns a different key for each tab. */
const tabKeys = (tabs: readonly ConvertedTab[]): readonly string[] =>
  uniqueNames(
    tabs.map(
      ({ title }) =>
        title
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, "-")
          .replace(/^-|-$/g, "") || "tab",
    ),
  );

/** Adds numbers to names so that all differ, also on disks that ignore case. */
function uniqueNames(names: readonly string[]): readonly string[] {
  const used = new Set<string>();
  return names.map((base) => {
    let name = base;
    for (let number = 2; used.has(name.toLowerCase()); number++) name = `${base}-${number}`;
    used.add(name.toLowerCase());
    return name;
  });
}

/** Writes items. Endpoints of one description are one API reference, at the place of the first of them. */
function itemsYaml(items: readonly ConvertedItem[], root: string): readonly Yaml[] {
  const layouts = new Map<string, unknown[]>();
  visitItems(items, (item) => {
    if (item.kind === "endpoint") layouts.set(item.description, []);
  });
  for (const description of layouts.keys()) layouts.set(description, layoutOf(items, description));
  const written = new Set<string>();
  const write = (list: readonly ConvertedItem[], base: string): readonly Yaml[] =>
    list.flatMap((item): readonly Yaml[] => {
      if (item.kind === "link") return [defined({ link: item.title, href: item.href, icon: item.icon }) ?? {}];
      if (item.kind === "api") return [apiYaml(item, base, root)];
      if (item.kind === "endpoint") return [];
      if (item.kind === "page") {
        return [
          defined({
            page: item.title,
            path: pathFrom(root, item.path),
            slug: slugBelow(base, item.address),
            icon: item.icon,
            hidden: item.hidden,
          }) ?? {},
        ];
      }
      const isAround =
        item.page !== undefined &&
        item.page.address !== "" &&
        isBelow(base, item.page.address) &&
        contentsBelow(item.items, item.page.address);
      const own = isAround && item.page ? item.page.address : base;
      const first: readonly ConvertedItem[] =
        item.page !== undefined && !isAround ? [{ kind: "page", ...item.page }] : [];
      const contents = write([...first, ...item.items], own);
      const references = apisIn(item.items);
      if (contents.length === 0) return references;
      return [
        {
          ...defined({
            section: item.title,
            ...(isAround && item.page
              ? { path: pathFrom(root, item.page.path), slug: slugBelow(base, item.page.address) }
              : { "skip-slug": true }),
            ...{ icon: item.icon, hidden: item.hidden, collapsed: item.collapsed === true ? true : undefined },
          }),
          contents,
        },
        ...references,
      ];
    });
  /** Creates the references of the endpoints in a part that have not been written yet. */
  const apisIn = (list: readonly ConvertedItem[]): readonly Yaml[] => {
    const found: Yaml[] = [];
    visitItems(list, (item) => {
      if (item.kind !== "endpoint" || written.has(item.description)) return;
      written.add(item.description);
      const path = pathFrom(root, item.description);
      found.push({
        api: "API reference",
        specs: [{ type: "openapi", path }],
        flattened: true,
        layout: layouts.get(item.description),
      });
    });
    return found;
  };
  const all = write(items, "");
  return [...all, ...apisIn(items)];
}

const apiYaml = ({ title, type, path, address }: ConvertedApi, base: string, root: string): Yaml => ({
  api: title,
  specs: [{ type, path: pathFrom(root, path) }],
  ...(address && isBelow(base, address) && { slug: slugBelow(base, address) }),
});

/** Returns the endpoints of a description as they are grouped in the navigation. */
const layoutOf = (items: readonly ConvertedItem[], description: string): unknown[] =>
  items.flatMap((item): readonly unknown[] => {
    if (item.kind === "endpoint") return item.description === description ? [item.endpoint] : [];
    if (item.kind !== "section") return [];
    const contents = layoutOf(item.items, description);
    return contents.length === 0 ? [] : [{ section: item.title, contents }];
  });

const isBelow = (base: string, address: string): boolean =>
  base === "" || address === base || address.startsWith(`${base}/`);

const slugBelow = (base: string, address: string): string =>
  (base === "" ? address : joinPath(address.slice(base.length + 1))) || "/";

/** Returns true if all pages of items have addresses below one. */
function contentsBelow(items: readonly ConvertedItem[], address: string): boolean {
  let all = true;
  visitItems(items, (item) => {
    const page = item.kind === "page" ? item : item.kind === "section" ? item.page : undefined;
    if (page !== undefined) all &&= isBelow(address, page.address);
  });
  return all;
}
