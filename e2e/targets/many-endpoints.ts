/** Numbers of groups, and of endpoints in each. */
export const groups = 25;
/** See `groups`. */
export const endpointsOfGroup = 40;

const operation = (group: number, n: number) => ({
  [`/group${group}/items${n}/{id}`]: {
    put: {
      operationId: `change-item-${group}-${n}`,
      tags: [`Group ${group}`],
      summary: `Change item ${n} of group ${group}`,
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
      requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Item" } } } },
      responses: {
        200: {
          description: "The item",
          content: { "application/json": { schema: { $ref: "#/components/schemas/Item" } } },
        },
      },
    },
  },
});

/** Creates a description of 1,000 small endpoints. */
export const manyEndpoints = (): string =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Many endpoints", version: "1.0.0" },
    servers: [{ url: "https://items.example" }],
    paths: Object.assign(
      {},
      ...Array.from({ length: groups * endpointsOfGroup }, (_, n) =>
        operation(Math.floor(n / endpointsOfGroup), n % endpointsOfGroup),
      ),
    ),
    components: {
      schemas: {
        Item: {
          type: "object",
          required: ["name"],
          properties: { name: { type: "string" }, note: { type: "string" }, count: { type: "integer" } },
        },
      },
    },
  });

/** Number of endpoints of `largeGroup`. */
export const endpointsOfLargeGroup = 300;

const report = {
  type: "object",
  required: ["part_0"],
  properties: Object.fromEntries(
    Array.from({ length: 40 }, (_, n) => [`part_${n}`, { type: "string", example: `the text of part ${n}` }]),
  ),
};

/** Creates a description of one group, of endpoints with long samples of bodies and answers. */
export const largeGroup = (): string =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "One large group", version: "1.0.0" },
    servers: [{ url: "https://reports.example" }],
    paths: Object.fromEntries(
      Array.from({ length: endpointsOfLargeGroup }, (_, n) => [
        `/reports/${n}`,
        {
          post: {
            operationId: `change-report-${n}`,
            tags: ["Reports"],
            summary: `Change report ${n}`,
            requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Report" } } } },
            responses: {
              200: {
                description: "The report",
                content: { "application/json": { schema: { $ref: "#/components/schemas/Report" } } },
              },
            },
          },
        },
      ]),
    ),
    components: { schemas: { Report: report } },
  });
