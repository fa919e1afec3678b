import type { Json } from "#engine/json";

/** A small description that expands when it is read. */
export interface Bomb {
  readonly name: string;
  /** Returns the description for a size from 0 to 1. */
  readonly write: (size: number) => string;
}

const described = (schemas: { readonly [name: string]: Json }, first: string): string =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Grows", version: "1" },
    paths: {
      "/one": {
        post: {
          operationId: "one",
          requestBody: { content: { "application/json": { schema: { $ref: `#/components/schemas/${first}` } } } },
          responses: {
            "200": {
              description: "It.",
              content: { "application/json": { schema: { $ref: `#/components/schemas/${first}` } } },
            },
          },
        },
      },
    },
    components: { schemas },
  });

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);
const scaled = (size: number, most: number): number => Math.max(1, Math.round(size * most));
const reference = (n: number): Json => ({ $ref: `#/components/schemas/T${n}` });
const chain = (count: number, node: (n: number) => Json): string =>
  described(
    Object.fromEntries([...numbers(count).map((n) => [`T${n}`, node(n)] as const), [`T${count}`, { type: "string" }]]),
    "T0",
  );
const single = (schema: Json): string => described({ T0: schema }, "T0");

/** Descriptions that expand, each in another step of reading. */
export const bombs: readonly Bomb[] = [
  {
    name: "two required references each",
    write: (size) =>
      chain(scaled(size, 40), (n) => ({
        type: "object",
        required: ["a", "b"],
        properties: { a: reference(n + 1), b: reference(n + 1) },
      })),
  },
  {
    name: "allOf twice the next",
    write: (size) => chain(scaled(size, 40), (n) => ({ allOf: [reference(n + 1), reference(n + 1)] })),
  },
  {
    name: "oneOf twice the next",
    write: (size) =>
      chain(scaled(size, 40), (n) => ({
        oneOf: [reference(n + 1), { type: "object", properties: { a: reference(n + 1), b: reference(n + 1) } }],
      })),
  },
  {
    name: "lists of lists",
    write: (size) =>
      chain(scaled(size, 40), (n) => ({
        type: "array",
        minItems: 2,
        items: { type: "array", minItems: 2, items: reference(n + 1) },
      })),
  },
  {
    name: "maps of maps",
    write: (size) => chain(scaled(size, 200), (n) => ({ type: "object", additionalProperties: reference(n + 1) })),
  },
  {
    name: "every type names every other",
    write: (size) =>
      described(
        Object.fromEntries(
          numbers(scaled(size, 60)).map((n) => [
            `T${n}`,
            {
              type: "object",
              required: ["p0", "p1"],
              properties: Object.fromEntries(numbers(scaled(size, 60)).map((m) => [`p${m}`, reference(m)])),
            },
          ]),
        ),
        "T0",
      ),
  },
  {
    name: "a cycle of aliases",
    write: (size) =>
      described(
        Object.fromEntries(numbers(scaled(size, 50)).map((n) => [`T${n}`, reference((n + 1) % scaled(size, 50))])),
        "T0",
      ),
  },
  {
    name: "a long enum",
    write: (size) => single({ type: "string", enum: numbers(scaled(size, 30_000)).map((n) => `value ${n}`) }),
  },
  {
    name: "many properties",
    write: (size) =>
      single({
        type: "object",
        properties: Object.fromEntries(numbers(scaled(size, 5000)).map((n) => [`p${n}`, { type: "string" }])),
      }),
  },
  {
    name: "many variants",
    write: (size) =>
      single({
        oneOf: numbers(scaled(size, 1000)).map((n) => ({
          type: "object",
          properties: { [`v${n}`]: { type: "string" } },
        })),
      }),
  },
  {
    name: "deep schemas",
    write: (size) =>
      single(numbers(scaled(size, 900)).reduce<Json>((inner) => ({ type: "array", items: inner }), { type: "string" })),
  },
  {
    name: "many operations",
    write: (size) =>
      JSON.stringify({
        openapi: "3.1.0",
        info: { title: "Many", version: "1" },
        paths: Object.fromEntries(
          numbers(scaled(size, 1500)).map((n) => [
            `/p${n}/{id}`,
            { get: { responses: { "200": { description: "x" } } } },
          ]),
        ),
      }),
  },
  {
    name: "YAML aliases of aliases",
    write: (size) =>
      `openapi: 3.1.0\ninfo: { title: Laughs, version: "1" }\nx-0: &l0 [x, x, x, x, x, x, x, x, x]\n${numbers(
        scaled(size, 12),
      )
        .map((n) => `x-${n + 1}: &l${n + 1} [${Array(9).fill(`*l${n}`).join(", ")}]\n`)
        .join("")}paths: {}\n`,
  },
  {
    name: "YAML merges of merges",
    write: (size) =>
      `openapi: 3.1.0\ninfo: { title: Merges, version: "1" }\nx-0: &m0 { a: 1 }\n${numbers(scaled(size, 300))
        .map((n) => `x-${n + 1}: &m${n + 1}\n  <<: [*m${n}, *m${n}]\n  k${n}: 1\n`)
        .join("")}paths: {}\n`,
  },
  {
    name: "YAML many anchors",
    write: (size) =>
      `openapi: 3.1.0\ninfo: { title: Anchors, version: "1" }\npaths: {}\n${numbers(scaled(size, 20_000))
        .map((n) => `x-${n}: &a${n} {b: *a${Math.max(0, n - 1)}}\n`)
        .join("")}`,
  },
  {
    name: "YAML many small nodes",
    write: (size) =>
      `openapi: 3.1.0\ninfo: { title: Nodes, version: "1" }\npaths: {}\nx:\n${"- [1,2,3]\n".repeat(scaled(size, 60_000))}`,
  },
  {
    name: "a pattern that goes back",
    write: (size) =>
      single({
        type: "string",
        pattern: `^(${"a+".repeat(scaled(size, 20))})+$`,
        minLength: 5,
        default: `${"a".repeat(40)}!`,
        example: `${"a".repeat(40)}!`,
      }),
  },
  {
    name: "a long text",
    write: (size) => single({ type: "string", description: "*[a](b) `c` **".repeat(scaled(size, 20_000)) }),
  },
  {
    name: "deep markdown",
    write: (size) =>
      single({
        type: "string",
        description: `${"> ".repeat(scaled(size, 5000))}x\n\n${"* ".repeat(scaled(size, 3000))}y\n\n${"[".repeat(scaled(size, 20_000))}`,
      }),
  },
  {
    name: "a deep example",
    write: (size) =>
      single({ type: "object", example: numbers(scaled(size, 2000)).reduce<Json>((inner) => ({ a: inner }), 1) }),
  },
  {
    name: "many servers with variables",
    write: (size) =>
      JSON.stringify({
        openapi: "3.1.0",
        info: { title: "Servers", version: "1" },
        servers: [
          {
            url: `http://{${numbers(scaled(size, 12))
              .map((n) => `v${n}`)
              .join("}.{")}}.test`,
            variables: Object.fromEntries(
              numbers(scaled(size, 12)).map((n) => [`v${n}`, { default: "a", enum: ["a", "b", "c", "d"] }]),
            ),
          },
        ],
        paths: { "/one": { get: { responses: { "200": { description: "x" } } } } },
      }),
  },
];
