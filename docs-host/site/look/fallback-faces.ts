import type { FontMetrics } from "../model/index.ts";
import { quoted } from "./quoted.ts";

/** A font of most systems, by the names that it has there, and the mean advance of a character of English text in it. */
interface SystemFont {
  readonly names: readonly string[];
  readonly width: number;
}

/**
 * Fonts with the advances of Arial and of Courier New; the widths come from Liberation Sans and Mono, by our reader.
 */
const systemFonts = {
  text: {
    regular: { names: ["Arial", "Liberation Sans", "Helvetica Neue", "Helvetica", "Roboto"], width: 0.4402 },
    bold: { names: ["Arial Bold", "Liberation Sans Bold", "Helvetica Neue Bold", "Roboto Bold"], width: 0.4761 },
  },
  code: {
    regular: { names: ["Courier New", "Liberation Mono", "Menlo", "Consolas"], width: 0.6001 },
    bold: { names: ["Courier New Bold", "Liberation Mono Bold", "Menlo Bold", "Consolas Bold"], width: 0.6001 },
  },
} as const satisfies { readonly [kind: string]: { readonly [weight: string]: SystemFont } };

/** A face of a loaded font, and the face that it replaces. */
export interface ReplacedFace {
  readonly metrics: FontMetrics;
  /** A weight such as `400`, or a range such as `100 900`. */
  readonly weight: string;
  readonly style: "normal" | "italic";
}

/**
 * Creates the faces that text has while its font is loaded: faces of the system, scaled so that each line has the same
 * height, and about the same length.
 */
export const fallbackFaces = (family: string, kind: keyof typeof systemFonts, faces: readonly ReplacedFace[]): string =>
  faces
    .flatMap(({ metrics, weight, style }) =>
      rangesOf(weight, metrics).map(({ range, width }) => {
        const { names, width: systemWidth } = systemFonts[kind][startOf(range) >= 600 ? "bold" : "regular"];
        const scale = width / systemWidth;
        return [
          `@font-face{font-family:${quoted(family)}`,
          `src:${names.map((name) => `local(${quoted(name)})`).join(",")}`,
          `font-weight:${range}`,
          `font-style:${style}`,
          `size-adjust:${percent(scale)}`,
          `ascent-override:${percent(metrics.ascent / scale)}`,
          `descent-override:${percent(metrics.descent / scale)}`,
          `line-gap-override:${percent(metrics.lineGap / scale)}}`,
        ].join(";");
      }),
    )
    .join("");

/** Splits the weights of a file where the system's fonts change from regular to bold. */
function rangesOf(
  weight: string,
  { widths }: FontMetrics,
): readonly { readonly range: string; readonly width: number }[] {
  const [first] = widths;
  const [start, end] = [startOf(weight), Number(weight.split(" ")[1] ?? startOf(weight))];
  if (first === undefined) return [];
  const bold = widths.find((one) => one.weight >= 600) ?? first;
  if (start >= 600 || end < 600) return [{ range: weight, width: (start >= 600 ? bold : first).width }];
  return [
    { range: `${start} 599`, width: first.width },
    { range: `600 ${end}`, width: bold.width },
  ];
}

const startOf = (weight: string): number => Number(weight.split(" ")[0]);

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
