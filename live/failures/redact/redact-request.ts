import { latin1Text, utf8Text } from "../../body-text.ts";
import type { Received, SentRequest } from "../../exchange.ts";
import type { RedactedAnswer, RedactedBody, RedactedPart, RedactedRequest } from "../failure.ts";
import { type Redactor, readable } from "./redact.ts";
import type { FieldRedactors } from "./redact-fields.ts";

/** The largest body that is saved, in bytes: requests whole where possible, since other programs send them again. */
const largest = { request: 256 * 1024, answer: 32 * 1024, binary: 4 * 1024 } as const;

/** Headers of an answer that differ from one run to the next and say nothing about it. */
const volatileHeaders: ReadonlySet<string> = new Set(["date", "connection", "keep-alive"]);

/** Writes a request without its secrets. */
export function redactRequest({ method, url, headers, body }: SentRequest, redact: FieldRedactors): RedactedRequest {
  return {
    method,
    url: redact.url(url),
    headers: headers.map(redact.header),
    ...(body !== undefined && { body: redactBody(body, largest.request, redact.body) }),
  };
}

/** Redacts a response. */
export function redactReceived(received: Received, redact: FieldRedactors): RedactedAnswer {
  if (received.kind === "none") {
    return { kind: "none", reason: received.reason, message: readable(redact.echo(received.message)) };
  }
  const { status, headers, body, isCut } = received;
  const saved = redactBody(body, largest.answer, redact.body);
  return {
    kind: "answer",
    status,
    headers: headers.filter(([name]) => !volatileHeaders.has(name.toLowerCase())).map(redact.header),
    body: isCut && saved.kind === "text" ? { ...saved, isCut: true } : saved,
  };
}

function redactBody(body: string | Uint8Array, limit: number, redact: Redactor): RedactedBody {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const size = bytes.length;
  const text = typeof body === "string" ? body : utf8Text(body);
  if (text === undefined) {
    const isSaved = size <= largest.binary && typeof redact(latin1Text(bytes)) === "string";
    return { kind: "bytes", ...(isSaved && { base64: btoa(latin1Text(bytes)) }), size };
  }
  if (text.length <= limit) return { kind: "text", text: redact(text), size };
  // A secret at the cut would be saved in part, so the whole text is redacted first.
  return { kind: "text", text: cutText(redact(text), limit), size, isCut: true };
}

/** Cuts a text to a number of characters of its plain parts. */
function cutText(text: ReturnType<Redactor>, limit: number): ReturnType<Redactor> {
  if (typeof text === "string") return cutAt(text, limit);
  let left = limit;
  return text.flatMap((part): readonly RedactedPart[] => {
    if (left <= 0) return [];
    if (typeof part !== "string") return [part];
    const shown = cutAt(part, left);
    left -= part.length;
    return [shown];
  });
}

/** Cuts a text between two characters. */
const cutAt = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
