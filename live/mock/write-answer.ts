import { valueChecker } from "#engine/answer";
import { isList, type Json, printJson } from "#engine/json";
import type { ResponseBody } from "#engine/model";
import { type AnswerBody, isJsonType, isXmlType, mediaType } from "#engine/request";
import type { Types } from "#engine/shape";
import { xmlText } from "#engine/xml";
import type { HeaderField } from "../exchange.ts";
import type { MockAnswer } from "./mock-exchange.ts";
import { sampleFile } from "./sample-file.ts";

/** Writes a value as the body of an answer in its media type; a stream becomes chunks. */
export function writeAnswer(
  { body, contentType }: AnswerBody,
  value: Json | undefined,
  {
    status,
    headers,
    types,
  }: { readonly status: number; readonly headers: readonly HeaderField[]; readonly types: Types },
): MockAnswer {
  const answer = (type: string, written: MockAnswer["body"]): MockAnswer => ({
    status,
    headers: [["Content-Type", type], ...headers],
    body: written,
  });
  switch (body.kind) {
    case "empty":
      return { status, headers, body: bytesOf("") };
    case "json":
      return answer(contentType ?? "application/json", bytesOf(jsonText(body, value ?? null, contentType, types)));
    case "text":
      return answer(contentType ?? "text/plain", bytesOf(typeof value === "string" ? value : printJson(value ?? "")));
    case "file": {
      const type = concrete(contentType ?? body.contentType);
      return answer(type, { kind: "bytes", bytes: sampleFile(type, value) });
    }
    case "stream":
      return answer(concrete(contentType, "text/event-stream"), {
        kind: "chunks",
        chunks: chunksOf(body, value, types),
      });
  }
}

const bytesOf = (text: string): MockAnswer["body"] => ({ kind: "bytes", bytes: new TextEncoder().encode(text) });

/** Types for ranges of media types. Own choice: each has a small sample, or needs no sample. */
const typesOfRanges: { readonly [range: string]: string } = {
  "image/*": "image/png",
  "audio/*": "audio/wav",
  "video/*": "video/mp4",
  "text/*": "text/plain",
};

/** A media type that names one type: a range such as `image/*` can't be a response header. */
const concrete = (type: string | undefined, usual = "application/octet-stream"): string =>
  type === undefined ? usual : type.includes("*") ? (typesOfRanges[mediaType(type)] ?? usual) : type;

function jsonText(
  { shape }: ResponseBody & { readonly kind: "json" },
  value: Json,
  contentType: string | undefined,
  types: Types,
): string {
  if (contentType === undefined || isJsonType(contentType)) return printJson(value, 2);
  if (typeof value === "string") return value;
  return isXmlType(mediaType(contentType)) ? xmlText(types)(shape, value) : printJson(value, 2);
}

/** Writes the values of a stream, each as a chunk: events, lines, or texts (docs/behavior.md#streams). */
function chunksOf(
  body: ResponseBody & { readonly kind: "stream" },
  value: Json | undefined,
  types: Types,
): readonly string[] {
  const { format = "ndjson", terminator, events = [] } = body;
  const values = isList(value) ? value : value === undefined ? [] : [value];
  if (format === "text") return values.flatMap((one) => piecesOf(typeof one === "string" ? one : printJson(one)));
  const kinds = events.map(({ names = [], ...content }) => ({ name: names[0], check: valueChecker(types, content) }));
  /** The field with the name of the first kind of event that has the value as its data. */
  const nameOf = (one: Json): string => {
    const name = kinds.find(({ check }) => check(one).length === 0)?.name;
    return name === undefined || name === "message" ? "" : `event: ${name}\n`;
  };
  const rows = [
    ...values.map((one) => [nameOf(one), typeof one === "string" && format === "sse" ? one : printJson(one)] as const),
    ...(terminator === undefined ? [] : [["", terminator] as const]),
  ];
  return rows.map(([name, text]) => (format === "sse" ? `${name}${text.replace(/^/gm, "data: ")}\n\n` : `${text}\n`));
}

/** Splits a text after each word, as a model writes it. */
const piecesOf = (text: string): readonly string[] => text.match(/\s*\S+\s*$|\s*\S+/g) ?? [text];
