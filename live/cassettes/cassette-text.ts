import { isList, isObject, type Json, type JsonObject, own, parseJson, printJson } from "#engine/json";
import type { HeaderField } from "../exchange.ts";
import { type Cassette, cassetteLimits, type RecordedAnswer, type SavedBody } from "./cassette.ts";

/** The version of the format, which is described in docs/mock.md. */
const version = 1;

/** Writes a cassette as the text of a file. */
export const cassetteText = ({ answers }: Cassette): string =>
  `${printJson({ callboardCassette: version, answers: answers.map(answerToJson) }, 2)}\n`;

function answerToJson({ at, request, response }: RecordedAnswer): Json {
  return {
    at,
    request: { method: request.method, url: request.url, ...(request.body && { body: { ...request.body } }) },
    response: {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers.map(([name, value]) => [name, value]),
      ...(response.body && { body: { ...response.body } }),
    },
  };
}

/** A cassette, or a sentence about the first thing in the text that is not one. */
export type ReadCassette =
  | { readonly ok: true; readonly cassette: Cassette }
  | { readonly ok: false; readonly error: string };

/** Reads the text of a cassette. */
export function readCassette(text: string): ReadCassette {
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const { line, column, message } = parsed.error;
    return wrong(`line ${line}, column ${column}: ${message}`);
  }
  const { value } = parsed;
  if (!isObject(value) || own(value, "callboardCassette") === undefined)
    return wrong("it is not a cassette of recorded answers");
  if (own(value, "callboardCassette") !== version) return wrong("it was written by a newer version of Callboard");
  const list = own(value, "answers");
  if (!isList(list)) return wrong("answers must be a list");
  const answers: RecordedAnswer[] = [];
  for (const [i, one] of list.entries()) {
    const answer = answerFrom(one);
    if (answer === undefined) return wrong(`answers[${i}] is not a recorded answer`);
    answers.push(answer);
  }
  return { ok: true, cassette: { answers: answers.slice(0, cassetteLimits.answers) } };
}

const wrong = (error: string): ReadCassette => ({ ok: false, error });

function answerFrom(value: Json): RecordedAnswer | undefined {
  const request = partOf(value, "request");
  const response = partOf(value, "response");
  const at = isObject(value) ? own(value, "at") : undefined;
  if (request === undefined || response === undefined || typeof at !== "string") return undefined;
  const [method, url] = [own(request, "method"), own(request, "url")];
  const [status, statusText, headers] = [
    own(response, "status"),
    own(response, "statusText"),
    own(response, "headers"),
  ];
  const [sent, received] = [bodyFrom(own(request, "body")), bodyFrom(own(response, "body"))];
  if (typeof method !== "string" || typeof url !== "string" || sent === "wrong" || received === "wrong")
    return undefined;
  if (typeof status !== "number" || !Number.isInteger(status) || status < 100 || status > 599) return undefined;
  const fields = isList(headers) ? headers.map(fieldFrom) : [undefined];
  if (typeof statusText !== "string" || fields.includes(undefined)) return undefined;
  return {
    at,
    request: { method, url, ...(sent && { body: sent }) },
    response: {
      ...{ status, statusText, headers: fields.filter((one) => one !== undefined) },
      ...(received && { body: received }),
    },
  };
}

function partOf(value: Json, key: string): JsonObject | undefined {
  const part = isObject(value) ? own(value, key) : undefined;
  return isObject(part) ? part : undefined;
}

/** A name and a value that a server may send (RFC 9110 §5). */
function fieldFrom(value: Json): HeaderField | undefined {
  if (!isList(value) || value.length !== 2) return undefined;
  const [name, text] = value;
  if (typeof name !== "string" || typeof text !== "string") return undefined;
  return /^[!#$%&'*+.^_`|~\w-]+$/.test(name) && !/[\r\n\0]/.test(text) ? [name, text] : undefined;
}

function bodyFrom(value: Json | undefined): SavedBody | "wrong" | undefined {
  if (value === undefined) return undefined;
  if (!isObject(value)) return "wrong";
  const [text, base64] = [own(value, "text"), own(value, "base64")];
  if (typeof text === "string") return { text };
  return typeof base64 === "string" && /^[A-Za-z\d+/]*={0,2}$/.test(base64) && base64.length % 4 === 0
    ? { base64 }
    : "wrong";
}
