// Generated from idl/areas/docs-frontmatter.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 5cbd73b3e30597066fda774c0f215140

import type { TypeTable } from "#engine/shape";
import type * as DocsCommons from "./docs-commons.ts";
import type * as Navigation from "./navigation.ts";
import type * as NavigationLatest from "./navigation-latest.ts";

/** Settings of a page. Default for each: the site's setting. */
export interface Frontmatter extends WithMetadataConfig, WithJsonLdBreadcrumbs {
  /** Layout of the page. */
  readonly layout?: Layout;
  /** URL path of the page. Default: derived from the navigation. */
  readonly slug?: Navigation.Slug;
  /** Title in the heading and the sidebar. Default: the title in the navigation. */
  readonly title?: string;
  /** Page title for the browser. Default: the title and the name of the site. */
  readonly headline?: string;
  /** Description for search engines and link previews. */
  readonly description?: string;
  /** Subtitle in Markdown. */
  readonly subtitle?: string;
  /** Logo in the header of this page. */
  readonly logo?: Logo;
  /** Image at the top of the page and in link previews. */
  readonly image?: DocsCommons.FileIdOrUrl;
  /** URL for editing the page. */
  readonly "edit-this-page-url"?: string;
  /** Hides the table of contents. Default: false. */
  readonly "hide-toc"?: boolean;
  /** Shows the table of contents even in layouts without one. Default: false. */
  readonly "force-toc"?: boolean;
  /** Hides the links to the previous and next page. Default: the site's setting. */
  readonly "hide-nav-links"?: boolean;
  /** Maximum heading level in the table of contents, from 1 to 6. Default: 3. */
  readonly "max-toc-depth"?: number;
  /** Hides the question whether the page was helpful. Default: that of the site. */
  readonly "hide-feedback"?: boolean;
  /** Disables image zoom. Default: false. */
  readonly "no-image-zoom"?: boolean;
  /** Breadcrumb above the heading. Default: derived from the navigation. */
  readonly breadcrumb?: readonly NavigationLatest.BreadcrumbItem[];
  /**
   * Deprecated: use `subtitle`.
   *
   * @deprecated
   */
  readonly excerpt?: string;
  /** Canonical URL. Default: the page's URL. */
  readonly "canonical-url"?: string;
}

/** Page layouts. */
export type Layout =
  /** Text with a table of contents. */
  | "guide"
  /** Wide text, for overview pages. */
  | "overview"
  /** Text and code side by side, without a table of contents. */
  | "reference"
  /** Full-width text, without the sidebar. */
  | "page"
  /** Only the page content, without header and sidebar. */
  | "custom";

/** A logo for both color schemes, or one for each. */
export type Logo =
  /** One image for both schemes. */
  | DocsCommons.FileIdOrUrl
  /** An image for each scheme. */
  | LogoConfiguration;

/** A logo for each color scheme. */
export interface LogoConfiguration {
  /** For the light scheme. Default: the dark one. */
  readonly light?: DocsCommons.FileIdOrUrl;
  /** For the dark scheme. Default: the light one. */
  readonly dark?: DocsCommons.FileIdOrUrl;
}

/** Adds meta tags to types that extend it. */
export interface WithMetadataConfig extends DocsCommons.MetadataConfig {
  /** Keywords. */
  readonly keywords?: StringOrStringList;
}

/** One string or several. */
export type StringOrStringList =
  /** A string, possibly with several comma-separated keywords. */
  | string
  /** Several strings. */
  | (readonly string[]);

/** Adds JSON-LD breadcrumbs to types that extend it. */
export interface WithJsonLdBreadcrumbs {
  /** JSON-LD breadcrumb. Default: derived from `breadcrumb`. */
  readonly "jsonld:breadcrumb"?: JsonLdBreadcrumbList;
}

/** A `BreadcrumbList` of schema.org. */
export interface JsonLdBreadcrumbList {
  /** JSON-LD context. */
  readonly "@context": "https://schema.org";
  /** Always `BreadcrumbList`. */
  readonly "@type": "BreadcrumbList";
  /** Breadcrumb items, from the home page. */
  readonly itemListElement: readonly JsonLdBreadcrumbListElement[];
}

/** A `ListItem` of schema.org. */
export interface JsonLdBreadcrumbListElement {
  /** Always `ListItem`. */
  readonly "@type": "ListItem";
  /** Position of the item, from 1. */
  readonly position: number;
  /** Text of the item. */
  readonly name: string;
  /** URL of the item. Absent for the page itself. */
  readonly item?: string;
}

/** A compiled page. */
export interface ResolvedMDX {
  /** The compiled page as a JavaScript program. */
  readonly code: string;
  /** Settings of the page. */
  readonly frontmatter: Frontmatter;
  /** Values that the program uses, by name. */
  readonly scope: { readonly [key: string]: unknown };
  /** Components that the page uses. Absent if not requested. */
  readonly jsxRefs?: readonly string[];
}

/** The types of `docs-frontmatter` as shapes, by id. */
export const docsFrontmatterTypes: TypeTable = {
  "docs-frontmatter:Frontmatter": {
    name: "Frontmatter",
    description: "Settings of a page. Default for each: the site's setting.",
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
          description: "Title in Open Graph previews. Default: the page title.",
        },
        {
          key: "og:description",
          shape: { kind: "string" },
          optional: true,
          description: "Description in Open Graph previews.",
        },
        {
          key: "og:url",
          shape: { kind: "string" },
          optional: true,
          description: "URL in Open Graph previews.",
        },
        {
          key: "og:image",
          shape: { kind: "ref", id: "docs-commons:FileIdOrUrl" },
          optional: true,
          description: "Image in Open Graph previews.",
        },
        {
          key: "og:image:width",
          shape: { kind: "double" },
          optional: true,
          description: "Width of the image in pixels.",
        },
        {
          key: "og:image:height",
          shape: { kind: "double" },
          optional: true,
          description: "Height of the image in pixels.",
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
          description: "Logo in Open Graph previews.",
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
          description: "Description on Twitter cards. Falls back to `og:description`.",
        },
        {
          key: "twitter:handle",
          shape: { kind: "string" },
          optional: true,
          description: "Twitter handle of the author, including `@`.",
        },
        {
          key: "twitter:image",
          shape: { kind: "ref", id: "docs-commons:FileIdOrUrl" },
          optional: true,
          description: "Image on Twitter cards. Falls back to `og:image`.",
        },
        {
          key: "twitter:site",
          shape: { kind: "string" },
          optional: true,
          description: "Twitter handle of the site, including `@`.",
        },
        {
          key: "twitter:url",
          shape: { kind: "string" },
          optional: true,
          description: "URL in Twitter cards.",
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
          description: "Asks search engines not to index the pages (`noindex`).",
        },
        {
          key: "nofollow",
          shape: { kind: "boolean" },
          optional: true,
          description: "Asks search engines not to follow links (`nofollow`).",
        },
        {
          key: "keywords",
          shape: { kind: "ref", id: "docs-frontmatter:StringOrStringList" },
          optional: true,
          description: "Keywords.",
        },
        {
          key: "jsonld:breadcrumb",
          shape: { kind: "ref", id: "docs-frontmatter:JsonLdBreadcrumbList" },
          optional: true,
          description: "JSON-LD breadcrumb. Default: derived from `breadcrumb`.",
        },
        {
          key: "layout",
          shape: { kind: "ref", id: "docs-frontmatter:Layout" },
          optional: true,
          description: "Layout of the page.",
          default: "guide",
        },
        {
          key: "slug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "URL path of the page. Default: derived from the navigation.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: true,
          description: "Title in the heading and the sidebar. Default: the title in the navigation.",
        },
        {
          key: "headline",
          shape: { kind: "string" },
          optional: true,
          description: "Page title for the browser. Default: the title and the name of the site.",
        },
        {
          key: "description",
          shape: { kind: "string" },
          optional: true,
          description: "Description for search engines and link previews.",
        },
        {
          key: "subtitle",
          shape: { kind: "string" },
          optional: true,
          description: "Subtitle in Markdown.",
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
          description: "Image at the top of the page and in link previews.",
        },
        {
          key: "edit-this-page-url",
          shape: { kind: "string" },
          optional: true,
          description: "URL for editing the page.",
        },
        {
          key: "hide-toc",
          shape: { kind: "boolean" },
          optional: true,
          description: "Hides the table of contents. Default: false.",
        },
        {
          key: "force-toc",
          shape: { kind: "boolean" },
          optional: true,
          description: "Shows the table of contents even in layouts without one. Default: false.",
        },
        {
          key: "hide-nav-links",
          shape: { kind: "boolean" },
          optional: true,
          description: "Hides the links to the previous and next page. Default: the site's setting.",
        },
        {
          key: "max-toc-depth",
          shape: { kind: "integer" },
          optional: true,
          description: "Maximum heading level in the table of contents, from 1 to 6. Default: 3.",
        },
        {
          key: "hide-feedback",
          shape: { kind: "boolean" },
          optional: true,
          description: "Hides the question whether the page was helpful. Default: that of the site.",
        },
        {
          key: "no-image-zoom",
          shape: { kind: "boolean" },
          optional: true,
          description: "Disables image zoom. Default: false.",
        },
        {
          key: "breadcrumb",
          shape: { kind: "list", item: { kind: "ref", id: "navigation-latest:BreadcrumbItem" } },
          optional: true,
          description: "Breadcrumb above the heading. Default: derived from the navigation.",
        },
        {
          key: "excerpt",
          shape: { kind: "string" },
          optional: true,
          description: "Deprecated: use `subtitle`.",
          availability: "Deprecated",
        },
        {
          key: "canonical-url",
          shape: { kind: "string" },
          optional: true,
          description: "Canonical URL. Default: the page's URL.",
        },
      ],
    },
  },
  "docs-frontmatter:Layout": {
    name: "Layout",
    description: "Page layouts.",
    shape: {
      kind: "enum",
      values: [
        { value: "guide", description: "Text with a table of contents." },
        { value: "overview", description: "Wide text, for overview pages." },
        {
          value: "reference",
          description: "Text and code side by side, without a table of contents.",
        },
        { value: "page", description: "Full-width text, without the sidebar." },
        { value: "custom", description: "Only the page content, without header and sidebar." },
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
          description: "One image for both schemes.",
          shape: { kind: "ref", id: "docs-commons:FileIdOrUrl" },
        },
        {
          description: "An image for each scheme.",
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
          description: "For the light scheme. Default: the dark one.",
        },
        {
          key: "dark",
          shape: { kind: "ref", id: "docs-commons:FileIdOrUrl" },
          optional: true,
          description: "For the dark scheme. Default: the light one.",
        },
      ],
    },
  },
  "docs-frontmatter:WithMetadataConfig": {
    name: "WithMetadataConfig",
    description: "Adds meta tags to types that extend it.",
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
          description: "Title in Open Graph previews. Default: the page title.",
        },
        {
          key: "og:description",
          shape: { kind: "string" },
          optional: true,
          description: "Description in Open Graph previews.",
        },
        {
          key: "og:url",
          shape: { kind: "string" },
          optional: true,
          description: "URL in Open Graph previews.",
        },
        {
          key: "og:image",
          shape: { kind: "ref", id: "docs-commons:FileIdOrUrl" },
          optional: true,
          description: "Image in Open Graph previews.",
        },
        {
          key: "og:image:width",
          shape: { kind: "double" },
          optional: true,
          description: "Width of the image in pixels.",
        },
        {
          key: "og:image:height",
          shape: { kind: "double" },
          optional: true,
          description: "Height of the image in pixels.",
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
          description: "Logo in Open Graph previews.",
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
          description: "Description on Twitter cards. Falls back to `og:description`.",
        },
        {
          key: "twitter:handle",
          shape: { kind: "string" },
          optional: true,
          description: "Twitter handle of the author, including `@`.",
        },
        {
          key: "twitter:image",
          shape: { kind: "ref", id: "docs-commons:FileIdOrUrl" },
          optional: true,
          description: "Image on Twitter cards. Falls back to `og:image`.",
        },
        {
          key: "twitter:site",
          shape: { kind: "string" },
          optional: true,
          description: "Twitter handle of the site, including `@`.",
        },
        {
          key: "twitter:url",
          shape: { kind: "string" },
          optional: true,
          description: "URL in Twitter cards.",
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
          description: "Asks search engines not to index the pages (`noindex`).",
        },
        {
          key: "nofollow",
          shape: { kind: "boolean" },
          optional: true,
          description: "Asks search engines not to follow links (`nofollow`).",
        },
        {
          key: "keywords",
          shape: { kind: "ref", id: "docs-frontmatter:StringOrStringList" },
          optional: true,
          description: "Keywords.",
        },
      ],
    },
  },
  "docs-frontmatter:StringOrStringList": {
    name: "StringOrStringList",
    description: "One string or several.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "A string, possibly with several comma-separated keywords.",
          shape: { kind: "string" },
        },
        { description: "Several strings.", shape: { kind: "list", item: { kind: "string" } } },
      ],
    },
  },
  "docs-frontmatter:WithJsonLdBreadcrumbs": {
    name: "WithJsonLdBreadcrumbs",
    description: "Adds JSON-LD breadcrumbs to types that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "jsonld:breadcrumb",
          shape: { kind: "ref", id: "docs-frontmatter:JsonLdBreadcrumbList" },
          optional: true,
          description: "JSON-LD breadcrumb. Default: derived from `breadcrumb`.",
        },
      ],
    },
  },
  "docs-frontmatter:JsonLdBreadcrumbList": {
    name: "JsonLdBreadcrumbList",
    description: "A `BreadcrumbList` of schema.org.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "@context",
          shape: { kind: "literal", value: "https://schema.org" },
          optional: false,
          description: "JSON-LD context.",
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
          description: "Breadcrumb items, from the home page.",
        },
      ],
    },
  },
  "docs-frontmatter:JsonLdBreadcrumbListElement": {
    name: "JsonLdBreadcrumbListElement",
    description: "A `ListItem` of schema.org.",
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
          description: "Position of the item, from 1.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: false,
          description: "Text of the item.",
        },
        {
          key: "item",
          shape: { kind: "string" },
          optional: true,
          description: "URL of the item. Absent for the page itself.",
        },
      ],
    },
  },
  "docs-frontmatter:ResolvedMDX": {
    name: "ResolvedMDX",
    description: "A compiled page.",
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
          description: "Components that the page uses. Absent if not requested.",
        },
      ],
    },
  },
};
