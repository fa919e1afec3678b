import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import postcss, { type Root } from "postcss";

/** The styles of forms outside of a site, in the order of their layers. */
const sources = [
  "docs-host/pages/styles/tokens.css",
  "docs-host/pages/styles/reset.css",
  "ui/kit/styles/icon.css",
  "ui/kit/styles/invisible.css",
  "ui/prose/prose.css",
  "ui/kit/kit.css",
  "ui/kit/styles/lists.css",
  "ui/kit/styles/calendar.css",
  "ui/kit/long-list/long-list.css",
  "ui/form/form.css",
  "react/form/shape-form.css",
];

/** The elements that styles of the whole page apply to here: a form, and lists that are opened over the page. */
const around = ":where(.callboard, .kit-popover)";

/** Classes by which all rules of forms and widgets begin: they need no element around them. */
const ownClass = /\.(kit|form|play|prose|callboard)\b/;

/** Returns the rules of a file with those that it imports. */
function rulesOf(file: string): Root {
  const root = postcss.parse(readFileSync(file, "utf8"), { from: file });
  root.walkAtRules("import", (rule) => {
    const path = /^"(.+)"/.exec(rule.params)?.[1];
    if (path === undefined) throw rule.error("expected the path of a file");
    rule.replaceWith(rulesOf(join(dirname(file), path)).nodes);
  });
  return root;
}

/** Returns a selector of a whole page for a part of one. */
function selectorAround(selector: string): string {
  if (selector === ":root" || selector === "html") return around;
  if (selector.startsWith(":root")) return selector.replace(/^:root/, ".callboard");
  if (ownClass.test(selector)) return selector;
  return selector.startsWith("::") ? `${around} *${selector}, ${around}${selector}` : `${around} ${selector}`;
}

const isTopLevel = (rule: postcss.Rule): boolean => {
  for (let at = rule.parent; at !== undefined && at.type !== "root"; at = at.parent as typeof at) {
    if (at.type === "rule" || (at.type === "atrule" && "name" in at && /keyframes$/.test(String(at.name))))
      return false;
  }
  return true;
};

/**
 * Lightning CSS, in Vite's builds too, compiles `light-dark()` to these variables, which only a page with a
 * `color-scheme` has: one without it is light.
 */
const compiledSchemes =
  "@layer callboard.tokens { :where(:root) { --lightningcss-light: initial; --lightningcss-dark: ; } }\n";

/**
 * Returns the styles of `callboard/react` as one text: they apply inside of its components alone, in one layer, so that
 * the rules of a program win over them.
 */
export function componentStyles(root: string): string {
  const layers = "@layer callboard.reset, callboard.tokens, callboard.base, callboard.components, callboard.states;\n";
  const parts = sources.map((source) => {
    const rules = rulesOf(join(root, source));
    rules.walkRules((rule) => {
      if (isTopLevel(rule)) rule.selectors = rule.selectors.map(selectorAround);
    });
    rules.walkAtRules("layer", (rule) => {
      rule.params = rule.params
        .split(",")
        .map((name) => `callboard.${name.trim()}`)
        .join(", ");
    });
    // The colors come from the page around: a form on a page that is light only is light.
    rules.walkDecls("color-scheme", (decl) => {
      if (decl.value === "light dark") decl.remove();
    });
    rules.walkComments((comment) => void comment.remove());
    return rules.toString();
  });
  return layers + compiledSchemes + parts.join("\n");
}
