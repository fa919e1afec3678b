import { asJson, isObject, type Json, own, parseJson, printJson } from "#engine/json";
import type { ApiModel } from "#engine/model";
import { importOpenApi } from "#importers";
import type { Received, Send, SentRequest } from "../exchange.ts";

const order = {
  type: "object",
  required: ["buyer"],
  properties: {
    id: { type: "integer", readOnly: true },
    buyer: { type: "string", minLength: 1, maxLength: 20, pattern: "^[a-z]+$" },
    count: { type: "integer", minimum: 0, maximum: 99 },
  },
};

const json = { "application/json": { schema: order } };
const refused = { "400": { description: "Wrong." }, "404": { description: "Gone." } };
const id = { name: "id", in: "path", required: true, schema: { type: "integer", minimum: 1 } };

/** The description of a shop with orders that are created, read, listed and removed. */
export const shopDescription = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1" },
  paths: {
    "/orders": {
      get: {
        operationId: "list",
        responses: {
          "200": { description: "All.", content: { "application/json": { schema: { type: "array", items: order } } } },
        },
      },
      post: {
        operationId: "create",
        requestBody: { required: true, content: json },
        responses: { "201": { description: "New.", content: json }, ...refused },
      },
    },
    "/orders/{id}": {
      get: {
        operationId: "read",
        parameters: [id],
        responses: { "200": { description: "It.", content: json }, ...refused },
      },
      delete: { operationId: "remove", parameters: [id], responses: { "204": { description: "Gone." }, ...refused } },
    },
  },
};

/** Imports the description. */
export const shopModel = async (): Promise<ApiModel> =>
  (await importOpenApi(asJson(shopDescription), { id: "shop" })).model;

/** Answers a request of the shop. */
export type Shop = (request: SentRequest) => Received;

const answer = (status: number, body?: Json, headers: readonly (readonly [string, string])[] = []): Received => ({
  kind: "answer",
  status,
  headers: [...(body === undefined ? [] : [["content-type", "application/json"] as const]), ...headers],
  body: new TextEncoder().encode(body === undefined ? "" : printJson(body)),
  time: 1,
});

/** Opens a shop that keeps its description. */
export function openShop(): Shop {
  const orders = new Map<string, Json>();
  let last = 0;
  return ({ method, url, headers, body }) => {
    const [, path = "", key] = /^https?:\/\/[^/]+(\/orders)(?:\/([^/?]*))?/.exec(url) ?? [];
    if (path === "") return answer(404);
    if (key === undefined) {
      if (method === "GET") return answer(200, [...orders.values()]);
      if (method !== "POST") return answer(405, undefined, [["allow", "GET, POST"]]);
      const sent = orderIn(headers, body);
      if (sent === undefined) return answer(400);
      last += 1;
      orders.set(String(last), { ...sent, id: last });
      return answer(201, { ...sent, id: last });
    }
    if (method !== "GET" && method !== "DELETE") return answer(405, undefined, [["allow", "GET, DELETE"]]);
    if (!/^\d+$/.test(key)) return answer(400);
    const found = orders.get(key);
    if (found === undefined) return answer(404);
    if (method === "GET") return answer(200, found);
    orders.delete(key);
    return answer(204);
  };
}

function orderIn(headers: SentRequest["headers"], body: SentRequest["body"]) {
  const type = headers.find(([name]) => name.toLowerCase() === "content-type")?.[1].split(";")[0];
  const parsed = parseJson(typeof body === "string" ? body : "");
  if (type !== "application/json" || !parsed.ok || !isObject(parsed.value)) return undefined;
  const { id: _, ...sent } = parsed.value;
  const [buyer, count] = [own(sent, "buyer"), own(sent, "count")];
  if (typeof buyer !== "string" || !/^[a-z]{1,20}$/.test(buyer)) return undefined;
  const isCount = typeof count === "number" && Number.isInteger(count) && count >= 0 && count <= 99;
  return count === undefined || isCount ? sent : undefined;
}

/** Makes the function that sends requests to a shop, and notes them. */
export function sendTo(shop: Shop): { readonly send: Send; readonly sent: readonly string[] } {
  const sent: string[] = [];
  return {
    sent,
    send: async (request) => {
      sent.push(`${request.method} ${request.url} ${String(request.body ?? "")}`);
      return shop(request);
    },
  };
}
