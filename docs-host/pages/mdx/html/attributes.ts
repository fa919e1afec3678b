import { ariaValue, authorId } from "#docs-host/site/author-styles";
import { attributesOf, commonAttributes, type ValueKind } from "#mdx/tags";
import { frameFeatures } from "./frame-features.ts";

/** Attributes of an author, by their names in lower case. */
export type AuthorAttributes = {
  readonly [name: string]: string | number | boolean | { readonly [name: string]: string };
};

/** The functions that read addresses. */
export interface AttributeDeps {
  /** Returns the address of a link; undefined if it has no target or is not allowed. */
  readonly address: (href: string) => string | undefined;
  /** Returns the address of a file that is loaded, such as an image. */
  readonly source: (src: string) => string | undefined;
}

type Props = { [name: string]: string | number | boolean };

/** Names of attributes that differ between HTML and React. */
const reactNames: { readonly [name: string]: string } = {
  class: "className",
  datetime: "dateTime",
  colspan: "colSpan",
  rowspan: "rowSpan",
  srcset: "srcSet",
  srclang: "srcLang",
  valign: "vAlign",
  autoplay: "autoPlay",
  playsinline: "playsInline",
  allowfullscreen: "allowFullScreen",
  viewbox: "viewBox",
  gradientunits: "gradientUnits",
  gradienttransform: "gradientTransform",
  spreadmethod: "spreadMethod",
  patternunits: "patternUnits",
  patterntransform: "patternTransform",
  preserveaspectratio: "preserveAspectRatio",
  clippathunits: "clipPathUnits",
  maskunits: "maskUnits",
  markerwidth: "markerWidth",
  markerheight: "markerHeight",
  refx: "refX",
  refy: "refY",
  pathlength: "pathLength",
  textlength: "textLength",
};

const reactName = (name: string): string =>
  reactNames[name] ??
  (/^(?:aria|data)-/.test(name) ? name : name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()));

/**
 * Returns the attributes of an element that pages may have, for React. All others are left out: those that run code,
 * and those that only scripts read.
 */
export function safeAttributes(element: string, attributes: AuthorAttributes, deps: AttributeDeps): Props {
  const own = attributesOf(element);
  const props: Props = {};
  for (const [name, value] of Object.entries(attributes)) {
    const kind = Object.hasOwn(own, name)
      ? own[name]
      : Object.hasOwn(commonAttributes, name)
        ? commonAttributes[name]
        : undefined;
    const isNamed = /^aria-[a-z]+$/.test(name);
    if ((kind === undefined && !isNamed) || typeof value === "object") continue;
    const safe = isNamed ? ariaValue(name, String(value)) : readers[kind ?? "text"](value, deps);
    if (safe !== undefined) props[reactName(name)] = safe;
  }
  return props;
}

type Value = string | number | boolean;

/** Addresses in styles may only be fragments of the same page. */
const otherUrl = /url\(\s*["']?(?!["']?#)/i;
const partUrl = /url\(\s*["']?#([^"')\s]+)["']?\s*\)/gi;

const readers: {
  readonly [K in ValueKind]: (value: Value, deps: AttributeDeps) => Value | undefined;
} = {
  text: (value) => (typeof value === "boolean" ? undefined : String(value)),
  number: (value) => (/^-?\d{1,6}$/.test(String(value).trim()) ? Number(value) : undefined),
  flag: (value) => (value === false || value === "false" ? undefined : true),
  size: (value) =>
    /^\d{1,5}(?:\.\d+)?(?:px)?$/.test(String(value).trim()) ? Number.parseFloat(String(value)) : undefined,
  address: (value, { address }) => address(String(value)),
  source: (value, { source }) => source(String(value)),
  paint: (value) =>
    otherUrl.test(String(value))
      ? undefined
      : String(value).replace(partUrl, (_, id: string) => `url(#${authorId(id)})`),
  id: String,
  part: (value) => (/^#[\w.:-]+$/.test(String(value)) ? `#${authorId(String(value).slice(1))}` : undefined),
  features: (value) => frameFeatures(String(value)).value || undefined,
};
