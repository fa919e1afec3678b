import { isObject, type Json } from "#engine/json";
import type { Api } from "../http/create-handle.ts";
import type { Description, Schema } from "../http/description.ts";
import { errors, problemSchema } from "../http/documented-errors.ts";
import { json } from "../http/json-answer.ts";
import type { CorrectServer } from "./correct-server.ts";

const version: Schema = { type: "string", const: "2.0" };
const id: Schema = { type: "integer", format: "int32" };

const call = (method: string, params: Schema): Schema => ({
  type: "object",
  required: ["jsonrpc", "id", "method", "params"],
  properties: { jsonrpc: version, id, method: { type: "string", const: method }, params },
  additionalProperties: false,
});

const number: Schema = { type: "integer", minimum: -1000, maximum: 1000 };

const description: Description = {
  openapi: "3.1.0",
  info: { title: "Calculator", version: "1", description: "JSON-RPC 2.0: errors of a call are answered with 200." },
  paths: {
    "/rpc": {
      post: {
        operationId: "callMethod",
        summary: "Call a method",
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: {
                oneOf: [
                  call("divide", { type: "array", items: number, minItems: 2, maxItems: 2 }),
                  call("negate", {
                    type: "object",
                    required: ["number"],
                    properties: { number },
                    additionalProperties: false,
                  }),
                ],
              },
            },
          },
        },
        responses: {
          "200": {
            description: "The result, or the error of the call.",
            content: {
              "application/json": {
                schema: {
                  oneOf: [
                    {
                      type: "object",
                      required: ["jsonrpc", "id", "result"],
                      properties: { jsonrpc: version, id, result: { type: "number" } },
                      additionalProperties: false,
                    },
                    {
                      type: "object",
                      required: ["jsonrpc", "id", "error"],
                      properties: {
                        jsonrpc: version,
                        id,
                        error: {
                          type: "object",
                          required: ["code", "message"],
                          properties: { code: { type: "integer" }, message: { type: "string" } },
                          additionalProperties: false,
                        },
                      },
                      additionalProperties: false,
                    },
                  ],
                },
              },
            },
          },
          ...errors(400, 406, 413, 415),
        },
      },
    },
  },
  components: { schemas: { Problem: problemSchema } },
};

function answer(method: Json | undefined, params: Json | undefined): { readonly [member: string]: Json } {
  if (method === "negate" && isObject(params)) return { result: 0 - Number(params.number) };
  const [dividend, divisor] = Array.isArray(params) ? params.map(Number) : [];
  if (divisor === 0) return { error: { code: -32000, message: "The divisor is zero." } };
  return { result: (dividend ?? 0) / (divisor ?? 1) };
}

const createApi = (): Api => ({
  description,
  operations: {
    callMethod: ({ body }) => {
      const { id: sent = null, method, params } = isObject(body) ? body : {};
      return json(200, { jsonrpc: "2.0", id: sent, ...answer(method, params) });
    },
  },
});

/** A calculator: JSON-RPC at one address. */
export const calculator: CorrectServer = {
  name: "calculator",
  says: "JSON-RPC: one address, and a documented error with 200.",
  create: createApi,
};
