/**
 * Returns a description of 31 types, each with two required references to the next one: 3 kB with values of 2^31
 * members.
 */
export const typeChain = (length = 31): string =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Chain", version: "1.0.0" },
    servers: [{ url: "https://chain.example" }],
    paths: {
      "/make": {
        post: {
          operationId: "make",
          summary: "make",
          requestBody: { required: true, content: { "application/json": { schema: ref(0) } } },
          responses: { "200": { description: "Made.", content: { "application/json": { schema: ref(0) } } } },
        },
      },
    },
    components: {
      schemas: Object.fromEntries(
        Array.from({ length }, (_, i) => [
          `T${i}`,
          i === length - 1
            ? { type: "object", required: ["name"], properties: { name: { type: "string" } } }
            : { type: "object", required: ["a", "b"], properties: { a: ref(i + 1), b: ref(i + 1) } },
        ]),
      ),
    },
  });

const ref = (index: number) => ({ $ref: `#/components/schemas/T${index}` });
