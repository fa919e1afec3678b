import { describe, expect, it } from "vitest";
import { address } from "../wire.ts";
import { siteSettings } from "./site-settings.ts";

describe("settings", () => {
  it("have their defaults if a configuration has no values, or only meaningless ones", () => {
    const none = siteSettings({});
    expect(none).toMatchObject({
      layout: {
        pageWidth: "88rem",
        contentWidth: "44rem",
        sidebarWidth: "18rem",
        headerHeight: "4rem",
        searchbarPlacement: "sidebar",
        tabsPlacement: "sidebar",
        switcherPlacement: "header",
        isHeaderFixed: true,
        hasHeader: true,
        hasNavLinks: true,
      },
      theme: { sidebar: "default", tabs: "default", productSwitcher: "default" },
      look: { schemes: "both", logo: { height: 20, file: {} } },
      search: { isOn: true },
      reference: { httpSnippets: "all", hasProxy: true },
      language: "en",
      navbarLinks: [],
    });
    const odd = { layout: 7, theme: "x", settings: [], navbarLinks: { a: 1 }, colorsV3: null, metadata: "m", js: 1 };
    expect(siteSettings(odd)).toEqual(none);
    expect(siteSettings({ layout: { pageWidth: { type: "em", value: 1 }, tabsPlacement: "__proto__" } })).toEqual(none);
    expect(siteSettings(undefined)).toEqual(none);
  });

  it("are read from their names on the wire", () => {
    const { layout, theme, look, search } = siteSettings({
      layout: {
        pageWidth: { type: "full" },
        contentWidth: { type: "px", value: 700 },
        searchbarPlacement: "HEADER_TABS",
        tabsPlacement: "HEADER",
        switcherPlacement: "SIDEBAR",
        headerPosition: "ABSOLUTE",
        disableHeader: true,
        tabsAlignment: "CENTER",
        breadcrumbs: { currentPage: true },
      },
      theme: { tabs: "bubble", "product-switcher": "toggle", footerNav: "minimal" },
      settings: { searchText: "Find", disableSearch: true },
      logoHref: "/home",
      logoRightText: "docs",
      colorsV3: {
        type: "darkAndLight",
        light: { accentPrimary: { r: 1, g: 2, b: 300 }, logo: "file:l" },
        dark: { accentPrimary: { r: 4, g: 5, b: 6, a: 0.5 }, logo: "d", background: { type: "gradient" } },
      },
      typographyV2: {
        bodyFont: {
          type: "custom",
          name: "A",
          variants: [{ fontFile: "f", weight: ["100", "900"], style: ["italic"] }],
        },
        codeFont: { type: "custom", name: "B", variants: [] },
      },
    });
    expect(layout).toMatchObject({
      ...{ pageWidth: "none", contentWidth: "700px", searchbarPlacement: "header-tabs", tabsPlacement: "header" },
      ...{ switcherPlacement: "sidebar", isHeaderFixed: false, hasHeader: false, breadcrumbsNamePage: true },
    });
    expect(theme).toMatchObject({ tabs: "bubble", tabsAlignment: "center", productSwitcher: "toggle" });
    expect(search).toMatchObject({ text: "Find", isOn: false });
    expect(look).toMatchObject({
      schemes: "both",
      logo: { file: { light: "l", dark: "d" }, href: "/home", rightText: "docs" },
      colors: { light: { accentPrimary: { r: 1, g: 2, b: 255, a: 1 } }, dark: { accentPrimary: { a: 0.5 } } },
      fonts: { body: { name: "A", variants: [{ file: "f", weight: "100 900", style: "italic" }] } },
    });
    expect(look.fonts).not.toHaveProperty("code");
    expect(look.colors.dark).not.toHaveProperty("background");
  });

  it("have the logo and the picture that publishers send beside the colors", () => {
    const of = (config: object) => {
      const { logo, background } = siteSettings(config).look;
      return [logo.file, background];
    };
    const beside = { logo: "old", logoV2: { dark: "file:d" }, backgroundImage: "file:b" };
    expect(of(beside)).toEqual([
      { light: "old", dark: "d" },
      { light: "b", dark: "b" },
    ]);
    const colorsV3 = { type: "darkAndLight", dark: { logo: "l", backgroundImage: "p" }, light: {} };
    expect(of({ ...beside, colorsV3 })).toEqual([
      { light: "old", dark: "l" },
      { light: "b", dark: "p" },
    ]);
  });

  it("have links of the header and below pages that lead somewhere", () => {
    const { navbarLinks, footerLinks } = siteSettings({
      navbarLinks: [
        { type: "primary", text: "Start", url: "https://a.example" },
        { type: "minimal", text: "Bad", url: "javascript:alert(1)" },
        { type: "github", url: "https://code.example/x", target: "_blank" },
        { type: "dropdown", text: "More", links: [{ href: "/a", text: "A", viewers: ["staff"] }, { text: "none" }] },
        { type: "dropdown", text: "Empty", links: [] },
        { type: "hologram", url: "/x" },
      ],
      footerLinks: [
        { type: "github", value: "https://code.example" },
        { type: "other", value: "https://b.example" },
      ],
    });
    expect(navbarLinks).toMatchObject([
      { kind: "filled", text: "Start", rightIcon: "arrow-right" },
      { kind: "github", target: "new" },
      { kind: "dropdown", text: "More", links: [{ text: "A", href: "/a", viewers: ["staff"] }] },
    ]);
    expect(footerLinks).toEqual([{ kind: "github", href: "https://code.example" }]);
  });

  it.each<[written: unknown, read: string | undefined]>([
    ["https://a.example/b", "https://a.example/b"],
    ["mailto:a@b.example", "mailto:a@b.example"],
    ["vscode:mcp/install?x", "vscode:mcp/install?x"],
    ["cursor://settings/rules", "cursor://settings/rules"],
    ["/a", "/a"],
    ["#a", "#a"],
    ["docs/start", "/docs/start"],
    ["//a.example", undefined],
    ["/\\a.example", undefined],
    ["\\\\a.example", undefined],
    ["javascript:alert(1)", undefined],
    ["data:text/html,x", undefined],
    [" ", undefined],
    [7, undefined],
  ])("read the address %j as %j", (written, read) => {
    expect(address(written)).toBe(read);
  });
});
