import { raw } from "hast-util-raw";
import { type Schema, sanitize } from "hast-util-sanitize";
import { createElement, type ReactElement, type ReactNode, type SVGAttributes } from "react";

/** The prefix of ids in icons, so that they can't shadow ids of the page. */
const idPrefix = "icon-";

const shapes =
  "svg g path circle ellipse line polygon polyline rect defs linearGradient radialGradient stop clipPath mask";

/** The allowlist of icons: shapes and their paint, without scripts, styles, links or texts. */
const schema: Schema = {
  tagNames: shapes.split(" "),
  attributes: {
    "*": [
      "id viewBox width height x y x1 x2 y1 y2 cx cy r rx ry fx fy d points transform offset",
      "gradientTransform gradientUnits spreadMethod clipPathUnits maskUnits preserveAspectRatio",
      "fill fillOpacity fillRule stroke strokeWidth strokeLineCap strokeLineJoin strokeMiterLimit strokeDashArray",
      "strokeDashOffset strokeOpacity opacity color stopColor stopOpacity clipPath clipRule mask",
    ].flatMap((names) => names.split(" ")),
  },
  clobber: ["id"],
  clobberPrefix: idPrefix,
  strip: ["script", "style", "foreignObject", "title", "desc", "text"],
};

/** React's names of attributes that hast writes in another way. */
const reactNames: { readonly [name: string]: string } = {
  strokeLineCap: "strokeLinecap",
  strokeLineJoin: "strokeLinejoin",
  strokeMiterLimit: "strokeMiterlimit",
  strokeDashArray: "strokeDasharray",
  strokeDashOffset: "strokeDashoffset",
};

type SafeNode = ReturnType<typeof sanitize>;

function elementOf(node: SafeNode, extra: SVGAttributes<SVGSVGElement> = {}): ReactNode {
  if (node.type !== "element") return null;
  const attributes = Object.entries(node.properties).map(([name, value]) => [
    reactNames[name] ?? name,
    // Paint servers of the icon itself, under their new ids. Nothing outside is loaded.
    typeof value === "string" ? value.replace(/url\(\s*["']?#?([^)"']*)["']?\s*\)/gi, `url(#${idPrefix}$1)`) : value,
  ]);
  return createElement(
    node.tagName,
    { ...Object.fromEntries(attributes), ...extra },
    ...node.children.map((child) => elementOf(child)),
  );
}

/** Draws the safe elements of an author's `<svg>`; undefined for a text without one. */
export function safeSvg(markup: string, attributes: SVGAttributes<SVGSVGElement>): ReactElement | undefined {
  // The type lacks raw nodes.
  const tree = sanitize(raw({ type: "root", children: [{ type: "raw", value: markup }] } as never), schema);
  const svg = "children" in tree ? tree.children.find((child) => child.type === "element") : undefined;
  if (svg?.type !== "element" || svg.tagName !== "svg") return undefined;
  const { width = 24, height = 24, viewBox = `0 0 ${width} ${height}` } = svg.properties;
  const { id: _, width: __, height: ___, ...kept } = svg.properties;
  // An element is drawn as an element.
  return elementOf({ ...svg, properties: { ...kept, viewBox } }, attributes) as ReactElement;
}
