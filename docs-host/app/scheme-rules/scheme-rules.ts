import postcss, { type Container, type Rule } from "postcss";

type Scheme = "light" | "dark";

/** A class by which styles of publishers name a color scheme, without longer names such as `.dark-blue`. */
const schemeClass = /\.(light|dark)(?![\w-])/g;
const notClass = /:not\(\s*\.(light|dark)\s*\)/g;

const other = { light: "dark", dark: "light" } as const satisfies { readonly [S in Scheme]: Scheme };

/**
 * Makes the rules of `.dark` and `.light` hold in the color scheme that a page is shown in. Pages have no such class: the
 * scheme is the reader's choice in `data-theme`, else that of the system. Such a rule becomes two, for either case.
 */
export function applySchemes(root: Container): void {
  root.walkRules(schemeClassIn, (rule) => {
    const schemed = rule.selectors.filter((selector) => schemeClassIn.test(selector));
    const plain = rule.selectors.filter((selector) => !schemeClassIn.test(selector));
    for (const selector of schemed) {
      const written = selector.replace(notClass, (_, scheme: Scheme) => `.${other[scheme]}`);
      const scheme = /\.dark(?![\w-])/.test(written) ? "dark" : "light";
      rule.before(cloneOf(rule, written.replace(schemeClass, '[data-theme="$1"]')));
      const condition = postcss.atRule({ name: "media", params: `(prefers-color-scheme: ${scheme})` });
      condition.append(cloneOf(rule, written.replace(schemeClass, ":root:where(:not([data-theme]))")));
      rule.before(condition);
    }
    if (plain.length === 0) rule.remove();
    else rule.selectors = plain;
  });
}

const schemeClassIn = /\.(?:light|dark)(?![\w-])/;

const cloneOf = (rule: Rule, selector: string): Rule => rule.clone({ selector });
