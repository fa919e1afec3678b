import { TinyColor } from "@ctrl/tinycolor";
import { positionOf, type Word } from "#codegen/reading";
import { present } from "#engine/json";
import type { RgbaColor } from "#generated/types";
import type { Notes } from "../diagnostic.ts";
import type { Themed } from "../settings/common.ts";
import type { Colors, DocsYml } from "../settings/docs-yml.ts";

type Scheme = "dark" | "light";
type Color = Word | Themed<Word>;

/** The colors that a site offers, as they are published. */
export type PublishedColors =
  | ({ readonly type: Scheme } & ThemeColors)
  | { readonly type: "darkAndLight"; readonly dark: ThemeColors; readonly light: ThemeColors };

type ThemeColors = ReturnType<typeof themeColors>;

/** The accents of a site that sets none: the accents in `docs-host/pages/styles/tokens.css`, readable as text (WCAG 2.2, 1.4.6). */
const defaultAccents: { readonly [S in Scheme]: string } = { light: "#0b586a", dark: "#6fcfe2" };

/** Keys of colors, and their published names. */
const names = {
  background: "background",
  border: "border",
  "sidebar-background": "sidebarBackground",
  "header-background": "headerBackground",
  "card-background": "cardBackground",
  "accent-1": "accent1",
  "accent-2": "accent2",
  "accent-3": "accent3",
  "accent-4": "accent4",
  "accent-5": "accent5",
  "accent-6": "accent6",
  "accent-7": "accent7",
  "accent-8": "accent8",
  "accent-9": "accent9",
  "accent-10": "accent10",
  "accent-11": "accent11",
  "accent-12": "accent12",
} as const;

/** Converts colors, with the logo and background of each scheme. */
export function publishedColors(
  docs: DocsYml,
  fileId: (path: Word | undefined) => string | undefined,
): PublishedColors {
  const { colors = {}, logo } = docs;
  const background = docs["background-image"];
  const theme = (scheme: Scheme) => ({
    ...themeColors(colors, scheme),
    ...present({ logo: fileId(logo?.[scheme]), backgroundImage: fileId(background?.[scheme]) }),
  });
  const type = schemesOf(colors);
  if (type !== "darkAndLight") return { type, ...theme(type) };
  return { type, dark: theme("dark"), light: theme("light") };
}

const accentOf = (colors: Colors): Color | undefined => colors["accent-primary"] ?? colors.accentPrimary;

const isWord = (color: Color | undefined): color is Word => color !== undefined && "text" in color;

/** Returns the schemes of a site: one if its background or its accent fits only one. */
function schemesOf(colors: Colors): Scheme | "darkAndLight" {
  const { background } = colors;
  const accent = accentOf(colors);
  if (isWord(background)) return new TinyColor(background.text).isDark() ? "dark" : "light";
  if (background?.dark !== undefined && background.light !== undefined) return "darkAndLight";
  if (isWord(accent)) return new TinyColor(accent.text).isLight() ? "dark" : "light";
  if (accent?.dark !== undefined && accent.light !== undefined) return "darkAndLight";
  for (const scheme of ["dark", "light"] as const) {
    if (accent?.[scheme] !== undefined && background?.[scheme] !== undefined) return scheme;
  }
  return "darkAndLight";
}

const colorIn = (color: Color | undefined, scheme: Scheme): Word | undefined =>
  isWord(color) ? color : color?.[scheme];

const rgba = (text: string): RgbaColor => {
  const { r, g, b, a } = new TinyColor(text);
  return { r: Math.round(r), g: Math.round(g), b: Math.round(b), a };
};

function themeColors(colors: Colors, scheme: Scheme) {
  const accent = accentOf(colors);
  const own = colorIn(accent, scheme) ?? colorIn(accent, scheme === "dark" ? "light" : "dark");
  const others = Object.entries(names).flatMap(([key, name]) => {
    // `names` and `colors` have the same keys.
    const color = colorIn(colors[key as keyof typeof names], scheme);
    return color === undefined ? [] : [[name, rgba(color.text)] as const];
  });
  const named: { readonly [N in (typeof names)[keyof typeof names]]?: RgbaColor } = Object.fromEntries(others);
  return { accentPrimary: rgba(own?.text ?? defaultAccents[scheme]), ...named };
}

/** A color of the settings, with its position in its file. */
export interface PlacedColor {
  /** The setting, such as `colors.accent-primary`. */
  readonly setting: string;
  /** Absent for a color of both schemes. */
  readonly scheme?: "light" | "dark";
  readonly file: string;
  /** Lines and columns are 1-based. */
  readonly line: number;
  readonly column: number;
}

/** Returns the positions of the colors of a site. */
export const placedColors = (colors: Colors): readonly PlacedColor[] =>
  Object.entries(colors).flatMap(([key, color]) => {
    const setting = `colors.${key === "accentPrimary" ? "accent-primary" : key}`;
    const placed = (word: Word | undefined, more: Pick<PlacedColor, "scheme">): readonly PlacedColor[] => {
      if (word === undefined) return [];
      const { source, start } = word.span;
      return [{ setting, ...more, file: source.path, ...positionOf(source, start) }];
    };
    if (isWord(color)) return placed(color, {});
    return [...placed(color?.light, { scheme: "light" }), ...placed(color?.dark, { scheme: "dark" })];
  });

/** Reports invalid colors. */
export function checkColors(colors: Colors, notes: Notes): void {
  for (const color of Object.values(colors)) {
    for (const word of isWord(color) ? [color] : [color?.dark, color?.light]) {
      if (word === undefined || new TinyColor(word.text).isValid) continue;
      notes.note(word.span, {
        code: "color",
        message: `${word.text} is not a color`,
        advice: 'write a color of CSS, such as "#1e6e46"',
      });
    }
  }
}
