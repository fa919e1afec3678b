/** The sizes of a font that decide how much room a text takes, each as a share of the font size. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** The mean advance of a character of English text, by weight; at least one. */
  readonly widths: readonly { readonly weight: number; readonly width: number }[];
}
