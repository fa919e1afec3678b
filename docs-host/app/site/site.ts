import type { ApiModel, HttpMethod } from "#engine/model";
import type { TypeId } from "#engine/shape";
import type { AuthoredRedirects } from "./authored-redirects.ts";
import type { SiteFiles } from "./files.ts";
import type { SiteSettings } from "./settings/index.ts";

/** An entry of the navigation. Slugs are whole paths without a leading slash; the empty slug is the site's root. */
export type NavItem =
  | { readonly kind: "page"; readonly title: string; readonly slug: string }
  | {
      readonly kind: "endpoint";
      readonly title: string;
      readonly slug: string;
      readonly method: HttpMethod;
      readonly stream: boolean;
    }
  /** `badge` names its protocol, if it is not WebSocket. */
  | { readonly kind: "channel"; readonly title: string; readonly slug: string; readonly badge?: string }
  | { readonly kind: "webhook"; readonly title: string; readonly slug: string }
  | { readonly kind: "link"; readonly title: string; readonly url: string }
  /** A heading; `slug` is its own page, which lists the same entries. */
  | { readonly kind: "group"; readonly title: string; readonly slug?: string; readonly items: readonly NavItem[] }
  /** One API of several: its entries are shown on its own pages only. */
  | {
      readonly kind: "api";
      readonly title: string;
      readonly slug: string;
      readonly version?: string;
      readonly items: readonly NavItem[];
    };

/** A heading above a page, with its own page if it has one. */
export interface Crumb {
  readonly title: string;
  readonly slug?: string;
}

interface PageHead {
  readonly slug: string;
  readonly title: string;
}

interface ApiPage extends PageHead {
  readonly apiId: string;
  /** The headings it is under, outermost first. */
  readonly breadcrumbs: readonly Crumb[];
}

interface Tried {
  /** The target of "Try it", if that is not the playground. */
  readonly tryHref?: string;
}

/** A page of the site, by its content. */
export type SitePage =
  | (PageHead & {
      readonly kind: "overview";
      readonly markdown?: string;
      /** True if the title stays, even if the text begins with another one. */
      readonly titled?: boolean;
      /** The APIs that are summed up on it. */
      readonly apiIds: readonly string[];
    })
  /** All APIs of the site, for readers to choose from. */
  | (PageHead & { readonly kind: "apis" })
  | (ApiPage & Tried & { readonly kind: "endpoint"; readonly endpointId: string })
  | (ApiPage & Tried & { readonly kind: "channel"; readonly channelId: string })
  | (ApiPage & { readonly kind: "webhook"; readonly webhookId: string })
  /** The entries below one heading of the navigation. */
  | (ApiPage & { readonly kind: "group"; readonly description?: string; readonly items: readonly NavItem[] })
  /** A part of an API's types in the order of their names, `from` inclusive and `to` exclusive. */
  | (ApiPage & { readonly kind: "types"; readonly from: number; readonly to: number })
  | (ApiPage & { readonly kind: "type"; readonly typeId: TypeId });

/** A colour of the definition as the two themes use it, each readable on its ground. */
export interface Accent {
  readonly light: string;
  readonly dark: string;
}

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
  /** True if only readers who are logged in may see it. */
  readonly isPrivate?: boolean;
  readonly accent?: Accent;
  readonly settings: SiteSettings;
  readonly files: SiteFiles;
  /** Sources of components and of included snippets, by path. */
  readonly sources: ReadonlyMap<string, string>;
  readonly apis: ReadonlyMap<string, ApiModel>;
  readonly navigation: readonly NavItem[];
  readonly pages: ReadonlyMap<string, SitePage>;
  /** Slugs of pages in reading order, as "previous" and "next" go. */
  readonly order: readonly string[];
  /** Slugs that lead to another one. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly authoredRedirects?: AuthoredRedirects;
  /** The base URLs that readers may set, by the ids of their APIs; empty for one that is not known yet. */
  readonly servers?: ReadonlyMap<string, string>;
}
