import { TinyColor } from "@ctrl/tinycolor";
import type { LookSettings } from "../model/index.ts";
import { inputOf } from "./color-styles.ts";
import { hex, inkOn, mix, type Rgb, white } from "./contrast.ts";
import { defaultColors } from "./default-colors.ts";
import { palette } from "./palette.ts";

/** The colors of an image that is drawn for a site, in CSS such as `#0c6478`. */
export interface ImageColors {
  readonly background: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  /** The accent on the background, as faint as a tint. */
  readonly soft: string;
  /** True if the background needs a light text. */
  readonly isDark: boolean;
}

/** Share of the background in text of less weight. */
const mutedShare = 0.3;

/**
 * Returns the colors of an image: the colors of the site's pages, in the light color scheme if the site has it.
 *
 * @param own CSS colors of a publisher that replace them; one that can't be read is ignored
 */
export function imageColors(
  { colors, schemes }: LookSettings,
  own: { readonly background?: string | undefined; readonly text?: string | undefined },
): ImageColors {
  const scheme = schemes === "dark" ? "dark" : "light";
  const background = rgbIn(own.background);
  const input = inputOf(colors, scheme);
  const shown = palette(background === undefined ? input : { accent: input.accent, background }, defaultColors[scheme]);
  const text = rgbIn(own.text);
  return {
    background: hex(shown.bg),
    text: hex(text ?? shown.text),
    muted: hex(text === undefined ? shown["text-muted"] : mix(text, shown.bg, mutedShare)),
    accent: hex(shown.accent),
    soft: hex(shown["accent-soft"]),
    isDark: inkOn(shown.bg) === white,
  };
}

function rgbIn(text: string | undefined): Rgb | undefined {
  const color = new TinyColor(text);
  return text !== undefined && color.isValid ? { r: color.r, g: color.g, b: color.b } : undefined;
}
