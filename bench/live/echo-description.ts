const plant = {
  type: "object",
  required: ["id", "name", "tags"],
  properties: {
    id: { type: "integer" },
    name: { type: "string", maxLength: 20 },
    tags: { type: "array", items: { type: "string" } },
  },
};

/** The description of the echo. */
export const echoDescription = {
  openapi: "3.1.0",
  info: { title: "Echo", version: "1" },
  paths: {
    "/plants": {
      get: {
        operationId: "list",
        parameters: [{ name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 50 } }],
        responses: {
          "200": { description: "A plant.", content: { "application/json": { schema: plant } } },
          "400": { description: "Not a limit.", content: { "application/json": { schema: { type: "object" } } } },
        },
      },
    },
  },
};
