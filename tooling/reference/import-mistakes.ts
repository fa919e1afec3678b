import type { ImportCode } from "#importers";

/** A mistake in the description of an API, and the line that is printed about it. */
export interface ImportMistake {
  readonly means: string;
  readonly file: string;
  readonly text: string;
  /** Limits that are set for the example, as in `CALLBOARD_READ_LIMITS`. */
  readonly limits?: { readonly values: number };
  readonly prints: string;
}

const openapi = 'openapi: 3.1.0\ninfo: { title: Plants, version: "1" }\n';
const get = (more: string): string => `${openapi}paths:\n  /plants:\n    get: { ${more} }\n`;
const schema = (text: string, more = ""): string =>
  `${openapi}paths: {}\ncomponents:\n  schemas:\n    Plant: ${text}\n${more}`;

/** Every code that a description can have, with an example. */
export const importMistakes: { readonly [C in ImportCode]: ImportMistake } = {
  cycle: {
    means: "A type is an alias of itself.",
    file: "openapi.yaml",
    text: schema('{ $ref: "#/components/schemas/Tree" }', '    Tree: { $ref: "#/components/schemas/Plant" }\n'),
    prints: 'openapi.yaml:6:5  cycle  the type "Plant" is only an alias of itself; any JSON value is accepted',
  },
  fallback: {
    means: "No form has the shape of a schema; it accepts any JSON value.",
    file: "asyncapi.yaml",
    text: 'asyncapi: 3.0.0\ninfo: { title: Plants, version: "1" }\nchannels:\n  growth:\n    address: /growth\n    messages:\n      grown: { payload: { schemaFormat: application/vnd.apache.avro, schema: { type: string } } }\n',
    prints:
      "asyncapi.yaml:7:16  fallback  unsupported schema format application/vnd.apache.avro; any JSON value is accepted",
  },
  limit: {
    means: "A limit is exceeded; `CALLBOARD_READ_LIMITS` sets the limits (here `values=10`).",
    file: "openapi.yaml",
    text: get('responses: { "200": { description: All plants. } }'),
    limits: { values: 10 },
    prints: "openapi.yaml:5:47  limit  it holds more than 10 values, at line 5, column 47",
  },
  lost: {
    means: "`callboard export` can’t write a part in the other format.",
    file: "asyncapi.yaml",
    text: 'asyncapi: 3.0.0\ninfo: { title: Plants, version: "1" }\nchannels:\n  growth: { address: /growth, messages: { grown: { payload: { type: string } } } }\noperations:\n  grow: { action: send, channel: { $ref: "#/channels/growth" } }\n',
    prints: "asyncapi.yaml#/channels  lost  channels cannot be represented; they are omitted",
  },
  mismatch: {
    means: "Two parts contradict each other.",
    file: "openapi.yaml",
    text: get("parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: {}"),
    prints: 'openapi.yaml:5:25  mismatch  the path has no parameter "id"; this parameter is ignored',
  },
  missing: {
    means: "A required part is missing.",
    file: "openapi.yaml",
    text: get("parameters: [{ name: color }], responses: {}"),
    prints:
      "openapi.yaml:5:25  missing  expected the location of the parameter, found nothing; the parameter is ignored",
  },
  type: {
    means: "A value has another type than it has to have.",
    file: "openapi.yaml",
    text: get("summary: 5, responses: {}"),
    prints: "openapi.yaml:5:12  type  expected text, found 5",
  },
  "unknown-field": {
    means: "The format does not have a field, which is ignored. Extensions (`x-`) are not reported.",
    file: "openapi.yaml",
    text: get("parameters: [{ name: color, in: query, requried: true, schema: { type: string } }], responses: {}"),
    prints: 'openapi.yaml:5:51  unknown-field  the format has no field "requried" here; did you mean "required"?',
  },
  "unknown-kind": {
    means: "A name is unknown in the format.",
    file: "openapi.yaml",
    text: get("parameters: [{ name: color, in: query, style: pipes, schema: { type: string } }], responses: {}"),
    prints: 'openapi.yaml:5:51  unknown-kind  unknown style "pipes"; using form instead',
  },
  "unknown-reference": {
    means: "A reference has no target.",
    file: "openapi.yaml",
    text: schema('{ $ref: "#/components/schemas/Tree" }'),
    prints: 'openapi.yaml:6:14  unknown-reference  the reference "#/components/schemas/Tree" can\'t be resolved',
  },
  unreadable: {
    means: "Another file can’t be read.",
    file: "openapi.yaml",
    text: schema('{ $ref: "tree.yaml" }'),
    prints: "openapi.yaml:6:5  unreadable  tree.yaml does not exist",
  },
  unsupported: {
    means: "A valid part has no counterpart in Callboard; it is left out.",
    file: "openapi.yaml",
    text: openapi.replace("3.1.0", "4.0.0"),
    prints: 'openapi.yaml:1:1  unsupported  unsupported OpenAPI version "4.0.0"; treated as version 3.1',
  },
};
