import { parseWebUrl } from "#engine/host";
import { parseJson } from "#engine/json";
import { type Part, type PlannedBody, planUrl, type RequestPlan } from "#engine/request";
import type { Reading } from "#engine/secret";
import { pythonComment, pythonJson, pythonString, survivesPython } from "../literal/python.ts";
import { noAddress } from "./no-address.ts";
import {
  boundaryFor,
  formChunks,
  localFile,
  type Multipart,
  multipartType,
  noHeader,
  sendableHeaders,
} from "./sendable.ts";

/** A body as arguments of the call, with its modules and the content type that it implies. */
interface WrittenBody {
  readonly arguments?: readonly string[];
  readonly imports?: readonly string[];
  readonly contentType?: string;
}

/**
 * Writes the Python program that sends a plan with `requests` and prints the response
 * (docs/behavior.md#purpose): the same method, URL, headers and body, whatever text they hold. Files are read from the
 * folder that it runs in.
 *
 * A part that no request can carry is left out and named in a comment above the program.
 */
export function pythonSnippet(plan: RequestPlan, reading: Reading): string {
  if (parseWebUrl(plan.url) === undefined) {
    return pythonComment(noAddress(plan.url));
  }
  if (plan.method !== plan.method.toUpperCase())
    return pythonComment(`this request can't be sent: requests writes the method ${plan.method} in upper case`);
  const { headers, leftOut } = sendableHeaders(plan.headers, reading);
  const { arguments: body = [], imports = [], contentType } = writeBody(plan.body);
  const all = contentType === undefined ? headers : [...headers, ["Content-Type", contentType] as const];
  const address = pythonString(planUrl(plan, reading));
  const options = [
    ...(all.length === 0
      ? []
      : [
          "    headers={",
          ...all.map(([name, value]) => `        ${pythonString(name)}: ${pythonString(value)},`),
          "    },",
        ]),
    ...(plan.certificate ? ['    cert=("client.pem", "client-key.pem"),'] : []),
    ...body.map((line) => `    ${line}`),
    ...(plan.stream ? ["    stream=True,"] : []),
  ];
  return [
    ...leftOut.map((name) => pythonComment(noHeader(name))),
    ...imports,
    ...(imports.length > 0 ? [""] : []),
    "import requests",
    "",
    ...(options.length === 0
      ? [`response = requests.${functionOf(plan.method)}${address})`]
      : [`response = requests.${functionOf(plan.method)}`, `    ${address},`, ...options, ")"]),
    ...printLines[plan.stream ?? "whole"],
  ].join("\n");
}

/** The statements that print a response, by its framing. Streams have UTF-8, whatever `requests` guesses. */
const printLines: { readonly [F in NonNullable<RequestPlan["stream"]> | "whole"]: readonly string[] } = {
  whole: ["print(response.status_code, response.text)"],
  sse: ["for line in response.iter_lines():", "    if line:", "        print(line.decode(), flush=True)"],
  ndjson: ["for line in response.iter_lines():", "    if line:", "        print(line.decode(), flush=True)"],
  text: [
    'response.encoding = "utf-8"',
    "for text in response.iter_content(chunk_size=None, decode_unicode=True):",
    '    print(text, end="", flush=True)',
  ],
};

const functions: ReadonlySet<string> = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]);

/**
 * `requests` has a function for each common method. Its `head` does not follow redirects, and neither does the plan.
 */
const functionOf = (method: string): string =>
  functions.has(method) ? `${method.toLowerCase()}(` : `request(${pythonString(method)}, `;

const readFile = (file: string): string => `Path(${pythonString(file)}).read_bytes()`;
const pathImport = "from pathlib import Path";

function writeBody(body: PlannedBody): WrittenBody {
  switch (body.kind) {
    case "none":
      return {};
    case "text":
      return textBody(body.text);
    case "bytes":
      return { arguments: [`data=${readFile(localFile(body.fileName))},`], imports: [pathImport] };
    case "multipart":
      return body.contentType === undefined && body.parts.length > 0 && body.parts.every(fitsFiles)
        ? files(body.parts)
        : writtenForm(body);
  }
}

/** A JSON value as a value, so that people can change it; text where `json.dumps` would write other bytes. */
function textBody(text: string): WrittenBody {
  const parsed = survivesPython(text) ? parseJson(text) : undefined;
  if (!parsed?.ok || typeof parsed.value !== "object" || parsed.value === null) {
    return { arguments: lines(text, "data=", ".encode(),") };
  }
  const value = pythonJson(parsed.value, "        ");
  return {
    arguments: ["data=json.dumps(", `    ${value},`, "    ensure_ascii=False,", "    indent=2,", ").encode(),"],
    imports: ["import json"],
  };
}

/** Writes a text as one literal per line, with a prefix and a suffix. */
function lines(text: string, before: string, after: string): readonly string[] {
  // Lone surrogates have no bytes; every sender writes U+FFFD for them (WHATWG Encoding §7).
  const chunks = text.replace(/\p{Cs}/gu, "\ufffd").match(/[^\n]*\n|[^\n]+$/g) ?? [""];
  const [only, second] = chunks;
  if (only !== undefined && second === undefined) return [before + pythonString(only) + after];
  return [`${before}(`, ...chunks.map((chunk) => `    ${pythonString(chunk)}`), `)${after}`];
}

/** A part that `files` has a form for. */
type NamedPart = Part & { readonly name: string };

/** Returns true if `files` writes a part as planned: versions of `requests` differ in how they quote other names. */
const fitsFiles = (part: Part): part is NamedPart => {
  const plainly = (name: string) => name !== "" && !/["\\\p{Cc}\p{Cs}]/u.test(name);
  if (part.name === undefined || part.headers !== undefined || !plainly(part.name)) return false;
  return part.kind === "file" ? plainly(part.fileName) : !/\p{Cs}/u.test(part.text);
};

function files(parts: readonly NamedPart[]): WrittenBody {
  const items = parts.map((part) => {
    const name = part.kind === "file" ? pythonString(part.fileName) : "None";
    const content = part.kind === "file" ? readFile(localFile(part.fileName)) : pythonString(part.text);
    const type = part.contentType === undefined ? "" : `, ${pythonString(part.contentType)}`;
    return `    (${pythonString(part.name)}, (${name}, ${content}${type})),`;
  });
  const readsFiles = parts.some(({ kind }) => kind === "file");
  return { arguments: ["files=[", ...items, "],"], imports: readsFiles ? [pathImport] : [] };
}

function writtenForm(form: Multipart): WrittenBody {
  const boundary = boundaryFor(form);
  const chunks = formChunks(form, boundary);
  const items = chunks.flatMap((chunk) =>
    "text" in chunk ? lines(chunk.text, "", ".encode(),") : [`${readFile(chunk.file)},`],
  );
  return {
    arguments: ['data=b"".join([', ...items.map((line) => `    ${line}`), "]),"],
    contentType: multipartType(form, boundary),
    imports: chunks.some((chunk) => "file" in chunk) ? [pathImport] : [],
  };
}
