import type { AtRule, ChildNode, Container, Declaration, Rule } from "postcss";
import {
  applySchemes,
  dropRaws,
  isWhole,
  pageScheme,
  readCss,
  type StyleMistake,
  selectingAuthorNames,
} from "#docs-host/site/author-styles";
import { canFollow, staysWithin } from "./nested-selector.ts";

/** A property of a style by its name in CSS, such as `max-width`. */
export type StyleRule = readonly [name: string, value: string];

/** Values that load something, run something, or end the declaration that they are in. */
const unsafe = /url\(|image-set\(|expression\(|javascript:|@import|\\|[{};<>]|\/\*/i;

/** Properties that draw over the rest of the page, or load something. */
const refused = /^(?:behavior|-moz-binding|src|pointer-events)$/;

/** Returns true for a declaration that pages may have. */
export const isSafeRule = (name: string, value: string): boolean =>
  /^(?:--[\w-]+|-?[a-z][a-z-]*)$/.test(name) &&
  !refused.test(name) &&
  !unsafe.test(value) &&
  isWhole(value) &&
  !(name === "position" && !/^(?:static|relative|absolute)(?:\s*!important)?$/i.test(value));

/** Properties with unitless numbers (the `unitless` numbers of React DOM). */
const unitless =
  /^(?:--.*|aspect-ratio|column-count|columns|fill-opacity|flex.*|font-weight|grid-.*|line-(?:clamp|height)|opacity|order|orphans|scale|stroke-.*|tab-size|widows|z-index|zoom)$/;

/** Reads the value of a `style` attribute: CSS, or an object as in JSX. Unsafe properties are left out. */
export function safeStyle(style: string | { readonly [name: string]: string | number }): readonly StyleRule[] {
  const rules: readonly (readonly [string, string])[] =
    typeof style === "string"
      ? declarationsOf(style)
      : Object.entries(style).map(([name, value]) => {
          const property = name.startsWith("--")
            ? name
            : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
          const isLength = /^-?\d+(?:\.\d+)?$/.test(String(value)) && Number(value) !== 0 && !unitless.test(property);
          return [property.replace(/^ms-/, "-ms-"), isLength ? `${value}px` : String(value).trim()];
        });
  return rules.filter(([name, value]) => value !== "" && isSafeRule(name, value));
}

function declarationsOf(style: string): readonly StyleRule[] {
  return style.split(/;(?![^(]*\))/).flatMap((declaration): readonly StyleRule[] => {
    const colon = declaration.indexOf(":");
    return colon === -1
      ? []
      : [[declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()]];
  });
}

/** At-rules that pages may have. */
const atRules = /^(?:media|supports|container|keyframes|layer)$/i;

/** The styles of a page. */
export interface ScopedStyles {
  readonly css: string;
  readonly mistake?: StyleMistake;
}

/**
 * Returns the styles of a page so that they hold below a selector only, without what could load files or leave the
 * page. A mistake costs the declaration or the rule that it is in, as in browsers; the first one is returned.
 */
export function scopedStyles(css: string, scope: string): ScopedStyles {
  try {
    const { root, mistake } = readCss(css);
    clean(root, scope);
    applySchemes(root);
    dropRaws(root);
    const text = root.toString();
    if (text.includes("<")) return { css: "", mistake: { reason: "it has the character <", line: 1 } };
    return { css: text, ...(mistake && { mistake }) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { css: "", mistake: { reason: "it is nested too deeply", line: 1 } };
  }
}

/** The rule around a part of styles: its elements, or the whole text of the page; or the steps of an animation. */
type Around = "nothing" | "elements" | "text" | "keyframes";

function clean(parent: Container<ChildNode>, scope: string, around: Around = "nothing"): void {
  for (const node of [...(parent.nodes ?? [])]) {
    if (node.type === "comment") node.remove();
    else if (node.type === "decl") cleanDeclaration(node);
    else if (node.type === "atrule") cleanAtRule(node, scope, around);
    else cleanRule(node, scope, around);
  }
}

function cleanRule(node: Rule, scope: string, around: Around): void {
  const safe = node.selectors.filter(
    (selector) =>
      !/[{}\\<]/.test(selector) && isWhole(selector) && (around === "nothing" || holdsWithin(selector, around)),
  );
  const selectors = around === "keyframes" ? safe : safe.map(selectingAuthorNames);
  if (selectors.length === 0) {
    node.remove();
    return;
  }
  if (around !== "nothing") {
    node.selectors = selectors;
    clean(node, scope, around);
    return;
  }
  node.selectors = selectors.map((selector) => scopedSelector(selector, scope));
  clean(node, scope, node.selectors.some((selector) => selector.endsWith(scope)) ? "text" : "elements");
}

/** Beside the text of a page are parts of the frame. */
const holdsWithin = (selector: string, around: Exclude<Around, "nothing">): boolean =>
  staysWithin(selector) && !(around === "text" && canFollow(selector));

function cleanDeclaration(node: Declaration): void {
  if (!isSafeRule(node.prop.toLowerCase(), node.value)) node.remove();
}

function cleanAtRule(node: AtRule, scope: string, around: Around): void {
  if (!atRules.test(node.name) || node.nodes === undefined || /[{};\\<]/.test(node.params) || !isWhole(node.params)) {
    node.remove();
    return;
  }
  clean(node, scope, /keyframes$/i.test(node.name) ? "keyframes" : around);
}

/** A selector of the whole page is the part that its author wrote. The color scheme is one of the page, around the part. */
function scopedSelector(selector: string, scope: string): string {
  const around = pageScheme(selector.trim());
  return around === undefined ? partSelector(selector, scope) : `.${around.scheme} ${partSelector(around.rest, scope)}`;
}

const partSelector = (selector: string, scope: string): string => {
  const rest = selector.trim().replace(/^(?:html|body|:root)\b\s*/i, "");
  return rest === "" ? scope : `${scope} ${rest.replace(/^[~+]\s*/, "")}`;
};
