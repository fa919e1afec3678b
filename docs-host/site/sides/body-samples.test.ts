import { expect, it } from "vitest";
import { bareEndpoint, type Endpoint, type Example } from "#engine/model";
import { type Shape, typesFrom } from "#engine/shape";
import { responseSamples, withBodySamples } from "./body-samples.ts";

const text: Shape = { kind: "string" };
const plant: Shape = {
  kind: "object",
  xml: { name: "plant" },
  properties: [
    { key: "id", shape: { kind: "integer", minimum: 7, xml: { attribute: true } }, optional: false },
    { key: "made", shape: { kind: "string" }, optional: false, access: "READ_ONLY" },
    { key: "key", shape: { kind: "string" }, optional: false, access: "WRITE_ONLY" },
  ],
};
const received = '<?xml version="1.0" encoding="UTF-8"?>\n<plant id="7">\n  <made>string</made>\n</plant>';

const endpoint = bareEndpoint({ id: "water", path: [{ kind: "literal", value: "/water" }] });
const types = typesFrom();
const call: Example = { path: "/", pathParameters: {}, queryParameters: {}, headers: {}, statusCode: 201 };
const withXml = (parts: Partial<Endpoint>): Endpoint => withBodySamples({ ...endpoint, ...parts }, types);

it("gives other media types of answers and errors a sample, as it is received", () => {
  const answer = { kind: "json", shape: plant } as const;
  const alternatives = [
    { contentType: "application/plants+xml", body: answer },
    { contentType: "application/xml", body: answer, example: "<a/>" },
    { contentType: "application/hal+json", body: answer },
    { contentType: "text/csv", body: answer },
  ];
  const { responses, errors } = withXml({
    responses: [{ statusCode: 200, body: answer, alternatives }],
    errors: [{ name: "Dry", statusCode: 404, shape: plant, examples: [], alternatives }],
  });
  for (const one of [...responses, ...errors]) {
    expect(one.alternatives?.map(({ example }) => example)).toEqual([
      received,
      "<a/>",
      { id: 7, made: "string" },
      undefined,
    ]);
  }
});

it.each([
  ["of XML a sample", { shape: plant, contentType: "text/xml" }, [], [{ value: received }]],
  [
    "of XML its stated example",
    { shape: plant, contentType: "text/xml" },
    [{ name: "One", value: "<a/>" }],
    [{ name: "One", value: "<a/>" }],
  ],
  ["of JSON a sample", { shape: plant }, [], [{ value: { id: 7, made: "string" } }]],
  [
    "of pairs a sample as they are received",
    { shape: plant, contentType: "application/x-www-form-urlencoded" },
    [],
    [{ value: "id=7&made=string" }],
  ],
  [
    "of plain text a sample of its type",
    { shape: text, contentType: "text/plain; charset=utf-8" },
    [],
    [{ value: "string" }],
  ],
  ["of CSV no sample", { shape: plant, contentType: "text/csv" }, [], []],
  ["of XML without a type no sample", { contentType: "text/xml" }, [], []],
])("gives the first body of an error %s", (_, first, stated, expected) => {
  const { errors } = withXml({ errors: [{ name: "Dry", statusCode: 404, ...first, examples: stated }] });
  expect(errors.map(({ examples }) => examples)).toEqual([expected]);
});

const answers: Endpoint["responses"] = [
  { statusCode: 200, body: { kind: "json", shape: plant } },
  { statusCode: 201, body: { kind: "json", shape: plant } },
  { statusCode: 202, body: { kind: "json", shape: plant }, contentType: "application/xml" },
  { statusCode: 204, body: { kind: "empty" } },
];

it.each<[string, readonly Example[], readonly unknown[]]>([
  ["the first one without examples of calls", [], [undefined, { id: 7, made: "string" }, received, undefined]],
  ["those in examples of calls", [call], [{ id: 7, made: "string" }, undefined, received, undefined]],
])("gives each response a sample but %s", (_, examples, expected) =>
  expect(responseSamples({ ...endpoint, responses: answers, examples }, types)).toEqual(expected),
);

it("gives no sample of a type that only infinite values have", () => {
  const tree: Shape = {
    kind: "object",
    properties: [{ key: "child", shape: { kind: "ref", id: "Tree" }, optional: false }],
  };
  const endless = typesFrom({ Tree: { name: "Tree", shape: tree } });
  const error = { name: "Dry", statusCode: 404, shape: { kind: "ref", id: "Tree" }, examples: [] } as const;
  expect(withBodySamples({ ...endpoint, errors: [error] }, endless).errors).toEqual([error]);
});
