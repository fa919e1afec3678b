import { inWords, type Read, type Word } from "#codegen/reading";
import { titleSource } from "./navigation-items.ts";
import { byKind, eitherOf, flag, list, number, object, path, text, word } from "./reading.ts";

const placement = word("a placement", "header", "sidebar");

export const layout = object("a layout", {
  "page-width": text,
  "content-width": text,
  "sidebar-width": text,
  "header-height": text,
  "searchbar-placement": word("a placement", "header", "header-tabs", "sidebar"),
  "tabs-placement": placement,
  "switcher-placement": placement,
  "content-alignment": word("an alignment", "center", "left"),
  "header-position": word("a position", "fixed", "static"),
  "disable-header": flag,
  "hide-nav-links": flag,
  "hide-feedback": flag,
  "mobile-toc": flag,
  "changelog-layout": word("a layout of changelogs", "timeline", "classic"),
  "api-reference-layout": word("a layout of references", "indented", "cards"),
  "api-reference-expand-properties": flag,
  "show-nav-availability-badges": flag,
  breadcrumbs: object("breadcrumbs", { "current-page": flag }),
});

export type Layout = NonNullable<ReturnType<typeof layout>>;

const snippetLanguages = [
  ...(["curl", "csharp", "go", "java", "javascript", "php", "python", "ruby", "swift", "typescript"] as const),
] as const;

/** True for all languages, false for none, or a list of them. */
const httpSnippets: Read<boolean | readonly string[]> = byKind({
  scalar: flag as Read<boolean | readonly string[]>, // a boolean is one of both
  list: list(word("a language of snippets", ...snippetLanguages)),
});

/** Language tags of BCP 47, as far as docs.yml allows them. */
const languageTag = /^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8})*$/;

export const language: Read<string> = eitherOf([text], (node, report) => {
  const value = text(node, report);
  if (value === undefined || languageTag.test(value)) return value;
  report("expected", node.span, { expected: "a language tag such as en or pt-BR", found: inWords(node) });
  return undefined;
});

export const settings = object("settings", {
  "search-text": text,
  "disable-search": flag,
  "dark-mode-code": flag,
  "default-search-filters": flag,
  search: object("search settings", { "prioritize-current-product": flag, "default-filter-by-current-product": flag }),
  "http-snippets": httpSnippets,
  "hide-404-page": flag,
  "use-javascript-as-typescript": flag,
  "disable-explorer-proxy": flag,
  "disable-environment-editing": flag,
  "disable-analytics": flag,
  language,
  "folder-title-source": titleSource,
  "substitute-env-vars": flag,
  "websocket-oneof-display": word("a display", "flat", "grouped"),
  embedding: object("embedding settings", { "allowed-origins": list(text) }, ["allowed-origins"]),
  "show-headers-in-examples": flag,
});

export type SiteSettings = NonNullable<ReturnType<typeof settings>>;

const plainOr = <W extends string>(other: W) => word<W | "default">("a theme", "default", other);

const tabsTheme = object("a theme of tabs", {
  style: plainOr("bubble"),
  alignment: word("an alignment", "left", "center"),
  placement,
});

/** The theme of the tabs: the name of a style, or its parts. */
export type TabsTheme = "default" | "bubble" | NonNullable<ReturnType<typeof tabsTheme>>;

export const theme = object("a theme", {
  name: word("a theme", "standard", "dense"),
  sidebar: plainOr("minimal"),
  body: plainOr("canvas"),
  tabs: byKind<TabsTheme>({ map: tabsTheme, scalar: plainOr("bubble") }),
  "page-actions": plainOr("toolbar"),
  "footer-nav": plainOr("minimal"),
  "language-switcher": plainOr("minimal"),
  "product-switcher": word("a theme", "default", "toggle", "tabs"),
});

export type Theme = NonNullable<ReturnType<typeof theme>>;

/** A weight of a font, such as 700 or "100 900". */
const weight: Read<string | number> = eitherOf([number, text], (node, report) =>
  node.kind === "scalar" && typeof node.value === "number" ? number(node, report) : text(node, report),
);

const style = word("a font style", "normal", "italic");
/** A file of a font, and what its letters look like if that differs from the font. */
export interface FontFile {
  readonly path: Word;
  readonly weight?: string | number;
  readonly style?: "normal" | "italic";
}

const fontFile: Read<FontFile> = object("a font file", { path, weight, style }, ["path"]);

const font = object("a font", {
  name: text,
  path,
  weight,
  style,
  paths: list(
    byKind<FontFile>({
      map: fontFile,
      scalar: eitherOf([path], (node, report) => {
        const file = path(node, report);
        return file && { path: file };
      }),
    }),
  ),
  display: word("a font display", "auto", "block", "swap", "fallback", "optional"),
  fallback: list(text),
  "font-variation-settings": text,
});

export type Font = NonNullable<ReturnType<typeof font>>;

export const typography = object("typography", { headingsFont: font, bodyFont: font, codeFont: font });
