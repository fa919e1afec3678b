import { choice, flag, member, number } from "../wire.ts";

/** Sizes and places of the parts of a page. Sizes are CSS lengths. */
export interface LayoutSettings {
  /** Width of header, sidebar and content together; `none` for the whole width of the window. */
  readonly pageWidth: string;
  /** Width of the text. */
  readonly contentWidth: string;
  readonly sidebarWidth: string;
  readonly headerHeight: string;
  readonly searchbarPlacement: "sidebar" | "header" | "header-tabs";
  readonly tabsPlacement: "sidebar" | "header";
  /** The place of the choice between versions and between products. */
  readonly switcherPlacement: "header" | "sidebar";
  readonly contentAlignment: "center" | "left";
  /** True if the header stays when the page scrolls. */
  readonly isHeaderFixed: boolean;
  readonly hasHeader: boolean;
  /** True if pages have links to the previous and the next page. */
  readonly hasNavLinks: boolean;
  readonly hasFeedback: boolean;
  /** True if narrow pages have their contents above the text. */
  readonly hasMobileToc: boolean;
  /** True if entries of the navigation show the availability of their pages. */
  readonly hasNavAvailability: boolean;
  readonly changelogLayout: "timeline" | "classic";
  readonly apiReferenceLayout: "indented" | "cards";
  /** True if the breadcrumbs end with the page itself. */
  readonly breadcrumbsNamePage: boolean;
}

/** Reads the layout of a site. */
export function layoutSettings(layout: unknown, config: unknown): LayoutSettings {
  const of = (key: string): unknown => member(layout, key);
  return {
    pageWidth: member(of("pageWidth"), "type") === "full" ? "none" : size(of("pageWidth"), "88rem"),
    contentWidth: size(of("contentWidth"), "44rem"),
    sidebarWidth: size(of("sidebarWidth"), "18rem"),
    headerHeight: size(of("headerHeight"), "4rem"),
    searchbarPlacement: choice(
      of("searchbarPlacement"),
      { SIDEBAR: "sidebar", HEADER: "header", HEADER_TABS: "header-tabs" },
      "sidebar",
    ),
    tabsPlacement: choice(of("tabsPlacement"), { SIDEBAR: "sidebar", HEADER: "header" }, "sidebar"),
    switcherPlacement: choice(of("switcherPlacement"), { SIDEBAR: "sidebar", HEADER: "header" }, "header"),
    contentAlignment: choice(of("contentAlignment"), { CENTER: "center", LEFT: "left" }, "center"),
    isHeaderFixed: of("headerPosition") !== "ABSOLUTE",
    hasHeader: !flag(of("disableHeader")),
    hasNavLinks: !flag(of("hideNavLinks")) && !flag(member(config, "hideNavLinks")),
    hasFeedback: !flag(of("hideFeedback")),
    hasMobileToc: flag(of("mobileToc")),
    hasNavAvailability: flag(of("showNavAvailabilityBadges")),
    changelogLayout: choice(of("changelogLayout"), { timeline: "timeline", classic: "classic" }, "timeline"),
    apiReferenceLayout: choice(of("apiReferenceLayout"), { indented: "indented", cards: "cards" }, "indented"),
    breadcrumbsNamePage: flag(member(of("breadcrumbs"), "currentPage")),
  };
}

/** Reads a size; one that is not positive is the fallback. */
function size(value: unknown, fallback: string): string {
  const length = number(member(value, "value"));
  const unit = choice(member(value, "type"), { px: "px", rem: "rem" }, undefined);
  return length === undefined || length <= 0 || unit === undefined ? fallback : `${length}${unit}`;
}
