import type { Word } from "#codegen/reading";
import { present } from "#engine/json";
import type { DocsYml } from "../settings/docs-yml.ts";
import type { Font, FontFile, Layout, SiteSettings, TabsTheme, Theme } from "../settings/look.ts";

type Size = { readonly type: "px" | "rem"; readonly value: number };

/** Reads a size in whole pixels or root ems; others have no effect. */
function sizeOf(text: string | undefined): Size | undefined {
  const [, digits, unit] = /^(\d+)(px|rem)$/.exec(text?.trim().toLowerCase() ?? "") ?? [];
  return digits !== undefined && (unit === "px" || unit === "rem") ? { type: unit, value: Number(digits) } : undefined;
}

/** The parts of a tabs theme that the layout of the site has too. */
const tabsOf = (tabs: TabsTheme | undefined) => (typeof tabs === "object" ? tabs : undefined);

// The declaration of the method is wider.
const upper = <T extends string>(word: T): Uppercase<T> => word.toUpperCase() as Uppercase<T>;

/** Converts the layout, with all defaults; absent if nothing is set. */
export function publishedLayout(layout: Layout | undefined, tabs: TabsTheme | undefined) {
  const { alignment, placement } = tabsOf(tabs) ?? {};
  if (layout === undefined && alignment === undefined && placement === undefined) return undefined;
  const tabsAlignment = alignment === "center" ? ("CENTER" as const) : ("LEFT" as const);
  const own = placement === undefined ? undefined : upper(placement);
  if (layout === undefined) return { ...present({ tabsPlacement: own }), tabsAlignment };
  const { breadcrumbs } = layout;
  return present({
    pageWidth:
      layout["page-width"]?.trim().toLowerCase() === "full" ? { type: "full" as const } : sizeOf(layout["page-width"]),
    contentWidth: sizeOf(layout["content-width"]),
    sidebarWidth: sizeOf(layout["sidebar-width"]),
    headerHeight: sizeOf(layout["header-height"]),
    searchbarPlacement: searchbarPlacements[layout["searchbar-placement"] ?? "sidebar"],
    switcherPlacement: upper(layout["switcher-placement"] ?? "header"),
    tabsPlacement: own ?? upper(layout["tabs-placement"] ?? "sidebar"),
    contentAlignment: upper(layout["content-alignment"] ?? "center"),
    headerPosition: layout["header-position"] === "static" ? ("ABSOLUTE" as const) : ("FIXED" as const),
    disableHeader: layout["disable-header"] ?? false,
    hideNavLinks: layout["hide-nav-links"] ?? false,
    hideFeedback: layout["hide-feedback"] ?? false,
    mobileToc: layout["mobile-toc"] ?? false,
    changelogLayout: layout["changelog-layout"],
    apiReferenceLayout: layout["api-reference-layout"],
    apiReferenceExpandProperties: layout["api-reference-expand-properties"],
    showNavAvailabilityBadges: layout["show-nav-availability-badges"],
    breadcrumbs: breadcrumbs && { currentPage: breadcrumbs["current-page"] ?? false },
    tabsAlignment,
  });
}

const searchbarPlacements = { header: "HEADER", "header-tabs": "HEADER_TABS", sidebar: "SIDEBAR" } as const;

/** Converts the settings, with all defaults; absent if nothing is set. */
export function publishedSettings(settings: SiteSettings | undefined, sitemaps: readonly string[] = []) {
  const externalSitemaps = sitemaps.length === 0 ? undefined : sitemaps;
  if (settings === undefined) return externalSitemaps && { search: { externalSitemaps } };
  const { search, embedding } = settings;
  const filters = (search?.["default-filter-by-current-product"] || settings["default-search-filters"]) ?? false;
  return present({
    darkModeCode: settings["dark-mode-code"] ?? false,
    defaultSearchFilters: filters,
    search: present({
      prioritizeCurrentProduct: search?.["prioritize-current-product"] ?? false,
      defaultFilterByCurrentProduct: filters,
      externalSitemaps,
    }),
    language: settings.language ?? "en",
    disableSearch: settings["disable-search"] ?? false,
    hide404Page: settings["hide-404-page"] ?? false,
    httpSnippets: settings["http-snippets"] ?? true,
    searchText: settings["search-text"],
    useJavascriptAsTypescript: settings["use-javascript-as-typescript"] ?? false,
    disableExplorerProxy: settings["disable-explorer-proxy"] ?? false,
    disableEnvironmentEditing: settings["disable-environment-editing"] ?? false,
    disableAnalytics: settings["disable-analytics"] ?? false,
    websocketOneofDisplay: settings["websocket-oneof-display"],
    embedding: embedding && { allowedOrigins: embedding["allowed-origins"] },
    showHeadersInExamples: settings["show-headers-in-examples"] ?? false,
  });
}

/** Converts the theme, with all defaults; absent if nothing is set. */
export function publishedTheme(theme: Theme | undefined) {
  if (theme === undefined) return undefined;
  const tabs = tabsOf(theme.tabs);
  return {
    ...present({ name: theme.name }),
    sidebar: theme.sidebar ?? "default",
    body: theme.body ?? "default",
    tabs:
      tabs === undefined
        ? (theme.tabs ?? "default")
        : present({
            style: tabs.style ?? "default",
            alignment: tabs.alignment && upper(tabs.alignment),
            placement: tabs.placement && upper(tabs.placement),
          }),
    "page-actions": theme["page-actions"] ?? "default",
    footerNav: theme["footer-nav"] ?? "default",
    "language-switcher": theme["language-switcher"] ?? "default",
    "product-switcher": theme["product-switcher"] ?? "default",
  };
}

/** The files of a font, each with its weight and style. */
export const fontFiles = (font: Font): readonly FontFile[] => [
  ...(font.path === undefined ? [] : [{ path: font.path, ...weightAndStyle(font) }]),
  ...(font.paths ?? []).map((file) => ({ path: file.path, ...weightAndStyle(font), ...weightAndStyle(file) })),
];

const weightAndStyle = ({ weight, style }: Omit<FontFile, "path">) => present({ weight, style });

/** Converts the fonts; absent if none are set. */
export function publishedTypography(
  typography: DocsYml["typography"],
  fileId: (path: Word | undefined) => string | undefined,
) {
  if (typography === undefined) return undefined;
  const font = (own: Font | undefined, role: string) => {
    const variants = own === undefined ? [] : fontFiles(own);
    const [first] = variants;
    if (own === undefined || first === undefined) return undefined;
    return present({
      type: "custom" as const,
      name: own.name ?? `font:${role}:${fileId(first.path)}`,
      variants: variants.flatMap(({ path, weight, style }) => {
        const fontFile = fileId(path);
        return fontFile === undefined
          ? []
          : [present({ fontFile, weight: weightsOf(weight), style: style && [style] })];
      }),
      display: own.display,
      fallback: own.fallback,
      fontVariationSettings: own["font-variation-settings"],
    });
  };
  return present({
    headingsFont: font(typography.headingsFont, "headings"),
    bodyFont: font(typography.bodyFont, "body"),
    codeFont: font(typography.codeFont, "code"),
  });
}

/** Returns the weights of a font, such as 100 to 900 for "100 900". Omits weights between whole hundreds. */
function weightsOf(weight: string | number | undefined): readonly string[] | undefined {
  if (weight === undefined) return undefined;
  return typeof weight === "number" ? [String(weight)] : weight.split(/\D+/).filter((one) => /^[1-9]00$/.test(one));
}
