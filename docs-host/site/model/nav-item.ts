import type { HttpMethod } from "#engine/model";
import type { ReleaseStage } from "./release-stage.ts";
import type { LinkTarget } from "./settings/index.ts";

/** The parts that all entries of a sidebar have. */
interface ItemHead {
  readonly title: string;
  /** The language of the title, if it differs from the navigation. */
  readonly language?: string;
  readonly icon?: string;
  /** Its release stage, if that differs from the one around it. */
  readonly stage?: ReleaseStage;
}

interface PageItem extends ItemHead {
  readonly slug: string;
}

/** An entry of a sidebar. Slugs are whole paths without a leading slash; the empty slug is the site's root. */
export type NavItem =
  | (PageItem & { readonly kind: "page" })
  | (PageItem & { readonly kind: "endpoint"; readonly method: HttpMethod; readonly stream: boolean })
  /** `badge` names its protocol, if it is not WebSocket. */
  | (PageItem & { readonly kind: "channel"; readonly badge?: string })
  | (PageItem & { readonly kind: "webhook" })
  | (ItemHead & { readonly kind: "link"; readonly url: string; readonly target: LinkTarget })
  /** A heading; `slug` is its own page. */
  | (ItemHead & {
      readonly kind: "group";
      readonly slug?: string;
      readonly items: readonly NavItem[];
      /** Readers can't fold it, or it starts open or closed. */
      readonly fold: "never" | "open" | "closed";
    })
  /** One API of several: its entries are shown on its own pages only. */
  | (PageItem & { readonly kind: "api"; readonly version?: string; readonly items: readonly NavItem[] });

/** A heading above a page, with its own page if it has one. */
export interface Crumb {
  readonly title: string;
  readonly slug?: string;
}
