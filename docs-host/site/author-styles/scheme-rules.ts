import postcss, { type Container, type Rule } from "postcss";
import { type PageScheme, pageScheme, schemeInside } from "./selectors.ts";

/**
 * Makes the rules of `.dark` and `.light` hold in the color scheme that a page is shown in. Pages have no such class:
 * the scheme is the reader's choice in `data-theme`, or else the system's scheme. Such a rule becomes two, for either
 * case.
 */
export function applySchemes(root: Container): void {
  root.walkRules(/\.(?:light|dark)/, (rule) => {
    const kept: string[] = [];
    for (const selector of rule.selectors) {
      const found = schemed(selector, isNested(rule));
      if (found === undefined) {
        kept.push(selector);
        continue;
      }
      rule.before(cloneOf(rule, found.write(`[data-theme="${found.scheme}"]`)));
      const condition = postcss.atRule({ name: "media", params: `(prefers-color-scheme: ${found.scheme})` });
      condition.append(cloneOf(rule, found.write(":root:where(:not([data-theme]))")));
      rule.before(condition);
    }
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

function schemed(selector: string, isNested: boolean): Omit<PageScheme, "rest"> | undefined {
  const first = pageScheme(selector.trim());
  // A nested selector without the outer one is below it, where the page isn't.
  return first !== undefined && (!isNested || first.rest.includes("&")) ? first : schemeInside(selector);
}

const isNested = ({ parent }: Rule): boolean => {
  let around: unknown = parent;
  while (around instanceof postcss.AtRule) around = around.parent;
  return around instanceof postcss.Rule;
};

const cloneOf = (rule: Rule, selector: string): Rule => rule.clone({ selector });
