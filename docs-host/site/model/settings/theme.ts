import type { ThemeName } from "../operator-settings.ts";
import { choice, member, present } from "../wire.ts";

/** The variants of parts of a page. */
export interface ThemeSettings {
  /** The theme of the site; without it the operator's. */
  readonly name?: ThemeName;
  readonly sidebar: "default" | "minimal";
  readonly body: "default" | "canvas";
  readonly tabs: "default" | "bubble";
  readonly tabsAlignment: "left" | "center";
  readonly pageActions: "default" | "toolbar";
  readonly footerNav: "default" | "minimal";
  readonly languageSwitcher: "default" | "minimal";
  readonly productSwitcher: "default" | "toggle" | "tabs";
}

const minimal = { default: "default", minimal: "minimal" } as const;
const bubble = { default: "default", bubble: "bubble" } as const;

/** Reads the theme of a site. Its alignment of the tabs is written in the layout. */
export function themeSettings(theme: unknown, layout: unknown): ThemeSettings {
  const of = (key: string): unknown => member(theme, key);
  const tabs = of("tabs");
  const alignment = member(layout, "tabsAlignment") ?? member(tabs, "alignment");
  return {
    ...present({ name: choice(of("name"), { standard: "standard", dense: "dense" } as const, undefined) }),
    sidebar: choice(of("sidebar"), minimal, "default"),
    body: choice(of("body"), { default: "default", canvas: "canvas" }, "default"),
    tabs: choice(typeof tabs === "string" ? tabs : member(tabs, "style"), bubble, "default"),
    tabsAlignment: choice(alignment, { LEFT: "left", left: "left", CENTER: "center", center: "center" }, "left"),
    pageActions: choice(of("page-actions"), { default: "default", toolbar: "toolbar" }, "default"),
    footerNav: choice(of("footerNav"), minimal, "default"),
    languageSwitcher: choice(of("language-switcher"), minimal, "default"),
    productSwitcher: choice(of("product-switcher"), { default: "default", toggle: "toggle", tabs: "tabs" }, "default"),
  };
}
