import { type ParsedJson, parseJson } from "#engine/json";
import { rpcAnswer } from "#engine/request";
import type { Intent } from "../cases/index.ts";
import type { CheckId } from "../check-ids.ts";
import type { Exchange, HeaderField, Received } from "../exchange.ts";
import type { Finding } from "../finding.ts";
import { type MessageParts, messageInEnglish } from "../finding-message.ts";
import type { DocumentedAnswer, Target } from "../targets/index.ts";

/** A broken promise that a check reports. */
export type Violation = Pick<Finding, "check" | "cause" | "message" | "messageParts" | "at">;

/** A response with the parts that checks need. */
export interface Answer {
  readonly status: number;
  readonly headers: readonly HeaderField[];
  readonly bytes: Uint8Array;
  readonly isCut: boolean;
  /** In milliseconds. */
  readonly time: number;
  readonly documented: DocumentedAnswer;
  /** Returns the value of a header; several values are joined with commas (RFC 9110 section 5.3). */
  readonly header: (name: string) => string | undefined;
  readonly text: () => string;
  /** Returns true if the body is valid UTF-8. */
  readonly isUtf8: () => boolean;
  readonly json: () => ParsedJson;
}

/** The exchange that a check reads, with its facts. */
export interface CheckInput {
  readonly target: Target;
  readonly exchange: Exchange;
  /** The method that was sent. */
  readonly method: string;
  readonly intent: Intent;
  /** Absent if there was no answer. */
  readonly answer?: Answer;
  /** Milliseconds that an answer may take, if that is limited. */
  readonly maxTime?: number;
  /** Texts of credentials that no error may repeat. */
  readonly secrets: readonly string[];
}

/** Lists the promises that an exchange breaks. */
export type AnswerCheck = (input: CheckInput) => readonly Violation[];

/** Finds a header by its name (RFC 9110 section 5.1). */
export function headerOf(headers: readonly HeaderField[], name: string): string | undefined {
  const values = headers.flatMap(([key, value]) => (key.toLowerCase() === name ? [value] : []));
  return values.length === 0 ? undefined : values.join(", ");
}

/** Reads an answer. */
export function answerOf(received: Received & { readonly kind: "answer" }, target: Target): Answer {
  const { status, headers, body, isCut = false, time } = received;
  let text: string | undefined;
  let json: ParsedJson | undefined;
  let isUtf8 = true;
  const textOf = (): string => {
    if (text !== undefined) return text;
    try {
      text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    } catch {
      isUtf8 = false;
      text = new TextDecoder().decode(body);
    }
    return text;
  };
  return {
    ...{ status, headers, isCut, time },
    bytes: body,
    documented: target.documented(status),
    header: (name) => headerOf(headers, name),
    text: textOf,
    isUtf8: () => {
      textOf();
      return isUtf8;
    },
    json: () => {
      json ??= parseJson(textOf());
      return json;
    },
  };
}

/** Creates a broken promise; of sequences and channels, which no page tries, only the English sentence is known. */
export const violation = (check: CheckId, cause: string, messageParts: MessageParts | string): Violation =>
  typeof messageParts === "string"
    ? { check, cause, message: messageParts }
    : { check, cause, message: messageInEnglish(messageParts), messageParts };

/** Returns true if a server took a request: a success, and in JSON-RPC one without an error. */
export function isAccepted({ status, json }: Answer, { endpoint }: Target): boolean {
  if (status < 200 || status > 299) return false;
  if (endpoint.protocol.kind === "rest") return true;
  const parsed = json();
  return !(parsed.ok && rpcAnswer(parsed.value).kind === "error");
}
