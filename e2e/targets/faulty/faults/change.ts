import { isObject, type Json, type JsonObject, parseJson, printJson } from "#engine/json";
import type { Answer, Asked, Handle, Outcome } from "../http/exchange.ts";

/** An operation of the plants API: `GET /plants/{id}`. */
export type Name = `${string} /${string}`;

/** Returns true if a request is to an operation; HEAD is to the operation of GET, so that both have the same length. */
export function isTo(asked: Asked, name: Name): boolean {
  const [method = "", template = ""] = name.split(" ");
  const [segments, parts] = [asked.path.split("/"), template.split("/")];
  const isSamePath =
    segments.length === parts.length && parts.every((one, at) => one === segments[at] || one === "{id}");
  return isSamePath && (asked.method === method || (method === "GET" && asked.method === "HEAD"));
}

/** Returns true if a status is a success. */
export const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** Reads a body as JSON; `undefined` if it is not JSON. */
export function jsonIn({ body }: { readonly body: Answer["body"] }): Json | undefined {
  const text = typeof body === "string" ? body : Buffer.from(body instanceof Uint8Array ? body : "").toString();
  const read = parseJson(text);
  return read.ok ? read.value : undefined;
}

/** Reads a body as a JSON object; empty if it is not an object. */
export function objectIn(one: { readonly body: Answer["body"] }): JsonObject {
  const value = jsonIn(one);
  return isObject(value) ? value : {};
}

/** Returns the value of a parameter in the query of a request. */
export const queryIn = ({ query }: Asked, name: string): string | undefined =>
  new URLSearchParams(query).get(name) ?? undefined;

/** Returns a request with another header, or without it. */
export function withHeader(asked: Asked, name: string, value: string | undefined): Asked {
  const { [name]: _, ...headers } = asked.headers;
  return { ...asked, headers: value === undefined ? headers : { ...headers, [name]: value } };
}

/** Returns a request with another JSON body. */
export const withBody = (asked: Asked, body: Json): Asked => ({ ...asked, body: Buffer.from(printJson(body)) });

/** Answers some requests of an operation differently; `undefined` leaves the answer to the correct server. */
export const instead =
  (name: Name, answer: (asked: Asked) => Outcome | undefined) =>
  (handle: Handle): Handle =>
  (asked) =>
    (isTo(asked, name) ? answer(asked) : undefined) ?? handle(asked);

/** Changes the requests to an operation before the correct server reads them. */
export const asking =
  (name: Name, change: (asked: Asked) => Asked) =>
  (handle: Handle): Handle =>
  (asked) =>
    handle(isTo(asked, name) ? change(asked) : asked);

/** Changes the answers of an operation. */
export const answering =
  (name: Name, change: (answer: Answer, asked: Asked) => Outcome) =>
  (handle: Handle): Handle =>
  async (asked) => {
    const outcome = await handle(asked);
    return isTo(asked, name) && outcome.kind === "answer" ? change(outcome, asked) : outcome;
  };

/** Changes the JSON objects of the successful answers of an operation. */
export const showing = (name: Name, change: (body: JsonObject, asked: Asked) => Json): ((handle: Handle) => Handle) =>
  answering(name, (answer, asked) =>
    isSuccess(answer) ? { ...answer, body: printJson(change(objectIn(answer), asked)) } : answer,
  );

/** Changes each plant of a page. */
export const eachItem = (page: JsonObject, change: (plant: JsonObject) => Json): JsonObject => {
  const { items } = page;
  const changed = Array.isArray(items) ? items.map((one: Json) => (isObject(one) ? change(one) : one)) : [];
  return { ...page, items: changed };
};

/** The id in the path of a request to a plant. */
export const idIn = ({ path }: Asked): bigint => BigInt(/^\/plants\/(\d+)/.exec(path)?.[1] ?? 0);
