import { present } from "#engine/json";
import { address, choice, list, member, number, text, texts } from "../wire.ts";

/** A color, with parts from 0 to 255 and its opacity from 0 to 1. */
export interface Color {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** The colors that an author has set, by their names, such as `accentPrimary`, `background` and `accent1`. */
export type Colors = { readonly [name: string]: Color };

/** A value for each of the two color schemes. */
export interface Themed<T> {
  readonly light?: T;
  readonly dark?: T;
}

/** The publisher's logo. Files are ids in the site's files. */
export interface Logo {
  readonly file: Themed<string>;
  /** In CSS pixels. */
  readonly height: number;
  /** Where it leads; the first page without it. */
  readonly href?: string;
  readonly rightText?: string;
}

/** One file of a font. */
export interface FontVariant {
  readonly file: string;
  /** A weight such as `400`, or a range such as `100 900`. */
  readonly weight?: string;
  readonly style: "normal" | "italic";
}

/** A font of the publisher's own. */
export interface FontSettings {
  readonly name: string;
  readonly variants: readonly FontVariant[];
  readonly display: "auto" | "block" | "swap" | "fallback" | "optional";
  readonly fallback: readonly string[];
  readonly variationSettings?: string;
}

/** Logo, colors, pictures and fonts of a site. */
export interface LookSettings {
  /** The color schemes that the site has. */
  readonly schemes: "light" | "dark" | "both";
  readonly colors: Themed<Colors>;
  readonly logo: Logo;
  readonly favicon?: string;
  /** The picture behind each page, a file. */
  readonly background: Themed<string>;
  readonly fonts: {
    readonly headings?: FontSettings;
    readonly body?: FontSettings;
    readonly code?: FontSettings;
  };
}

/** Height of a logo that does not set one, in CSS pixels. */
const logoHeight = 20;

/** Reads the look of a site. */
export function lookSettings(config: unknown): LookSettings {
  const colors = member(config, "colorsV3");
  const type = member(colors, "type");
  const light = type === "light" ? colors : member(colors, "light");
  const dark = type === "dark" ? colors : member(colors, "dark");
  const file = (key: string): Themed<string> =>
    present({ light: fileId(member(light, key)), dark: fileId(member(dark, key)) });
  const height = number(member(config, "logoHeight"));
  const typography = member(config, "typographyV2");
  // Some publishers send the logo and the picture beside the colors.
  const ownLogo = member(config, "logoV2");
  const ofBoth = (key: string): Themed<string> => {
    const id = fileId(member(config, key));
    return id === undefined ? {} : { light: id, dark: id };
  };
  return {
    schemes: choice(type, { light: "light", dark: "dark" } as const, "both"),
    colors: present({ light: colorsIn(light), dark: colorsIn(dark) }),
    logo: {
      file: {
        ...ofBoth("logo"),
        ...present({ light: fileId(member(ownLogo, "light")), dark: fileId(member(ownLogo, "dark")) }),
        ...file("logo"),
      },
      height: height !== undefined && height > 0 ? height : logoHeight,
      ...present({ href: address(member(config, "logoHref")), rightText: text(member(config, "logoRightText")) }),
    },
    ...present({ favicon: fileId(member(config, "favicon")) }),
    background: { ...ofBoth("backgroundImage"), ...file("backgroundImage") },
    fonts: present({
      headings: font(member(typography, "headingsFont")),
      body: font(member(typography, "bodyFont")),
      code: font(member(typography, "codeFont")),
    }),
  };
}

/** Reads the id of a file, with or without its scheme. */
export const fileId = (value: unknown): string | undefined => text(value)?.replace(/^file:/, "");

function colorsIn(theme: unknown): Colors | undefined {
  if (typeof theme !== "object" || theme === null) return undefined;
  return Object.fromEntries(
    Object.entries(theme).flatMap(([name, value]): readonly (readonly [string, Color])[] => {
      const found = color(value);
      return found === undefined ? [] : [[name, found]];
    }),
  );
}

function color(value: unknown): Color | undefined {
  const part = (key: string, most: number): number | undefined => {
    const found = number(member(value, key));
    return found === undefined ? undefined : Math.min(most, Math.max(0, found));
  };
  const [r, g, b] = [part("r", 255), part("g", 255), part("b", 255)];
  return r === undefined || g === undefined || b === undefined ? undefined : { r, g, b, a: part("a", 1) ?? 1 };
}

function font(value: unknown): FontSettings | undefined {
  const name = text(member(value, "name"));
  const variants = list(member(value, "variants")).flatMap((one) => fontVariant(one) ?? []);
  if (name === undefined || variants.length === 0) return undefined;
  return {
    name,
    variants,
    display: choice(
      member(value, "display"),
      { auto: "auto", block: "block", swap: "swap", fallback: "fallback", optional: "optional" } as const,
      "swap",
    ),
    fallback: texts(member(value, "fallback")),
    ...present({ variationSettings: text(member(value, "fontVariationSettings")) }),
  };
}

function fontVariant(value: unknown): FontVariant | undefined {
  const file = fileId(member(value, "fontFile"));
  const [weight, end] = list(member(value, "weight")).map(String);
  return file === undefined
    ? undefined
    : {
        file,
        ...(weight !== undefined && { weight: end === undefined ? weight : `${weight} ${end}` }),
        style: list(member(value, "style")).includes("italic") ? "italic" : "normal",
      };
}
