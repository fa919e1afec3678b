import type { ApiModel, HttpMethod } from "#engine/model";
import type { TypeId } from "#engine/shape";

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
  | { readonly kind: "link"; readonly title: string; readonly url: string }
  | { readonly kind: "group"; readonly title: string; readonly items: readonly NavItem[] };

/** A page of the site, by what it shows. */
export type SitePage =
  | {
      readonly kind: "overview";
      readonly slug: string;
      readonly title: string;
      readonly markdown?: string;
      /** The APIs that are summed up on it. */
      readonly apiIds: readonly string[];
    }
  | {
      readonly kind: "endpoint";
      readonly slug: string;
      readonly title: string;
      readonly apiId: string;
      readonly endpointId: string;
      /** The headings of the navigation it stands under, outermost first. */
      readonly breadcrumbs: readonly string[];
    }
  | {
      readonly kind: "type";
      readonly slug: string;
      readonly title: string;
      readonly apiId: string;
      readonly typeId: TypeId;
    };

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
  readonly accent?: Accent;
  readonly apis: ReadonlyMap<string, ApiModel>;
  readonly navigation: readonly NavItem[];
  readonly pages: ReadonlyMap<string, SitePage>;
  /** Slugs of pages in reading order, as "previous" and "next" go. */
  readonly order: readonly string[];
  /** Slugs that lead to another one. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** The address of a page by its slug. */
export const hrefOf = (slug: string): string => `/${slug.split("/").map(encodeURIComponent).join("/")}`;
