/** The number of values of the enum, and of optional properties of the object. */
export const manyValues = 50_000;
export const manyProperties = 5_000;

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

const trees = ["amber", "birch", "cedar", "fjord", "grove"] as const;

/** The value at a position: `cedar-4712`. */
export const valueAt = (position: number): string => `${trees[position % trees.length]}-${position}`;

const operation = (operationId: string, schema: object) => ({
  post: {
    operationId,
    summary: operationId,
    requestBody: { required: true, content: { "application/json": { schema } } },
    responses: { "204": { description: "It was taken." } },
  },
});

const long = "A long text, so that the row of this property takes more lines than others, and not all are alike.";

/**
 * Returns a description with an endpoint `pick`, with an enum of `values` values, and `fill`, with 5,000 optional
 * properties.
 */
export const longLists = (values = manyValues): string =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Long lists", version: "1.0.0" },
    servers: [{ url: "https://many.example" }],
    paths: {
      "/pick": operation("pick", {
        type: "object",
        required: ["plant"],
        properties: { plant: { type: "string", enum: numbers(values).map(valueAt) } },
      }),
      "/fill": operation("fill", {
        type: "object",
        properties: Object.fromEntries(
          numbers(manyProperties).map((i) => [
            `property${i}`,
            { type: "string", ...(i % 3 === 0 && { description: i % 2 === 0 ? long : "Short." }) },
          ]),
        ),
      }),
    },
  });
