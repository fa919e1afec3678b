import { type Rgb, rgbOf } from "./contrast.ts";

/** The colors of tokens.css that depend on the background, by their names there. */
const values = {
  bg: ["#ffffff", "#0f1011"],
  "bg-raised": ["#ffffff", "#17181a"],
  "bg-sunken": ["#f7f7f8", "#161719"],
  "bg-hover": ["#f0f0f2", "#222427"],
  text: ["#191a1d", "#ededef"],
  "text-muted": ["#4e5056", "#b6b9be"],
  border: ["#e5e6e9", "#292b2f"],
  "border-strong": ["#84878e", "#6d7077"],
  accent: ["#0b586a", "#6fcfe2"],
  "accent-fill": ["#0b586a", "#6fcfe2"],
  "accent-hover": ["#094756", "#80d5e5"],
  "accent-text": ["#ffffff", "#04222a"],
  "accent-soft": ["#e6f3f6", "#12303a"],
  focus: ["#0b7893", "#6fcfe2"],
  good: ["#145c33", "#82d19e"],
  "good-soft": ["#e8f5ed", "#14291c"],
  bad: ["#9b2119", "#f6a39b"],
  "bad-soft": ["#fdeeec", "#351b19"],
  warn: ["#724700", "#e5b96c"],
  "warn-soft": ["#fdf4e3", "#30260f"],
  "method-get": ["#1a518f", "#8fbcf0"],
  "method-post": ["#145c33", "#82d19e"],
  "method-put": ["#724700", "#e5b96c"],
  "method-patch": ["#783873", "#dda9dc"],
  "method-delete": ["#9b2119", "#f6a39b"],
  "code-word": ["#7a347e", "#d8a8e0"],
  "code-function": ["#1a518f", "#8fbcf0"],
} as const;

/** The name of a color of the theme. */
export type ColorName = keyof typeof values;

/** A color for each name. */
export type Palette = { readonly [N in ColorName]: Rgb };

/** A color scheme. */
export type Scheme = "light" | "dark";

const paletteAt = (at: 0 | 1): Palette =>
  // The keys come from the table.
  Object.fromEntries(Object.entries(values).map(([name, pair]) => [name, rgbOf(pair[at])])) as Palette;

/** The colors of the theme in each color scheme. */
export const defaultColors: { readonly [S in Scheme]: Palette } = { light: paletteAt(0), dark: paletteAt(1) };
