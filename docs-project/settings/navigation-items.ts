import { inWords as found, nearest, type Read, type Report, type Word, type Yaml } from "#codegen/reading";
import {
  type Availability,
  availability,
  collapsed,
  type FeatureFlag,
  type PlaygroundOptions,
  placedNames,
  playground,
  restricted,
  target,
} from "./common.ts";
import {
  byKind,
  eitherOf,
  flag,
  hasKey,
  list,
  object,
  oneOrMore,
  path,
  record,
  text,
  withForm,
  word,
  wordText,
} from "./reading.ts";

type ItemOf<R> = R extends Read<infer T> ? T : never;

/** Keys of everything that can be shown to some readers only. */
export interface Restricted {
  readonly viewers?: readonly string[];
  readonly orphaned?: boolean;
  readonly "feature-flag"?: readonly FeatureFlag[];
}

/** A page of the author. */
export type PageItem = ItemOf<typeof readPage>;

/** Settings of opening and closing a section of the sidebar. */
export interface Collapse {
  readonly collapsed?: boolean | "open-by-default";
  readonly collapsible?: boolean;
  readonly "collapsed-by-default"?: boolean;
}

/** Entries under a heading. */
export interface SectionItem extends Restricted, Collapse {
  readonly kind: "section";
  readonly section: string;
  readonly path?: Word;
  readonly contents: readonly NavigationItem[];
  readonly slug?: string;
  readonly icon?: string;
  readonly hidden?: boolean;
  readonly "skip-slug"?: boolean;
  readonly availability?: Availability;
}

/** The pages of a folder, without a list of them. */
export type FolderItem = ItemOf<typeof readFolder>;

export type TitleSource = "frontmatter" | "filename";

/** A link to another address. */
export type LinkItem = ItemOf<typeof readLink>;

/** A folder of dated entries. */
export type ChangelogItem = ItemOf<typeof readChangelog>;

/** A package of an SDK, and its version. */
export type SnippetPackage = string | { readonly package: string; readonly version: string };

/** The reference of an API. */
export type ApiItem = Omit<ItemOf<typeof apiKeys>, "api"> & {
  readonly kind: "api";
  readonly api: string;
  /** Where the item is, for messages about its API. */
  readonly at: Word;
};

/** Pages that a generator made from the code of a library. */
export type LibraryItem = ItemOf<typeof readLibrary>;

/** An item of the sidebar. */
export type NavigationItem = PageItem | SectionItem | FolderItem | LinkItem | ChangelogItem | ApiItem | LibraryItem;

interface LayoutPart extends Restricted {
  readonly title?: string;
  readonly slug?: string;
  readonly icon?: string;
  readonly hidden?: boolean;
  readonly availability?: Availability;
  readonly playground?: PlaygroundOptions;
}

/** A package of an API and what is in it, in the author's order. */
export interface PackageItem extends LayoutPart {
  readonly kind: "package";
  readonly package: Word;
  readonly summary?: Word;
  readonly contents: readonly LayoutItem[];
  readonly "skip-slug"?: boolean;
}

/** A heading in the reference of an API that its description does not have. */
export interface LayoutSectionItem extends LayoutPart, Collapse {
  readonly kind: "layoutSection";
  readonly section: string;
  readonly "referenced-packages"?: readonly Word[];
  readonly summary?: Word;
  readonly contents: readonly LayoutItem[];
  readonly "skip-slug"?: boolean;
}

/** An item of the author's order of an API. `name` is an endpoint, a channel, a webhook or a package. */
export type LayoutItem =
  | { readonly kind: "name"; readonly name: Word }
  | PackageItem
  | LayoutSectionItem
  | ItemOf<typeof readEndpoint>
  | (LayoutPart & ItemOf<typeof readOperation>)
  | PageItem
  | LinkItem;

export const titleSource = word<TitleSource>("a source of titles", "frontmatter", "filename");

const described = { slug: text, icon: text, hidden: flag } as const;
const collapse = { collapsed, collapsible: flag, "collapsed-by-default": flag } as const;

/** Reads an item of one kind, and marks it with the kind. */
const kinded = <K extends string, T extends object>(kind: K, read: Read<T>): Read<T & { readonly kind: K }> =>
  eitherOf([read], (node, report) => {
    const item = read(node, report);
    return item === undefined ? undefined : { ...item, kind };
  });

export const readPage = kinded(
  "page",
  object("a page", { ...restricted, ...described, page: text, path, noindex: flag, availability }, ["page", "path"]),
);

const readLink = kinded("link", object("a link", { link: text, href: text, icon: text, target }, ["link", "href"]));

/** The readers of items are known later, since sections contain any of them. */
const anyItem = {
  kind: "choice" as const,
  get readers(): readonly Read<unknown>[] {
    return Object.values(readers);
  },
};

const readSection = kinded(
  "section",
  object(
    "a section",
    {
      ...restricted,
      ...described,
      ...collapse,
      section: text,
      path,
      contents: list(withForm(anyItem, (node, report) => readItem(node, report))),
      "skip-slug": flag,
      availability,
    },
    ["section", "contents"],
  ),
);

const readFolder = kinded(
  "folder",
  object(
    "a folder",
    {
      ...restricted,
      ...described,
      ...collapse,
      folder: path,
      title: text,
      "title-source": titleSource,
      "skip-slug": flag,
      availability,
    },
    ["folder"],
  ),
);

export const readChangelog = kinded(
  "changelog",
  object("a changelog", { ...restricted, ...described, changelog: path, title: text }, ["changelog"]),
);

/** A blog is a changelog with another title. */
const blogKeys = object("a blog", { ...restricted, ...described, blog: path, title: text }, ["blog"]);

const readBlog: Read<ChangelogItem> = eitherOf([blogKeys], (node, report) => {
  const blog = blogKeys(node, report);
  if (blog === undefined) return undefined;
  const { blog: changelog, title = "Blog", ...rest } = blog;
  return { ...rest, kind: "changelog", changelog, title };
});

const readLibrary = kinded(
  "library",
  object("a library", { ...restricted, library: wordText, title: text, slug: text }, ["library"]),
);

const readSpec = object(
  "an API description",
  {
    type: word("a type of description", "openapi", "asyncapi", "graphql"),
    path,
    namespace: text,
    overlays: oneOrMore(path),
    overrides: list(path),
  },
  ["type", "path"],
);

const readPackage: Read<SnippetPackage> = byKind<SnippetPackage>({
  map: object("a package of an SDK", { package: text, version: text }, ["package", "version"]),
  scalar: text,
});

const languages = ["python", "typescript", "go", "java", "ruby", "csharp", "php", "swift", "rust"] as const;
const readSnippets = object(
  "snippets",
  // Object.fromEntries loses the names of the keys.
  Object.fromEntries(languages.map((language) => [language, readPackage])) as {
    readonly [L in (typeof languages)[number]]: Read<SnippetPackage>;
  },
);

/** An author's order of an API; its readers are known later, since its parts contain others. */
const layoutList: Read<readonly LayoutItem[]> = withForm(
  {
    kind: "list",
    get item(): Read<unknown> {
      return readLayoutItems;
    },
  },
  (node: Yaml, report: Report) => readLayout(node, report),
);

const apiKeys = object(
  "an API reference",
  {
    ...restricted,
    ...described,
    api: wordText,
    "api-name": wordText,
    specs: list(readSpec),
    openrpc: path,
    audiences: placedNames,
    "display-errors": flag,
    "tag-description-pages": flag,
    snippets: readSnippets,
    postman: text,
    summary: path,
    layout: layoutList,
    collapsed,
    availability,
    "skip-slug": flag,
    alphabetized: flag,
    flattened: flag,
    paginated: flag,
    playground,
  },
  ["api"],
);

const readApi: Read<ApiItem> = eitherOf([apiKeys], (node, report) => {
  const item = apiKeys(node, report);
  return item === undefined ? undefined : { ...item, kind: "api", api: item.api.text, at: item.api };
});

const readers: { readonly [marker: string]: Read<NavigationItem> } = {
  page: readPage,
  section: readSection,
  folder: readFolder,
  api: readApi,
  link: readLink,
  changelog: readChangelog,
  blog: readBlog,
  library: readLibrary,
};

/** Reads an item of the sidebar by the key that marks its kind. */
export const readItem: Read<NavigationItem> = withForm(anyItem, (node, report) => {
  const marker = Object.keys(readers).find((key) => hasKey(node, key));
  if (marker !== undefined) return readers[marker]?.(node, report);
  return unmarked(node, report, "a navigation item", Object.keys(readers));
});

/** Reports an item without a marker: the key that was probably meant, or all that are possible. */
function unmarked(node: Yaml, report: Report, name: string, markers: readonly string[]): undefined {
  const [first] = node.kind === "map" ? node.entries : [];
  if (first === undefined) report("expected", node.span, { expected: name, found: found(node) });
  else {
    const meant = nearest(first.key.text, markers);
    report("unknown-key", first.key.span, { construct: name, key: first.key.text, known: markers, meant });
  }
  return undefined;
}

const readLayout: Read<readonly LayoutItem[]> = (node, report) => list(readLayoutItems)(node, report)?.flat();

const layoutPart = { ...restricted, ...described, title: text, availability } as const;

const layoutSectionKeys = object(
  "a section of an API",
  {
    ...layoutPart,
    ...collapse,
    section: text,
    "referenced-packages": list(wordText),
    summary: path,
    contents: layoutList,
    "skip-slug": flag,
    playground,
  },
  ["section"],
);

const readLayoutSection: Read<LayoutItem> = eitherOf([layoutSectionKeys], (node, report) => {
  const section = layoutSectionKeys(node, report);
  return section && { ...section, kind: "layoutSection", contents: section.contents ?? [] };
});

const readEndpoint = kinded(
  "endpoint",
  object("an endpoint", { ...layoutPart, endpoint: wordText, playground }, ["endpoint"]),
);
const readOperation = kinded(
  "operation",
  object("an operation", { ...layoutPart, operation: wordText }, ["operation"]),
);

const packageOptions = object("a package", {
  ...layoutPart,
  summary: path,
  contents: layoutList,
  "skip-slug": flag,
  playground,
});

const packageRecord = record(
  "a map of packages",
  eitherOf([packageOptions, layoutList], (node, report) => packageOptions(node, report)),
);

const layoutReaders = () => [path, readPage, readLink, readLayoutSection, readEndpoint, readOperation, packageRecord];

/** Reads an item of an author's order of an API. A map names any number of packages. */
const readLayoutItems: Read<readonly LayoutItem[]> = eitherOf(layoutReaders(), (node, report) => {
  if (node.kind === "scalar") {
    const name = path(node, report);
    return name && [{ kind: "name", name }];
  }
  const marked = hasKey(node, "page") && hasKey(node, "path") ? readPage : layoutReader(node);
  if (marked !== undefined) {
    const item = marked(node, report);
    return item && [item];
  }
  if (node.kind === "list") {
    report("expected", node.span, { expected: "an endpoint, a package or a section", found: found(node) });
    return undefined;
  }
  return node.entries.flatMap(({ key, value }): readonly LayoutItem[] => {
    if (value.kind !== "map") {
      const contents = readLayout(value, report);
      return contents === undefined ? [] : [{ kind: "package", package: key, contents, hidden: false }];
    }
    const options = packageOptions(value, report);
    return options === undefined
      ? []
      : [{ ...options, kind: "package", package: key, contents: options.contents ?? [] }];
  });
});

function layoutReader(node: Yaml): Read<LayoutItem> | undefined {
  if (hasKey(node, "link") && hasKey(node, "href")) return readLink;
  if (hasKey(node, "section")) return readLayoutSection;
  if (hasKey(node, "endpoint")) return readEndpoint;
  return hasKey(node, "operation") ? readOperation : undefined;
}

export type Tab = NonNullable<ReturnType<typeof readTab>>;

const readTab = object(
  "a tab",
  {
    ...restricted,
    ...described,
    "display-name": text,
    "skip-slug": flag,
    href: text,
    target,
    changelog: path,
    blog: path,
  },
  ["display-name"],
);

export const readTabs = record("a map of tabs", readTab);

const readVariant = object(
  "a variant",
  {
    ...restricted,
    ...described,
    title: text,
    subtitle: text,
    layout: list(readItem),
    "skip-slug": flag,
    default: flag,
  },
  ["title", "layout"],
);

const readTabUse = object(
  "a tab of the navigation",
  { tab: wordText, layout: list(readItem), variants: list(readVariant) },
  ["tab"],
);

export type TabUse = NonNullable<ReturnType<typeof readTabUse>>;

/** Items of one sidebar, or tabs with a sidebar each. */
export type Navigation =
  | { readonly kind: "items"; readonly items: readonly NavigationItem[] }
  | { readonly kind: "tabs"; readonly tabs: readonly TabUse[] };

/** Reads a navigation; its first item decides if it has tabs. */
export const readNavigation: Read<Navigation> = eitherOf([list(readTabUse), list(readItem)], (node, report) => {
  const [first] = node.kind === "list" ? node.items : [];
  if (first !== undefined && hasKey(first, "tab")) {
    const tabs = list(readTabUse)(node, report);
    return tabs && { kind: "tabs", tabs };
  }
  const items = list(readItem)(node, report);
  return items && { kind: "items", items };
});
