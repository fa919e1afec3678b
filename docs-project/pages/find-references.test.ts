import type { Node as EstreeNode } from "estree-jsx";
import fc from "fast-check";
import type { Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { beforeAll, expect, it } from "vitest";
import { allowNativeParser } from "#mdx/syntax";
import { findReferences } from "./find-references.ts";
import { isIconPath, targetKinds } from "./references.ts";

beforeAll(() => allowNativeParser());

const strict = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkMath);

type Target = readonly [kind: string, url: string];

const added = (kind: string | undefined, url: unknown): readonly Target[] =>
  kind === undefined || typeof url !== "string" || (kind === "icon" && !isIconPath(url)) ? [] : [[kind, url]];

/** Returns the text of a literal. */
function literal(node: EstreeNode | undefined): unknown {
  if (node?.type === "Literal") return node.value;
  return node?.type === "TemplateLiteral" && node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined;
}

function inExpression(node: unknown): readonly Target[] {
  if (typeof node !== "object" || node === null) return [];
  const inside = Object.values(node).flat().flatMap(inExpression);
  const found = node as EstreeNode;
  if (found.type !== "JSXAttribute" || found.name.type !== "JSXIdentifier") return inside;
  const value = found.value?.type === "JSXExpressionContainer" ? found.value.expression : found.value;
  return [...added(targetKinds.get(found.name.name), literal(value ?? undefined)), ...inside];
}

/** Returns the targets in a text by the parser of MDX; undefined for an invalid text. */
function strictTargets(text: string): readonly Target[] | undefined {
  const visit = (node: Nodes): readonly Target[] => {
    const inside = "children" in node ? node.children.flatMap(visit) : [];
    if (node.type === "image" || node.type === "link") {
      // Bare addresses have no destination.
      return /^!?\[/.test(text.slice(node.position?.start.offset)) && node.url !== ""
        ? [[node.type, node.url], ...inside]
        : inside;
    }
    if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") return inExpression(node.data?.estree);
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return inside;
    const attributes = node.attributes.flatMap((attribute): readonly Target[] => {
      if (attribute.type === "mdxJsxExpressionAttribute") return inExpression(attribute.data?.estree);
      const { name, value } = attribute;
      if (typeof value !== "object" || value === null) return added(targetKinds.get(name), value);
      const [statement] = value.data?.estree?.body ?? [];
      const expression = statement?.type === "ExpressionStatement" ? statement.expression : undefined;
      const text = literal(expression);
      return typeof text === "string" ? added(targetKinds.get(name), text) : inExpression(expression);
    });
    return [...attributes, ...inside];
  };
  try {
    return visit(strict.parse(text));
  } catch {
    return undefined;
  }
}

const targets = (text: string): readonly Target[] =>
  findReferences(text).references.map(({ kind, target, hash }) => [kind, target + hash]);

const sorted = (all: readonly Target[]): readonly string[] => all.map((one) => one.join(" ")).sort();

it.each([
  ["links and images", '[a](/b#c "t") ![i](./i.png) [![j](./j.png)](/z) [`k`](/k) [r]\n\n[r]: /u'],
  [
    "destinations with escapes and titles",
    "[a](</b c> 't') [a](/b\\)c (t)) ![a](b](/d) [](/e)\n[a](\n/f\n) [a](/g(h))",
  ],
  [
    "attributes",
    "<Card title='x' href=\"/y#z\" icon='a/b.svg'>\n\n<img src={`./q.png`}/> {<a href='/k'>k</a>}\n\n</Card>",
  ],
  ["attributes without spaces", '<iframe title="a"src=\'/k\'></iframe> <a id={1}href="/b">c</a>'],
  ["code", "`<b>`\n\n```js {1}\nimport a from 'b'\n<img src='./no.png' />\n```\n\n- ~~~\n  x\n  ~~~"],
  [
    "imports and exports",
    "import A from './a'\nimport B from './b'\n\nexport const x = {\n  a: 1,\n}\n\n<A href='/é' /> 𝒳 [a](/b)",
  ],
  ["formulas and prices", "$a_{1}$ is \\$3 [a](/b)\n\n$$\n\\frac{a}{b}\n$$"],
  ["quotes", "> [a](/b)\n> <Card\n> href='/c' />"],
])("finds the targets of %s as the parser of MDX does", (_, text) => {
  expect(sorted(targets(text))).toEqual(sorted(strictTargets(text) ?? []));
  expect(strictTargets(text)).toBeDefined();
  expect(findReferences(text).mistakes).toEqual([]);
});

it.each([
  "# Title\n\n<!-- Generated; {do} not <edit>. -->\n\nText",
  "a <!-- b --> c",
  "See <https://plants.example/a?b=c> and <mail@plants.example>.",
  "1 < 2, \\{a} and \\<b>",
])("reports no mistake of %j", (text) => {
  expect(findReferences(text).mistakes).toEqual([]);
});

const shown = "shown as meant";

it.each<[text: string, ...mistakes: string[]]>([
  ["a <!-- never closed", '2: unexpected "!" after <'],
  ["a <b", "2: this tag is incomplete"],
  ["a <5", '2: unexpected "5" after <'],
  ["## a {#b}\n\n## c { #d .e }"],
  ["## a {b {#c}", "5: expected an expression and a closing brace"],
  ["a {b", "2: expected an expression and a closing brace"],
  ["a <b>c", "2: <b> has no closing tag and ends with the text around it"],
  ["<Note>\n\na", "0: <Note> has no closing tag and is left out"],
  [
    "<Note>\n\na\n\n</Card>",
    "0: <Note> has no closing tag and is left out",
    "11: </Card> has no opening tag and is left out",
  ],
  ["a</b>", "1: </b> has no opening tag and is left out"],
  [
    "a <token> {",
    "2: <token> has no closing tag and is shown as text",
    "10: expected an expression and a closing brace",
  ],
  ["<br>\n\na", `0: <br> has no closing tag in its text, ${shown}`],
  ["<Note>\n- a\n  </Note>\n\nb", `13: </Note> has no opening tag in its list item, ${shown}`],
  [
    "<Note>\n- a\n  </Note>\n\n**<Badge>new**</Badge>\n\n<Tip>",
    `13: </Note> has no opening tag in its list item, ${shown}`,
    "24: <Badge> has no closing tag and is left out",
    "36: </Badge> has no opening tag and is left out",
    "46: <Tip> has no closing tag and is left out",
  ],
  ["<img src=x.png />", '9: write the attribute src as src="value"'],
  ["<A b={} />", "6: the braces of the attribute b contain no expression"],
  ["import things\n\ntext", "0: this line starts like an import or export, and is not valid code"],
])("reports the mistakes of %j", (text, ...mistakes) => {
  const found = findReferences(text).mistakes;
  expect(found.map(({ offset, message, isShown }) => `${offset}: ${message}${isShown ? `, ${shown}` : ""}`)).toEqual(
    mistakes,
  );
});

it("finds a block of code that is never closed", () => {
  expect(findReferences("a\n\n- ```\n  b\n\nc").openCode).toBe(5);
  expect(findReferences("a\n\n- ```\n  b\n  ```\n\nc").openCode).toBeUndefined();
  expect(findReferences("a ```b\nc``` d").openCode).toBeUndefined();
});

const fragments = [
  ...["a", " ", "\n", "\n\n", "\n  ", "\t", "**", "`", "\n```\n", "\n- ", "> ", "\n## ", "\n---\n", "|", "é", "𝒳"],
  ...["\\", "$", "{1}", "[a](/b)", '[a](/b#c "t")', "[a](</b>)", "[", "](/x)", "![i](/p.png)", "<b>", "</b>", "<br/>"],
  ...["<Note>\n", "\n</Note>\n", "<img src='./a.png'/>", '<Card\n  href={"/y"}\n>\n', "\n</Card>\n"],
  ...["{<a href='/k'>k</a>}", "{a b}", "<", "{", "}", "<!-- c -->", "<https://a.b>", "www.x.org"],
  ...["\nimport A from './a'\n\n", "\n| a |\n|---|\n| c |\n"],
];

it("finds the targets of any valid mixture as the parser of MDX does", () => {
  const parts = fc.array(fc.constantFrom(...fragments), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(parts, (mixture) => {
      const text = mixture.join("");
      const expected = strictTargets(text);
      if (expected !== undefined) expect(sorted(targets(text))).toEqual(sorted(expected));
    }),
    { numRuns: 400 },
  );
});

it("replaces each target of a text by another one", () => {
  const parts = fc.array(fc.constantFrom(...fragments), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(parts, (mixture) => {
      const text = mixture.join("");
      const { references } = findReferences(text);
      const replaced = references
        .toSorted((one, other) => other.start - one.start)
        .reduce((rest, { start, end }) => `${rest.slice(0, start)}/new/page.md${rest.slice(end)}`, text);
      expect(targets(replaced)).toEqual(references.map(({ kind, hash }) => [kind, `/new/page.md${hash}`]));
    }),
    { numRuns: 200 },
  );
});
