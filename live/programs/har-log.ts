import { queryOf } from "#engine/decode-uri";
import { type Json, type JsonObject, printJson } from "#engine/json";
import type {
  Failure,
  FailureStep,
  RedactedBody,
  RedactedExchange,
  RedactedHeader,
  RedactedText,
} from "../failures/index.ts";
import { partsOf, readable, savedValue } from "../failures/index.ts";
import { type SecretVariables, secretVariables } from "./secret-variables.ts";

/** HAR requires a time; replay files don't have one. */
const noTime = "1970-01-01T00:00:00.000Z";

/**
 * Writes the requests and answers of failures as an HTTP archive (HAR 1.2). The format has no variables, so a secret is
 * its environment variable as `envsubst` replaces it: `${BEARER_AUTH}`.
 */
export function harLog(failures: readonly Failure[]): string {
  const secrets = secretVariables(failures);
  const log: Json = {
    log: {
      version: "1.2",
      creator: { name: "Callboard", version: "1" },
      pages: failures.map(({ endpoint, check, message }, index) => ({
        id: `failure${index + 1}`,
        title: `${endpoint}: ${check}. ${message}`,
        startedDateTime: noTime,
        pageTimings: {},
      })),
      entries: failures.flatMap((failure, index) =>
        failure.steps.map((step) => entryOf(failure, step, `failure${index + 1}`, secrets)),
      ),
      ...(secrets.all.size > 0 && {
        comment: `Secrets are environment variables: ${[...secrets.all.values()].join(", ")}`,
      }),
    },
  };
  return `${printJson(log, 2)}\n`;
}

function entryOf(failure: Failure, step: FailureStep, pageref: string, secrets: SecretVariables): Json {
  const write = (text: RedactedText): string => textOf(text, step, failure, secrets);
  return { pageref, ...entry(step, write, { started: noTime, time: 0 }) };
}

/** The start of an exchange (RFC 3339), and its duration in milliseconds. */
interface EntryTime {
  readonly started: string;
  readonly time: number;
}

/** Writes an exchange as an entry of an HTTP archive; each secret is its name in angle brackets. */
export const harEntry = (exchange: RedactedExchange, time: EntryTime): string =>
  printJson(entry(exchange, readable, time));

/** Returns the text around the entries of an HTTP archive, which commas separate. */
export const harFrame = (version: string): readonly [head: string, foot: string] => [
  `{"log":{"version":"1.2","creator":${printJson({ name: "Callboard", version })},"entries":[\n`,
  "\n]}}\n",
];

const entry = ({ request, answer }: RedactedExchange, write: Write, { started, time }: EntryTime): JsonObject => ({
  startedDateTime: started,
  time,
  request: requestOf(request, write),
  response: responseOf(answer, write),
  cache: {},
  timings: { send: 0, wait: time, receive: 0 },
});

type Write = (text: RedactedText) => string;

function requestOf({ method, url, headers, body }: FailureStep["request"], write: Write): Json {
  // Braces are not allowed in a URI (RFC 3986 §2).
  const address = write(url).replace(/\$\{(\w+)\}(?!\w)/g, "$$$1");
  const sent = headers.map(([name, value]) => ({ name, value: write(value) }));
  const type = sent.find(({ name }) => name.toLowerCase() === "content-type")?.value ?? "";
  return {
    method,
    url: address,
    httpVersion: "HTTP/1.1",
    cookies: [],
    headers: sent,
    queryString: queryOf(address).map(([name, value]) => ({ name, value })),
    ...(body && {
      postData: {
        mimeType: type,
        ...(body.kind === "text" ? { text: write(body.text) } : { text: body.base64 ?? "", comment: "base64" }),
      },
    }),
    headersSize: -1,
    bodySize: body?.size ?? 0,
  };
}

function responseOf(answer: FailureStep["answer"], write: Write): Json {
  const shared = { httpVersion: "HTTP/1.1", cookies: [], redirectURL: "", headersSize: -1 };
  if (answer.kind === "none") {
    // Browsers write status 0 for a request without an answer.
    const content = { size: 0, mimeType: "" };
    return { ...shared, status: 0, statusText: "", headers: [], content, bodySize: -1, comment: answer.message };
  }
  const { status, headers, body } = answer;
  const headerOf = (name: string): string => headerText(headers, name, write);
  return {
    ...shared,
    status,
    statusText: "",
    headers: headers.map(([name, value]) => ({ name, value: write(value) })),
    redirectURL: headerOf("location"),
    content: { size: body.size, mimeType: headerOf("content-type"), ...contentOf(body, write) },
    bodySize: body.size,
  };
}

const headerText = (headers: readonly RedactedHeader[], name: string, write: Write): string =>
  write(headers.find(([one]) => one.toLowerCase() === name)?.[1] ?? "");

function contentOf(body: RedactedBody, write: Write): { readonly [name: string]: Json } {
  if (body.kind === "text") return { text: write(body.text), ...(body.isCut && { comment: "The text is cut." }) };
  return body.base64 === undefined ? {} : { text: body.base64, encoding: "base64" };
}

function textOf(text: RedactedText, step: FailureStep, failure: Failure, secrets: SecretVariables): string {
  return partsOf(text)
    .map((part) => {
      if (typeof part === "string") return part;
      if ("secret" in part) return `\${${secrets.of(part.secret)}}`;
      if ("base64" in part) return textOf(part.base64, step, failure, secrets);
      return inputText(step, part.taken, failure);
    })
    .join("");
}

/** Returns the value that a step took from an earlier answer, if that is saved. */
function inputText({ takes }: FailureStep, position: number, { steps }: Failure): string {
  const taken = takes[position];
  const unknown = `\${value${position + 1}}`;
  const value = taken && savedValue(taken, steps);
  if (value === undefined) return unknown;
  return typeof value === "string" ? value : printJson(value);
}
