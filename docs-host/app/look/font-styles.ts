import type { FontSettings, LookSettings } from "../site/index.ts";
import { quoted } from "./quoted.ts";

/** Returns the address of an uploaded file by its id. */
export type UrlOf = (fileId: string) => string | undefined;

/** The styles of a publisher's fonts, and the files that text needs at once. */
export interface FontStyles {
  readonly css: string;
  readonly preloads: readonly string[];
  readonly diagnostics: readonly string[];
}

interface Slot {
  readonly token: string;
  /** True if most text has it, so that it is needed at once. */
  readonly isEarly: boolean;
  /** The families after those of the publisher. */
  readonly generic: string;
}

const slots: { readonly [K in keyof LookSettings["fonts"]]-?: Slot } = {
  body: { token: "--font-body", isEarly: true, generic: "system-ui,sans-serif" },
  headings: { token: "--font-display", isEarly: true, generic: "var(--font-body)" },
  code: { token: "--font-code", isEarly: false, generic: "ui-monospace,Menlo,Consolas,monospace" },
};

/** Creates the font faces of a publisher. */
export function fontStyles(fonts: LookSettings["fonts"], urlOf: UrlOf): FontStyles {
  const found = (["body", "headings", "code"] as const).flatMap((key) => {
    const font = fonts[key];
    return font === undefined ? [] : [faceStyles(font, slots[key], key, urlOf)];
  });
  return {
    css: found.map(({ css }) => css).join(""),
    preloads: [...new Set(found.flatMap(({ preloads }) => preloads))],
    diagnostics: found.flatMap(({ diagnostics }) => diagnostics),
  };
}

function faceStyles(font: FontSettings, { token, isEarly, generic }: Slot, key: string, urlOf: UrlOf): FontStyles {
  const variants = font.variants.flatMap((variant) => {
    const url = urlOf(variant.file);
    return url === undefined ? [] : [{ ...variant, url }];
  });
  const [first] = variants;
  if (first === undefined) {
    return { css: "", preloads: [], diagnostics: [`typography: no file of the font ${font.name} was uploaded.`] };
  }
  const family = `site ${key}`;
  const faces = variants.map(({ url, weight, style }) =>
    [
      `@font-face{font-family:${quoted(family)};src:url(${quoted(url)})`,
      ...(weight !== undefined && /^\d{1,4}(?: \d{1,4})?$/.test(weight) ? [`font-weight:${weight}`] : []),
      `font-style:${style};font-display:${font.display}}`,
    ].join(";"),
  );
  const families = [family, ...font.fallback].map(familyName);
  const settings = variationSettings(font.variationSettings, token);
  return {
    css: `${faces.join("")}:root{${token}:${[...families, generic].join(",")}}${settings}`,
    preloads: isEarly ? [first.url] : [],
    diagnostics: [],
  };
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
