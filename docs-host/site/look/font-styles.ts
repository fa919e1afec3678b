import type { FontMetrics, FontSettings, LookSettings } from "../model/index.ts";
import { fallbackFaces } from "./fallback-faces.ts";
import { quoted } from "./quoted.ts";

/** Returns the address of an uploaded file by its id. */
export type UrlOf = (fileId: string) => string | undefined;

/** The styles of a publisher's fonts, and the files that text needs at once. */
export interface FontStyles {
  readonly css: string;
  readonly preloads: readonly string[];
  readonly diagnostics: readonly string[];
}

/** The uploaded fonts of a site: the addresses of files, and the sizes that were read from them. */
export interface FontFiles {
  readonly urlOf: UrlOf;
  readonly metrics: ReadonlyMap<string, FontMetrics>;
}

interface Slot {
  readonly token: string;
  readonly kind: "text" | "code";
  /** The weight of most of its text at the start of a page, which is needed at once; none of code. */
  readonly earlyWeight?: number;
  /** The families after the publisher's. */
  readonly generic: string;
}

const slots: { readonly [K in keyof LookSettings["fonts"]]-?: Slot } = {
  body: { token: "--font-body", kind: "text", earlyWeight: 400, generic: "system-ui,sans-serif" },
  headings: { token: "--font-display", kind: "text", earlyWeight: 600, generic: "var(--font-body)" },
  code: { token: "--font-code", kind: "code", generic: "ui-monospace,Menlo,Consolas,monospace" },
};

/** Creates the font faces of a publisher. */
export function fontStyles(fonts: LookSettings["fonts"], files: FontFiles): FontStyles {
  const found = (["body", "headings", "code"] as const).flatMap((key) => {
    const font = fonts[key];
    return font === undefined ? [] : [faceStyles(font, slots[key], key, files)];
  });
  return {
    css: found.map(({ css }) => css).join(""),
    preloads: [...new Set(found.flatMap(({ preloads }) => preloads))],
    diagnostics: found.flatMap(({ diagnostics }) => diagnostics),
  };
}

function faceStyles(font: FontSettings, slot: Slot, key: string, { urlOf, metrics }: FontFiles): FontStyles {
  const { token, kind, earlyWeight, generic } = slot;
  const variants = font.variants.flatMap((variant) => {
    const url = urlOf(variant.file);
    return url === undefined ? [] : [{ ...variant, url, weight: weightOf(variant.weight) }];
  });
  if (variants.length === 0) {
    return { css: "", preloads: [], diagnostics: [`typography: no file of the font ${font.name} was uploaded.`] };
  }
  const [family, standIn] = [`site ${key}`, `site ${key} fallback`];
  const faces = variants.map(
    ({ url, weight, style }) =>
      `@font-face{font-family:${quoted(family)};src:url(${quoted(url)});font-weight:${weight};` +
      `font-style:${style};font-display:${font.display}}`,
  );
  const standIns = fallbackFaces(
    standIn,
    kind,
    variants.flatMap(({ file, weight, style }) => {
      const found = metrics.get(file);
      return found === undefined ? [] : [{ metrics: found, weight, style }];
    }),
  );
  const families = [family, ...(standIns === "" ? [] : [standIn]), ...font.fallback].map(familyName);
  const settings = variationSettings(font.variationSettings, token);
  return {
    css: `${faces.join("")}${standIns}:root{${token}:${[...families, generic].join(",")}}${settings}`,
    preloads: earlyWeight === undefined ? [] : [earliest(variants, earlyWeight).url],
    diagnostics: [],
  };
}

/** A file without a weight is the regular one. */
const weightOf = (weight: string | undefined): string =>
  weight !== undefined && /^\d{1,4}(?: \d{1,4})?$/.test(weight) ? weight : "400";

/** Returns the variant with the weight nearest to the wanted one; of several, an upright one. */
function earliest<V extends { readonly weight: string; readonly style: string }>(
  variants: readonly V[],
  wanted: number,
): V {
  const distance = ({ weight, style }: V): number => {
    const [start = 400, end = start] = weight.split(" ").map(Number);
    return Math.max(0, start - wanted, wanted - end) + (style === "italic" ? 1000 : 0);
  };
  return variants.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

const generics = /^(?:system-ui|(?:ui-)?(?:sans-serif|serif|monospace|rounded)|cursive|fantasy|math)$/;

const familyName = (name: string): string => (generics.test(name) ? name : quoted(name));

const selectors: { readonly [token: string]: string } = {
  "--font-body": "html",
  "--font-display": "h1,h2,h3",
  "--font-code": "code,pre,var",
};

/** Returns the rule of variation settings, such as `"wdth" 90`; empty if they are not of that form. */
function variationSettings(value: string | undefined, token: string): string {
  const isValid = /^(?:["'][ -!#-&(-~]{4}["'] -?\d+(?:\.\d+)?(?:, ?(?=["'])|$))+$/.test(value ?? "");
  return isValid ? `${selectors[token]}{font-variation-settings:${value}}` : "";
}
