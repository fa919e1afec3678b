import { isList, type Json, type JsonObject, objectOf } from "#engine/json";
import { type CodeSample, type Example, filledPath, type PathPart } from "#engine/model";
import { entriesOf, headersNamed, isThere, itemsOf, member, type Node, note } from "../../node.ts";
import { dataOf } from "../data.ts";
import { nonEmptyText, partAt, type Scope } from "../scope.ts";

/** Calls that an operation states whole, and code that belongs to them. */
export interface StatedCalls {
  readonly examples: readonly Example[];
  readonly codeSamples: readonly CodeSample[];
}

/** The rest of the operation, from which stated calls take what they leave out. */
export interface CallParts {
  readonly path: readonly PathPart[];
  /** The names of headers in the form: other headers, such as credentials, are omitted. */
  readonly headers: ReadonlySet<string>;
  /** True if the operation has a request that can be `null`. */
  readonly hasBody: boolean;
  /** The calls that the examples of parameters and bodies make. */
  readonly made: readonly Example[];
  readonly statusCode: number;
}

/**
 * Reads `x-fern-examples`: a list of calls with `path-parameters`, `query-parameters`, `headers`, `request`, `response`
 * and `code-samples`. A call takes from the first made one what it does not state; a stated `null` stays.
 * Calls of errors are left out, since they have no status; code that is listed alone belongs to no call.
 */
export function readStatedCalls(stated: readonly Node[], parts: CallParts, scope: Scope): StatedCalls {
  const nodes = stated.flatMap((at) => partAt(at, scope) ?? []);
  const isError = (node: Node) => isThere(member(member(node, "response"), "error"));
  const calls = nodes.filter(
    (node) => requestOf(node, parts, scope) !== undefined || keys.some((key) => isThere(member(node, key))),
  );
  return {
    examples: calls.filter((node) => !isError(node)).map((node) => readCall(node, parts, scope)),
    codeSamples: nodes.filter((node) => !calls.includes(node)).flatMap((node) => readCode(node, scope).codeSamples),
  };
}

const keys = ["path-parameters", "query-parameters", "headers", "response"] as const;

/** Returns the request that a call states. If the operation has no body, writers use `null` for no body. */
function requestOf(node: Node, { hasBody }: CallParts, scope: Scope): Json | undefined {
  const request = dataOf(member(node, "request"), scope);
  return request === null && !hasBody ? undefined : request;
}

function readCall(node: Node, parts: CallParts, scope: Scope): Example {
  const { path, headers, made, statusCode } = parts;
  const [base] = made;
  const { name: shared, codeSamples } = readCode(node, scope);
  const name = nonEmptyText(node, "name") ?? nonEmptyText(node, "summary") ?? shared;
  const description = nonEmptyText(node, "docs") ?? nonEmptyText(node, "description");
  const pathParameters = { ...base?.pathParameters, ...valuesOf(member(node, "path-parameters"), scope) };
  const query = member(node, "query-parameters");
  const stated = valuesOf(member(node, "headers"), scope);
  // `null` is stated too.
  const { body = base?.body, answer = base?.response } = {
    body: requestOf(node, parts, scope),
    answer: answerOf(member(node, "response"), scope),
  };
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    path: filledPath(path, pathParameters),
    pathParameters,
    queryParameters: isThere(query) ? valuesOf(query, scope) : (base?.queryParameters ?? {}),
    headers: { ...base?.headers, ...headersNamed(headers, stated) },
    ...(body !== undefined && { body }),
    statusCode: base?.statusCode ?? statusCode,
    ...(answer !== undefined && { response: answer }),
    ...(codeSamples.length > 0 && { codeSamples }),
  };
}

const valuesOf = (node: Node, scope: Scope): JsonObject =>
  objectOf(
    entriesOf(node).flatMap(([key, at]) => {
      const value = dataOf(at, scope);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );

/** Returns the body of a response, or the values or events of its stream. */
function answerOf(response: Node, scope: Scope): Json | undefined {
  const stream = dataOf(member(response, "stream"), scope);
  return isList(stream) ? stream : dataOf(member(response, "body"), scope);
}

/** The languages of SDKs by the names that the extension has for them. */
const sdkLanguages: { readonly [name: string]: string } = {
  csharp: "C#",
  go: "Go",
  java: "Java",
  javascript: "JavaScript",
  js: "JavaScript",
  node: "JavaScript",
  php: "PHP",
  python: "Python",
  ruby: "Ruby",
  rust: "Rust",
  swift: "Swift",
  ts: "TypeScript",
  typescript: "TypeScript",
};

/** The code of a call, and the name of the call if all of the code has it. */
interface ReadCode {
  readonly name?: string | undefined;
  readonly codeSamples: readonly CodeSample[];
}

/** Reads the code of a call. Writers give the name of a call to most of its samples, which says nothing of them. */
function readCode(node: Node, scope: Scope): ReadCode {
  const nodes = itemsOf(member(node, "code-samples")).flatMap((at) => partAt(at, scope) ?? []);
  const names = nodes.map((sample) => nonEmptyText(sample, "name")?.trim());
  const name = names.find((one) => names.filter((other) => other === one).length > Math.max(1, names.length / 2));
  return { name, codeSamples: nodes.flatMap((sample) => readSample(sample, name) ?? []) };
}

const isDefault = (name: string | undefined): boolean => name !== undefined && /^default$/i.test(name);

function readSample(node: Node, callName: string | undefined): CodeSample | undefined {
  const code = nonEmptyText(node, "code");
  if (code === undefined) {
    // The reader has reported samples with code that is not text.
    if (!isThere(member(node, "code")))
      note(node, "missing", "expected code in `code`, found nothing; the sample is ignored");
    return undefined;
  }
  const sdk = nonEmptyText(node, "sdk");
  const [name, install] = [nonEmptyText(node, "name"), nonEmptyText(node, "install")];
  const stated = name?.trim() === callName || isDefault(name?.trim()) ? undefined : name;
  const label =
    stated ?? (sdk !== undefined && Object.hasOwn(sdkLanguages, sdk) ? `${sdkLanguages[sdk]} SDK` : undefined);
  return {
    language: sdk ?? nonEmptyText(node, "language") ?? label ?? "Code",
    ...(label !== undefined && { label }),
    ...(install !== undefined && { install }),
    code,
  };
}
