import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  CssSyntaxError,
  type Declaration,
  type Root,
} from "postcss";
import parseSafely from "postcss-safe-parser";
import { applySchemes } from "../../scheme-rules/index.ts";

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
  !(name === "position" && /fixed|sticky/i.test(value));

/** Properties whose numbers have no unit (the `unitless` numbers of React DOM). */
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

/** A mistake in styles, and the line in them where it is, from 1. */
export interface StyleMistake {
  readonly reason: string;
  readonly line: number;
}

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
    const { root, mistake } = parsed(css);
    clean(root, scope);
    applySchemes(root);
    const text = root.toString();
    if (text.includes("<")) return { css: "", mistake: { reason: "it has the character <", line: 1 } };
    return { css: text, ...(mistake && { mistake }) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { css: "", mistake: { reason: "it is nested too deeply", line: 1 } };
  }
}

function parsed(css: string): { readonly root: Root; readonly mistake?: StyleMistake } {
  try {
    return { root: postcss.parse(css) };
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { reason, line } = error;
    const lowered = reason.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
    // Its types have documents of several sheets too, which it never makes.
    return { root: parseSafely(css) as Root, mistake: { reason: lowered, line: line ?? 1 } };
  }
}

function clean(parent: Container<ChildNode>, scope: string, isNested = false): void {
  for (const node of [...(parent.nodes ?? [])]) {
    if (node.type === "comment") node.remove();
    else if (node.type === "decl") cleanDeclaration(node);
    else if (node.type === "atrule") cleanAtRule(node, scope, isNested);
    else if (/[{}\\<]/.test(node.selector)) node.remove();
    else {
      if (!isNested) node.selectors = node.selectors.map((selector) => scopedSelector(selector, scope));
      clean(node, scope, true);
    }
  }
}

function cleanDeclaration(node: Declaration): void {
  if (!isSafeRule(node.prop.toLowerCase(), node.value)) node.remove();
}

function cleanAtRule(node: AtRule, scope: string, isNested: boolean): void {
  if (!atRules.test(node.name) || node.nodes === undefined || /[{};\\<]/.test(node.params)) {
    node.remove();
    return;
  }
  clean(node, scope, isNested || /keyframes$/i.test(node.name));
}

/** A selector of the whole page is the part that its author wrote. */
const scopedSelector = (selector: string, scope: string): string => {
  // The color scheme is one of the whole page, around the part.
  const [all = "", negated, scheme = ""] = schemeAround.exec(selector.trim()) ?? [];
  const around = all === "" ? "" : `${negated === undefined ? `.${scheme}` : `:not(.${scheme})`} `;
  return around + partSelector(selector.trim().slice(all.length), scope);
};

/** A color scheme at the start of a selector, as in `html.dark p` and `:is(.dark) p`. */
const schemeAround = /^(?:html|body|:root)?(?:(:not)\(|:(?:is|where)\()?\.(light|dark)(?![\w-])\)?(?=\s|$)/i;

const partSelector = (selector: string, scope: string): string => {
  const rest = selector.trim().replace(/^(?:html|body|:root)\b\s*/i, "");
  return rest === "" ? scope : `${scope} ${rest.replace(/^[~+]\s*/, "")}`;
};
