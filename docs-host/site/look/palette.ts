import { black, contrast, hex, inkOn, mix, movedToward, type Rgb, textContrast, white } from "./contrast.ts";
import type { ColorName, Palette } from "./default-colors.ts";

/** The colors that a publisher has set for a part of a page. */
export interface PaletteInput {
  readonly background?: Rgb | undefined;
  readonly card?: Rgb | undefined;
  readonly border?: Rgb | undefined;
  readonly accent?: Rgb | undefined;
}

/** Colors of text, which must be readable on all backgrounds. */
const texts = [
  "text",
  "text-muted",
  "method-get",
  "method-post",
  "method-put",
  "method-patch",
  "method-delete",
  "code-word",
  "code-function",
] as const satisfies readonly ColorName[];

/** Colors of text that also have a background. */
const tints = ["accent", "good", "bad", "warn"] as const satisfies readonly ColorName[];

/** The share of a color in its own background. */
const softShare = 0.1;

/** Contrast at which a fill is seen as one. */
const fillContrast = 1.2;

/** The share of black or white in a fill below a pointer. */
const hoverShare = 0.12;

/** Contrast of the borders of controls (WCAG 2.2, 1.4.11). */
const controlContrast = 3;

/**
 * Creates the colors of a part of a page from the colors of its publisher. Text in each of them has a contrast of at least
 * 4.5 on each of its backgrounds; colors that lack it move toward black or white. Fills keep the publisher's accent: the
 * text on them is black or white.
 */
export function palette(input: PaletteInput, base: Palette): Palette {
  const bg = input.background ?? base.bg;
  const ink = inkOn(bg);
  const grounds = groundsOf(input, base, bg, ink);
  const isReadable = (color: Rgb, on: readonly Rgb[]): boolean =>
    on.every((ground) => contrast(color, ground) >= textContrast);
  const all = Object.values(grounds);
  const repaired = (color: Rgb): Rgb => movedToward(color, ink, (candidate) => isReadable(candidate, all));
  const tinted = (color: Rgb): Rgb =>
    movedToward(color, ink, (candidate) => isReadable(candidate, [...all, shade(bg, candidate, softShare)]));
  const isOwn = input.background === undefined;
  const accent = tinted(input.accent ?? base.accent);
  const inks = Object.fromEntries(texts.map((name) => [name, repaired(base[name])]));
  const soft = tints.map((name) => {
    const color = name === "accent" ? accent : tinted(base[name]);
    const keeps = isOwn && hex(color) === hex(base[name]);
    return { [name]: color, [`${name}-soft`]: keeps ? base[`${name}-soft`] : shade(bg, color, softShare) };
  });
  const fill = input.accent !== undefined && contrast(input.accent, bg) >= fillContrast ? input.accent : accent;
  const isAccentOwn = hex(accent) === hex(base.accent);
  const isFillOwn = hex(fill) === hex(base["accent-fill"]);
  const fillInk = isFillOwn ? base["accent-text"] : inkOn(fill);
  return {
    ...base,
    ...grounds,
    ...inks,
    ...Object.assign({}, ...soft),
    border: input.border ?? (isOwn ? base.border : mix(bg, ink, 0.13)),
    "border-strong": movedToward(base["border-strong"], ink, (candidate) => contrast(candidate, bg) >= controlContrast),
    "accent-fill": fill,
    // Away from the text.
    "accent-hover": isFillOwn ? base["accent-hover"] : mix(fill, inkOn(fillInk), hoverShare),
    "accent-text": fillInk,
    focus: isAccentOwn && isOwn ? base.focus : accent,
  };
}

/** Returns true if one color of text can be readable on both backgrounds. */
export const canShareText = (a: Rgb, b: Rgb): boolean =>
  contrast(inkOn(a), b) >= textContrast && contrast(inkOn(b), a) >= textContrast;

/** Returns a background with a share of a color; on backgrounds where that leaves no readable text, the other way. */
function shade(bg: Rgb, color: Rgb, share: number): Rgb {
  const ink = inkOn(bg);
  const shaded = mix(bg, color, share);
  return contrast(ink, shaded) >= textContrast ? shaded : mix(bg, ink === black ? white : black, share);
}

function groundsOf(input: PaletteInput, base: Palette, bg: Rgb, ink: Rgb) {
  const isOwn = input.background === undefined;
  const raised = input.card ?? (isOwn ? base["bg-raised"] : bg);
  return {
    bg,
    "bg-raised": canShareText(bg, raised) ? raised : bg,
    "bg-sunken": isOwn ? base["bg-sunken"] : shade(bg, ink, 0.03),
    "bg-hover": isOwn ? base["bg-hover"] : shade(bg, ink, 0.06),
  };
}
