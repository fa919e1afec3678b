import { ts } from "ts-morph";
import type { ReadText } from "./cited-headings.ts";

/** A test that a page names. */
export interface CitedTest {
  readonly file: string;
  readonly title: string;
}

/** Lists the tests that a page names, written as `` `path/of.test.ts`: "a title", "another" ``. */
export function citedTests(markdown: string): readonly CitedTest[] {
  const lines = markdown.replace(/\n +/g, " ");
  return [...lines.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`:((?:,? "[^"]+")+)/g)].flatMap(
    ([, file = "", titles = ""]) => [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => ({ file, title })),
  );
}

/** Lists the named tests that do not exist, as `file: title`. */
export const missingTests = (markdown: string, read: ReadText): readonly string[] =>
  citedTests(markdown).flatMap(({ file, title }) => {
    const text = read(file);
    return text !== undefined && titlesIn(file, text).has(title) ? [] : [`${file}: ${title}`];
  });

/** Lists the titles of the tests and groups of tests in a file, as they are written. */
export function titlesIn(file: string, text: string): ReadonlySet<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:it|test|describe)\b/.test(node.expression.getText(source))) {
      const [title] = node.arguments;
      if (title !== undefined && ts.isStringLiteralLike(title)) titles.add(title.text);
    }
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  visit(source);
  return titles;
}
