/** The parts of an endpoint that `EndpointSchemaSnippet` can show, in their order on a page. */
export const endpointParts = [
  "request.path",
  "request.query",
  "request.headers",
  "request.body",
  "response.body",
] as const;

/** One of the parts of an endpoint. */
export type EndpointPart = (typeof endpointParts)[number];

/** Returns the parts that a selector names: one of them, all of a side (`request`), or all without a selector. */
export const selectedParts = (selector = ""): readonly EndpointPart[] =>
  endpointParts.filter((part) => selector === "" || part === selector || part.startsWith(`${selector}.`));
