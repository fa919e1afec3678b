import postcss, { type AtRule, type ChildNode, type Container, type Declaration } from "postcss";

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

/**
 * Returns the styles of a page so that they hold below a selector only, without what could load files or leave the
 * page. Returns undefined if they can't be read.
 */
export function scopedStyles(css: string, scope: string): string | undefined {
  try {
    const root = postcss.parse(css);
    clean(root, scope);
    const text = root.toString();
    return text.includes("<") ? undefined : text;
  } catch {
    return undefined;
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
  const rest = selector.trim().replace(/^(?:html|body|:root)\b\s*/i, "");
  return rest === "" ? scope : `${scope} ${rest.replace(/^[~+]\s*/, "")}`;
};
