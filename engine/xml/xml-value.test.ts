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
});
const plant: Shape = { kind: "ref", id: "Plant" };
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
      "with null",
      object(property("n", { kind: "nullable", item: text })),
      '<a xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><n i:nil="true"/></a>',
      { n: null },
    ],
    ["with null that is left out", object(property("n", { kind: "nullable", item: text })), "<a/>", { n: null }],
    [
      "with what is not declared",
      object(property("n", text)),
      '<a x="1"><n>b</n><o>1</o><o>2</o></a>',
      { n: "b", x: "1", o: ["1", "2"] },
    ],
    ["as text where an object is expected", object(property("n", text)), "<a>b</a>", "b"],
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
    ["an attribute without quotes", "<plant a=1/>", '1:9 expected XML, found "="'],
    ["an attribute twice", '<plant a="1" a="2"/>', '1:14 expected XML, found "a"'],
    ["two roots", "<plant/><plant/>", '1:9 expected XML, found "<"'],
    ["text beside the root", "<plant/>a", '1:9 expected XML, found "a"'],
    ["declared entities", '<!DOCTYPE a [<!ENTITY b "c">]><plant/>', '1:2 expected XML, found "!"'],
    ["nothing", "", "1:1 expected XML, found the end of the text"],
  ])("not if it is %s", (_, document, message) => expect(read(plant, document)).toBe(message));

  it("not if elements are nested too deep", () => {
    const deep = (count: number): string => `${"<a>".repeat(count)}${"</a>".repeat(count)}`;
    expect(read({ kind: "unknown" }, deep(250))).toBeTypeOf("object");
    expect(read({ kind: "unknown" }, deep(251))).toContain("nested deeper than 250 levels");
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
