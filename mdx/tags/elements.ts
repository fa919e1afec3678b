/** The kind of an attribute’s value, by which `attributes.ts` reads it. */
export type ValueKind =
  | "text"
  | "number"
  | "flag"
  | "size"
  | "address"
  | "source"
  | "paint"
  | "id"
  | "part"
  | "features";

/** The attributes of an element that pages may have, by their names in lower case. */
type Attributes = { readonly [name: string]: ValueKind };

const sized: Attributes = { width: "size", height: "size" };
const cell: Attributes = { colspan: "number", rowspan: "number", align: "text", valign: "text", ...sized };
const media: Attributes = {
  src: "source",
  controls: "flag",
  autoplay: "flag",
  loop: "flag",
  muted: "flag",
  preload: "text",
};

/** Attributes that all elements may have, beside `aria-…`. */
export const commonAttributes: Attributes = {
  id: "id",
  class: "text",
  title: "text",
  lang: "text",
  dir: "text",
  role: "text",
  hidden: "flag",
  translate: "text",
};

const plain = [
  "abbr address article aside b bdi bdo big blockquote br button caption center cite code col colgroup dd del dfn div",
  "dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i ins kbd li main mark nav ol p picture pre q rp rt",
  "ruby s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr",
].flatMap((names) => names.split(" "));

const special: { readonly [name: string]: Attributes } = {
  a: { href: "address", name: "text" },
  abbr: {},
  audio: media,
  blockquote: { cite: "address" },
  col: { span: "number", ...sized },
  colgroup: { span: "number" },
  del: { datetime: "text" },
  details: { open: "flag" },
  div: { align: "text" },
  embed: { src: "source", ...sized },
  iframe: { src: "source", allow: "features", allowfullscreen: "flag", ...sized },
  img: { src: "source", alt: "text", nozoom: "flag", enablezoom: "flag", align: "text", ...sized },
  input: { type: "text", checked: "flag" },
  ins: { datetime: "text" },
  li: { value: "number" },
  ol: { start: "number", reversed: "flag", type: "text" },
  p: { align: "text" },
  source: { src: "source", type: "text", media: "text", srcset: "source" },
  table: { align: "text", ...sized },
  td: cell,
  th: { ...cell, scope: "text" },
  time: { datetime: "text" },
  track: { src: "source", kind: "text", srclang: "text", label: "text", default: "flag" },
  video: { ...media, poster: "source", playsinline: "flag", ...sized },
};

const paints: Attributes = {
  fill: "paint",
  stroke: "paint",
  "clip-path": "paint",
  mask: "paint",
  filter: "paint",
  "marker-start": "paint",
  "marker-mid": "paint",
  "marker-end": "paint",
};

const drawing: Attributes = {
  ...paints,
  ...Object.fromEntries(
    [
      "viewbox width height x y x1 x2 y1 y2 cx cy r rx ry dx dy fx fy d points transform opacity offset overflow",
      "fill-opacity fill-rule clip-rule color stroke-width stroke-linecap stroke-linejoin stroke-miterlimit",
      "stroke-dasharray stroke-dashoffset stroke-opacity stop-color stop-opacity gradientunits gradienttransform",
      "spreadmethod patternunits patterntransform preserveaspectratio clippathunits maskunits markerwidth markerheight",
      "refx refy orient text-anchor dominant-baseline alignment-baseline font-size font-family font-weight font-style",
      "letter-spacing vector-effect shape-rendering focusable pathlength textlength rotate visibility display",
    ].flatMap((names) => names.split(" ").map((name) => [name, "text"] as const)),
  ),
};

/** Elements of SVG that neither run nor load anything, in the spelling of SVG. */
const drawings = [
  "svg g path circle ellipse rect line polyline polygon text tspan defs desc symbol use",
  "linearGradient radialGradient stop clipPath mask pattern marker",
].flatMap((names) => names.split(" "));

const spelling = new Map(drawings.map((name) => [name.toLowerCase(), name]));

const elements: ReadonlyMap<string, Attributes> = new Map([
  ...plain.map((name) => [name, {}] as const),
  ...Object.entries(special),
  ...drawings.map((name) => [name, name === "use" ? { ...drawing, href: "part" as const } : drawing] as const),
]);

/** Elements that are left out with everything in them. */
const dropped: ReadonlySet<string> = new Set(
  "script noscript template object applet frame frameset head meta link base title textarea select math".split(" "),
);

const empty: ReadonlySet<string> = new Set("br col embed hr img input source track wbr meta link base".split(" "));

const inline: ReadonlySet<string> = new Set(
  "a abbr b bdi bdo big button cite code del dfn em i img ins kbd mark q s samp small span strike strong sub sup time tt u var".split(
    " ",
  ),
);

/** Returns the name of an element that pages may have, in its own spelling, from `Img` or `LINEARGRADIENT` too. */
export function elementNamed(name: string): string | undefined {
  const lower = name.toLowerCase();
  return spelling.get(lower) ?? (elements.has(lower) ? lower : undefined);
}

/** Returns the attributes of an element without the common ones. */
export const attributesOf = (element: string): Attributes => elements.get(element) ?? {};

/** Returns true for an element that is left out with everything in it. */
export const isDropped = (name: string): boolean => dropped.has(name.toLowerCase());

/** Returns true for an element without a closing tag. */
export const isEmptyElement = (name: string): boolean => empty.has(name.toLowerCase());

/** Returns true for an element within a line of text. */
export const isInlineElement = (name: string): boolean => inline.has(name.toLowerCase());

/** Returns true for an element that draws a picture. */
export const isDrawing = (element: string): boolean => spelling.has(element.toLowerCase());
