import type { AtRule, Container } from "postcss";
import { dropRaws, isWhole, readCss } from "#docs-host/site/author-styles";
import { caches } from "#engine/caches";
import { isSafeRule, staysWithin } from "../html/index.ts";

/** The rules of one class, and what they need outside of a layer. */
interface Utility {
  readonly rules: string;
  readonly properties: readonly string[];
}

/** The functions of the compiler of utility classes. */
interface Compiler {
  readonly candidatesToCss: (names: string[]) => (string | null)[];
  readonly getClassOrder: (names: string[]) => [string, bigint | null][];
}

interface Loaded extends Compiler {
  /** The number of names that may still be compiled: the compiler keeps what it knows of each. */
  left: number;
}

/** Number of names that one compiler reads. */
const maxNames = 20_000;

/** Limits of the names of one page: what has more was not written by people. */
const maxOfPage = 2000;
const maxNameLength = 100;

let loading: Promise<Loaded> | undefined;
let loaded: Loaded | undefined;
const utilities = caches.open<Utility | "none">("classes", {
  part: 0.05,
  sizeOf: (one) => (one === "none" ? 0 : one.rules.length + one.properties.join().length),
});

/** Loads the compiler of utility classes, which takes a tenth of a second. Without it, they have no rules. */
export async function loadUtilities(): Promise<void> {
  if (loaded !== undefined && loaded.left < maxOfPage) loading = undefined;
  loading ??= load();
  loaded = await loading;
}

async function load(): Promise<Loaded> {
  const [{ __unstable__loadDesignSystem: compilerOf }, { themeText }] = await Promise.all([
    import("tailwindcss"),
    import("./theme-text.ts"),
  ]);
  const design: Compiler = await compilerOf(themeText);
  return {
    candidatesToCss: (names) => design.candidatesToCss(names),
    getClassOrder: (names) => design.getClassOrder(names),
    left: maxNames,
  };
}

/**
 * Returns the rules of the classes of Tailwind among names, below a selector: in their order, and in the layer `utilities`,
 * which is above the theme and below the styles of the publisher. Declarations that pages may not have are left out.
 */
export function utilityStyles(names: Iterable<string>, scope: string): readonly string[] {
  const compiler = loaded;
  if (compiler === undefined) return [];
  const known = [...names].slice(0, maxOfPage).filter((name) => utilityOf(name, scope, compiler) !== "none");
  if (known.length === 0) return [];
  const ordered = compiler
    .getClassOrder(known)
    .sort(([, one], [, other]) => (one === other ? 0 : (one ?? 0n) < (other ?? 0n) ? -1 : 1))
    .map(([name]) => utilityOf(name, scope, compiler));
  const found = ordered.filter((one) => one !== "none");
  const properties = new Set(found.flatMap((one) => one.properties));
  return [`@layer utilities{${found.map(({ rules }) => rules).join("\n")}}`, ...properties];
}

function utilityOf(name: string, scope: string, compiler: Loaded): Utility | "none" {
  const key = `${scope} ${name}`;
  const cached = utilities.get(key);
  if (cached !== undefined) return cached;
  if (name.length > maxNameLength || compiler.left <= 0) return "none";
  compiler.left -= 1;
  const [css] = compiler.candidatesToCss([name]);
  const utility = css ? safeUtility(css, scope) : "none";
  utilities.set(key, utility);
  return utility;
}

/** At-rules that rules of classes may be in. */
const conditions = /^(?:media|supports|container)$/;

function safeUtility(css: string, scope: string): Utility | "none" {
  const { root, mistake } = readCss(css);
  // The compiler passes on what a name leaves open, such as a quote.
  if (mistake !== undefined) return "none";
  const properties: string[] = [];
  root.walkAtRules((rule) => {
    if (isProperty(rule)) properties.push(rule.toString());
    if (!conditions.test(rule.name)) rule.remove();
  });
  root.walkDecls((declaration) => {
    if (!isSafeRule(declaration.prop, declaration.value)) declaration.remove();
  });
  root.walkRules((rule) => {
    if (!isWhole(rule.selector) || (isInRule(rule.parent) && !rule.selectors.every(staysWithin))) rule.remove();
    else if (!isInRule(rule.parent)) rule.selectors = rule.selectors.map((selector) => `${scope} ${selector}`);
  });
  let declarations = 0;
  root.walkDecls(() => {
    declarations += 1;
  });
  dropRaws(root);
  const rules = root.toString();
  return declarations === 0 || /<\//.test(rules + properties.join("")) ? "none" : { rules, properties };
}

const isProperty = ({ name, params }: AtRule): boolean => name === "property" && /^--tw-[\w-]+$/.test(params);

const isInRule = (parent: Container | { readonly type: string } | undefined): boolean => {
  if (parent === undefined) return false;
  // Postcss has no other parents.
  return parent.type === "rule" || ("parent" in parent && isInRule(parent.parent as Container | undefined));
};
