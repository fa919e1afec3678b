import { isObject, type JsonObject } from "#engine/json";
import type { Api, Called } from "../http/create-handle.ts";
import type { Description, Parameter, Schema } from "../http/description.ts";
import { errors, problemSchema } from "../http/documented-errors.ts";
import { empty, type Outcome } from "../http/exchange.ts";
import { json, problem } from "../http/json-answer.ts";
import type { CorrectServer } from "./correct-server.ts";

const to: Schema = { type: "string", minLength: 1, maxLength: 40 };
const grams: Schema = { type: "integer", minimum: 1, maximum: 30_000 };
const number: Parameter = {
  ...{ name: "number", in: "path", required: true },
  schema: { type: "integer", format: "int32", minimum: 1 },
};
const parcel: Schema = {
  type: "object",
  required: ["number", "to", "grams"],
  properties: { number: { type: "integer", format: "int32", minimum: 1 }, to, grams },
  additionalProperties: false,
};
const shown = { "application/json": { schema: { $ref: "#/components/schemas/Parcel" } } };
const sent = {
  required: true,
  content: {
    "application/json": {
      schema: { type: "object", required: ["to", "grams"], properties: { to, grams }, additionalProperties: false },
    } as const,
  },
};

const description: Description = {
  openapi: "3.1.0",
  info: { title: "Parcels", version: "1" },
  paths: {
    "/parcels": {
      get: {
        operationId: "listParcels",
        summary: "List parcels",
        responses: {
          "200": {
            description: "All parcels.",
            content: {
              "application/json": { schema: { type: "array", items: { $ref: "#/components/schemas/Parcel" } } },
            },
          },
          ...errors(406),
        },
      },
      post: {
        operationId: "sendParcel",
        summary: "Send a parcel",
        requestBody: sent,
        responses: {
          "201": {
            description: "The parcel is on its way; the answer has no content.",
            headers: { Location: { required: true, schema: { type: "string" } } },
          },
          ...errors(400, 413, 415),
        },
      },
    },
    "/parcels/{number}": {
      get: {
        operationId: "readParcel",
        summary: "Read a parcel",
        parameters: [number],
        responses: { "200": { description: "The parcel.", content: shown }, ...errors(400, 404, 406) },
      },
      put: {
        operationId: "redirectParcel",
        summary: "Replace a parcel",
        description: "Only parcels that exist can be replaced.",
        parameters: [number],
        requestBody: sent,
        responses: { "204": { description: "The parcel was replaced." }, ...errors(400, 404, 413, 415) },
      },
      delete: {
        operationId: "stopParcel",
        summary: "Stop a parcel",
        parameters: [number],
        responses: { "204": { description: "The parcel was stopped." }, ...errors(400, 404) },
      },
    },
  },
  components: { schemas: { Problem: problemSchema, Parcel: parcel } },
};

const objectIn = ({ body }: Called): JsonObject => (isObject(body) ? body : {});

function createApi(): Api {
  const parcels = new Map<number, JsonObject>();
  let last = 0;
  const onParcel = (answer: (number: number, parcel: JsonObject, called: Called) => Outcome) => (called: Called) => {
    const found = parcels.get(Number(called.path.number));
    return found === undefined
      ? problem(404, "There is no such parcel.")
      : answer(Number(called.path.number), found, called);
  };
  return {
    description,
    operations: {
      listParcels: () => json(200, [...parcels.values()]),
      sendParcel: (called) => {
        last += 1;
        parcels.set(last, { number: last, ...objectIn(called) });
        return empty(201, { location: `/parcels/${last}` });
      },
      readParcel: onParcel((_, parcel) => json(200, parcel)),
      redirectParcel: onParcel((number, _, called) => {
        parcels.set(number, { number, ...objectIn(called) });
        return empty(204);
      }),
      stopParcel: onParcel((number) => {
        parcels.delete(number);
        return empty(204);
      }),
    },
  };
}

/** Parcels: a POST is answered with 201 and only a Location. */
export const parcels: CorrectServer = {
  name: "parcels",
  says: "A new parcel is known by the header Location only.",
  create: createApi,
};
