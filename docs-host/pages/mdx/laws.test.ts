import fc from "fast-check";
import { raw } from "hast-util-raw";
import { expect, it } from "vitest";
import { componentNames } from "#mdx/tags";
import { drawn } from "./page.testing.ts";

const names = [
  ...componentNames.filter((component) => component !== "Prompt"), // it shows its source
  "b",
  "p",
  "div",
  "table",
  "tr",
  "td",
  "br",
  "img",
  "li",
  "script",
  "style",
  "iframe",
  "svg",
  "a",
  "Foo",
  "x-y",
  "llms-only",
  "llms-ignore",
];
const name = fc.constantFrom(...names);
const value = fc.constantFrom(
  '="x"',
  "='y z'",
  "={1}",
  "={[1, {a: `b`}]}",
  "={<b>z</b>}",
  "={code()}",
  "=plain",
  "",
  "={",
  "={{a:",
  '="javascript:alert(1)"',
);
const attribute = fc
  .tuple(
    fc.constantFrom(
      "title",
      "href",
      "src",
      "onClick",
      "onload",
      "style",
      "class",
      "id",
      "icon",
      "{...x}",
      "srcdoc",
      "xlink:href",
    ),
    value,
  )
  .map(([key, rest]) => ` ${key}${key.startsWith("{") ? "" : rest}`);
const tag = fc
  .tuple(
    name,
    fc.array(attribute, { maxLength: 3 }),
    fc.constantFrom("<", "</"),
    fc.constantFrom(">", "/>", ">", "", " \n>"),
  )
  .map(([tagName, attributes, start, end]) => start + tagName + (start === "</" ? "" : attributes.join("")) + end);
const mark = fc.constantFrom(
  ...[
    "\n",
    "\n\n",
    "\n\n- ",
    "\n> ",
    "\n1. ",
    "\n    ",
    "\n## Part [#own]\n",
    "\n# T\n",
    "{",
    "}",
    "{a.b}",
    "{1}",
    "{/* c */}",
    "{'{'}",
    "<!-- c -->",
    "<!--",
    "-->",
    "\n---\n",
    "**",
    "_",
    "$",
    "$$",
    "[",
    "](/known)",
    "](javascript:1)",
    "![a](file:plan)",
    "|a|b|\n|-|-|\n|c|d|\n",
    "import a from 'b'\n\n",
    "export const c = 'd'\n\n",
    "&lt;",
    "\\",
    "[^1]",
    "\n[^1]: n\n",
    "text",
    " ",
    "\t",
    "```\n",
  ],
);
const page = fc
  .array(
    fc.oneof({ weight: 3, arbitrary: tag }, { weight: 4, arbitrary: mark }, { weight: 1, arbitrary: fc.string() }),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(""));

/** Elements that run or send something, and elements with verbatim text. */
const forbidden = /^(?:script|object|embed|form|base|meta|link|template)$/;
const literal = /^(?:code|pre|math|title)$/;

const libraryTag = new RegExp(`</?(?:${componentNames.join("|")})(?![\\w.:\u2014-])`);
const addresses = /^(?:href|src|srcSet|poster|cite|xLinkHref)$/;
const badAddress = /^\s*(?:javascript|vbscript|data:(?!image\/))/i;

/** Returns what no page may have in an element: what runs, and what shows a tag of the library. */
function faultsOf(node: ReturnType<typeof raw>): readonly string[] {
  if (node.type === "text") return libraryTag.test(node.value) ? [node.value] : [];
  if (node.type !== "root" && node.type !== "element") return [];
  if (node.type === "root") return node.children.flatMap(faultsOf);
  const { tagName, properties, children } = node;
  const attributes = Object.entries(properties).flatMap(([name, value]) =>
    /^on|^style$|^srcDoc$/i.test(name) || (addresses.test(name) && badAddress.test(String(value)))
      ? [`${tagName} ${name}=${value}`]
      : [],
  );
  const own = forbidden.test(tagName) ? [tagName] : [];
  return [...own, ...attributes, ...(literal.test(tagName) ? [] : children.flatMap(faultsOf))];
}

/** Reads markup as browsers do. The types of trees lack the nodes that `raw` reads. */
const parsed = (html: string): ReturnType<typeof raw> =>
  raw({ type: "root", children: [{ type: "raw", value: html } as never] });

it("any text is a page", () => {
  fc.assert(
    fc.property(fc.oneof(page, fc.string({ unit: "binary" }), fc.string({ maxLength: 300 })), (source) => {
      drawn(source);
    }),
    { numRuns: 1000 },
  );
});

it("no mixture of tags runs anything, or shows a tag of the library", () => {
  fc.assert(
    fc.property(page, (source) => {
      const faults = faultsOf(parsed(drawn(source).html));
      // Authors who escape a tag want it to be read.
      expect(/\\|&lt;|\$/.test(source) ? faults.filter((fault) => !libraryTag.test(fault)) : faults).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
