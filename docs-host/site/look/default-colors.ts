import { type Rgb, rgbOf } from "./contrast.ts";

/** The colors of tokens.css that depend on the background, by their names there. */
const values = {
  bg: ["#ffffff", "#0f1011"],
  "bg-raised": ["#ffffff", "#17181a"],
  "bg-sunken": ["#f7f7f8", "#161719"],
  "bg-hover": ["#f0f0f2", "#222427"],
  text: ["#191a1d", "#ededef"],
  "text-muted": ["#5d6067", "#a2a5ab"],
  border: ["#e5e6e9", "#292b2f"],
  "border-strong": ["#84878e", "#6d7077"],
  accent: ["#0c6478", "#6fcfe2"],
  "accent-fill": ["#0c6478", "#6fcfe2"],
  "accent-hover": ["#0b586a", "#80d5e5"],
  "accent-text": ["#ffffff", "#04222a"],
  "accent-soft": ["#e6f3f6", "#12303a"],
  focus: ["#0b7893", "#6fcfe2"],
  good: ["#17693a", "#82d19e"],
  "good-soft": ["#e8f5ed", "#14291c"],
  bad: ["#b1261d", "#f4978e"],
  "bad-soft": ["#fdeeec", "#351b19"],
  warn: ["#805000", "#e5b96c"],
  "warn-soft": ["#fdf4e3", "#30260f"],
  "method-get": ["#1c589b", "#8fbcf0"],
  "method-post": ["#17693a", "#82d19e"],
  "method-put": ["#805000", "#e5b96c"],
  "method-patch": ["#7b3a76", "#dba7da"],
  "method-delete": ["#b1261d", "#f4978e"],
  "code-word": ["#8a3b8f", "#d8a8e0"],
  "code-function": ["#1c589b", "#8fbcf0"],
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
