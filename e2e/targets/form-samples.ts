/** A JSON Schema for one feature of forms, and how far `shapeOf` and `ShapeForm` go with it. */
export interface FormSample {
  readonly name: string;
  readonly schema: object;
  /** `yes`, `partly` or `no`, as in the table of docs/learn/forms-in-react.md. */
  readonly can: "yes" | "partly" | "no";
  /** The number of issues of `shapeOf`. */
  readonly issues?: number;
}

const text = { type: "string" };
const consequence = "then";

/** Each sample shows one feature that forms of JSON Schema are asked for. */
export const formSamples: readonly FormSample[] = [
  {
    name: "Simple",
    can: "yes",
    schema: { required: ["plant"], properties: { plant: text, height: { type: "number" } } },
  },
  {
    name: "Nested",
    can: "yes",
    schema: { properties: { bed: { properties: { rows: { items: { properties: { plant: text } } } } } } },
  },
  {
    name: "Arrays",
    can: "yes",
    schema: {
      properties: {
        tags: { type: "array", items: text, minItems: 1 },
        kinds: { type: "array", uniqueItems: true, items: { enum: ["a", "b"] } },
      },
    },
  },
  { name: "Fixed items", can: "yes", schema: { type: "array", items: [text, { type: "boolean" }] } },
  {
    name: "Numbers",
    can: "yes",
    schema: {
      properties: {
        share: { type: "number", multipleOf: 0.1, maximum: 1 },
        count: { type: "integer", minimum: 0 },
        of: { type: "number", enum: [1, 2] },
      },
    },
  },
  {
    name: "Widgets",
    can: "partly",
    schema: {
      properties: { color: { type: "string", format: "color" }, secret: { type: "string", format: "password" } },
    },
  },
  { name: "Ordering", can: "partly", schema: { properties: { last: text, first: text } } },
  {
    name: "References",
    can: "yes",
    schema: {
      $ref: "#/definitions/node",
      definitions: {
        node: { properties: { name: text, children: { type: "array", items: { $ref: "#/definitions/node" } } } },
      },
    },
  },
  { name: "Custom fields", can: "yes", schema: { properties: { place: { type: "string", format: "place" } } } },
  { name: "Errors of a server", can: "yes", schema: { required: ["name"], properties: { name: text } } },
  {
    name: "Dates and times",
    can: "partly",
    schema: {
      properties: {
        on: { type: "string", format: "date" },
        at: { type: "string", format: "date-time" },
        time: { type: "string", format: "time" },
      },
    },
  },
  {
    name: "Validation",
    can: "yes",
    schema: {
      required: ["code"],
      properties: { code: { type: "string", pattern: "^[A-Z]{2}$" }, note: { type: "string", maxLength: 9 } },
    },
  },
  { name: "Files", can: "partly", schema: { properties: { file: { type: "string", format: "data-url" } } } },
  { name: "Single field", can: "yes", schema: { type: "string", title: "A word" } },
  {
    name: "Alternatives",
    can: "yes",
    schema: {
      oneOf: [
        { const: "s", title: "Small" },
        { const: "l", title: "Large" },
      ],
    },
  },
  {
    name: "Dependencies of properties",
    can: "yes",
    schema: { properties: { card: text, bill: text }, dependencies: { card: ["bill"] } },
  },
  {
    name: "Dependencies with schemas",
    can: "partly",
    issues: 1,
    schema: { properties: { card: text }, dependencies: { card: { required: ["bill"], properties: { bill: text } } } },
  },
  {
    name: "Additional properties",
    can: "yes",
    schema: { properties: { name: text }, additionalProperties: { type: "integer" } },
  },
  {
    name: "anyOf",
    can: "yes",
    schema: {
      anyOf: [
        { title: "Name", properties: { name: text } },
        { title: "Id", properties: { id: text } },
      ],
    },
  },
  {
    name: "oneOf",
    can: "yes",
    schema: {
      oneOf: [
        { required: ["a"], properties: { a: text } },
        { required: ["b"], properties: { b: text } },
      ],
    },
  },
  { name: "allOf", can: "yes", schema: { allOf: [{ properties: { a: text } }, { properties: { b: text } }] } },
  {
    name: "if, then, else",
    can: "partly",
    issues: 1,
    schema: Object.fromEntries<unknown>([
      ["properties", { kind: { enum: ["x", "y"] } }],
      ["if", { properties: { kind: { const: "x" } } }],
      [consequence, { properties: { x: text } }],
    ]),
  },
  { name: "null", can: "partly", schema: { properties: { nothing: { type: "null" } } } },
  { name: "Nullable", can: "yes", schema: { properties: { name: { type: ["string", "null"] } } } },
  {
    name: "Defaults",
    can: "yes",
    schema: {
      required: ["name"],
      properties: { name: { type: "string", default: "fern" }, tags: { type: "array", items: text, default: ["a"] } },
    },
  },
  { name: "A choice among objects", can: "partly", schema: { enum: [{ a: 1 }, { a: 2 }] } },
  {
    name: "Examples",
    can: "partly",
    schema: { properties: { browser: { type: "string", examples: ["Firefox", "Chrome"] } } },
  },
  {
    name: "Large",
    can: "yes",
    schema: {
      properties: Object.fromEntries(
        Array.from({ length: 100 }, (_, at) => [`choice${at}`, { enum: ["a", "b", "c"] }]),
      ),
    },
  },
  {
    name: "Pattern properties",
    can: "yes",
    schema: { type: "object", patternProperties: { "^x-": text }, additionalProperties: false },
  },
  {
    name: "Property names",
    can: "yes",
    schema: { type: "object", propertyNames: { pattern: "^[a-z]+$" }, additionalProperties: text },
  },
  { name: "Constants", can: "yes", schema: { required: ["kind"], properties: { kind: { const: "plant" } } } },
  {
    name: "Bundled schemas",
    can: "yes",
    schema: {
      $id: "https://plants.example/plant",
      properties: { home: { $ref: "place" } },
      $defs: { place: { $id: "place", properties: { street: text } } },
    },
  },
  { name: "Optional data", can: "yes", schema: { properties: { home: { properties: { street: text } } } } },
  { name: "A grid of fields", can: "no", schema: { properties: { first: text, second: text } } },
  { name: "A wrong schema", can: "yes", issues: 1, schema: { $ref: "#/definitions/none" } },
];
