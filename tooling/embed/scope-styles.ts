import postcss, { type Plugin } from "postcss";

const inTree = (selector: string): string =>
  selector
    .replace(/:root(\[[^\]]+\]|:has\([^)]*\)(?:\))*)/g, ":host($1)")
    .replaceAll(":root", ":host")
    .replace(/(^|[\s>+~,(])(?:html|body)(?=$|[\s>+~,.:[)])/g, "$1:host")
    .replace(/(^|[\s>+~,(])main(?=$|[\s>+~,.:[)])/g, "$1.callboard-main");

/** Settings of a page that its element has by attributes. */
const isOfPage = (selector: string): boolean => /^:root(?:\[data-theme|:not\(\[data-theme)/.test(selector);

/** A token and its value, which the custom property of the page with the same name replaces. */
const themed = (name: string, value: string): string => `var(--callboard${name.slice(1)}, ${value})`;

/**
 * Scopes the styles of a site to the shadow tree of an element: its root is the host, widths are measured on the
 * element rather than the window, and every token is a custom property that the page may set.
 */
const scope: Plugin = {
  postcssPlugin: "callboard-scope",
  AtRule: {
    media: (rule) => {
      if (/width/.test(rule.params) && !/container/.test(rule.name)) {
        rule.name = "container";
        rule.params = `callboard ${rule.params}`;
      }
    },
    "font-face": (rule) => {
      rule.remove();
    },
  },
  Rule: (rule) => {
    if (rule.selectors.every(isOfPage)) {
      rule.remove();
      return;
    }
    const isTokens = rule.selectors.some((selector) => /^:root\b/.test(selector));
    const selectors = rule.selectors.map(inTree);
    if (selectors.join() !== rule.selectors.join()) rule.selectors = selectors;
    if (!isTokens) return;
    rule.each((node) => {
      if (node.type === "decl" && node.prop.startsWith("--") && !node.value.startsWith("var(--callboard"))
        node.value = themed(node.prop, node.value.trim());
    });
  },
};

/** Scopes the styles of a site to the shadow tree of an element. */
export const scopeStyles = (css: string): string => postcss([scope]).process(css, { from: undefined }).css;
