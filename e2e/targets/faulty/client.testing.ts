import { isObject, type Json, type JsonObject, parseJson, printJson } from "#engine/json";
import type { Answer, Handle, Outcome } from "./http/exchange.ts";

/** The parts of a request that a test sets. */
export interface Sent {
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string | JsonObject;
  /** The token of the first user by default; none if empty. */
  readonly token?: string;
}

/** An answer with its text, and its JSON object where it is one. */
export type Shown = Answer & { readonly json: JsonObject; readonly text: string };

/** A client of a server of the bench, without a network. */
export interface Client {
  /** Sends a request such as `GET /plants?limit=2`. */
  readonly outcome: (request: string, sent?: Sent) => Promise<Outcome>;
  /** Sends a request; throws if it is not answered. */
  readonly send: (request: string, sent?: Sent) => Promise<Shown>;
  /** Sends a request and returns the status. */
  readonly status: (request: string, sent?: Sent) => Promise<number>;
  /** Adds a plant and returns its path. */
  readonly add: (body?: JsonObject) => Promise<string>;
  /** Adds a plant and reads it. */
  readonly read: (body?: JsonObject) => Promise<JsonObject>;
  /** Reads a page of plants. */
  readonly items: (query?: string) => Promise<readonly JsonObject[]>;
}

/** A valid plant. */
export const plant: JsonObject = {
  ...{ name: "Moss", kind: "moss", leaves: 3, height: 0.5, planted: "2026-05-01T10:00:00+02:00", watered: null },
  ...{ tags: ["soft"], place: { type: "pot", litres: 2 }, label: "6f2c1a4e-8d37-4b0a-9c55-0e7b3a2f1d68" },
};

const types: { readonly [method: string]: string } = {
  POST: "application/json",
  PUT: "application/json",
  PATCH: "application/merge-patch+json",
};

/** Creates a client of the function of a server. */
export function clientOf(handle: Handle, ownToken: string): Client {
  const outcome: Client["outcome"] = async (request, { headers = {}, body = "", token = ownToken } = {}) => {
    const [method = "", address = ""] = request.split(" ");
    const [path = "", query = ""] = address.split("?");
    const type = types[method];
    const sent = {
      ...(token !== "" && { authorization: `Bearer ${token}` }),
      ...(type !== undefined && { "content-type": type }),
      ...headers,
    };
    return handle({
      method,
      path,
      query,
      headers: sent,
      body: Buffer.from(typeof body === "string" ? body : printJson(body)),
    });
  };
  const send: Client["send"] = async (request, sent) => {
    const found = await outcome(request, sent);
    if (found.kind !== "answer") throw new Error(`not answered but ${found.kind}`);
    const { body } = found;
    const text =
      typeof body === "string" ? body : Buffer.from(body instanceof Uint8Array ? body : body.join("")).toString();
    const read = parseJson(text);
    return { ...found, text, json: read.ok && isObject(read.value) ? read.value : {} };
  };
  const add: Client["add"] = async (body = plant) => {
    const { json } = await send("POST /plants", { body });
    return `/plants/${json.id}`;
  };
  return {
    outcome,
    send,
    status: async (request, sent) => (await send(request, sent)).status,
    add,
    read: async (body) => (await send(`GET ${await add(body)}`)).json,
    items: async (query = "limit=50") => {
      const { items } = (await send(`GET /plants?${query}`)).json;
      return Array.isArray(items) ? items.filter((one: Json) => isObject(one)) : [];
    },
  };
}
