import { type Part, type PlannedBody, partHead, planUrl, type RequestPlan, safeName } from "#engine/request";
import { read } from "#engine/secret";
import { must, show } from "../target.ts";

/** A piece of a body: a text, or a file that is read from the folder. */
export type Chunk = string | { readonly file: string };

/** A field of a form that the language writes: a text, or a file with its name and type. */
export interface SentField {
  readonly name: string;
  readonly content: Chunk;
  readonly fileName?: string;
  readonly contentType?: string;
}

/** The request that a program sends. */
export interface SentByProgram {
  readonly comments: readonly string[];
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: { readonly chunks: readonly Chunk[] } | { readonly fields: readonly SentField[] } | undefined;
}

/** Checks that a program sends a plan: method, address, headers and body, without what its comments leave out. */
export function checkProgram(sent: SentByProgram, plan: RequestPlan): void {
  must(sent.method === plan.method, () => `the program sends ${sent.method}, expected ${plan.method}`);
  const url = planUrl(plan, "reveal");
  must(sent.url === url, () => `the program calls ${show(sent.url)}, expected ${show(url)}`);
  const all = plan.headers.map(({ name, value }) => [name, read(value, "reveal")] as const);
  const expected = all.filter(([name, value]) => isSendable(name, value));
  const missing = all.length - expected.length;
  must(
    sent.comments.length === missing,
    () => `the program omits ${sent.comments.length} parts of the request, expected ${missing}`,
  );
  const own = sent.headers.filter(([name]) => plan.body.kind !== "multipart" || !isContentType(name));
  for (let i = 0; i < Math.max(own.length, expected.length); i += 1) {
    must(
      String(own[i]) === String(expected[i]),
      () => `the program has the header ${show(own[i]?.join(": "))}, expected ${show(expected[i]?.join(": "))}`,
    );
  }
  checkSentBody(sent, plan.body);
}

const isContentType = (name: string): boolean => name.toLowerCase() === "content-type";

/** HTTP sends names of tokens, and values of Latin-1 without control characters (RFC 9110 §5). */
const isSendable = (name: string, value: string): boolean =>
  /^[!#$%&'*+.^_`|~\w-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value);

function checkSentBody({ headers, body }: SentByProgram, planned: PlannedBody): void {
  if (planned.kind === "none") {
    must(body === undefined, () => `the program sends a body, but the request has none`);
    return;
  }
  must(body !== undefined, () => `the program sends no body`);
  if ("fields" in body) {
    must(planned.kind === "multipart", () => `the program sends a form instead of ${planned.kind}`);
    const expected = planned.parts.map(fieldOf);
    must(same(body.fields, expected), () => `the form has ${cutJson(body.fields)}, expected ${cutJson(expected)}`);
    return;
  }
  const expected = chunksOf(planned, headers);
  const found = joined(body.chunks);
  must(same(found, expected), () => `the body is ${cutJson(found)}, expected ${cutJson(expected)}`);
}

function chunksOf(planned: Exclude<PlannedBody, { readonly kind: "none" }>, headers: SentByProgram["headers"]) {
  if (planned.kind === "text") return joined([planned.text]);
  if (planned.kind === "bytes") return [{ file: fileOf(planned.fileName) }];
  const type = headers.find(([name]) => isContentType(name))?.[1] ?? "";
  const [, boundary] = /;\s*boundary=(\S+)$/.exec(type) ?? [];
  must(boundary !== undefined, () => `the form has the content type ${show(type)}, which names no boundary`);
  must(
    type.startsWith(`${planned.contentType ?? "multipart/form-data"};`),
    () => `the form has the content type ${show(type)}`,
  );
  return joined([
    ...planned.parts.flatMap((part): readonly Chunk[] => [
      `--${boundary}\r\n${partHead(part, planned.contentType)}`,
      part.kind === "file" ? { file: fileOf(part.fileName) } : part.text,
      "\r\n",
    ]),
    `--${boundary}--\r\n`,
  ]);
}

const fieldOf = (part: Part): SentField => ({
  name: part.name ?? "",
  content: part.kind === "file" ? { file: fileOf(part.fileName) } : part.text,
  ...(part.kind === "file" && { fileName: part.fileName }),
  ...(part.contentType !== undefined && { contentType: part.contentType }),
});

/** The local file that a program reads for a file of the form. */
const fileOf = (name = ""): string => safeName(name) ?? "file";

/** Joins adjacent texts; UTF-8 has U+FFFD for a lone surrogate (WHATWG Encoding §7). */
function joined(chunks: readonly Chunk[]): readonly Chunk[] {
  const result: Chunk[] = [];
  for (const chunk of chunks) {
    const last = result.at(-1);
    if (typeof chunk === "string" && typeof last === "string") result.splice(-1, 1, last + chunk);
    else result.push(chunk);
  }
  return result
    .filter((one) => one !== "")
    .map((one) => (typeof one === "string" ? one.replace(/\p{Cs}/gu, "\ufffd") : one));
}

const same = (found: unknown, expected: unknown): boolean => JSON.stringify(found) === JSON.stringify(expected);

const cutJson = (value: unknown): string => JSON.stringify(value).slice(0, 300);
