import { parseWebUrl } from "#engine/host";
import { parseJson } from "#engine/json";
import { type Part, type PlannedBody, planUrl, type RequestPlan } from "#engine/request";
import type { Reading } from "#engine/secret";
import {
  javascriptComment,
  javascriptJson,
  javascriptString,
  javascriptTemplate,
  survivesJavascript,
} from "../literal/javascript.ts";
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

/** A body as an expression, with the statements before the call and the content type that it implies. */
interface WrittenBody {
  readonly expression?: string;
  readonly before?: readonly string[];
  readonly contentType?: string;
  readonly readsFiles?: boolean;
}

/** Methods that `fetch` refuses (WHATWG Fetch §2.2.1). */
const forbidden = /^(?:CONNECT|TRACE|TRACK)$/i;

/**
 * Writes the TypeScript module that sends a plan with `fetch` and prints the response: with the same method, address,
 * headers and body, whatever text they contain. It runs unchanged in Node 20 and later; files are read from the working
 * directory.
 *
 * Parts that `fetch` can't send are omitted and named in a comment above the call.
 */
export function fetchSnippet(plan: RequestPlan, reading: Reading): string {
  if (parseWebUrl(plan.url) === undefined) {
    return javascriptComment(noAddress(plan.url));
  }
  if (forbidden.test(plan.method))
    return javascriptComment(`this request can't be sent: fetch does not allow the method ${plan.method}`);
  const { headers, leftOut } = sendableHeaders(plan.headers, reading);
  const { expression, before = [], contentType, readsFiles = false } = writeBody(plan.body);
  const all = contentType === undefined ? headers : [...headers, ["Content-Type", contentType] as const];
  const options = [
    ...(plan.method === "GET" ? [] : [`  method: ${javascriptString(plan.method)},`]),
    ...(all.length === 0 ? [] : ["  headers: {", ...all.map(headerLine), "  },"]),
    ...(expression === undefined ? [] : [`  body: ${expression},`]),
  ];
  const address = javascriptString(planUrl(plan, reading));
  const imports = [
    ...(readsFiles ? ['import { readFile } from "node:fs/promises";'] : []),
    ...(plan.stream === "sse" ? ['import { events } from "fetch-event-stream";'] : []),
  ];
  return [
    ...leftOut.map((name) => javascriptComment(noHeader(name))),
    ...(plan.certificate
      ? [javascriptComment("fetch has no option for the client certificate that this call needs")]
      : []),
    ...(imports.length === 0 ? [] : [...imports, ""]),
    ...(before.length === 0 ? [] : [...before, ""]),
    ...(options.length === 0
      ? [`const response = await fetch(${address});`]
      : [`const response = await fetch(${address}, {`, ...options, "});"]),
    ...printLines[plan.stream ?? "whole"],
  ].join("\n");
}

/** The statements that print a response, by its framing. An error is not a stream of events. */
const printLines: { readonly [F in NonNullable<RequestPlan["stream"]> | "whole"]: readonly string[] } = {
  whole: ["console.log(response.status, await response.text());"],
  sse: [
    "if (!response.ok) throw new Error(String(response.status), { cause: await response.text() });",
    "for await (const event of events(response)) console.log(event.data);",
  ],
  ndjson: [
    "const decoder = new TextDecoder();",
    'let rest = "";',
    "for await (const chunk of response.body ?? []) {",
    "  const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\\r?\\n/);",
    '  rest = lines.pop() ?? "";',
    "  for (const line of lines) console.log(line);",
    "}",
    "if (rest) console.log(rest);",
  ],
  text: [
    "const decoder = new TextDecoder();",
    "for await (const chunk of response.body ?? []) process.stdout.write(decoder.decode(chunk, { stream: true }));",
  ],
};

const headerLine = ([name, value]: readonly [string, string]): string =>
  `    ${/^[A-Za-z_]\w*$/.test(name) && name !== "__proto__" ? name : propertyKey(name)}: ${javascriptString(value)},`;

/** A literal with the key "__proto__" would set the prototype (ECMA-262 §B.3.1); a computed one is like any other. */
const propertyKey = (name: string): string =>
  name === "__proto__" ? `[${javascriptString(name)}]` : javascriptString(name);

const readFile = (file: string): string => `await readFile(${javascriptString(file)})`;

function writeBody(body: PlannedBody): WrittenBody {
  switch (body.kind) {
    case "none":
      return {};
    case "text":
      return { expression: textExpression(body.text) };
    case "bytes":
      return { expression: readFile(localFile(body.fileName)), readsFiles: true };
    case "multipart":
      return body.contentType === undefined && body.parts.every(fitsFormData)
        ? formData(body.parts)
        : writtenForm(body);
  }
}

/** A JSON value as a value, so that people can change it; text where `JSON.stringify` would write other bytes. */
function textExpression(text: string): string {
  const parsed = survivesJavascript(text) ? parseJson(text) : undefined;
  if (!parsed?.ok || typeof parsed.value !== "object" || parsed.value === null) {
    return /\n./s.test(text) ? javascriptTemplate(text) : javascriptString(text);
  }
  return `JSON.stringify(${javascriptJson(parsed.value, "  ")}, null, 2)`;
}

/**
 * Returns true if `FormData` writes a part as planned: it sets no type on text parts and turns line breaks into CRLF,
 * also in names.
 */
function fitsFormData(part: Part): part is NamedPart {
  const oneLine = (text: string) => !/[\r\n]/.test(text);
  if (part.name === undefined || part.headers !== undefined || !oneLine(part.name)) return false;
  if (part.kind === "text") return part.contentType === undefined && oneLine(part.text);
  // A `File` has its type in lower case, and no type with other characters (W3C File API §4.1).
  return /^[\x20-\x7e]+$/.test(part.contentType) && part.contentType === part.contentType.toLowerCase();
}

/** A part that a form of the language has. */
type NamedPart = Part & { readonly name: string };

function formData(parts: readonly NamedPart[]): WrittenBody {
  const lines = parts.map((part) => {
    const name = javascriptString(part.name);
    if (part.kind === "text") return `form.append(${name}, ${javascriptString(part.text)});`;
    const fileName = javascriptString(part.fileName);
    const type = javascriptString(part.contentType);
    return `form.append(${name}, new File([${readFile(localFile(part.fileName))}], ${fileName}, { type: ${type} }));`;
  });
  return {
    expression: "form",
    before: ["const form = new FormData();", ...lines],
    readsFiles: parts.some(({ kind }) => kind === "file"),
  };
}

function writtenForm(form: Multipart): WrittenBody {
  const boundary = boundaryFor(form);
  const chunks = formChunks(form, boundary);
  const lines = chunks.map((chunk) => `  ${"text" in chunk ? javascriptString(chunk.text) : readFile(chunk.file)},`);
  return {
    expression: "form",
    before: ["const form = new Blob([", ...lines, "]);"],
    contentType: multipartType(form, boundary),
    readsFiles: chunks.some((chunk) => "file" in chunk),
  };
}
