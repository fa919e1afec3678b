import type { Description, DocumentedAnswer, Operation, Parameter, Schema } from "../http/description.ts";
import { errors } from "../http/documented-errors.ts";
import { schemas } from "./schemas.ts";

const ref = (name: keyof typeof schemas): Schema => ({ $ref: `#/components/schemas/${name}` });
const jsonOf = (name: keyof typeof schemas) => ({ "application/json": { schema: ref(name) } });

const id: Parameter = {
  name: "id",
  in: "path",
  required: true,
  schema: { type: "integer", format: "int64", minimum: 1 },
};

const header = (name: string, schema: Schema, description: string): Parameter => ({
  name,
  in: "header",
  description,
  schema,
});

const condition: Schema = { type: "string", minLength: 1, maxLength: 200, pattern: "^[!-~]+$" };
const ifMatch = header("If-Match", condition, "Changes the plant only if it has one of these entity tags.");
const trace = header(
  "X-Trace",
  { type: "string", minLength: 1, maxLength: 64, pattern: "^[a-z0-9]+$" },
  "Returned as it was sent.",
);

const etag = { ETag: { required: true, description: "Changes with the plant.", schema: { type: "string" } } } as const;

const plant = (description: string, headers: DocumentedAnswer["headers"] = {}): DocumentedAnswer => ({
  description,
  headers: { ...etag, ...headers },
  content: jsonOf("Plant"),
});

const createPlant: Operation = {
  operationId: "createPlant",
  summary: "Add a plant",
  parameters: [
    header(
      "Idempotency-Key",
      { type: "string", pattern: "^[a-zA-Z0-9-]{1,64}$" },
      "A repeated request with the same key adds nothing, and gets the same answer.",
    ),
  ],
  requestBody: { required: true, content: jsonOf("Plant") },
  responses: {
    "201": {
      ...plant("The plant was added.", { Location: { required: true, schema: { type: "string" } } }),
      links: {
        Read: { operationId: "getPlant", parameters: { id: "$response.body#/id" } },
        Watch: { operationId: "watchPlant", parameters: { id: "$response.body#/id" } },
      },
    },
    ...errors(400, 401, 406, 413, 415, 422),
  },
};

const listPlants: Operation = {
  operationId: "listPlants",
  summary: "List the plants, the newest first",
  parameters: [
    { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 50, default: 10 } },
    {
      name: "cursor",
      in: "query",
      description: "The next page begins after it.",
      schema: { type: "string", pattern: "^c[0-9]{1,19}$" },
    },
    { name: "kind", in: "query", schema: { type: "string", enum: ["tree", "herb", "moss", "fern"] } },
    trace,
  ],
  responses: {
    "200": {
      description: "A page of plants.",
      headers: {
        "X-Total-Count": { required: true, description: "On all pages.", schema: { type: "integer", minimum: 0 } },
        "X-Trace": { schema: { type: "string" } },
      },
      content: jsonOf("PlantPage"),
    },
    ...errors(400, 401, 406),
  },
};

const getPlant: Operation = {
  operationId: "getPlant",
  summary: "Read a plant",
  parameters: [id, header("If-None-Match", condition, "Reads the plant only if it has another entity tag.")],
  responses: {
    "200": plant("The plant."),
    "304": { description: "The plant has not changed.", headers: etag },
    ...errors(400, 401, 404, 406),
  },
};

const replacePlant: Operation = {
  operationId: "replacePlant",
  summary: "Replace a plant",
  parameters: [id, { ...ifMatch, required: true }],
  requestBody: { required: true, content: jsonOf("Plant") },
  responses: { "200": plant("The current plant."), ...errors(400, 401, 404, 406, 412, 413, 415, 428) },
};

const changePlant: Operation = {
  operationId: "changePlant",
  summary: "Change properties of a plant (RFC 7396)",
  parameters: [id, ifMatch],
  requestBody: { required: true, content: { "application/merge-patch+json": { schema: ref("PlantChange") } } },
  responses: { "200": plant("The current plant."), ...errors(400, 401, 404, 406, 412, 413, 415) },
};

const deletePlant: Operation = {
  operationId: "deletePlant",
  summary: "Remove a plant",
  description: "A plant can be removed once.",
  parameters: [id],
  responses: { "204": { description: "The plant is gone." }, ...errors(400, 401, 404) },
};

const watchPlant: Operation = {
  operationId: "watchPlant",
  summary: "Follow what happens to a plant",
  parameters: [id, { name: "count", in: "query", schema: { type: "integer", minimum: 1, maximum: 20, default: 4 } }],
  responses: {
    "200": {
      description: "Events, until the given count.",
      content: { "text/event-stream": { schema: ref("PlantEvent") } },
    },
    ...errors(400, 401, 404, 406),
  },
};

const addPhoto: Operation = {
  operationId: "addPhoto",
  summary: "Add a photo of a plant",
  parameters: [id],
  requestBody: { required: true, content: { "multipart/form-data": { schema: ref("NewPhoto") } } },
  responses: {
    "201": { description: "The photo was added.", content: jsonOf("Photo") },
    ...errors(400, 401, 404, 406, 413, 415),
  },
};

const getWeather: Operation = {
  operationId: "getWeather",
  summary: "Read the weather",
  description: "After 5 requests, it can be read again a second later.",
  security: [],
  responses: { "200": { description: "The weather.", content: jsonOf("Weather") }, ...errors(406, 429) },
};

/** The description of the plants API. */
export const description: Description = {
  openapi: "3.1.0",
  info: { title: "Plants", version: "1" },
  security: [{ token: [] }],
  paths: {
    "/plants": { get: listPlants, post: createPlant },
    "/plants/{id}": { get: getPlant, put: replacePlant, patch: changePlant, delete: deletePlant },
    "/plants/{id}/events": { get: watchPlant },
    "/plants/{id}/photos": { post: addPhoto },
    "/weather": { get: getWeather },
  },
  components: { schemas, securitySchemes: { token: { type: "http", scheme: "bearer" } } },
};
