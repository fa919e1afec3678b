import { createContext, Script } from "node:vm";
import { isObject, type Json, objectOf, own } from "#engine/json";
import type { RequestPlan } from "#engine/request";
import { arbitrary } from "#engine/testing";
import type { Case, EndpointLaw } from "../law.ts";
import { jsonOf, type PythonCall, type PythonValue, readPython } from "../python-program.ts";
import { formOf, must, planOf, show, type Target } from "../target.ts";
import { type Chunk, checkProgram, type SentByProgram, type SentField } from "./sent-program.ts";

type Write = (target: Target, plan: RequestPlan) => string;

const programLaw = (
  name: string,
  { promise, write, sentBy }: { promise: string; write: Write; sentBy: (program: string) => SentByProgram },
): EndpointLaw => ({
  name,
  promise,
  // Channels have no programs.
  cases: ({ shape, types, channel }) =>
    channel ? { kind: "none" } : { kind: "drawn", draw: arbitrary(shape, types).map((value): Case => ({ value })) },
  check: (target, one) => {
    const plans = withSingles(own(one, "value") ?? null).map((value) => planOf(target, formOf(target, value)));
    for (const plan of [...plans, ...plans.slice(0, 1).map(withSigns)]) {
      const program = write(target, plan);
      // A comment alone says why no program can send the request.
      if (/^(?:\/\/|#) this request can't be sent/.test(program)) continue;
      checkProgram(sentBy(program), plan);
    }
  },
});

/** Maximum number of members of a body that are sent separately. Own choice. */
const maxSingles = 8;

/**
 * Lists a form, and copies with one member of its body each: a number that a language prints in another way makes the
 * whole body a text, which hides how values are written.
 */
function withSingles(value: Json): readonly Json[] {
  const body = isObject(value) ? own(value, "body") : undefined;
  if (!isObject(value) || body === undefined || !isObject(body)) return [value];
  const singles = Object.entries(body).slice(0, maxSingles);
  return [value, ...singles.map((one) => ({ ...value, body: objectOf([one]) }))];
}

/** A text on several lines, with signs that literals of JavaScript, Python and shells interpret. */
const signs = `\n\${1}\`\\n\\\r\n"""'#{1}%s$1\u2028é`;

/** Returns a plan with signs at the end of its texts, which drawn texts rarely have together. */
function withSigns(plan: RequestPlan): RequestPlan {
  const { body } = plan;
  if (body.kind === "text") return { ...plan, body: { ...body, text: body.text + signs } };
  if (body.kind !== "multipart") return plan;
  return {
    ...plan,
    body: {
      ...body,
      parts: body.parts.map((part) => (part.kind === "text" ? { ...part, text: part.text + signs } : part)),
    },
  };
}

/** A program in TypeScript, run against a recording `fetch`, sends the request. */
export const typescriptLaw = programLaw("typescript", {
  promise: "the TypeScript program sends the request",
  write: ({ use }, plan) => use.fetchSnippet(plan, "reveal"),
  sentBy: sentByTypescript,
});

/** A program in Python, read as Python reads it, sends the request. */
export const pythonLaw = programLaw("python", {
  promise: "the Python program, parsed as Python parses it, sends the request",
  write: ({ use }, plan) => use.pythonSnippet(plan, "reveal"),
  sentBy: (program) => sentByPython(readPython(program)),
});

/** The names that a program uses, as classes that only record. */
const recorder = new Script(`
  class Blob { constructor(parts) { this.parts = parts; } }
  class File extends Blob { constructor(parts, name, options) { super(parts); this.name = name; this.type = options?.type; } }
  class FormData { fields = []; append(name, value) { this.fields.push([name, value]); } }
  const readFile = (file) => ({ file });
  const fetch = (url, options = {}) => { sent = JSON.stringify({ url, ...options, headers: Object.entries(options.headers ?? {}) }); throw 0; };
`);

/** Runs a program without its imports until it calls `fetch`. Its promises end before the run returns. */
function sentByTypescript(program: string): SentByProgram {
  const lines = program.split("\n");
  const isHead = (line: string): boolean => line === "" || /^(?:\/\/|import )/.test(line);
  const start = lines.findIndex((line) => !isHead(line));
  const comments = lines.slice(0, start).filter((line) => line.startsWith("//"));
  // Without a prototype, a program can't reach the objects of this process.
  const context = createContext(Object.create(null), { microtaskMode: "afterEvaluate" });
  recorder.runInContext(context);
  const code = lines.slice(start).join("\n");
  new Script(`(async () => {${code}\n})().catch((error) => { failed = String(error); });`).runInContext(context);
  must(typeof context.sent === "string", () => `the program sends nothing: ${context.failed}`);
  const { url, method = "GET", headers, body } = JSON.parse(context.sent);
  return { comments, method, url, headers, body: bodyOf(body) };
}

/** A recorded body: a text, a file, a blob or a form. */
type Recorded =
  | Chunk
  | { readonly parts: readonly Chunk[]; readonly name?: string; readonly type?: string }
  | { readonly fields: readonly (readonly [string, Recorded])[] };

function bodyOf(body: Recorded | undefined): SentByProgram["body"] {
  if (body === undefined) return undefined;
  if (typeof body === "string" || "file" in body) return { chunks: [body] };
  if ("parts" in body) return { chunks: body.parts };
  return {
    fields: body.fields.map(([name, value]): SentField => {
      if (typeof value === "string") return { name, content: value };
      const { parts = [], name: fileName = "", type: contentType = "" } = "parts" in value ? value : {};
      return { name, content: parts[0] ?? "", fileName, contentType };
    }),
  };
}

/** Reads a call of `requests` as its documentation says. */
function sentByPython({ comments, name, positional, named }: PythonCall): SentByProgram {
  const [first, second] = positional.map((one) => jsonOf(one));
  const [method, url] = name === "request" ? [first, second] : [name.toUpperCase(), first];
  const headers = named.get("headers");
  const given = headers && jsonOf(headers);
  must(typeof method === "string" && typeof url === "string", () => `the program calls ${show(first)}`);
  const pairs = Object.entries(isObject(given) ? given : {}).map(([key, one]) => [key, String(one)] as const);
  return { comments, method, url, headers: pairs, body: pythonBody(named) };
}

function pythonBody(named: PythonCall["named"]): SentByProgram["body"] {
  const [data, files] = [named.get("data"), named.get("files")];
  if (data?.kind === "bytes") return { chunks: data.chunks };
  must(data === undefined, () => "the program sends a text without an encoding");
  if (files === undefined) return undefined;
  return { fields: membersOf(files).map(fieldOf) };
}

const membersOf = (value: PythonValue): readonly PythonValue[] =>
  value.kind === "list" || value.kind === "tuple" ? value.items : [];

/** Reads a field: its name, and a tuple of its file name, content and type. */
function fieldOf(field: PythonValue): SentField {
  const [name, rest] = membersOf(field);
  const [fileName, content, type] = rest === undefined ? [] : membersOf(rest);
  const text = (value: PythonValue | undefined): Json | undefined => value && jsonOf(value);
  const file = text(fileName);
  const contentType = text(type);
  return {
    name: String(name && jsonOf(name)),
    content: content?.kind === "bytes" ? (content.chunks[0] ?? "") : String(text(content)),
    ...(typeof file === "string" && { fileName: file }),
    ...(typeof contentType === "string" && { contentType }),
  };
}
