import { isObject, type Json, own, parseJson } from "#engine/json";
import type { Shape } from "#engine/shape";
import type { Endpoint, NamedError, Outcome, RawResponse } from "./call.ts";

/** An answer as text: what a socket, a test or the same process gave. */
export interface AnswerText {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly text: string;
}

/** Turns a wire value of a shape into a form value. */
export type Decode = (shape: Shape) => (wire: Json) => Json;

/**
 * Reads an answer as one of the endings its descriptor declares. Status 200 to 399 is success and an empty body is
 * `undefined`; an error is known by the property `error` of the body; all else is `unknown` with the reason (product.md §8).
 */
export function readAnswer(
  endpoint: Endpoint,
  answer: AnswerText,
  decode: Decode = () => (wire) => wire,
): Outcome<unknown, NamedError> {
  const rawResponse: RawResponse = { status: answer.status, headers: answer.headers };
  const succeeded = answer.status >= 200 && answer.status < 400;
  const parsed = answer.text === "" ? undefined : parseJson(answer.text);

  if (parsed !== undefined && !parsed.ok) {
    const failure = { reason: "non-json", statusCode: answer.status, rawBody: answer.text } as const;
    return { ok: false, error: "unknown", failure, rawResponse };
  }
  const wire = parsed?.value;
  if (succeeded) {
    const body = wire === undefined || endpoint.response === undefined ? wire : decode(endpoint.response)(wire);
    return { ok: true, body, rawResponse };
  }
  const named = readNamedError(endpoint, wire, decode);
  if (named !== undefined) return { ok: false, ...named, rawResponse };
  const failure = { reason: "status-code", statusCode: answer.status, body: wire } as const;
  return { ok: false, error: "unknown", failure, rawResponse };
}

function readNamedError(endpoint: Endpoint, wire: Json | undefined, decode: Decode): NamedError | undefined {
  if (!isObject(wire)) return undefined;
  const name = own(wire, "error");
  const known = endpoint.errors.find((error) => error.name === name);
  if (known === undefined) return undefined;
  const content = own(wire, "content");
  if (known.content === undefined || content === undefined) return { error: known.name };
  return { error: known.name, content: decode(known.content)(content) };
}
