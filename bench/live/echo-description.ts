const plant = {
  type: "object",
  required: ["id", "name", "tags"],
  properties: {
    id: { type: "integer" },
    name: { type: "string", maxLength: 20 },
    tags: { type: "array", items: { type: "string" } },
  },
};

/** The largest value of the parameter `number`, and the most characters of `text`. */
export const [maxNumber, maxTextLength] = [999_999_999, 40];

/** The description of the echo. */
export const echoDescription = {
  openapi: "3.1.0",
  info: { title: "Echo", version: "1" },
  paths: {
    "/plants": {
      get: {
        operationId: "list",
        // A request is sent once, so that only wide parameters give enough different ones.
        parameters: [
          { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 50 } },
          { name: "number", in: "query", schema: { type: "integer", minimum: 0, maximum: maxNumber } },
          { name: "text", in: "query", schema: { type: "string", maxLength: maxTextLength } },
        ],
        responses: {
          "200": { description: "A plant.", content: { "application/json": { schema: plant } } },
          "400": { description: "Not a limit.", content: { "application/json": { schema: { type: "object" } } } },
        },
      },
    },
  },
};
