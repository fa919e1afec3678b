import type { JsonObject } from "#engine/json";
import { description, inOperation, inParameter, inProperty, inRequest, inResponses } from "./around.ts";
import type { Around, DescribedObject } from "./described-object.ts";
import { parameterObjects } from "./parameter-objects.ts";
import { schemaObjects } from "./schema-objects.ts";
import { securityObjects } from "./security-objects.ts";

const text = { type: "string" };
const number = { type: "integer" };
const plain = { "text/plain": { schema: text } };
const content = { "application/json": { schema: text } };
const response = { description: "Done" };
const operation = { operationId: "plant", responses: { 204: response } };
const external = { url: "https://trees.test/guide" };

/** A schema with a keyword that drafts before 2019-09 ignore. */
const beforeDraft8 = { allOf: [{ $ref: "#/components/schemas/Oak", maxLength: 1 }] };

/** Returns a description without its version. */
const unnamed: Around = (object, version) => {
  const { swagger: _, openapi: __, ...others } = inOperation({}, version);
  return { ...others, ...object };
};

const root: DescribedObject = {
  name: "OpenAPI Object",
  around: (object, version) => ({ ...inOperation({ tags: ["leaves"] }, version), ...object }),
  fields: {
    swagger: { value: "2.0", until: "2.0", around: unnamed },
    openapi: { value: "3.0.4", since: "3.0", around: unnamed },
    $self: {
      value: "https://trees.test/openapi.json",
      beside: {
        ...inOperation(
          { responses: { 200: { $ref: "https://trees.test/openapi.json#/components/responses/Oak" } } },
          "3.2",
        ),
        components: { responses: { Oak: { description: "An oak" } } },
      },
      since: "3.2",
    },
    info: { value: { title: "Trees", version: "2" } },
    jsonSchemaDialect: {
      value: "http://json-schema.org/draft-07/schema#",
      beside: inProperty(beforeDraft8, "3.1", { components: { schemas: { Oak: { type: "string" } } } }),
      since: "3.1",
    },
    host: { value: "trees.test", until: "2.0" },
    basePath: { value: "/v2", until: "2.0" },
    schemes: { value: ["http"], until: "2.0" },
    consumes: {
      value: ["application/xml"],
      beside: inOperation({ parameters: [{ name: "body", in: "body", schema: text }] }, "2.0"),
      until: "2.0",
    },
    produces: {
      value: ["application/xml"],
      beside: inOperation({ responses: { 200: { ...response, schema: text } } }, "2.0"),
      until: "2.0",
    },
    servers: { value: [{ url: "https://trees.test" }], since: "3.0" },
    paths: { value: { "/trees": { get: operation } } },
    webhooks: { value: { grown: { post: operation } }, since: "3.1" },
    definitions: { value: { Tree: { type: "object", properties: { name: text } } }, until: "2.0" },
    parameters: {
      value: { age: { name: "age", in: "query", type: "integer" } },
      beside: inOperation({ parameters: [{ $ref: "#/parameters/age" }] }, "2.0"),
      until: "2.0",
    },
    responses: {
      value: { Grown: { description: "It has grown" } },
      beside: inOperation({ responses: { 200: { $ref: "#/responses/Grown" } } }, "2.0"),
      until: "2.0",
    },
    securityDefinitions: {
      value: { key: { type: "apiKey", in: "header", name: "X-Key" } },
      beside: { security: [{ key: [] }] },
      until: "2.0",
    },
    components: { value: { schemas: { Tree: { type: "object", properties: { name: text } } } }, since: "3.0" },
    security: { value: [{ key: [] }] },
    tags: { value: [{ name: "leaves", description: "About leaves" }] },
    externalDocs: { value: external },
  },
};

const info: DescribedObject = {
  name: "Info Object",
  base: { title: "Plants", version: "1" },
  around: (object, version) => description({ info: object }, version),
  fields: {
    title: { value: "Trees" },
    summary: { value: "About trees", since: "3.1" },
    description: { value: "All about trees" },
    termsOfService: { value: "https://trees.test/terms" },
    contact: { value: { name: "Gardeners" } },
    license: { value: { name: "MIT" } },
    version: { value: "2" },
  },
};

const contact: DescribedObject = {
  name: "Contact Object",
  base: { name: "Gardeners" },
  around: (object, version) => description({ info: { title: "Plants", version: "1", contact: object } }, version),
  fields: {
    name: { value: "Foresters", beside: { url: "https://trees.test" } },
    url: { value: "https://trees.test" },
    email: { value: "hello@trees.test" },
  },
};

const license: DescribedObject = {
  name: "License Object",
  base: { name: "Free" },
  around: (object, version) => description({ info: { title: "Plants", version: "1", license: object } }, version),
  fields: {
    name: { value: "MIT" },
    identifier: { value: "MIT", since: "3.1" },
    url: { value: "https://trees.test/license" },
  },
};

const server: DescribedObject = {
  name: "Server Object",
  since: "3.0",
  base: { url: "https://trees.test" },
  around: (object, version) => inOperation({}, version, { servers: [object, { url: "https://plants.test" }] }),
  fields: {
    url: { value: "https://oaks.test" },
    description: { value: "For trees" },
    name: { value: "Trees", since: "3.2" },
    variables: { value: { port: { default: "8443" } }, beside: { url: "https://trees.test:{port}" } },
  },
};

const serverVariable: DescribedObject = {
  name: "Server Variable Object",
  since: "3.0",
  base: { default: "8443" },
  around: (object, version) =>
    inOperation({}, version, { servers: [{ url: "https://trees.test:{port}", variables: { port: object } }] }),
  fields: {
    enum: { value: ["8443", "9443"] },
    default: { value: "9443" },
    description: { value: "The port of the trees" },
  },
};

/** Returns a description that refers to a component. */
const referring =
  (
    around: (reference: JsonObject, version: "3.0" | "3.1" | "3.2") => JsonObject,
    section: string,
  ): DescribedObject["around"] =>
  (object, version) => ({
    ...around({ $ref: `#/components/${section}/Oak` }, version === "2.0" ? "3.0" : version),
    components: object,
  });

const components: DescribedObject = {
  name: "Components Object",
  since: "3.0",
  around: (object, version) => inOperation({}, version, { components: object }),
  fields: {
    schemas: { value: { Oak: { type: "object", properties: { name: text } } } },
    responses: {
      value: { Oak: { description: "An oak" } },
      around: referring((one, version) => inResponses({ 200: one }, version), "responses"),
    },
    parameters: {
      value: { Oak: { name: "oak", in: "query", schema: text } },
      around: referring((one, version) => inParameter(one, version), "parameters"),
    },
    examples: {
      value: { Oak: { value: "An oak" } },
      around: referring(
        (one, version) => inRequest({ schema: text, examples: { oak: one } }, "application/json", version),
        "examples",
      ),
    },
    requestBodies: {
      value: { Oak: { content } },
      around: referring((one, version) => inOperation({ requestBody: one }, version), "requestBodies"),
    },
    headers: {
      value: { Oak: { schema: text } },
      around: referring(
        (one, version) => inResponses({ 200: { ...response, headers: { "X-Oak": one } } }, version),
        "headers",
      ),
    },
    securitySchemes: {
      value: { key: { type: "apiKey", in: "header", name: "X-Key" } },
      around: (object, version) => inOperation({ security: [{ key: [] }] }, version, { components: object }),
    },
    links: {
      value: { Oak: { operationId: "grow" } },
      around: referring((one, version) => inResponses({ 200: { ...response, links: { oak: one } } }, version), "links"),
    },
    callbacks: {
      value: { Oak: { "https://oaks.test": { post: operation } } },
      around: referring((one, version) => inOperation({ callbacks: { oak: one } }, version), "callbacks"),
    },
    pathItems: {
      value: { Oak: { get: operation } },
      since: "3.1",
      around: referring((one, version) => description({ paths: { "/oaks": one } }, version), "pathItems"),
    },
    mediaTypes: {
      value: { Oak: { schema: text } },
      since: "3.2",
      around: referring((one, version) => inRequest(one, "application/json", version), "mediaTypes"),
    },
  },
};

const paths: DescribedObject = {
  name: "Paths Object",
  around: (object, version) => description({ paths: object }, version),
  fields: { "/{path}": { key: "/trees", value: { get: operation } } },
};

const method = { value: operation };

const pathItem: DescribedObject = {
  name: "Path Item Object",
  around: (object, version) => description({ paths: { "/plants": object } }, version),
  fields: {
    $ref: {
      value: "#/paths/~1trees",
      around: (object, version) => description({ paths: { "/plants": object, "/trees": { get: operation } } }, version),
    },
    summary: { value: "Grows", beside: { get: operation }, since: "3.0" },
    description: { value: "About growing", beside: { get: operation }, since: "3.0" },
    ...{ get: method, put: method, post: method, delete: method, options: method, head: method, patch: method },
    trace: { ...method, since: "3.0" },
    query: { ...method, since: "3.2" },
    additionalOperations: { value: { LINK: operation }, since: "3.2" },
    servers: { value: [{ url: "https://trees.test" }], beside: { get: operation }, since: "3.0" },
    parameters: {
      value: [{ name: "age", in: "query", ...{ type: "integer", schema: number } }],
      beside: { get: operation },
    },
  },
};

const operationObject: DescribedObject = {
  name: "Operation Object",
  around: inOperation,
  fields: {
    tags: { value: ["leaves"] },
    summary: { value: "Grow a tree" },
    description: { value: "Grows slowly" },
    externalDocs: { value: external },
    operationId: { value: "growTree" },
    consumes: {
      value: ["application/xml"],
      beside: { parameters: [{ name: "body", in: "body", schema: text }] },
      until: "2.0",
    },
    produces: {
      value: ["application/xml"],
      beside: { responses: { 200: { ...response, schema: text } } },
      until: "2.0",
    },
    parameters: { value: [{ name: "age", in: "query", ...{ type: "integer", schema: number } }] },
    requestBody: { value: { content }, since: "3.0" },
    responses: { value: { 200: response } },
    callbacks: { value: { grown: { "https://oaks.test": { post: operation } } }, since: "3.0" },
    deprecated: { value: true },
    schemes: { value: ["http"], until: "2.0" },
    security: { value: [{ key: [] }] },
    servers: { value: [{ url: "https://trees.test" }], since: "3.0" },
  },
};

const documentation: DescribedObject = {
  name: "External Documentation Object",
  base: external,
  around: (object, version) => inOperation({ externalDocs: object }, version),
  fields: { description: { value: "A guide to trees" }, url: { value: "https://oaks.test" } },
};

const requestBody: DescribedObject = {
  name: "Request Body Object",
  since: "3.0",
  base: { content },
  around: (object, version) => inOperation({ requestBody: object }, version),
  fields: {
    description: { value: "A tree" },
    content: { value: plain },
    required: { value: true },
  },
};

const mediaType: DescribedObject = {
  name: "Media Type Object",
  since: "3.0",
  around: (object, version) => inRequest(object, "application/json", version),
  fields: {
    schema: { value: text },
    itemSchema: {
      value: number,
      since: "3.2",
      around: (object, version) =>
        inResponses({ 200: { ...response, content: { "application/jsonl": object } } }, version),
    },
    example: { value: "An oak" },
    examples: { value: { oak: { value: "An oak" } } },
    encoding: {
      value: { oak: { contentType: "application/xml" } },
      beside: { schema: { type: "object", required: ["oak"], properties: { oak: text } } },
      around: (object, version) => inRequest(object, "multipart/form-data", version),
    },
    prefixEncoding: {
      value: [{ contentType: "application/xml" }],
      beside: { schema: { type: "array", minItems: 1, prefixItems: [text] } },
      since: "3.2",
      around: (object, version) => inRequest(object, "multipart/mixed", version),
    },
    itemEncoding: {
      value: { contentType: "application/xml" },
      beside: { itemSchema: text },
      since: "3.2",
      around: (object, version) => inRequest(object, "multipart/mixed", version),
    },
  },
};

const list = { type: "array", items: text };

/** Returns a description with the encoding of a field. */
const inEncoding =
  (type: string, schema: JsonObject): DescribedObject["around"] =>
  (object, version) =>
    inRequest(
      { schema: { type: "object", required: ["oak"], properties: { oak: schema } }, encoding: { oak: object } },
      type,
      version,
    );

const pairs = "application/x-www-form-urlencoded";
const nested = { type: "object", required: ["oak"], properties: { oak: text } };

const encoding: DescribedObject = {
  name: "Encoding Object",
  since: "3.0",
  around: inEncoding("multipart/form-data", { ...text, example: "an oak" }),
  fields: {
    contentType: { value: "application/xml" },
    headers: { value: { "X-Oak": { schema: { ...text, default: "old" } } } },
    style: {
      value: "pipeDelimited",
      beside: { explode: false },
      around: inEncoding(pairs, { ...list, example: ["a", "b"] }),
    },
    explode: { value: false, around: inEncoding(pairs, { ...list, example: ["a", "b"] }) },
    allowReserved: { value: true, around: inEncoding(pairs, { ...text, example: "a/b" }) },
    encoding: {
      value: { oak: { contentType: "application/xml" } },
      since: "3.2",
      around: inEncoding("multipart/form-data", nested),
    },
    prefixEncoding: {
      value: [{ contentType: "application/xml" }],
      since: "3.2",
      around: inEncoding("multipart/form-data", { type: "array", prefixItems: [text] }),
    },
    itemEncoding: {
      value: { contentType: "application/xml" },
      since: "3.2",
      around: inEncoding("multipart/form-data", list),
    },
  },
};

const responses: DescribedObject = {
  name: "Responses Object",
  around: inResponses,
  fields: {
    default: { value: { description: "Any other" } },
    "{status}": { key: "404", value: { description: "No tree" } },
    "{status range}": { key: "4XX", value: { description: "No tree" }, since: "3.0" },
  },
};

const responseObject: DescribedObject = {
  name: "Response Object",
  base: response,
  around: (object, version) => inResponses({ 200: object }, version),
  fields: {
    summary: { value: "Grown", since: "3.2" },
    description: { value: "It has grown" },
    schema: { value: text, until: "2.0" },
    headers: { value: { "X-Oak": { type: "string", schema: text } } },
    examples: { value: { "application/json": "An oak" }, beside: { schema: text }, until: "2.0" },
    content: { value: content, since: "3.0" },
    links: { value: { next: { operationId: "grow" } }, since: "3.0" },
  },
};

const callback: DescribedObject = {
  name: "Callback Object",
  since: "3.0",
  around: (object, version) => inOperation({ callbacks: { grown: object } }, version),
  fields: { "{expression}": { key: "{$request.query.url}", value: { post: operation } } },
};

const named = { value: "An oak" };

const example: DescribedObject = {
  name: "Example Object",
  since: "3.0",
  around: (object, version) =>
    inRequest({ schema: text, examples: { oak: object, elm: { value: "An elm" } } }, "application/json", version),
  fields: {
    summary: { value: "Old", beside: named },
    description: { value: "An old tree", beside: named },
    dataValue: { value: "A beech", since: "3.2" },
    serializedValue: { value: '"A beech"', since: "3.2" },
    externalValue: { value: "https://trees.test/oak.json" },
    value: { value: "A beech" },
  },
};

const grow = { operationId: "grow" };

const link: DescribedObject = {
  name: "Link Object",
  since: "3.0",
  around: (object, version) => inResponses({ 200: { ...response, links: { next: object } } }, version),
  fields: {
    operationRef: { value: "https://trees.test/openapi.json#/paths/~1oaks/get" },
    operationId: { value: "grow" },
    parameters: { value: { age: "$response.body#/age" }, beside: grow },
    requestBody: { value: "$response.body", beside: grow },
    description: { value: "Grow on", beside: grow },
    server: { value: { url: "https://trees.test" }, beside: grow },
  },
};

const tag: DescribedObject = {
  name: "Tag Object",
  base: { name: "leaves" },
  around: (object, version) =>
    inOperation({ tags: ["leaves", "trees"] }, version, { tags: [object, { name: "trees", description: "Trees" }] }),
  fields: {
    name: { value: "leaves", beside: { description: "About leaves" } },
    summary: { value: "Green leaves", since: "3.2" },
    description: { value: "About leaves" },
    externalDocs: { value: external },
    parent: { value: "trees", since: "3.2" },
    kind: { value: "badge", since: "3.2" },
  },
};

/** A component that all versions have. */
const oak = { Oak: { description: "An oak" } };

/** Returns a description with a reference to an example. */
const inExample: Around = ({ summary = "" }, version) =>
  inRequest(
    {
      schema: text,
      examples: { oak: { $ref: "#/components/examples/Oak", ...(summary !== "" && { summary }) }, elm: { value: "b" } },
    },
    "application/json",
    version,
    { components: { examples: { Oak: { value: "a" } } } },
  );

const reference: DescribedObject = {
  name: "Reference Object",
  since: "3.0",
  base: { $ref: "#/components/responses/Oak" },
  around: (object, version) => inOperation({ responses: { 200: object } }, version, { components: { responses: oak } }),
  fields: {
    $ref: { value: "#/components/responses/Oak" },
    summary: { value: "Old", since: "3.1", around: inExample },
    description: { value: "An old oak", since: "3.1" },
  },
};

const oldReference: DescribedObject = {
  name: "Reference Object (2.0)",
  until: "2.0",
  around: (object, version) => inOperation({ responses: { 200: object } }, version, { responses: oak }),
  fields: { $ref: { value: "#/responses/Oak" } },
};

export const objects: readonly DescribedObject[] = [
  ...[root, info, contact, license, server, serverVariable, components, paths, pathItem, operationObject],
  ...[documentation, ...parameterObjects, requestBody, mediaType, encoding, responses, responseObject, callback],
  ...[example, link, tag, reference, oldReference, ...schemaObjects, ...securityObjects],
];
