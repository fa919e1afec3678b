import type { ApiModel } from "#engine/model";
import type { TypeId } from "#engine/shape";
import type { AuthoredRedirects } from "./authored-redirects.ts";
import type { SiteFiles } from "./files.ts";
import type { Crumb, NavItem } from "./nav-item.ts";
import type { ReleaseStage } from "./release-stage.ts";
import type { SiteSettings } from "./settings/index.ts";
import type { PagePlace, Product, ProductLink } from "./structure.ts";

/** The sizes of a font that decide how much room a text takes, each as a share of the font size. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** The mean advance of a character of English text, by weight; at least one. */
  readonly widths: readonly { readonly weight: number; readonly width: number }[];
}

/** The parts that all pages have. */
export interface PageHead {
  /** Its canonical address. */
  readonly slug: string;
  /** Its name in the navigation. */
  readonly title: string;
  /** The headings it is under, outermost first. */
  readonly breadcrumbs: readonly Crumb[];
  readonly place: PagePlace;
  /** True if it can be opened, but is in no navigation, search or list. */
  readonly isHidden: boolean;
  /** True if search engines, and lists for assistants, should leave it out. */
  readonly isNoindex: boolean;
  /** The slug of the page of the first language that provides its text, since it is not translated. */
  readonly original?: string;
  /** Its own release stage, or the stage of the part of the site around it. */
  readonly stage?: ReleaseStage;
  readonly icon?: string;
  /** Its index in the order of its sidebar. */
  readonly position?: number;
}

/** A page with a text that an author wrote. */
interface AuthoredPage extends PageHead {
  /** The id of the text; absent if there is none, or if it is the description of an API. */
  readonly pageId?: string;
  readonly markdown?: string;
  /** Where readers can change the text. */
  readonly editUrl?: string;
}

interface ApiPage extends PageHead {
  readonly apiId: string;
}

interface Tried {
  /** The target of "Try it", if that is not the playground. */
  readonly tryHref?: string;
}

/** A page of the site, by its content. */
export type SitePage =
  | (AuthoredPage & {
      readonly kind: "overview";
      /** True if the title stays, even if the text begins with another one. */
      readonly titled?: boolean;
      /** The APIs that are summed up on it. */
      readonly apiIds: readonly string[];
    })
  /** The entries of a changelog: all, or the entries of a year or a month. */
  | (AuthoredPage & {
      readonly kind: "changelog";
      /** The slug of the page with all entries. */
      readonly index: string;
      readonly period?: { readonly year: number; readonly month?: number };
      /** Slugs of its visible entries, newest first. */
      readonly entries: readonly string[];
    })
  | (AuthoredPage & {
      readonly kind: "entry";
      /** The slug of its changelog. */
      readonly index: string;
      /** Such as `2024-04-30`. */
      readonly date: string;
      readonly tags: readonly string[];
    })
  /** All APIs of the site, for readers to choose from. */
  | (PageHead & { readonly kind: "apis" })
  | (ApiPage & Tried & { readonly kind: "endpoint"; readonly endpointId: string })
  | (ApiPage & Tried & { readonly kind: "channel"; readonly channelId: string })
  | (ApiPage & { readonly kind: "webhook"; readonly webhookId: string })
  /** The entries below one heading of the navigation. */
  | (ApiPage & {
      readonly kind: "group";
      readonly description?: string;
      readonly items: readonly NavItem[];
      /** True if it shows its entries in full. */
      readonly isLong: boolean;
    })
  /** A part of an API's types in the order of their names, `from` inclusive and `to` exclusive. */
  | (ApiPage & { readonly kind: "types"; readonly from: number; readonly to: number })
  | (ApiPage & { readonly kind: "type"; readonly typeId: TypeId });

/** All that the site shows, as one value: it changes only as a whole. */
export interface Site {
  /** Of the definition that it was made from: equal definitions have equal hashes. */
  readonly hash: string;
  readonly title: string;
  /**
   * The path of the site on its host, such as `/v2`: all of its pages are below it, and so are its calls and files.
   * Absent if it has the whole host.
   */
  readonly base?: string;
  /** Where readers find the site, such as `https://docs.example.com/v2`; at the origin of its server if absent. */
  readonly url?: string;
  /** True if it is files that any file server serves: nothing answers its calls, its searches and its queries. */
  readonly isStatic?: boolean;
  /** True if it has a page of live checks, which all others link to. */
  readonly hasLiveChecks?: boolean;
  /** True if only readers who are logged in may see it. */
  readonly isPrivate?: boolean;
  readonly settings: SiteSettings;
  readonly files: SiteFiles;
  /** Sizes of its uploaded fonts, by the ids of their files; those that can't be read are missing. */
  readonly fontMetrics?: ReadonlyMap<string, FontMetrics>;
  /** Sources of components and of included snippets, by path. */
  readonly sources: ReadonlyMap<string, string>;
  readonly apis: ReadonlyMap<string, ApiModel>;
  /** The products with their versions, tabs and sidebars. */
  readonly products: readonly (Product | ProductLink)[];
  /** Pages by their canonical slugs. */
  readonly pages: ReadonlyMap<string, SitePage>;
  /** Slugs at which pages are as well, with their canonical ones. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Its languages, the first one first; absent for a site in one language. */
  readonly languages?: readonly SiteLanguage[];
  /** The slug of the first page. */
  readonly home: string;
  /** Slugs of all visible pages in reading order. */
  readonly order: readonly string[];
  /** Slugs that redirect to another one. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly authoredRedirects?: AuthoredRedirects;
  /** The base URLs that readers may set, by the ids of their APIs; empty for one that is not known yet. */
  readonly servers?: ReadonlyMap<string, string>;
  /** True if it is the site for readers who are logged in. */
  readonly isForMembers?: boolean;
  /** The site for readers who are logged in, if it has pages that nobody else may see. */
  readonly forMembers?: Site;
}

/** A language of a site. */
export interface SiteLanguage {
  /** The BCP 47 tag, such as `pt-BR`. */
  readonly tag: string;
  /** The slug above all of its pages; the slug of the site if this is the first language. */
  readonly slug: string;
  /** The slug of its first page. */
  readonly home: string;
  /** Translated labels by the label in the first language. */
  readonly labels?: TranslatedLabels;
}

/** Translated labels by the label in the first language. */
export type TranslatedLabels = { readonly [label: string]: string };
