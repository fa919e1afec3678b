// Generated from idl/areas/docs-frontmatter.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 343ea3b3f92930ec72bc66f97ff10b2c

import type { TypeTable } from "#engine/shape";
import type * as DocsCommons from "./docs-commons.ts";
import type * as Navigation from "./navigation.ts";
import type * as NavigationLatest from "./navigation-latest.ts";

/** Settings of one page. Those of the site hold where one is absent. */
export interface Frontmatter extends WithMetadataConfig, WithJsonLdBreadcrumbs {
  /** How the page is laid out. */
  readonly layout?: Layout;
  /** Address of the page in place of the one that follows from the navigation. */
  readonly slug?: Navigation.Slug;
  /** Heading of the page and text in the sidebar. That of the navigation when absent. */
  readonly title?: string;
  /** Text for the browser's tab. The title and the name of the site when absent. */
  readonly headline?: string;
  /** Summary for search engines and link previews. */
  readonly description?: string;
  /** A line below the heading, in Markdown. */
  readonly subtitle?: string;
  /** Logo in the header of this page. */
  readonly logo?: Logo;
  /** Picture on top of the page and in link previews. */
  readonly image?: DocsCommons.FileIdOrUrl;
  /** Where readers can propose a change. */
  readonly "edit-this-page-url"?: string;
  /** True leaves out the list of headings beside the text. False when absent. */
  readonly "hide-toc"?: boolean;
  /** True shows the list of headings even in a layout that leaves it out. False when absent. */
  readonly "force-toc"?: boolean;
  /** True leaves out the links to the previous and next page. That of the site when absent. */
  readonly "hide-nav-links"?: boolean;
  /** Lowest level of heading within the list, from 1 to 6. 3 when absent. */
  readonly "max-toc-depth"?: number;
  /** True leaves out the question whether the page was helpful. That of the site when absent. */
  readonly "hide-feedback"?: boolean;
  /** True keeps pictures from growing when they are clicked. False when absent. */
  readonly "no-image-zoom"?: boolean;
  /** The way to the page, above its heading. That of the navigation when absent. */
  readonly breadcrumb?: readonly NavigationLatest.BreadcrumbItem[];
  /**
   * Former name of `subtitle`.
   *
   * @deprecated
   */
  readonly excerpt?: string;
  /** Address that search engines are told, for a page that has several. Its own when absent. */
  readonly "canonical-url"?: string;
}

/** Ways to lay out a page. */
export type Layout =
  /** Text with the list of its headings, for reading from top to bottom. */
  | "guide"
  /** Wider text, for a page that leads to others. */
  | "overview"
  /** Text and code side by side, without a list of headings. */
  | "reference"
  /** Text over the whole width, without the sidebar. */
  | "page"
  /** Nothing but what the page itself brings, without header and sidebar. */
  | "custom";

/** A logo for both color schemes, or one for each. */
export type Logo =
  /** One picture for both schemes. */
  | DocsCommons.FileIdOrUrl
  /** A picture for each scheme. */
  | LogoConfiguration;

/** A logo for each color scheme. */
export interface LogoConfiguration {
  /** For the light scheme. Absent shows the one for the dark scheme. */
  readonly light?: DocsCommons.FileIdOrUrl;
  /** For the dark scheme. Absent shows the one for the light scheme. */
  readonly dark?: DocsCommons.FileIdOrUrl;
}

/** Adds the texts for search engines and link previews to types that extend it. */
export interface WithMetadataConfig extends DocsCommons.MetadataConfig {
  /** Words that the page is about. */
  readonly keywords?: StringOrStringList;
}

/** One text or several. */
export type StringOrStringList =
  /** One text, which may hold several words joined by commas. */
  | string
  /** Several texts. */
  | (readonly string[]);

/** Adds the breadcrumbs that search engines read to types that extend it. */
export interface WithJsonLdBreadcrumbs {
  /** The way to the page for search engines. Made from `breadcrumb` when absent. */
  readonly "jsonld:breadcrumb"?: JsonLdBreadcrumbList;
}

/** The way to a page, in the words of schema.org. */
export interface JsonLdBreadcrumbList {
  /** Vocabulary that the other keys come from. */
  readonly "@context": "https://schema.org";
  /** Always `BreadcrumbList`. */
  readonly "@type": "BreadcrumbList";
  /** Steps from the home page on. */
  readonly itemListElement: readonly JsonLdBreadcrumbListElement[];
}

/** One step of the way to a page, in the words of schema.org. */
export interface JsonLdBreadcrumbListElement {
  /** Always `ListItem`. */
  readonly "@type": "ListItem";
  /** Place of the step, from 1. */
  readonly position: number;
  /** Text of the step. */
  readonly name: string;
  /** Address that the step leads to. Absent for the page itself. */
  readonly item?: string;
}

/** A page that has been compiled and is ready to be shown. */
export interface ResolvedMDX {
  /** The compiled page as a JavaScript program. */
  readonly code: string;
  /** Settings of the page. */
  readonly frontmatter: Frontmatter;
  /** Values that the program uses, by name. */
  readonly scope: { readonly [key: string]: unknown };
  /** Names of the components that the page uses. Absent when it was not asked for. */
  readonly jsxRefs?: readonly string[];
}

/** The types of `docs-frontmatter` as shapes, by id. */
export const docsFrontmatterTypes: TypeTable = {
  "docs-frontmatter:Frontmatter": {
    name: "Frontmatter",
    description: "Settings of one page. Those of the site hold where one is absent.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "og:site_name",
          shape: { kind: "string" },
          optional: true,
          description: "Site name in Open Graph previews.",
        },
        {
          key: "og:title",
          shape: { kind: "string" },
          optional: true,
          description: "Title in Open Graph previews. The page's own when absent.",
        },
        {
          key: "og:description",
          shape: { kind: "string" },
          optional: true,
          description: "Summary in Open Graph previews.",
        },
        {
          key: "og:url",
          shape: { kind: "string" },
          optional: true,
          description: "Address that Open Graph previews count as this page's.",
        },
        {
          key: "og:image",
          shape: { kind: "ref", id: "docs-commons:FileIdOrUrl" },
          optional: true,
          description: "Picture in Open Graph previews.",
        },
        {
          key: "og:image:width",
          shape: { kind: "double" },
          optional: true,
          description: "Width of that picture in pixels.",
        },
        {
          key: "og:image:height",
          shape: { kind: "double" },
          optional: true,
          description: "Height of that picture in pixels.",
        },
        {
          key: "og:locale",
          shape: { kind: "string" },
          optional: true,
          description: "Language and region, such as `en_GB`.",
        },
        {
          key: "og:logo",
          shape: { kind: "ref", id: "docs-commons:FileIdOrUrl" },
          optional: true,
          description: "Logo for services that show one beside the preview.",
        },
        {
          key: "twitter:title",
          shape: { kind: "string" },
          optional: true,
          description: "Title on Twitter cards. Falls back to `og:title`.",
        },
        {
          key: "twitter:description",
          shape: { kind: "string" },
          optional: true,
          description: "Summary on Twitter cards. Falls back to `og:description`.",
        },
        {
          key: "twitter:handle",
          shape: { kind: "string" },
          optional: true,
          description: "Account of the author, with the at sign.",
        },
        {
          key: "twitter:image",
          shape: { kind: "ref", id: "docs-commons:FileIdOrUrl" },
          optional: true,
          description: "Picture on Twitter cards. Falls back to `og:image`.",
        },
        {
          key: "twitter:site",
          shape: { kind: "string" },
          optional: true,
          description: "Account of the site, with the at sign.",
        },
        {
          key: "twitter:url",
          shape: { kind: "string" },
          optional: true,
          description: "Address that Twitter cards count as this page's.",
        },
        {
          key: "twitter:card",
          shape: { kind: "ref", id: "docs-commons:TwitterCardSetting" },
          optional: true,
          description: "Layout of Twitter cards.",
        },
        {
          key: "noindex",
          shape: { kind: "boolean" },
          optional: true,
          description: "True asks search engines to leave the pages out.",
        },
        {
          key: "nofollow",
          shape: { kind: "boolean" },
          optional: true,
          description: "True asks search engines not to follow the links.",
        },
        {
          key: "keywords",
          shape: { kind: "ref", id: "docs-frontmatter:StringOrStringList" },
          optional: true,
          description: "Words that the page is about.",
        },
        {
          key: "jsonld:breadcrumb",
          shape: { kind: "ref", id: "docs-frontmatter:JsonLdBreadcrumbList" },
          optional: true,
          description: "The way to the page for search engines. Made from `breadcrumb` when absent.",
        },
        {
          key: "layout",
          shape: { kind: "ref", id: "docs-frontmatter:Layout" },
          optional: true,
          description: "How the page is laid out.",
          default: "guide",
        },
        {
          key: "slug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address of the page in place of the one that follows from the navigation.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: true,
          description: "Heading of the page and text in the sidebar. That of the navigation when absent.",
        },
        {
          key: "headline",
          shape: { kind: "string" },
          optional: true,
          description: "Text for the browser's tab. The title and the name of the site when absent.",
        },
        {
          key: "description",
          shape: { kind: "string" },
          optional: true,
          description: "Summary for search engines and link previews.",
        },
        {
          key: "subtitle",
          shape: { kind: "string" },
          optional: true,
          description: "A line below the heading, in Markdown.",
        },
        {
          key: "logo",
          shape: { kind: "ref", id: "docs-frontmatter:Logo" },
          optional: true,
          description: "Logo in the header of this page.",
        },
        {
          key: "image",
          shape: { kind: "ref", id: "docs-commons:FileIdOrUrl" },
          optional: true,
          description: "Picture on top of the page and in link previews.",
        },
        {
          key: "edit-this-page-url",
          shape: { kind: "string" },
          optional: true,
          description: "Where readers can propose a change.",
        },
        {
          key: "hide-toc",
          shape: { kind: "boolean" },
          optional: true,
          description: "True leaves out the list of headings beside the text. False when absent.",
        },
        {
          key: "force-toc",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows the list of headings even in a layout that leaves it out. False when absent.",
        },
        {
          key: "hide-nav-links",
          shape: { kind: "boolean" },
          optional: true,
          description: "True leaves out the links to the previous and next page. That of the site when absent.",
        },
        {
          key: "max-toc-depth",
          shape: { kind: "integer" },
          optional: true,
          description: "Lowest level of heading within the list, from 1 to 6. 3 when absent.",
        },
        {
          key: "hide-feedback",
          shape: { kind: "boolean" },
          optional: true,
          description: "True leaves out the question whether the page was helpful. That of the site when absent.",
        },
        {
          key: "no-image-zoom",
          shape: { kind: "boolean" },
          optional: true,
          description: "True keeps pictures from growing when they are clicked. False when absent.",
        },
        {
          key: "breadcrumb",
          shape: { kind: "list", item: { kind: "ref", id: "navigation-latest:BreadcrumbItem" } },
          optional: true,
          description: "The way to the page, above its heading. That of the navigation when absent.",
        },
        {
          key: "excerpt",
          shape: { kind: "string" },
          optional: true,
          description: "Former name of `subtitle`.",
          availability: "Deprecated",
        },
        {
          key: "canonical-url",
          shape: { kind: "string" },
          optional: true,
          description: "Address that search engines are told, for a page that has several. Its own when absent.",
        },
      ],
    },
  },
  "docs-frontmatter:Layout": {
    name: "Layout",
    description: "Ways to lay out a page.",
    shape: {
      kind: "enum",
      values: [
        {
          value: "guide",
          description: "Text with the list of its headings, for reading from top to bottom.",
        },
        { value: "overview", description: "Wider text, for a page that leads to others." },
        {
          value: "reference",
          description: "Text and code side by side, without a list of headings.",
        },
        { value: "page", description: "Text over the whole width, without the sidebar." },
        {
          value: "custom",
          description: "Nothing but what the page itself brings, without header and sidebar.",
        },
      ],
    },
  },
  "docs-frontmatter:Logo": {
    name: "Logo",
    description: "A logo for both color schemes, or one for each.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "One picture for both schemes.",
          shape: { kind: "ref", id: "docs-commons:FileIdOrUrl" },
        },
        {
          description: "A picture for each scheme.",
          shape: { kind: "ref", id: "docs-frontmatter:LogoConfiguration" },
        },
      ],
    },
  },
  "docs-frontmatter:LogoConfiguration": {
    name: "LogoConfiguration",
    description: "A logo for each color scheme.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "light",
          shape: { kind: "ref", id: "docs-commons:FileIdOrUrl" },
          optional: true,
          description: "For the light scheme. Absent shows the one for the dark scheme.",
        },
        {
          key: "dark",
          shape: { kind: "ref", id: "docs-commons:FileIdOrUrl" },
          optional: true,
          description: "For the dark scheme. Absent shows the one for the light scheme.",
        },
      ],
    },
  },
  "docs-frontmatter:WithMetadataConfig": {
    name: "WithMetadataConfig",
    description: "Adds the texts for search engines and link previews to types that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "og:site_name",
          shape: { kind: "string" },
          optional: true,
          description: "Site name in Open Graph previews.",
        },
        {
          key: "og:title",
          shape: { kind: "string" },
          optional: true,
          description: "Title in Open Graph previews. The page's own when absent.",
        },
        {
          key: "og:description",
          shape: { kind: "string" },
          optional: true,
          description: "Summary in Open Graph previews.",
        },
        {
          key: "og:url",
          shape: { kind: "string" },
          optional: true,
          description: "Address that Open Graph previews count as this page's.",
        },
        {
          key: "og:image",
          shape: { kind: "ref", id: "docs-commons:FileIdOrUrl" },
          optional: true,
          description: "Picture in Open Graph previews.",
        },
        {
          key: "og:image:width",
          shape: { kind: "double" },
          optional: true,
          description: "Width of that picture in pixels.",
        },
        {
          key: "og:image:height",
          shape: { kind: "double" },
          optional: true,
          description: "Height of that picture in pixels.",
        },
        {
          key: "og:locale",
          shape: { kind: "string" },
          optional: true,
          description: "Language and region, such as `en_GB`.",
        },
        {
          key: "og:logo",
          shape: { kind: "ref", id: "docs-commons:FileIdOrUrl" },
          optional: true,
          description: "Logo for services that show one beside the preview.",
        },
        {
          key: "twitter:title",
          shape: { kind: "string" },
          optional: true,
          description: "Title on Twitter cards. Falls back to `og:title`.",
        },
        {
          key: "twitter:description",
          shape: { kind: "string" },
          optional: true,
          description: "Summary on Twitter cards. Falls back to `og:description`.",
        },
        {
          key: "twitter:handle",
          shape: { kind: "string" },
          optional: true,
          description: "Account of the author, with the at sign.",
        },
        {
          key: "twitter:image",
          shape: { kind: "ref", id: "docs-commons:FileIdOrUrl" },
          optional: true,
          description: "Picture on Twitter cards. Falls back to `og:image`.",
        },
        {
          key: "twitter:site",
          shape: { kind: "string" },
          optional: true,
          description: "Account of the site, with the at sign.",
        },
        {
          key: "twitter:url",
          shape: { kind: "string" },
          optional: true,
          description: "Address that Twitter cards count as this page's.",
        },
        {
          key: "twitter:card",
          shape: { kind: "ref", id: "docs-commons:TwitterCardSetting" },
          optional: true,
          description: "Layout of Twitter cards.",
        },
        {
          key: "noindex",
          shape: { kind: "boolean" },
          optional: true,
          description: "True asks search engines to leave the pages out.",
        },
        {
          key: "nofollow",
          shape: { kind: "boolean" },
          optional: true,
          description: "True asks search engines not to follow the links.",
        },
        {
          key: "keywords",
          shape: { kind: "ref", id: "docs-frontmatter:StringOrStringList" },
          optional: true,
          description: "Words that the page is about.",
        },
      ],
    },
  },
  "docs-frontmatter:StringOrStringList": {
    name: "StringOrStringList",
    description: "One text or several.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "One text, which may hold several words joined by commas.",
          shape: { kind: "string" },
        },
        { description: "Several texts.", shape: { kind: "list", item: { kind: "string" } } },
      ],
    },
  },
  "docs-frontmatter:WithJsonLdBreadcrumbs": {
    name: "WithJsonLdBreadcrumbs",
    description: "Adds the breadcrumbs that search engines read to types that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "jsonld:breadcrumb",
          shape: { kind: "ref", id: "docs-frontmatter:JsonLdBreadcrumbList" },
          optional: true,
          description: "The way to the page for search engines. Made from `breadcrumb` when absent.",
        },
      ],
    },
  },
  "docs-frontmatter:JsonLdBreadcrumbList": {
    name: "JsonLdBreadcrumbList",
    description: "The way to a page, in the words of schema.org.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "@context",
          shape: { kind: "literal", value: "https://schema.org" },
          optional: false,
          description: "Vocabulary that the other keys come from.",
        },
        {
          key: "@type",
          shape: { kind: "literal", value: "BreadcrumbList" },
          optional: false,
          description: "Always `BreadcrumbList`.",
        },
        {
          key: "itemListElement",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "docs-frontmatter:JsonLdBreadcrumbListElement" },
          },
          optional: false,
          description: "Steps from the home page on.",
        },
      ],
    },
  },
  "docs-frontmatter:JsonLdBreadcrumbListElement": {
    name: "JsonLdBreadcrumbListElement",
    description: "One step of the way to a page, in the words of schema.org.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "@type",
          shape: { kind: "literal", value: "ListItem" },
          optional: false,
          description: "Always `ListItem`.",
        },
        {
          key: "position",
          shape: { kind: "integer" },
          optional: false,
          description: "Place of the step, from 1.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: false,
          description: "Text of the step.",
        },
        {
          key: "item",
          shape: { kind: "string" },
          optional: true,
          description: "Address that the step leads to. Absent for the page itself.",
        },
      ],
    },
  },
  "docs-frontmatter:ResolvedMDX": {
    name: "ResolvedMDX",
    description: "A page that has been compiled and is ready to be shown.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "code",
          shape: { kind: "string" },
          optional: false,
          description: "The compiled page as a JavaScript program.",
        },
        {
          key: "frontmatter",
          shape: { kind: "ref", id: "docs-frontmatter:Frontmatter" },
          optional: false,
          description: "Settings of the page.",
        },
        {
          key: "scope",
          shape: { kind: "map", key: { kind: "string" }, value: { kind: "unknown" } },
          optional: false,
          description: "Values that the program uses, by name.",
        },
        {
          key: "jsxRefs",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Names of the components that the page uses. Absent when it was not asked for.",
        },
      ],
    },
  },
};
