/** An opaque color, with parts from 0 to 255. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

export const black: Rgb = { r: 0, g: 0, b: 0 };
export const white: Rgb = { r: 255, g: 255, b: 255 };

/** Contrast that text needs on its background (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5;

const linear = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Returns the relative luminance of a color, from 0 to 1 (WCAG 2.2). */
const luminance = ({ r, g, b }: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** Returns the contrast of two colors, from 1 to 21 (WCAG 2.2). */
export function contrast(a: Rgb, b: Rgb): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Returns black or white, whichever is easier to read on a background. */
export const inkOn = (ground: Rgb): Rgb => (contrast(black, ground) >= contrast(white, ground) ? black : white);

/** Returns a color with a share of another one, from 0 to 1. */
export function mix(color: Rgb, other: Rgb, share: number): Rgb {
  const part = (key: keyof Rgb): number => Math.round(color[key] + (other[key] - color[key]) * share);
  return { r: part("r"), g: part("g"), b: part("b") };
}

/** Moves a color toward another one in steps of 2 % until it is accepted; returns the other one if none is. */
export function movedToward(color: Rgb, target: Rgb, isAccepted: (candidate: Rgb) => boolean): Rgb {
  for (let step = 0; step < 50; step++) {
    const candidate = mix(color, target, step / 50);
    if (isAccepted(candidate)) return candidate;
  }
  return target;
}

const hexOf = (value: number): string => Math.round(value).toString(16).padStart(2, "0");

/** Returns the CSS of a color, such as `#0c6478`. */
export const hex = ({ r, g, b }: Rgb): string => `#${hexOf(r)}${hexOf(g)}${hexOf(b)}`;

/** Reads a color as `hex` writes it. */
export function rgbOf(text: string): Rgb {
  const part = (at: number): number => Number.parseInt(text.slice(at, at + 2), 16);
  return { r: part(1), g: part(3), b: part(5) };
}
