import type { ColorsNode, Rgb } from "./definition.ts";
import type { Accent } from "./site.ts";

/** The grounds of the two themes, as the tokens have them. */
const grounds = { light: { r: 255, g: 255, b: 255 }, dark: { r: 20, g: 25, b: 27 } } as const;

/** Text needs 4.5 (WCAG 2.2, 1.4.3); a little more, so that it also holds on tinted grounds. */
const enough = 5.5;

const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = ({ r, g, b }: Rgb): number => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(a: Rgb, b: Rgb): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

const clamp = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));

/** Moves a colour towards black or white, by no more than it takes to be read on its ground. */
function readable(color: Rgb, ground: Rgb, towards: number): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const move = (value: number): number => clamp(value + (towards - value) * share);
    const moved = { r: move(color.r), g: move(color.g), b: move(color.b) };
    if (contrast(moved, ground) >= enough) return moved;
  }
  return { r: towards, g: towards, b: towards };
}

const written = ({ r, g, b }: Rgb): string => `rgb(${r} ${g} ${b})`;

/** The accent of a site for both themes, made readable; `undefined` if the site names no colour. */
export function accentOf(colors: ColorsNode | undefined): Accent | undefined {
  const light = colors?.light?.accentPrimary ?? colors?.accentPrimary ?? colors?.dark?.accentPrimary;
  const dark = colors?.dark?.accentPrimary ?? colors?.accentPrimary ?? colors?.light?.accentPrimary;
  if (light === undefined || dark === undefined) return undefined;
  return {
    light: written(readable(light, grounds.light, 0)),
    dark: written(readable(dark, grounds.dark, 255)),
  };
}
