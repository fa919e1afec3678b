import { posix } from "node:path";
import { frontMatterOf } from "#mdx/front-matter";
import type { ConvertedItem, ConvertedSite, ConvertedTab, ConvertedVersion } from "./converted-site.ts";
import { visitItems } from "./items.ts";
import { readData } from "./read-data.ts";
import {
  addressOfPath,
  convertedPage,
  findPage,
  frontMatter,
  joinPath,
  pagePathsIn,
  pageTitle,
  type SourceFolder,
} from "./source-folder.ts";
import { isExternal, isRecord, listOf, textAt, textOf, valueAt } from "./values.ts";

interface Place {
  readonly folder: SourceFolder;
  readonly file: string;
  /** Folder of the settings. */
  readonly root: string;
  /** True if icons are Font Awesome names. */
  readonly hasIcons: boolean;
  /** Description of the API for endpoints in this part of the navigation. */
  readonly description?: string | undefined;
}

const titleKeys = ["sidebarTitle", "title"];

/** Converts `docs.json`, or its older form `mint.json`. */
export function convertMintlify(folder: SourceFolder, file: string): ConvertedSite {
  const config = withReferences(folder, file, readData(folder, file));
  const root = posix.dirname(file);
  const library = textAt(config, "icons", "library");
  const place: Place = { folder, file, root, hasIcons: library === undefined || library === "fontawesome" };
  if (!place.hasIcons) folder.note(file, '"icons"', `icons of the library ${library} are left out`);
  const navigation = valueAt(config, "navigation");
  const [isOld, shared] = [
    Array.isArray(navigation),
    { ...place, description: descriptionOf(place, valueAt(config, "api")) ?? descriptionOf(place, config) },
  ];
  noteSettings(folder, file, config);
  return {
    title: textAt(config, "name"),
    description: textAt(config, "description"),
    favicon: assetOf(place, valueAt(config, "favicon")),
    logo: logoOf(place, valueAt(config, "logo")),
    accent: { light: textAt(config, "colors", "primary"), dark: textAt(config, "colors", "light") },
    background: {
      light: textAt(config, "background", "color", "light") ?? textAt(config, "colors", "background", "light"),
      dark: textAt(config, "background", "color", "dark") ?? textAt(config, "colors", "background", "dark"),
    },
    publicFolder: root,
    announcement: textAt(config, "banner", "content"),
    pageActions: pageActionsOf(config),
    allPages: pagePathsIn(folder, root)
      .filter((path) => path.endsWith(".mdx") && !path.startsWith("snippets/"))
      .filter((path) => !isEndpointPage(frontMatter(folder, joinPath(root, path)).openapi, shared))
      .map((path) => ({
        title: pageTitle(folder, joinPath(root, path), titleKeys),
        path: joinPath(root, path),
        address: addressOfPath(path),
      })),
    redirects: redirectsOf(folder, file, config),
    headerLinks: headerLinks(config),
    footerLinks: textsIn(valueAt(config, isOld ? "footerSocials" : "footer", ...(isOld ? [] : ["socials"]))),
    ...(isOld ? oldNavigation(config, listOf(navigation), shared) : partOf(navigation, shared)),
  };
}

/** Limit of followed references: files that refer to each other twice would have no end. */
const maxReferences = 1000;

/** Replaces `{ $ref: "./fr.json" }` by the contents of the file. */
function withReferences(
  folder: SourceFolder,
  file: string,
  value: unknown,
  above: readonly string[] = [],
  followed = { count: 0 },
): unknown {
  if (Array.isArray(value)) return value.map((one) => withReferences(folder, file, one, above, followed));
  if (!isRecord(value)) return value;
  const reference = textAt(value, "$ref");
  if (reference === undefined) {
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, withReferences(folder, file, one, above, followed)]),
    );
  }
  const path = joinPath(posix.dirname(file), reference);
  followed.count += 1;
  if (folder.isFile(path) && !above.includes(path) && followed.count <= maxReferences) {
    return withReferences(folder, path, readData(folder, path), [...above, path], followed);
  }
  folder.note(file, reference, `${reference} can't be read`);
  return undefined;
}

const textsIn = (value: unknown): { readonly [key: string]: string } =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([key, text]) =>
      typeof text === "string" ? [[key, text]] : [],
    ),
  );

/** Returns the path of a file that a setting names from the root of the site. */
function assetOf({ folder, file, root }: Place, value: unknown): string | undefined {
  const name = textOf(value) ?? textAt(value, "light");
  if (name === undefined || isExternal(name)) return undefined;
  const path = joinPath(root, name.replace(/^\//, ""));
  if (folder.isFile(path)) return path;
  folder.note(file, name, `${name} does not exist`);
  return undefined;
}

function logoOf(place: Place, value: unknown): ConvertedSite["logo"] {
  const [light, dark] = [
    assetOf(place, valueAt(value, "light") ?? value),
    assetOf(place, valueAt(value, "dark") ?? value),
  ];
  return light === undefined && dark === undefined ? undefined : { light, dark, href: textAt(value, "href") };
}

/** Page actions by their names in `contextual`. */
const pageActions: { readonly [name: string]: string } = {
  copy: "copy-page",
  view: "view-as-markdown",
  chatgpt: "chatgpt",
  claude: "claude",
  cursor: "cursor",
  mcp: "mcp",
  vscode: "vscode",
};

/** Returns which page actions are on; undefined for a site that does not choose. */
function pageActionsOf(config: unknown): ConvertedSite["pageActions"] {
  const chosen = valueAt(config, "contextual", "options");
  if (!Array.isArray(chosen)) return undefined;
  return Object.fromEntries(Object.entries(pageActions).map(([name, action]) => [action, chosen.includes(name)]));
}

const headerLinks = (config: unknown): ConvertedSite["headerLinks"] => {
  const primary = valueAt(config, "navbar", "primary") ?? valueAt(config, "topbarCtaButton");
  const links = [...listOf(valueAt(config, "navbar", "links")), ...listOf(valueAt(config, "topbarLinks"))];
  return [...links.map((link) => ({ link, filled: false })), { link: primary, filled: true }].flatMap(
    ({ link, filled }) => {
      const href = textAt(link, "href") ?? textAt(link, "url");
      const text =
        textAt(link, "label") ?? textAt(link, "name") ?? (textAt(link, "type") === "github" ? "GitHub" : undefined);
      return href === undefined || text === undefined ? [] : [{ text, href, filled }];
    },
  );
};

function redirectsOf(folder: SourceFolder, file: string, config: unknown): ConvertedSite["redirects"] {
  const languages = otherLanguages(valueAt(config, "navigation"));
  return listOf(valueAt(config, "redirects")).flatMap((one) => {
    const [source, destination] = [textAt(one, "source"), textAt(one, "destination")];
    if (source === undefined || destination === undefined) return [];
    if (source.includes("#")) {
      folder.note(file, `"${source}"`, `a redirect can't start at the fragment of ${source}`);
      return [];
    }
    if (languages.includes(fromRoot(destination).split("/")[1] ?? "")) return [];
    const permanent = valueAt(one, "permanent");
    return [
      {
        source: fromRoot(source),
        destination: fromRoot(destination).replace(/\/index(?=#|$)/, ""),
        ...(permanent === false && { permanent }),
      },
    ];
  });
}

/** Returns the languages of a navigation that are not converted. */
function otherLanguages(navigation: unknown): readonly string[] {
  const languages = listOf(valueAt(navigation, "languages"));
  const main = mainOf(languages);
  return languages.flatMap((one) => (one === main ? [] : (textAt(one, "language") ?? [])));
}

/** Returns the default entry of languages. */
const mainOf = (languages: readonly unknown[]): unknown =>
  languages.find((one) => valueAt(one, "default") === true) ?? languages[0];

const fromRoot = (address: string): string =>
  isExternal(address) || address.startsWith("/") ? address : `/${address}`;

type Part = Pick<ConvertedSite, "items" | "tabs" | "versions">;

/** Keys that contain a list of parts, with the key of their title. */
const divisions = [
  ["tabs", "tab"],
  ["anchors", "anchor"],
  ["dropdowns", "dropdown"],
  ["products", "product"],
  ["menu", "item"],
] as const;

/** Converts an object of the navigation. Nested divisions become sections of the outer ones. */
function partOf(part: unknown, place: Place): Part {
  const inner = inPart(part, place);
  const languages = listOf(valueAt(part, "languages"));
  if (languages.length > 0) {
    for (const name of otherLanguages(part)) {
      place.folder.note(place.file, `"${name}"`, `the language \`${name}\` is not converted, with its redirects`);
    }
    return partOf(mainOf(languages), inner);
  }
  const versions = listOf(valueAt(part, "versions"));
  if (versions.length > 0) {
    const first = versions.findIndex((one) => valueAt(one, "default") === true);
    const ordered = first > 0 ? [versions[first], ...versions.slice(0, first), ...versions.slice(first + 1)] : versions;
    return {
      items: [],
      versions: ordered.map((one): ConvertedVersion => {
        const { items, tabs } = partOf(one, inner);
        return { title: textAt(one, "version") ?? "Version", items, tabs };
      }),
    };
  }
  const globals = listOf(valueAt(part, "global", "anchors")).flatMap((one) => linkOf(one, "anchor", place) ?? []);
  for (const [key, title] of divisions) {
    const parts = listOf(valueAt(part, key));
    if (parts.length === 0) continue;
    const tabs = parts.map((one): ConvertedTab => {
      const { href } = linkOf(one, title, place) ?? {};
      const items = flatItems(one, inPart(one, inner));
      return {
        title: textAt(one, title) ?? "Pages",
        icon: iconOf(one, place),
        items: items.length === 0 && href !== undefined ? [] : items,
        ...(items.length === 0 && href !== undefined && { href }),
        ...(valueAt(one, "hidden") === true && { hidden: true }),
      };
    });
    return {
      items: [...itemsIn(part, inner), ...globals],
      tabs: tabs.filter(({ items, href }) => items.length > 0 || href !== undefined),
    };
  }
  return { items: [...itemsIn(part, inner), ...globals] };
}

/** Returns the items of a part; divisions in it become sections. */
function flatItems(part: unknown, place: Place): readonly ConvertedItem[] {
  const { items, tabs, versions } = partOf(part, place);
  if (versions !== undefined) {
    const [main, ...others] = versions;
    for (const { title } of others)
      place.folder.note(place.file, `"${title}"`, `the version ${title} of a part of the site is not converted`);
    return [...items, ...(main === undefined ? [] : flatTabs(main.items, main.tabs))];
  }
  return flatTabs(items, tabs);
}

const flatTabs = (items: readonly ConvertedItem[], tabs: readonly ConvertedTab[] = []): readonly ConvertedItem[] => [
  ...items,
  ...tabs.map(
    (tab): ConvertedItem =>
      tab.href === undefined
        ? { kind: "section", ...tab }
        : { kind: "link", title: tab.title, href: tab.href, icon: tab.icon },
  ),
];

/** Returns the groups, pages and API references of an object. */
function itemsIn(part: unknown, place: Place): readonly ConvertedItem[] {
  const pages = [...listOf(valueAt(part, "groups")), ...listOf(valueAt(part, "pages"))].flatMap((entry) =>
    itemOf(entry, place),
  );
  let hasEndpoints = false;
  visitItems(pages, ({ kind }) => {
    hasEndpoints ||= kind === "endpoint";
  });
  const own = descriptionOf(place, part);
  const directory = textAt(part, "openapi", "directory");
  const address = directory === undefined ? undefined : joinPath("/", directory).slice(1);
  const asyncapi = textOf(valueAt(part, "asyncapi")) ?? textAt(part, "asyncapi", "source");
  const title = textAt(part, "group") ?? textAt(part, "tab") ?? textAt(part, "anchor") ?? "API reference";
  return [
    ...pages,
    ...(own !== undefined && !hasEndpoints
      ? [{ kind: "api", type: "openapi", title, path: own, address } as const]
      : []),
    ...(asyncapi !== undefined && place.folder.isFile(joinPath(place.root, asyncapi))
      ? [{ kind: "api", type: "asyncapi", title, path: joinPath(place.root, asyncapi) } as const]
      : []),
  ];
}

function itemOf(entry: unknown, place: Place): readonly ConvertedItem[] {
  if (typeof entry === "string") return pageOf(entry, place);
  if (!isRecord(entry)) return [];
  const title = textAt(entry, "group") ?? textAt(entry, "tab") ?? textAt(entry, "anchor");
  if (title === undefined) return flatItems(entry, place);
  const root = textAt(entry, "root");
  const [page] = root === undefined ? [] : pageOf(root, place);
  const items = flatItems(entry, inPart(entry, place));
  if (items.length === 0 && page === undefined) return [];
  return [
    {
      ...{ kind: "section", title, items, icon: iconOf(entry, place) },
      ...(page?.kind === "page" && { page: { title: page.title, path: page.path, address: page.address } }),
      ...(valueAt(entry, "expanded") === false && { collapsed: true }),
      ...(valueAt(entry, "hidden") === true && { hidden: true }),
    },
  ];
}

const endpointName = /^(?:(\S+)\s+)?((?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE)\s+\/\S*)$/i;

function pageOf(name: string, place: Place): readonly ConvertedItem[] {
  const { folder, file, root } = place;
  if (isExternal(name)) return [{ kind: "link", title: name, href: name }];
  const endpoint = endpointOf(name, place);
  if (endpoint !== undefined) return [endpoint];
  const path = joinPath(root, name.replace(/^\//, ""));
  const found = findPage(folder, path);
  const { data, content } = frontMatterOf(found === undefined ? "" : (folder.text(found) ?? ""));
  // A page that only names an endpoint is the page of the endpoint; one with text is a page before the reference.
  const [ownEndpoint, address] = [textOf(data.openapi), addressOfPath(name.replace(/^\//, ""))];
  const shown = ownEndpoint === undefined ? undefined : endpointOf(ownEndpoint, place);
  if (shown !== undefined && found !== undefined && content.trim() === "") {
    folder.note(found, undefined, `the endpoint is in the API reference, no longer at /${address}`);
    return [shown];
  }
  const title = found === undefined ? undefined : pageTitle(folder, found, titleKeys);
  const page = convertedPage(folder, path, { ...{ title, address }, ...{ from: file, near: name } });
  const icon = place.hasIcons ? textOf(data.icon) : undefined;
  const pages = page === undefined ? [] : [{ ...page, icon, ...(data.hidden === true && { hidden: true }) }];
  return shown === undefined ? pages : [...pages, shown];
}

function endpointOf(name: string, place: Place): ConvertedItem | undefined {
  const named = endpointIn(name, place);
  if (named === undefined) return undefined;
  const { endpoint, description } = named;
  if (description !== undefined) return { kind: "endpoint", endpoint, description };
  place.folder.note(place.file, name, `no file describes the endpoint \`${name}\``);
  return undefined;
}

/** Returns true for the `openapi` of a page that is about an endpoint in a description of the project. */
const isEndpointPage = (openapi: unknown, place: Place): boolean =>
  endpointIn(textOf(openapi) ?? "", place)?.description !== undefined;

/** Returns the endpoint that a text names, and the file with its description if there is one. */
function endpointIn(name: string, place: Place) {
  const match = endpointName.exec(name.trim());
  if (match === null) return undefined;
  const stated = match[1] === undefined ? place.description : joinPath(place.root, match[1].replace(/^\//, ""));
  return {
    endpoint: (match[2] ?? "").replace(/^\S+/, (method) => method.toUpperCase()),
    description: stated !== undefined && place.folder.isFile(stated) ? stated : undefined,
  };
}

/** Returns the description that a part of the navigation names, if it is a file. */
function descriptionOf({ folder, file, root }: Place, part: unknown): string | undefined {
  const value = valueAt(part, "openapi");
  const stated = [value, valueAt(value, "source"), ...listOf(value)].map(textOf).find((text) => text !== undefined);
  if (stated === undefined) return undefined;
  if (isExternal(stated)) {
    folder.note(file, stated, `the description ${stated} must be a file in the project`);
    return undefined;
  }
  const path = joinPath(root, stated.replace(/^\//, ""));
  if (folder.isFile(path)) return path;
  // A folder contains pages that were generated from a description.
  if (folder.list(path).length === 0) folder.note(file, stated, `the description ${stated} does not exist`);
  return undefined;
}

const inPart = (part: unknown, place: Place): Place => ({
  ...place,
  description: descriptionOf(place, part) ?? place.description,
});

const iconOf = (part: unknown, { hasIcons }: Place): string | undefined =>
  hasIcons ? textAt(part, "icon") : undefined;

function linkOf(
  part: unknown,
  title: string,
  place: Place,
): { kind: "link"; title: string; href: string; icon?: string | undefined } | undefined {
  const href = textAt(part, "href");
  const name = textAt(part, title) ?? textAt(part, "name");
  return href === undefined || name === undefined
    ? undefined
    : { kind: "link", title: name, href, icon: iconOf(part, place) };
}

/** Converts the groups of `mint.json`: those with pages below the address of a tab or an anchor are in its tab. */
function oldNavigation(config: unknown, groups: readonly unknown[], place: Place): Part {
  const places = [...listOf(valueAt(config, "tabs")), ...listOf(valueAt(config, "anchors"))].flatMap((one) => {
    const [title, url] = [textAt(one, "name"), textAt(one, "url")];
    return title === undefined || url === undefined ? [] : [{ title, url: url.replace(/^\/|\/$/g, ""), part: one }];
  });
  if (listOf(valueAt(config, "versions")).length > 0) {
    place.folder.note(
      place.file,
      '"versions"',
      "versions of `mint.json` are not converted; all groups are in one navigation",
    );
  }
  const grouped = groups.map((group) => ({ group, items: itemOf(group, place) }));
  const firstPage = (items: readonly ConvertedItem[]): string | undefined => {
    let address: string | undefined;
    visitItems(items, (item) => {
      if (item.kind === "page") address ??= item.address;
    });
    return address;
  };
  const ownerOf = (items: readonly ConvertedItem[]): string | undefined => {
    const address = firstPage(items);
    return places.find(
      ({ url }) => !isExternal(url) && url !== "" && (address === url || address?.startsWith(`${url}/`)),
    )?.title;
  };
  const owned = grouped.map(({ items }) => ({ items, owner: ownerOf(items) }));
  const first = owned.filter(({ owner }) => owner === undefined).flatMap(({ items }) => items);
  const tabs = places.flatMap(({ title, url, part }): readonly ConvertedTab[] => {
    const items = owned.filter(({ owner }) => owner === title).flatMap((one) => one.items);
    const api = descriptionOf(place, part);
    const references =
      api === undefined || items.some(({ kind }) => kind === "endpoint")
        ? []
        : [{ kind: "api", type: "openapi", title, path: api } as const];
    const all = [...items, ...references];
    if (all.length > 0) return [{ title, icon: iconOf(part, place), items: all }];
    return isExternal(url) ? [{ title, icon: iconOf(part, place), href: url, items: [] }] : [];
  });
  if (tabs.length === 0) return { items: first };
  return {
    items: [],
    tabs: [{ title: textAt(config, "primaryTab", "name") ?? "Documentation", items: first }, ...tabs],
  };
}

const ignored = new Set([
  ...[
    "$schema",
    "theme",
    "name",
    "description",
    "colors",
    "favicon",
    "icons",
    "navigation",
    "logo",
    "api",
    "openapi",
    "navbar",
    "contextual",
  ],
  ...[
    "footer",
    "redirects",
    "background",
    "tabs",
    "anchors",
    "topbarLinks",
    "topbarCtaButton",
    "footerSocials",
    "versions",
  ],
  ...["primaryTab", "search", "styling", "interaction", "thumbnails", "appearance", "modeToggle", "rounded"],
]);

function noteSettings(folder: SourceFolder, file: string, config: unknown): void {
  if (!isRecord(config)) return;
  for (const key of Object.keys(config)) {
    if (!ignored.has(key)) folder.note(file, `"${key}"`, `\`${key}\` is not converted`);
  }
  if (valueAt(config, "footer", "links") !== undefined)
    folder.note(file, '"footer"', "links of the footer are not converted, except to networks");
}
