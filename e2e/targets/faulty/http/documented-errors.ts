import type { DocumentedAnswer, Schema } from "./description.ts";
import { problemType } from "./json-answer.ts";

/** The schema of errors. */
export const problemSchema: Schema = {
  type: "object",
  required: ["title", "status", "detail"],
  properties: {
    title: { type: "string" },
    status: { type: "integer", minimum: 400, maximum: 599 },
    detail: { type: "string" },
  },
  additionalProperties: false,
};

const says: { readonly [status: number]: string } = {
  400: "The request is not as described.",
  401: "The credential is missing or unknown.",
  404: "There is no such resource of this user.",
  406: "No accepted media type is offered.",
  410: "The resource was there, and is gone.",
  412: "The condition does not hold.",
  413: "The body has more than 1 MiB.",
  415: "The media type of the body is not supported.",
  422: "The key was used for another request.",
  428: "The condition is missing.",
  429: "Too many requests.",
};

const headersOf = (status: number): Pick<DocumentedAnswer, "headers"> => {
  if (status === 401) return { headers: { "WWW-Authenticate": { required: true, schema: { type: "string" } } } };
  if (status !== 429) return {};
  return {
    headers: { "Retry-After": { required: true, description: "In seconds.", schema: { type: "integer", minimum: 0 } } },
  };
};

/** Documents error answers (RFC 9457) by their statuses; the description needs the schema `Problem`. */
export const errors = (...statuses: readonly number[]): { readonly [status: string]: DocumentedAnswer } =>
  Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: says[status] ?? "The request failed.",
        ...headersOf(status),
        content: { [problemType]: { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    ]),
  );
