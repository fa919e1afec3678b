import type { Color, Colors, LookSettings } from "../model/index.ts";
import { contrast, hex, mix, type Rgb, textContrast } from "./contrast.ts";
import { type ColorName, defaultColors, type Palette, type Scheme } from "./default-colors.ts";
import { canShareText, type PaletteInput, palette } from "./palette.ts";

/** A change of a color of a publisher. */
export interface ColorRepair {
  /** The setting, such as `colors.accent-primary`. */
  readonly setting: string;
  readonly scheme: Scheme;
  readonly message: string;
}

/** Styles, and what was changed or left out in them, a sentence each. */
export interface Styles {
  readonly css: string;
  readonly diagnostics: readonly string[];
}

const schemes = ["light", "dark"] as const satisfies readonly Scheme[];

/** Parts of a page that may have a separate background, with the colors that set it. */
const parts = [
  { selector: ".sidebar", key: "sidebarBackground", setting: "colors.sidebar-background" },
  { selector: ".masthead", key: "headerBackground", setting: "colors.header-background" },
] as const;

/** Creates the styles of a publisher's colors. Colors that text can't be read in, or on, are repaired and reported. */
export function colorStyles({ colors, schemes: shown }: LookSettings): Styles {
  const root = { light: inputOf(colors, "light"), dark: inputOf(colors, "dark") };
  const whole = bothOf((scheme) => palette(root[scheme], defaultColors[scheme]));
  const regions = parts.map(({ selector, key }) => {
    const grounds = bothOf((scheme) => opaque(colors[scheme]?.[key], whole[scheme].bg));
    if (grounds.light === undefined && grounds.dark === undefined) return "";
    const own = bothOf((scheme) =>
      palette({ ...root[scheme], card: undefined, background: grounds[scheme] ?? whole[scheme].bg }, whole[scheme]),
    );
    return `${rule(selector, own, whole)}${selector}{background:var(--bg);color:var(--text)}`;
  });
  return {
    css: schemeRule(shown) + rule(":root", whole, defaultColors) + scaleRule(colors) + regions.join(""),
    diagnostics: colorRepairs({ colors, schemes: shown }).map(({ message }) => message),
  };
}

/** Returns what text can't be read in, or on, in the color schemes that a site has. */
export const colorRepairs = ({
  colors,
  schemes: shown,
}: Pick<LookSettings, "colors" | "schemes">): readonly ColorRepair[] =>
  schemes
    .filter((scheme) => shown === "both" || shown === scheme)
    .flatMap((scheme) => {
      const input = inputOf(colors, scheme);
      return repairs(scheme, input, palette(input, defaultColors[scheme]));
    });

const bothOf = <T>(of: (scheme: Scheme) => T): { readonly [S in Scheme]: T } => ({
  light: of("light"),
  dark: of("dark"),
});

/** A site of one color scheme has it whatever the reader prefers. */
const schemeRule = (shown: LookSettings["schemes"]): string =>
  shown === "both" ? "" : `:root:is(:root,[data-theme]){color-scheme:${shown}}`;

/** Reads the colors of a scheme; an accent counts for both schemes if the other one has no accent. */
export function inputOf(colors: LookSettings["colors"], scheme: Scheme): PaletteInput {
  const own: Colors = colors[scheme] ?? {};
  const other: Colors = colors[scheme === "light" ? "dark" : "light"] ?? {};
  const page = defaultColors[scheme].bg;
  const background = opaque(own.background, page);
  const ground = background ?? page;
  return {
    background,
    card: opaque(own.cardBackground, ground),
    border: opaque(own.border, ground),
    accent: opaque(own.accentPrimary ?? other.accentPrimary, ground),
  };
}

const opaque = (color: Color | undefined, ground: Rgb): Rgb | undefined =>
  color === undefined ? undefined : mix(ground, color, color.a);

function rule(
  selector: string,
  own: { readonly [S in Scheme]: Palette },
  base: { readonly [S in Scheme]: Palette },
): string {
  // The keys of a palette are the names of its colors.
  const names = Object.keys(own.light) as readonly ColorName[];
  const changed = names.filter((name) => schemes.some((scheme) => hex(own[scheme][name]) !== hex(base[scheme][name])));
  if (changed.length === 0) return "";
  const values = changed.map((name) => `--${name}:light-dark(${hex(own.light[name])},${hex(own.dark[name])})`);
  return `${selector}{${values.join(";")}}`;
}

/** The steps `accent-1` to `accent-12` are for the publisher's own styles. */
function scaleRule(colors: LookSettings["colors"]): string {
  const steps = Array.from({ length: 12 }, (_, i) => i + 1).flatMap((step) => {
    const [light, dark] = schemes.map((scheme) => opaque(colors[scheme]?.[`accent${step}`], defaultColors[scheme].bg));
    const [first, second] = [light ?? dark, dark ?? light];
    return first === undefined || second === undefined
      ? []
      : [`--accent-${step}:light-dark(${hex(first)},${hex(second)})`];
  });
  return steps.length === 0 ? "" : `:root{${steps.join(";")}}`;
}

function repairs(scheme: Scheme, input: PaletteInput, shown: Palette): readonly ColorRepair[] {
  const { accent, card } = input;
  const found: ColorRepair[] = [];
  const add = (setting: string, message: string): void => {
    found.push({ setting, scheme, message: `${setting} ${message}` });
  };
  if (accent !== undefined && hex(accent) !== hex(shown.accent)) {
    const worst = Math.min(...[shown.bg, shown["bg-hover"], shown["bg-sunken"]].map((bg) => contrast(accent, bg)));
    // Rounded up, a contrast that is too low could read like the one that is needed.
    const shownContrast = (Math.floor(worst * 10) / 10).toFixed(1);
    add(
      "colors.accent-primary",
      `${hex(accent)} has a contrast of ${shownContrast} in the ${scheme} color scheme, and ` +
        `text needs ${textContrast}. Text and lines are shown in ${hex(shown.accent)}, fills keep it.`,
    );
  }
  if (card !== undefined && !canShareText(shown.bg, card)) {
    add(
      "colors.card-background",
      `${hex(card)} and the background ${hex(shown.bg)} of the ${scheme} color scheme need ` +
        "different colors of text. Cards have the color of the background.",
    );
  }
  return found;
}
