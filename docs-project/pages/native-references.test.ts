import fc from "fast-check";
import { expect, it } from "vitest";
import { parsedReferences } from "./find-references.ts";
import { nativeReferences } from "./native-references.ts";

it.each([
  ["links and images", '[a](/b#c "t") ![i](./i.png) [![j](./j.png)](/z) [`k`](/k) [r]\n\n[r]: /u'],
  [
    "attributes",
    "<Card title='x' href=\"/y#z\" icon='a/b.svg'>\n\n<img src={`./q.png`}/> {<a href='/k'>k</a>}\n\n</Card>",
  ],
  ["code", "`<b>`\n\n```js {1}\nimport a from 'b'\n<img src='./no.png' />\n```\n\n- ~~~\n  x\n  ~~~"],
  [
    "imports and exports",
    "import A from './a'\nimport B from './b'\n\nexport const x = {\n  a: 1,\n}\n\n<A href='/é' /> 𝒳 [a](/b)",
  ],
  ["comments and addresses in angle brackets", "<!-- a\n[b](/c) -->\n\nx <https://a.example> [d](/e)"],
  ["formulas and prices", "$a_{1}$ is \\$3 [a](/b)\n\n$$\n\\frac{a}{b}\n$$"],
])("finds %s as the parser of MDX does", (_, text) => {
  expect(nativeReferences(text)).toEqual(parsedReferences(text));
});

it.each([
  ["a tag without an end", "<Note>a"],
  ["a sentence that starts as an import", "import things\n\ntext"],
  ["two imports of one name", "import A from './a'\n\nimport A from './a'\n\ntext"],
  ["an open block of code", "- ```\n  a\n\nb"],
  ["a tag behind a tab", "- <br/>\t<br/>"],
])("leaves %s to the parser of MDX", (_, text) => {
  expect(nativeReferences(text)).toBeUndefined();
});

const fragment = fc.constantFrom(
  ...[
    "a",
    " ",
    "\n",
    "\n\n",
    "\n  ",
    "\t",
    "**",
    "`",
    "\n```\n",
    "\n- ",
    "> ",
    "\n## ",
    "\n---\n",
    "|",
    "é",
    "𝒳",
    "\\",
    "$",
    "{1}",
  ],
  ...[
    "[a](/b)",
    '[a](/b#c "t")',
    "[a](</b>)",
    "[",
    "](/x)",
    "![i](/p.png)",
    "<b>",
    "</b>",
    "<br/>",
    "<Note>\n",
    "\n</Note>\n",
  ],
  ...[
    "<img src='./a.png'/>",
    '<Card\n  href={"/y"}\n>\n',
    "\n</Card>\n",
    "{<a href='/k'>k</a>}",
    "{a b}",
    "<",
    "{",
    "}",
  ],
  ...["<!-- c -->", "<https://a.b>", "www.x.org", "\nimport A from './a'\n\n", "\n| a |\n|---|\n| c |\n"],
);

it("finds the same in any mixture, or leaves it to the parser of MDX", () => {
  fc.assert(
    fc.property(fc.array(fragment, { minLength: 1, maxLength: 8 }), (parts) => {
      const text = parts.join("");
      const found = nativeReferences(text);
      if (found !== undefined) expect(found).toEqual(parsedReferences(text));
    }),
    { numRuns: 200 },
  );
});
