import { isObject, type JsonObject } from "#engine/json";
import type { Api, Called } from "../http/create-handle.ts";
import type { Description, Parameter, Schema } from "../http/description.ts";
import { errors, problemSchema } from "../http/documented-errors.ts";
import { empty, type Outcome } from "../http/exchange.ts";
import { json, problem } from "../http/json-answer.ts";
import type { CorrectServer } from "./correct-server.ts";

const color: Schema = { type: "string", enum: ["red", "green", "blue"] };
const note: Schema = { type: "string", minLength: 1, maxLength: 60 };
const name: Parameter = {
  ...{ name: "name", in: "path", required: true },
  schema: { type: "string", pattern: "^[a-z][a-z0-9-]{0,19}$" },
};
const label = { "application/json": { schema: { $ref: "#/components/schemas/Label" } } };
const content = (required: readonly string[]) => ({
  "application/json": {
    schema: { type: "object", required, properties: { color, note }, additionalProperties: false },
  } as const,
});

const description: Description = {
  openapi: "3.1.0",
  info: { title: "Labels", version: "1" },
  security: [{ token: [] }],
  paths: {
    "/labels": {
      get: {
        operationId: "listLabels",
        summary: "List labels",
        responses: {
          "200": {
            description: "All labels of the user.",
            content: {
              "application/json": { schema: { type: "array", items: { $ref: "#/components/schemas/Label" } } },
            },
          },
          ...errors(401, 406),
        },
      },
    },
    "/labels/{name}": {
      put: {
        operationId: "putLabel",
        summary: "Create or replace a label",
        description: "Each user has separate names.",
        parameters: [name],
        requestBody: { required: true, content: content(["color"]) },
        responses: {
          "200": { description: "The label was replaced.", content: label },
          "201": { description: "The label was created.", content: label },
          ...errors(400, 401, 406, 413, 415),
        },
      },
      get: {
        operationId: "getLabel",
        summary: "Read a label",
        parameters: [name],
        responses: { "200": { description: "The label.", content: label }, ...errors(400, 401, 404, 406) },
      },
      patch: {
        operationId: "changeLabel",
        summary: "Change a label",
        parameters: [name],
        requestBody: { required: true, content: content([]) },
        responses: {
          "200": { description: "The label was changed.", content: label },
          ...errors(400, 401, 404, 406, 413, 415),
        },
      },
      delete: {
        operationId: "removeLabel",
        summary: "Remove a label",
        parameters: [name],
        responses: { "204": { description: "The label was removed." }, ...errors(400, 401, 404) },
      },
    },
  },
  components: {
    schemas: {
      Problem: problemSchema,
      Label: {
        type: "object",
        required: ["name", "color"],
        properties: { name: name.schema, color, note },
        additionalProperties: false,
      },
    },
    securitySchemes: { token: { type: "http", scheme: "bearer" } },
  },
};

const objectIn = ({ body }: Called): JsonObject => (isObject(body) ? body : {});

function createApi(): Api {
  /** By the user and the name. */
  const labels = new Map<string, { readonly user: string; readonly label: JsonObject }>();
  const keyOf = ({ user, path }: Called): string => `${user}/${String(path.name)}`;
  const onLabel = (answer: (key: string, label: JsonObject, called: Called) => Outcome) => (called: Called) => {
    const found = labels.get(keyOf(called));
    return found === undefined ? problem(404, "There is no such label.") : answer(keyOf(called), found.label, called);
  };
  return {
    description,
    accounts: { "token-of-ada": "ada", "token-of-ben": "ben" },
    operations: {
      listLabels: ({ user }) =>
        json(
          200,
          [...labels.values()].filter((one) => one.user === user).map(({ label }) => label),
        ),
      putLabel: (called) => {
        const key = keyOf(called);
        const status = labels.has(key) ? 200 : 201;
        const label = { name: String(called.path.name), ...objectIn(called) };
        labels.set(key, { user: called.user, label });
        return json(status, label);
      },
      getLabel: onLabel((_, label) => json(200, label)),
      changeLabel: onLabel((key, label, called) => {
        const changed = { ...label, ...objectIn(called) };
        labels.set(key, { user: called.user, label: changed });
        return json(200, changed);
      }),
      removeLabel: onLabel((key) => {
        labels.delete(key);
        return empty(204);
      }),
    },
  };
}

/** Labels: clients choose the names, PUT creates and replaces, and each user has own names. */
export const labels: CorrectServer = {
  name: "labels",
  says: "PUT creates and replaces under a name that the client chooses.",
  create: createApi,
  credentials: { own: { token: "token-of-ada" }, other: { token: "token-of-ben" } },
};
