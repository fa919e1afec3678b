import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encoder, inferSelection } from "#engine/interpret";
import { exact, type Json } from "#engine/json";
import {
  type ListShape,
  type ObjectShape,
  type Property,
  type Shape,
  type Types,
  typesFrom,
  type XmlForm,
} from "#engine/shape";
import { arbitrary, arbitraryShapeWithTypes, NoValueError } from "#engine/testing";
import { isNightly } from "../../tooling/tier.ts";
import { xmlText } from "./xml-text.ts";
import { xmlReader } from "./xml-value.ts";

const text: Shape = { kind: "string" };
const integer: Shape = { kind: "integer" };
const property = (key: string, shape: Shape, xml?: XmlForm, optional = false): Property => ({
  ...{ key, shape, optional },
  ...(xml && { xml }),
});
const object = (...properties: readonly Property[]): ObjectShape => ({ kind: "object", properties });
const list = (item: Shape): ListShape => ({ kind: "list", item });

const types = typesFrom({
  Plant: { name: "Plant", shape: { ...object(property("name", text)), xml: { name: "plant" } } },
  Tree: {
    name: "Tree",
    shape: object(property("id", integer), property("child", { kind: "ref", id: "Tree" }, undefined, true)),
  },
  Term: {
    name: "Term",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        { shape: object(property("not", { kind: "ref", id: "Term" })) },
        { shape: object(property("all", list({ kind: "ref", id: "Term" }))) },
        { shape: text },
      ],
    },
  },
  Nest: { name: "Nest", shape: object(property("in", { kind: "nullable", item: { kind: "ref", id: "Nest" } })) },
});
const plant: Shape = { kind: "ref", id: "Plant" };
const instance = 'xmlns:i="http://www.w3.org/2001/XMLSchema-instance"';
const read = (shape: Shape, document: string): Json | string => {
  const result = xmlReader(types)(shape)(document);
  return result.ok ? result.value : `${result.error.line}:${result.error.column} ${result.error.message}`;
};

describe("a document is read", () => {
  it.each<[string, Shape, string, Json]>([
    ["as text, without its declaration and comments", text, '<?xml version="1.0"?><!-- a --><a>b<!-- c --></a>', "b"],
    ["with references and CDATA", text, "<a>&lt;&#65;&#x42;&amp;<![CDATA[<&]]></a>", "<AB&<&"],
    ["as numbers with every digit", { kind: "long" }, "<a> 9007199254740993 </a>", exact("9007199254740993") as Json],
    ["as text where a number is expected but not there", integer, "<a>1a</a>", "1a"],
    ["as a flag", { kind: "boolean" }, "<a>true</a>", true],
    [
      "by attributes",
      object(property("id", integer, { attribute: true }), property("n", text)),
      '<a id="7"><n/></a>',
      { id: 7, n: "" },
    ],
    [
      "by text beside attributes",
      object(property("id", integer, { attribute: true }), property("n", { ...text, xml: { nodeType: "text" } })),
      "<a id='7'>b</a>",
      { id: 7, n: "b" },
    ],
    ["by repeated elements", object(property("t", list(integer))), "<a><t>1</t><t>2</t></a>", { t: [1, 2] }],
    ["by no element as an empty list", object(property("t", list(integer))), "<a/>", { t: [] }],
    [
      "by wrapped elements",
      object(property("t", { ...list({ ...integer, xml: { name: "i" } }), xml: { wrapped: true } })),
      "<a><t><i>1</i></t></a>",
      { t: [1] },
    ],
    [
      "by items of a named type",
      object(property("p", list(plant))),
      "<a><plant><name>x</name></plant></a>",
      { p: [{ name: "x" }] },
    ],
    [
      "by namespace, whatever the prefix",
      object(property("n", text, { prefix: "g", namespace: "urn:g" }), property("m", text, undefined, true)),
      '<a xmlns:x="urn:g"><x:n>b</x:n></a>',
      { n: "b" },
    ],
    [
      "by the innermost declaration of a prefix",
      object(property("n", list({ ...text, xml: { namespace: "urn:g" } }))),
      '<a xmlns:x="urn:g"><x:n>1</x:n><x:n xmlns:x="urn:h">2</x:n><y:n xmlns:y="urn:g">3</y:n><x:n>4</x:n></a>',
      { n: ["1", "3", "4"] },
    ],
    [
      "with null",
      object(property("n", { kind: "nullable", item: text })),
      `<a ${instance}><n i:nil="true"/></a>`,
      { n: null },
    ],
    [
      "with null as 1",
      object(property("n", { kind: "nullable", item: text })),
      `<a ${instance}><n i:nil="1"/></a>`,
      { n: null },
    ],
    [
      "by elements that name their type",
      object(property("n", integer)),
      `<a ${instance}><n i:type="xs:int">5</n></a>`,
      { n: 5 },
    ],
    [
      "as a list where one element is expected",
      object(property("n", integer)),
      "<a><n>1</n><n>2</n></a>",
      { n: [1, 2] },
    ],
    [
      "by an attribute rather than an element that is not declared",
      object(property("id", integer, { attribute: true })),
      '<a id="1"><id>b</id><o/></a>',
      { id: 1, o: "" },
    ],
    [
      "with names of all objects",
      { kind: "unknown" },
      "<a><__proto__><b/></__proto__><toString>c</toString></a>",
      JSON.parse('{"__proto__":{"b":""},"toString":"c"}'),
    ],
    ["with line feeds for other line breaks", text, "<a>1\r\n2\r<![CDATA[3\r\n4]]>&#13;</a>", "1\n2\n3\n4\r"],
    ["with null that is left out", object(property("n", { kind: "nullable", item: text })), "<a/>", { n: null }],
    [
      "with what is not declared",
      object(property("n", text)),
      '<a x="1"><n>b</n><o>1</o><o>2</o></a>',
      { n: "b", x: "1", o: ["1", "2"] },
    ],
    ["as text where an object is expected", object(property("n", text)), "<a>b</a>", "b"],
    ["as text where an object with a list is expected", object(property("n", list(text))), "<a>b</a>", "b"],
    ["as an object where text is expected", object(property("n", text)), "<a><n><o/></n></a>", { n: { o: "" } }],
    [
      "by variants",
      list({
        kind: "undiscriminatedUnion",
        variants: [{ shape: object(property("a", integer)) }, { shape: object(property("b", text)) }],
      }),
      "<r><r><b>x</b></r><r><a>1</a></r></r>",
      [{ b: "x" }, { a: 1 }],
    ],
    [
      "by recursive types",
      { kind: "ref", id: "Tree" },
      "<Tree><id>1</id><child><id>2</id></child></Tree>",
      { id: 1, child: { id: 2 } },
    ],
    ["by recursive types that may be null", { kind: "ref", id: "Nest" }, "<Nest><in/></Nest>", { in: { in: null } }],
    [
      "whatever its root is called, if only a type names it",
      { kind: "ref", id: "Tree" },
      "<x><id>1</id></x>",
      { id: 1 },
    ],
  ])("%s", (_, shape, document, expected) => expect(read(shape, document)).toEqual(expected));

  it.each([
    ["an element without an end", "<plant>\n<name></plant>", "2:1 the element name has no closing tag"],
    ["a document without an end", "<plant>", "1:1 the element plant has no closing tag"],
    ["another root", "<bed/>", "1:1 expected the element <plant>"],
    ["an unknown entity", "<plant>&a;</plant>", '1:8 expected XML, found "&"'],
    ["an unknown entity after line breaks", "<plant>\r\n\r\n&a;</plant>", '3:1 expected XML, found "&"'],
    ["an unknown entity in an attribute", '<plant a="b&a;"/>', '1:12 expected XML, found "&"'],
    ["a reference to a character that XML can't have", "<plant>&#0;</plant>", '1:8 expected XML, found "&"'],
    ["a reference to half a character", "<plant>&#xD800;</plant>", '1:8 expected XML, found "&"'],
    ["an attribute without quotes", "<plant a=1/>", '1:9 expected XML, found "="'],
    ["an attribute twice", '<plant a="1" a="2"/>', '1:14 expected XML, found "a"'],
    ["two roots", "<plant/><plant/>", '1:9 expected XML, found "<"'],
    ["text beside the root", "<plant/>a", '1:9 expected XML, found "a"'],
    ["declared entities", '<!DOCTYPE a [<!ENTITY b "c">]><plant/>', '1:2 expected XML, found "!"'],
    ["nothing", "", "1:1 expected XML, found the end of the text"],
    ["text beside elements", "<plant>\n <name>a</name> tall\n</plant>", '2:17 expected XML, found "tall"'],
    [
      "text in an element inside another one",
      "<Tree><id>1</id><child>x<id>2</id></child></Tree>",
      '1:24 expected XML, found "x"',
      { kind: "ref", id: "Tree" },
    ],
  ] as [string, string, string, Shape?][])("not if it is %s", (_, document, message, shape = plant) =>
    expect(read(shape, document)).toBe(message),
  );

  it("with text beside attributes if a member is that text, and in elements that are not declared", () => {
    const priced = object(
      property("unit", text, { attribute: true }),
      property("price", integer, { nodeType: "text" }),
    );
    expect(read({ ...priced, xml: { name: "a" } }, '<a unit="EUR">5</a>')).toEqual({ unit: "EUR", price: 5 });
    expect(read(plant, '<plant><name>a</name><size unit="cm">5</size></plant>')).toEqual({
      name: "a",
      size: { unit: "cm" },
    });
  });

  it("not if elements are nested too deep", () => {
    const deep = (count: number): string => `${"<a>".repeat(count)}${"</a>".repeat(count)}`;
    expect(read({ kind: "unknown" }, deep(250))).toBeTypeOf("object");
    expect(read({ kind: "unknown" }, deep(251))).toContain("nested deeper than 250 levels");
  });

  it("with variants within each other", () => {
    const [depth, term]: [number, Shape] = [60, { kind: "ref", id: "Term" }];
    let value: Json = "a";
    for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? { not: value } : { all: [value, "b"] };
    expect(read(term, xmlText(types)(term, value))).toEqual(value);
  });

  it("with thousands of names, declarations and variants", () => {
    const many = Array.from({ length: isNightly ? 20_000 : 5_000 }, (_, i) => i);
    const names = `<r>${many.map((i) => `<a${i}/>`).join("")}</r>`;
    expect(Object.keys(read({ kind: "unknown" }, names) ?? {})).toHaveLength(many.length);
    const declarations = `<r ${many.map((i) => `xmlns:a${i}="urn:${i}"`).join(" ")}>${'<b xmlns:c="urn:c"/>'.repeat(many.length)}</r>`;
    expect(read(list(text), declarations.replaceAll("<b ", "<r "))).toHaveLength(many.length);
    const either: Shape = {
      kind: "undiscriminatedUnion",
      variants: [{ shape: object(property("a", integer)) }, { shape: object(property("b", text)) }],
    };
    expect(read(list(either), `<r>${"<r><b/></r>".repeat(many.length)}</r>`)).toHaveLength(many.length);
  });

  it("with the position of each value", () => {
    const result = xmlReader(types)(list(plant))("<a>\n<plant><name>x</name></plant></a>");
    expect(result.ok && [...result.positions()]).toEqual([
      ["", { from: 0, to: 37 }],
      ["/0", { from: 4, to: 33 }],
      ["/0/name", { from: 11, to: 25 }],
    ]);
  });
});

it("reads what was written so that it is written the same", () => {
  fc.assert(
    fc.property(arbitraryShapeWithTypes(), fc.integer(), ({ shape, table }, seed) => {
      // Without a declaration, one element is not a list of one.
      fc.pre(!/"kind":"(?:file|unknown)"/.test(JSON.stringify({ shape, table })));
      const all = typesFrom(table);
      for (const value of valuesOf(shape, all, seed)) {
        const wire = encoder(all)(shape)(value, inferSelection(all)(shape)(value));
        const document = xmlText(all)(shape, wire);
        const again = xmlReader(all)(shape)(document);
        expect(again).toMatchObject({ ok: true });
        if (again.ok) expect(linesOf(xmlText(all)(shape, again.value))).toEqual(linesOf(document));
      }
    }),
  );
});

/** Lists the lines of a document in any order: keys of a map that XML has one name for are joined. */
const linesOf = (document: string): readonly string[] => document.split("\n").sort();

/** Draws a few values; none of a shape that has none. */
function valuesOf(shape: Shape, all: Types, seed: number): readonly Json[] {
  try {
    return fc.sample(arbitrary(shape, all), { seed, numRuns: 3 });
  } catch (error) {
    if (error instanceof NoValueError) return [];
    throw error;
  }
}
