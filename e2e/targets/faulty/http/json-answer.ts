import { type Json, printJson } from "#engine/json";
import { type Answer, text } from "./exchange.ts";

/** Creates an answer with a JSON body, every digit of its numbers kept. */
export const json = (status: number, body: Json, headers: Answer["headers"] = {}): Answer =>
  text(status, "application/json", printJson(body), headers);

/** The media type of errors (RFC 9457). */
export const problemType = "application/problem+json";

const titles: { readonly [status: number]: string } = {
  400: "The request is not valid",
  401: "The credentials are missing or unknown",
  404: "Nothing is here",
  405: "The method is not supported here",
  406: "No offered media type is accepted",
  410: "This is gone",
  412: "The resource has changed",
  413: "The body is too large",
  415: "The media type is not supported",
  422: "The key was used for another request",
  428: "A condition is required",
  429: "Too many requests",
};

/** Creates an error answer (RFC 9457). */
export const problem = (status: number, detail: string, headers: Answer["headers"] = {}): Answer =>
  text(status, problemType, printJson({ title: titles[status] ?? "The request failed", status, detail }), headers);
