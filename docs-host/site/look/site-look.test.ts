import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { siteFiles } from "../model/files.ts";
import type { ThemeName } from "../model/index.ts";
import { siteSettings } from "../model/settings/index.ts";
import { contrast, hex, mix, rgbOf } from "./contrast.ts";
import { defaultColors } from "./default-colors.ts";
import { palette } from "./palette.ts";
import { siteLook } from "./site-look.ts";
import { themes } from "./themes.ts";

const look = (config: unknown) =>
  siteLook({
    settings: siteSettings(config),
    files: siteFiles({ text: "https://files.example/a.woff2", icon: "/i.png" }, {}),
  });

const part = fc.integer({ min: 0, max: 255 });
const color = fc.record({ r: part, g: part, b: part });
const maybe = fc.option(color, { nil: undefined });

it("has the colors of tokens.css by the same names", () => {
  const css = readFileSync(resolve(import.meta.dirname, "../../pages/styles/tokens.css"), "utf8");
  for (const [name, light] of Object.entries(defaultColors.light)) {
    const dark = Object.entries(defaultColors.dark).find(([key]) => key === name)?.[1];
    expect(css).toContain(`--${name}: light-dark(${hex(light)}, ${dark && hex(dark)});`);
  }
});

it("computes contrast as WCAG does", () => {
  expect(contrast(rgbOf("#000000"), rgbOf("#ffffff"))).toBeCloseTo(21, 5);
  expect(contrast(rgbOf("#777777"), rgbOf("#ffffff"))).toBeCloseTo(4.48, 2);
});

describe("colors", () => {
  it("of text have a contrast of 4.5 on every background, whatever the publisher sets", () => {
    const scheme = fc.constantFrom("light" as const, "dark" as const);
    fc.assert(
      fc.property(maybe, maybe, maybe, scheme, (background, card, accent, of) => {
        const found = palette({ background, card, accent }, defaultColors[of]);
        for (const ground of [found.bg, found["bg-raised"], found["bg-sunken"], found["bg-hover"]]) {
          for (const name of ["text", "text-muted", "accent", "good", "bad", "warn", "method-put"] as const)
            expect(contrast(found[name], ground)).toBeGreaterThanOrEqual(4.5);
        }
        for (const fill of [found["accent-fill"], found["accent-hover"]])
          expect(contrast(found["accent-text"], fill)).toBeGreaterThanOrEqual(4.5);
        if (accent !== undefined && contrast(accent, found.bg) >= 1.2) expect(found["accent-fill"]).toEqual(accent);
        for (const name of ["accent", "good", "bad", "warn"] as const)
          expect(contrast(found[name], found[`${name}-soft`])).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it("are not changed if they can be read", () => {
    const { css, diagnostics } = look({ colorsV3: { type: "light", accentPrimary: rgbOf("#1a5a3c") } });
    expect(css).toContain("--accent:light-dark(#1a5a3c,");
    expect(diagnostics).toEqual([]);
  });

  it("are repaired in text and reported, and stay in fills", () => {
    const { css, diagnostics } = look({
      colorsV3: {
        type: "darkAndLight",
        light: { accentPrimary: rgbOf("#facc15"), cardBackground: rgbOf("#000000") },
        dark: { accentPrimary: rgbOf("#facc15") },
      },
    });
    expect(diagnostics).toEqual([
      expect.stringMatching(/^colors.accent-primary #facc15 has a contrast of 1.3 in the light color scheme/),
      expect.stringMatching(/^colors.card-background #000000 and the background #ffffff of the light/),
    ]);
    expect(css).toContain("--accent-fill:light-dark(#facc15,#facc15)");
    expect(css).toContain("--accent-text:light-dark(#000000,#000000)");
  });

  it("are never reported with the contrast that text needs", () => {
    for (let gray = 0; gray < 256; gray += 1) {
      const accentPrimary = { r: gray, g: gray, b: gray };
      const { diagnostics } = look({ colorsV3: { type: "light", accentPrimary } });
      expect(diagnostics.join()).not.toMatch(/contrast of 4\.5 /);
    }
  });

  it("of one scheme set it for all readers", () => {
    const { css, colorScheme } = look({
      colorsV3: { type: "dark", background: { type: "solid", ...rgbOf("#101014") } },
    });
    expect(colorScheme).toBe("dark");
    expect(css).toContain("color-scheme:dark}");
    expect(css).toContain("#101014)");
  });

  it("of a sidebar have a separate text color", () => {
    const { css } = look({
      colorsV3: { type: "light", accentPrimary: rgbOf("#0c6478"), sidebarBackground: rgbOf("#102030") },
    });
    const text = /\.sidebar\{[^}]*--text:light-dark\((#[0-9a-f]{6})/.exec(css)?.[1] ?? "#102030";
    expect(contrast(rgbOf(text), rgbOf("#102030"))).toBeGreaterThanOrEqual(4.5);
  });

  it("with opacity are those that are seen", () => {
    expect(look({ colorsV3: { type: "light", background: { ...rgbOf("#000000"), a: 0.1 } } }).css).toContain(
      `--bg:light-dark(${hex(mix(rgbOf("#ffffff"), rgbOf("#000000"), 0.1))},`,
    );
  });
});

describe("fonts", () => {
  const typographyV2 = { bodyFont: { name: "Own", variants: [{ fontFile: "text", weight: ["100 900"] }] } };

  it("are declared and preloaded", () => {
    const { css, preloads } = look({ typographyV2 });
    expect(preloads).toEqual(["https://files.example/a.woff2"]);
    expect(css).toContain("font-weight:100 900;font-style:normal;font-display:swap}");
    expect(css).toContain(':root{--font-body:"site body",system-ui,sans-serif}');
  });

  it("have stand-ins of the same size while they are loaded", () => {
    const width = (weight: number, width: number) => ({ weight, width });
    const metrics = { ascent: 1.1, descent: 0.3, lineGap: 0, widths: [width(400, 0.4402), width(600, 0.4761)] };
    const { css } = siteLook({
      settings: siteSettings({ typographyV2 }),
      files: siteFiles({ text: "/a.woff2" }, {}),
      fontMetrics: new Map([["text", metrics]]),
    });
    const face = (range: string) => `font-weight:${range};font-style:normal;size-adjust:100%;ascent-override:110%;`;
    expect(css).toContain(`local("Roboto");${face("100 599")}descent-override:30%;line-gap-override:0%}`);
    expect(css).toContain(`local("Roboto Bold");${face("600 900")}`);
    expect(css).toContain('--font-body:"site body","site body fallback",system-ui');
  });

  it("of headings are preloaded by their weight, beside the font of the theme", () => {
    const variant = (fontFile: string, weight: string) => ({ fontFile, weight: [weight] });
    const headingsFont = { name: "Own", variants: [variant("icon", "400"), variant("text", "700")] };
    const { preloads, hasOwnFont } = look({ typographyV2: { headingsFont } });
    expect({ preloads, hasOwnFont }).toEqual({ preloads: ["https://files.example/a.woff2"], hasOwnFont: false });
  });

  it("without a file are reported", () => {
    const missing = { codeFont: { name: "Lost", variants: [{ fontFile: "gone" }] } };
    expect(look({ typographyV2: missing }).diagnostics).toEqual(["typography: no file of the font Lost was uploaded."]);
  });

  it("can't end the style element by a name", () => {
    const evil = {
      bodyFont: { ...typographyV2.bodyFont, fallback: ['x"}</style><script>'], fontVariationSettings: "}" },
    };
    expect(look({ typographyV2: evil }).css).not.toMatch(/<|\}\}\}"/);
  });
});

describe("the publisher's own styles", () => {
  const inline = (...sheets: string[]) => look({ css: { inline: sheets } });
  const guard = ":where(:not(.playground-root *,.early-playground *,.kit-popover *))";

  it("are in a layer above the theme, which they can't leave", () => {
    const { css, diagnostics } = inline("a{color:red}", "} nav{display:none}", '@import "x";b{}');
    expect(css).toBe(`@layer publisher{a${guard}{color:red}\n\nnav${guard} { display: none; }\nb${guard}{}\n}`);
    expect(diagnostics).toHaveLength(2);
  });

  it("lose the rule that is wrong", () => {
    const { css, diagnostics } = inline("a{color:red}\nb{margin:0;s}\ni{color:blue}");
    expect(css).toMatch(/a:where[^{]*\{\s*color: red[\s\S]+i:where[^{]*\{\s*color: blue/);
    expect(diagnostics.join()).toMatch(/css 1, line 2: a rule can't be read/);
  });

  it("can't end the style element", () => {
    expect(inline('a{content:"</style><script>"}').css).not.toContain("</style");
  });

  it.each([
    [".box{width:40%}", `.box${guard}{width:40%}`],
    [".a .b::before{content:''}", `.a .b${guard}::before{content:''}`],
    [".a:hover{.b &{color:red} i{color:red}}", `.a:hover${guard}{.b &{color:red} i${guard}{color:red}}`],
    ["html,body p{margin:0}", `html,body p${guard}{margin:0}`],
    ["@keyframes k{from{top:0} 50%{top:1px}}", "@keyframes k{from{top:0} 50%{top:1px}}"],
  ])("hold outside of playgrounds: %s", (written, shown) => {
    expect(inline(written).css).toBe(`@layer publisher{${shown}\n}`);
  });

  it.each([
    ["html, body{overflow:hidden !important;height:100% !important;color:red}", 2],
    ["html.dark body{position:fixed;max-height:100vh;color:red}", 2],
    ["body{overflow-y:clip;color:red}", 1],
    [".a{overflow:hidden;height:100%}", 0],
    ["body{overflow-x:hidden;min-height:100%;height:50px}", 0],
  ])("don't stop the page from scrolling: %s", (written, count) => {
    const { css, diagnostics } = inline(written);
    expect(diagnostics).toHaveLength(count);
    if (count > 0) expect(css.replace(/^@layer[^{]*\{[^{]*\{/, "")).not.toMatch(/overflow|height|position/);
  });
});

it("a site without settings has no styles", () => {
  expect(look({})).toEqual({
    css: "",
    colorScheme: "light dark",
    preloads: [],
    hasOwnFont: false,
    scripts: [],
    diagnostics: [],
  });
});

describe("themes", () => {
  const sheets = ["tokens.css", "layout.css"].map((name) =>
    readFileSync(resolve(import.meta.dirname, "../../pages/styles", name), "utf8"),
  );

  it("are made of tokens that the style sheets have", () => {
    for (const token of Object.values(themes).flatMap((set) => Object.keys(set))) {
      expect(sheets.join("")).toContain(`  --${token}: `);
    }
  });

  it("are chosen by the site, else by the operator", () => {
    const theme = (own: unknown, operator: ThemeName) =>
      siteLook({ settings: siteSettings({ theme: own }), files: new Map() }, { theme: operator }).css;
    expect(theme({}, "dense")).toContain("--base:93.75%");
    expect(theme({ name: "dense" }, "standard")).toContain("--base:93.75%");
    expect(theme({ name: "standard" }, "dense")).toBe("");
  });
});

it("reports components and scripts, which do not run", () => {
  const { diagnostics } = look({ header: "h.tsx", js: { remote: [{ url: "https://x.example/a.js" }] } });
  expect(diagnostics).toEqual([expect.stringMatching(/^header: h.tsx is code/), expect.stringMatching(/^js: /)]);
});
