import { ts } from "ts-morph";
import { nightlyTag } from "../tier.ts";
import type { ReadText } from "./cited-headings.ts";

/** A test that a page names. */
export interface CitedTest {
  readonly file: string;
  readonly title: string;
}

/** Lists the tests that a page names, written as `` `path/of.test.ts`: "a title", "another" ``. */
export function citedTests(markdown: string): readonly CitedTest[] {
  const lines = markdown.replace(/\s*\n\s*/g, " ");
  return [...lines.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`:((?:,? "[^"]+")+)/g)].flatMap(
    ([, file = "", titles = ""]) => [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => ({ file, title })),
  );
}

/** Lists the named tests that do not exist, as `file: title`. */
export function missingTests(markdown: string, read: ReadText): readonly string[] {
  const known = new Map<string, ReadonlySet<string>>();
  return citedTests(markdown).flatMap(({ file, title }) => {
    const titles = known.get(file) ?? titlesIn(file, read(file) ?? "");
    known.set(file, titles);
    return titles.has(title) ? [] : [`${file}: ${title}`];
  });
}

/** Lists the titles of the tests and groups of tests in a file, as they are written. */
export function titlesIn(file: string, text: string): ReadonlySet<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTesting(node.expression)) {
      const [title] = node.arguments;
      if (title !== undefined && ts.isStringLiteralLike(title)) titles.add(title.text.replace(` ${nightlyTag}`, ""));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return titles;
}

const makers: ReadonlySet<string> = new Set(["it", "test", "describe"]);
const variants: ReadonlySet<string> = new Set(["each", "for", "skipIf", "runIf", "describe"]);

/** Returns true if calling an expression defines a test or a group of tests: `it`, `it.each`, `it.each(table)`. */
function isTesting(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return makers.has(callee.text);
  if (ts.isPropertyAccessExpression(callee)) return variants.has(callee.name.text) && isTesting(callee.expression);
  if (ts.isCallExpression(callee)) return isTesting(callee.expression);
  return ts.isTaggedTemplateExpression(callee) && isTesting(callee.tag);
}
