import type { Read, Word } from "#codegen/reading";
import { announcement, color, names, restricted, target, themedImage } from "./common.ts";
import { agents, aiChat, analytics, integrations, metadata, pageActions } from "./integrations.ts";
import { layout, settings, theme, typography } from "./look.ts";
import { navbarLinks } from "./navbar-links.ts";
import { readChangelog, readNavigation, readPage, readTabs } from "./navigation-items.ts";
import {
  anything,
  byKind,
  eitherOf,
  flag,
  hasKey,
  list,
  number,
  object,
  oneOrMore,
  path,
  record,
  text,
  word,
  wordText,
} from "./reading.ts";

const instance = object(
  "an instance",
  {
    url: wordText,
    "custom-domain": oneOrMore(text),
    "edit-this-page": object("a link for editing", {
      github: object("a GitHub repository", { host: text, owner: text, repo: text, branch: text }, ["owner", "repo"]),
      launch: word("a place to edit in", "github", "dashboard"),
    }),
    audiences: names,
    "multi-source": flag,
  },
  ["url"],
);

export type Instance = NonNullable<ReturnType<typeof instance>>;

const version = object(
  "a version",
  {
    ...restricted,
    "display-name": text,
    path,
    ref: wordText,
    slug: text,
    availability: word("an availability", "deprecated", "legacy", "ga", "stable", "beta", "alpha", "preview"),
    audiences: names,
    hidden: flag,
    announcement,
  },
  ["display-name"],
);

export type Version = NonNullable<ReturnType<typeof version>>;

const productKeys = {
  ...restricted,
  "display-name": text,
  subtitle: text,
  icon: text,
  image: path,
  versions: list(version),
  audiences: names,
} as const;

const ownProduct = object("a product", { ...productKeys, path, slug: text, announcement }, ["display-name", "path"]);
const linkedProduct = object("a product", { ...productKeys, href: text, target }, ["display-name", "href"]);

export type Product =
  | (NonNullable<ReturnType<typeof ownProduct>> & { readonly kind: "own" })
  | (NonNullable<ReturnType<typeof linkedProduct>> & { readonly kind: "link" });

/** Reads a product: a link to another site if it has no file. */
const product: Read<Product> = eitherOf([ownProduct, linkedProduct], (node, report) => {
  if (hasKey(node, "href") && !hasKey(node, "path")) {
    const link = linkedProduct(node, report);
    return link && { ...link, kind: "link" };
  }
  const own = ownProduct(node, report);
  return own && { ...own, kind: "own" };
});

const redirect = object("a redirect", { source: wordText, destination: wordText, permanent: flag }, [
  "source",
  "destination",
]);

export type Redirect = NonNullable<ReturnType<typeof redirect>>;

/** Redirects, and files that have more. */
export interface Redirects {
  readonly own: readonly Redirect[];
  readonly files: readonly Word[];
}

const redirects: Read<Redirects> = eitherOf([list(redirect), oneOrMore(path)], (node, report) => {
  if (node.kind === "list" && node.items.some(({ kind }) => kind === "map")) {
    const own = list(redirect)(node, report);
    return own && { own, files: [] };
  }
  const files = oneOrMore(path)(node, report);
  return files && { own: [], files };
});

/** Reads the file that `redirects` names. */
export const readRedirectsFile = object("a file of redirects", { redirects: list(redirect) }, ["redirects"]);

const scriptFile = object(
  "a script",
  { path, strategy: word("a strategy", "beforeInteractive", "afterInteractive", "lazyOnload") },
  ["path"],
);
const remoteScript = object(
  "a script",
  {
    url: text,
    strategy: word("a strategy", "beforeInteractive", "afterInteractive", "lazyOnload"),
    "disable-sri": flag,
  },
  ["url"],
);

/** A script of the site: a file, or the address of one. */
export type Script =
  | { readonly kind: "file"; readonly path: Word; readonly strategy?: string }
  | { readonly kind: "remote"; readonly url: string; readonly strategy?: string; readonly "disable-sri"?: boolean };

const script: Read<Script> = byKind({
  scalar: eitherOf([path], (node, report) => {
    const file = path(node, report);
    return file && { kind: "file", path: file };
  }),
  map: eitherOf([remoteScript, scriptFile], (node, report) => {
    if (hasKey(node, "url")) {
      const remote = remoteScript(node, report);
      return remote && { ...remote, kind: "remote" };
    }
    const file = scriptFile(node, report);
    return file && { ...file, kind: "file" };
  }),
});

const experimental = object("experimental settings", {
  "mdx-components": list(path),
  "disable-stream-toggle": flag,
  "openapi-parser-v2": flag,
  "openapi-parser-v3": flag,
  "dynamic-snippets": flag,
  "ai-examples": flag,
  "ai-example-style-instructions": text,
  "exclude-apis": flag,
  "basepath-aware": flag,
  "external-sitemaps": list(text),
});

const ruleNames = [
  "example-validation",
  "broken-links",
  "no-non-component-refs",
  "valid-local-references",
  "no-circular-redirects",
  "valid-docs-endpoints",
  "missing-redirects",
  "valid-changelog-slug",
] as const;
const severity = word("a severity", "warn", "error");
const rules = object(
  "rules",
  // Object.fromEntries loses the names of the keys.
  Object.fromEntries(ruleNames.map((name) => [name, severity])) as {
    readonly [N in (typeof ruleNames)[number]]: typeof severity;
  },
);

const library = object("the source of a library", {
  input: anything,
  output: object("an output", { path }, ["path"]),
  lang: word("a language", "python", "cpp"),
  config: anything,
});

/** Languages of code, as docs.yml names them. */
const language = word(
  "a programming language",
  ...(["typescript", "javascript", "python", "java", "go", "ruby", "csharp", "php", "swift", "rust"] as const),
  ...(["nodets", "nodejs", "dotnet", "curl", "jvm", "ts", "js"] as const),
);

const translationKeys = object("a translation", { lang: text, default: flag }, ["lang"]);

const translation: Read<{ readonly lang: string; readonly default?: boolean }> = eitherOf(
  [text, translationKeys],
  (node, report) => {
    if (node.kind === "map") return translationKeys(node, report);
    const lang = text(node, report);
    return lang === undefined ? undefined : { lang };
  },
);

const socialNames = [
  ...(["github", "twitter", "x", "linkedin", "youtube", "instagram"] as const),
  ...(["facebook", "discord", "slack", "hackernews", "medium", "website"] as const),
] as const;

export type SocialName = (typeof socialNames)[number];

const footerKeys = object(
  "links of the footer",
  // Object.fromEntries loses the names of the keys.
  Object.fromEntries(socialNames.map((name) => [name, text])) as { readonly [N in SocialName]: Read<string> },
);

const footerLinks: Read<readonly { readonly type: SocialName; readonly value: string }[]> = eitherOf(
  [footerKeys],
  (node, report) => {
    const links = footerKeys(node, report);
    // The links are in the author's order. The reader has checked their names.
    return links && Object.entries(links).map(([type, value]) => ({ type: type as SocialName, value }));
  },
);

const colorNames = [
  ...(["accent-primary", "accentPrimary", "background", "border", "sidebar-background"] as const),
  ...(["header-background", "card-background", "accent-1", "accent-2", "accent-3", "accent-4"] as const),
  ...(["accent-5", "accent-6", "accent-7", "accent-8", "accent-9", "accent-10", "accent-11", "accent-12"] as const),
] as const;

const colors = object(
  "colors",
  // Object.fromEntries loses the names of the keys.
  Object.fromEntries(colorNames.map((name) => [name, color])) as {
    readonly [N in (typeof colorNames)[number]]: typeof color;
  },
);

export type Colors = NonNullable<ReturnType<typeof colors>>;

/** Reads docs.yml. */
export const readDocsYml = object("docs.yml", {
  instances: list(instance),
  title: text,
  libraries: record("a map of libraries", library),
  analytics,
  announcement,
  roles: list(text),
  tabs: readTabs,
  versions: list(version),
  products: list(product),
  changelog: readChangelog,
  "landing-page": readPage,
  navigation: readNavigation,
  "navbar-links": navbarLinks,
  "footer-links": footerLinks,
  "page-actions": pageActions,
  "global-theme": text,
  experimental,
  "default-language": language,
  languages: list(text),
  translations: list(translation),
  "ai-chat": aiChat,
  "ai-search": aiChat,
  "ai-examples": object("AI examples", { enabled: flag, style: text }),
  agents,
  metadata,
  redirects,
  check: object("checks", { rules }),
  logo: object("a logo", { dark: path, light: path, height: number, href: text, "right-text": text }),
  favicon: path,
  "background-image": themedImage,
  colors,
  typography,
  layout,
  settings,
  theme,
  integrations,
  css: oneOrMore(path),
  js: oneOrMore(script),
  header: path,
  footer: path,
});

export type DocsYml = NonNullable<ReturnType<typeof readDocsYml>>;

/** Reads the file of a version or a product. */
export const readNavigationFile = object(
  "a navigation file",
  { tabs: readTabs, "landing-page": readPage, navigation: readNavigation },
  ["navigation"],
);
