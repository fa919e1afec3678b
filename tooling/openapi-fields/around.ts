import type { Json, JsonObject } from "#engine/json";
import type { Version } from "./described-object.ts";

const names: { readonly [V in Version]: JsonObject } = {
  "2.0": { swagger: "2.0", host: "api.test", schemes: ["https"] },
  "3.0": { openapi: "3.0.4", servers: [{ url: "https://api.test" }] },
  "3.1": { openapi: "3.1.1", servers: [{ url: "https://api.test" }] },
  "3.2": { openapi: "3.2.0", servers: [{ url: "https://api.test" }] },
};

/** Returns a description with these parts. */
export const description = (more: JsonObject, version: Version): JsonObject => ({
  ...names[version],
  info: { title: "Plants", version: "1" },
  paths: {},
  ...more,
});

/** Returns the responses of an operation that has none with content. */
const done = { 204: { description: "Done" } };

/** Returns a description with an operation that has these parts. */
export const inOperation = (operation: JsonObject, version: Version, more: JsonObject = {}): JsonObject =>
  description(
    { paths: { "/plants": { post: { operationId: "grow", responses: done, ...operation } } }, ...more },
    version,
  );

export const inParameter = (parameter: Json, version: Version): JsonObject =>
  inOperation({ parameters: [parameter] }, version);

/** Returns a description with the content of a request in one media type. */
export const inRequest = (media: JsonObject, type: string, version: Version, more: JsonObject = {}): JsonObject =>
  inOperation({ requestBody: { required: true, content: { [type]: media } } }, version, more);

/** Returns a description with the responses of an operation. */
export const inResponses = (responses: JsonObject, version: Version): JsonObject => inOperation({ responses }, version);

/** Returns a description with a schema of a property that is sent and received. */
export function inProperty(property: Json, version: Version, more: JsonObject = {}): JsonObject {
  const schema = { type: "object", required: ["name"], properties: { name: property } };
  if (version === "2.0")
    return inOperation(
      {
        parameters: [{ name: "body", in: "body", required: true, schema }],
        responses: { 200: { description: "Done", schema } },
      },
      version,
      more,
    );
  const content = { "application/json": { schema } };
  return inOperation(
    { requestBody: { required: true, content }, responses: { 200: { description: "Done", content } } },
    version,
    more,
  );
}
