import { expect, it } from "vitest";
import type { Json } from "#engine/json";
import { type ObjectShape, type Property, type Shape, typesFrom, type XmlForm } from "#engine/shape";
import { xmlText } from "./xml-text.ts";

const text: Shape = { kind: "string" };
const property = (key: string, shape: Shape, xml?: XmlForm): Property => ({
  key,
  shape,
  optional: false,
  ...(xml && { xml }),
});
const object = (...properties: readonly Property[]): ObjectShape => ({ kind: "object", properties });
const named = (name: string): Shape => ({ kind: "string", xml: { name } });

const types = typesFrom({
  Plant: { name: "Plant", shape: { ...object(property("name", text)), xml: { name: "plant" } } },
  Bed: { name: "Bed", shape: object(property("name", text)) },
  Tree: { name: "Tree", shape: object(property("child", { kind: "nullable", item: { kind: "ref", id: "Tree" } })) },
});
const bodyOf = (shape: Shape, value: Json): string =>
  xmlText(types)(shape, value)
    .replace(/^<\?xml version="1.0" encoding="UTF-8"\?>\n/, "")
    .replace(/\n */g, "");

it("declares its version, and indents elements by two spaces", () =>
  expect(xmlText(types)({ kind: "ref", id: "Plant" }, { name: "fern" })).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<plant>\n  <name>fern</name>\n</plant>',
  ));

it.each<[string, Shape, Json, string]>([
  ["a type without a stated name by its own", { kind: "ref", id: "Bed" }, { name: "a" }, "<Bed><name>a</name></Bed>"],
  [
    "a property by the name of its type",
    object(property("p", { kind: "ref", id: "Plant" })),
    { p: { name: "a" } },
    "<root><plant><name>a</name></plant></root>",
  ],
  [
    "a property by the name beside its type",
    object(property("p", { kind: "ref", id: "Bed" }, { name: "q" })),
    { p: { name: "a" } },
    "<root><q><name>a</name></q></root>",
  ],
  [
    "an attribute",
    object(property("id", { kind: "integer", xml: { attribute: true } }), property("n", text)),
    { id: 1, n: "a" },
    '<root id="1"><n>a</n></root>',
  ],
  [
    "text beside an attribute",
    object(
      property("id", { kind: "integer", xml: { attribute: true } }),
      property("n", { ...text, xml: { nodeType: "text" } }),
    ),
    { id: 1, n: "a" },
    '<root id="1">a</root>',
  ],
  [
    "a CDATA section",
    object(property("n", { ...text, xml: { nodeType: "cdata" } })),
    { n: "a]]>b" },
    "<root><![CDATA[a]]]]><![CDATA[>b]]></root>",
  ],
  [
    "items without a wrapper",
    object(property("tag", { kind: "list", item: text })),
    { tag: ["a", "b"] },
    "<root><tag>a</tag><tag>b</tag></root>",
  ],
  [
    "named items without a wrapper, whatever the list is called",
    object(property("tags", { kind: "list", item: named("tag"), xml: { name: "x" } })),
    { tags: ["a"] },
    "<root><tag>a</tag></root>",
  ],
  [
    "items without a wrapper or a name by their property, whatever the list is called",
    object(property("tags", { kind: "list", item: text, xml: { name: "x" } })),
    { tags: ["a"] },
    "<root><tags>a</tags></root>",
  ],
  [
    "items of a wrapper by its name",
    object(property("tags", { kind: "list", item: text, xml: { wrapped: true, name: "x" } })),
    { tags: ["a"] },
    "<root><x><x>a</x></x></root>",
  ],
  [
    "wrapped items",
    object(property("tags", { kind: "list", item: text, xml: { wrapped: true } })),
    { tags: ["a"] },
    "<root><tags><tags>a</tags></tags></root>",
  ],
  [
    "named wrapped items",
    object(property("tags", { kind: "list", item: named("tag"), xml: { wrapped: true, name: "all" } })),
    { tags: ["a", "b"] },
    "<root><all><tag>a</tag><tag>b</tag></all></root>",
  ],
  [
    "items of a named type",
    object(property("plants", { kind: "list", item: { kind: "ref", id: "Plant" }, xml: { wrapped: true } })),
    { plants: [{ name: "a" }] },
    "<root><plants><plant><name>a</name></plant></plants></root>",
  ],
  [
    "prefix and namespace",
    object(property("n", { ...text, xml: { prefix: "g", namespace: "https://a.example/x" } })),
    { n: "a" },
    '<root><g:n xmlns:g="https://a.example/x">a</g:n></root>',
  ],
  [
    "a default namespace",
    { ...object(property("n", text)), xml: { name: "r", namespace: "urn:r" } },
    { n: "a" },
    '<r xmlns="urn:r"><n>a</n></r>',
  ],
  [
    "null as nothing, also in a recursive type",
    { kind: "ref", id: "Tree" },
    { child: { child: null } },
    "<Tree><child/></Tree>",
  ],
  [
    "a map by its keys",
    { kind: "map", key: text, value: { kind: "integer" } },
    { a: 1, "b c": 2 },
    "<root><a>1</a><b_c>2</b_c></root>",
  ],
  ["undeclared values", { kind: "unknown" }, { a: [1, { b: true }] }, "<root><a>1</a><a><b>true</b></a></root>"],
  [
    "a union by the matching variant",
    {
      kind: "undiscriminatedUnion",
      variants: [
        { shape: { kind: "integer" } },
        { shape: object(property("id", { ...text, xml: { attribute: true } })) },
      ],
    },
    { id: "a" },
    '<root id="a"/>',
  ],
  [
    "an object without its own element",
    object(property("p", { ...object(property("n", text)), xml: { nodeType: "none" } })),
    { p: { n: "a" } },
    "<root><n>a</n></root>",
  ],
  [
    "characters that XML reserves or refuses",
    object(property("1a", text), property("b", { ...text, xml: { attribute: true } })),
    { "1a": "<&\u0001>", b: '"\n' },
    '<root b="&quot;&#10;"><_1a>&lt;&amp;&gt;</_1a></root>',
  ],
  [
    "one item at the root in an element of the document",
    { kind: "list", item: { kind: "ref", id: "Plant" } },
    [{ name: "a" }],
    "<root><plant><name>a</name></plant></root>",
  ],
  [
    "a list at the root",
    { kind: "list", item: { kind: "ref", id: "Plant" }, xml: { name: "plants", wrapped: true } },
    [{ name: "a" }],
    "<plants><plant><name>a</name></plant></plants>",
  ],
])("writes %s", (_, shape, value, expected) => expect(bodyOf(shape, value)).toBe(expected));
