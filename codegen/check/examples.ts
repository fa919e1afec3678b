import type { TypeId } from "#engine/shape";
import { nearest } from "#engine/text";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { ChannelIr, EndpointIr, SessionIr, WebhookIr } from "../ir/ir.ts";
import type { AnswerIr, ErrorIr, ExampleIr, PropertyIr, TypeIr, TypeRef, Value, ValueMap } from "../ir/type.ts";
import type {
  AnswerAst,
  ChannelAst,
  EndpointAst,
  EndpointExampleAst,
  ErrorAst,
  WebhookAst,
} from "../parse/ast/service.ts";
import type { Yaml, YamlEntry } from "../parse/yaml/index.ts";
import type { Span } from "../source.ts";
import type { Module, Scope } from "./names/index.ts";
import { bare } from "./types/index.ts";
import { type CheckedValue, checkProperties, checkValue, type ExampleContext, plainValue } from "./values/value.ts";

const reference = /^\$(?:([A-Za-z][\w-]*)\.)?([A-Za-z]\w*)\.([\w-]+)$/;

/** The context for checking the examples of a file. */
export interface ExampleChecking {
  readonly scope: Scope;
  /** Returns the scope of the file that contains a value: an example may refer to one of another file. */
  readonly scopeAt: (span: Span) => Scope;
  readonly report: Report;
  readonly types: ReadonlyMap<TypeId, TypeIr>;
  readonly errors: ReadonlyMap<string, ErrorIr>;
}

/**
 * Creates the context of values, which resolves references to other examples: `$Type.Example`, `$file.Type.Example`.
 */
function exampleContext({ scopeAt, report, types }: ExampleChecking): ExampleContext {
  const find = (node: Yaml, depth: number): Yaml => {
    if (node.kind !== "scalar" || typeof node.value !== "string" || depth > 20) return node;
    const match = reference.exec(node.value);
    if (match === null) return node;
    const [, alias, typeName = "", exampleName = ""] = match;
    const module = scopeAt(node.span).moduleOf(alias === undefined ? undefined : { text: alias, span: node.span });
    if (module === undefined) return node;
    const examples = examplesOf(module, typeName);
    const found = examples.find(({ name }) => name === exampleName);
    if (found !== undefined) return find(found.value, depth + 1);
    const known = examples.flatMap(({ name }) => (name === undefined ? [] : [`$${typeName}.${name}`]));
    report("unknown-example", node.span, { name: node.value, meant: nearest(node.value, known) });
    return node;
  };
  return { types, memory: new Map(), named: (node) => find(node, 0) };
}

/** Returns the examples of a type or an error by the names that others refer to them by. */
const examplesOf = (
  module: Module,
  name: string,
): readonly { readonly name?: string | undefined; readonly value: Yaml }[] =>
  module.types.get(name)?.ast.examples.map((each) => ({ name: each.name?.text, value: each.value })) ??
  module.errors.get(name)?.ast.examples ??
  [];

/** Checks the examples of a call and returns their wire values. */
export function checkEndpointExamples(
  ast: EndpointAst,
  endpoint: EndpointIr,
  checking: ExampleChecking,
): readonly ExampleIr[] {
  const context = exampleContext(checking);
  return ast.examples.map((example) => checkExample(example, endpoint, context, checking));
}

/** A single value of a repeatable parameter may be written without a list. */
function listed(
  entries: readonly YamlEntry[],
  list: readonly PropertyIr[],
  context: ExampleContext,
): readonly YamlEntry[] {
  const lists = new Set(list.flatMap(({ key, type }) => (isList(type, context) ? [key] : [])));
  return entries.map(({ key, value }) =>
    value.kind === "list" || !lists.has(key.text)
      ? { key, value }
      : { key, value: { kind: "list", items: [value], span: value.span } },
  );
}

const isList = (type: TypeRef, { types }: ExampleContext): boolean => ["list", "set"].includes(bare(type, types).kind);

/** Reads the parts of examples and reports their errors. */
function reader(context: ExampleContext, report: Report, at: Span) {
  const reported = ({ value, issues }: CheckedValue): Value => {
    for (const reportIssue of issues) reportIssue(report);
    return value;
  };
  return {
    value: (node: Yaml, type: TypeRef): Value => reported(checkValue(node, type, context)),
    parameters: (entries: readonly YamlEntry[], list: readonly PropertyIr[], what: string): ValueMap =>
      // Reads the members of an object.
      reported(
        checkProperties(listed(entries, list, context), list, { what, at, open: what === "header" }, context),
      ) as ValueMap,
    /** Reads a body, and compares it with its declared type. */
    body: (node: Yaml | undefined, type: TypeRef | undefined, what: string): Value | undefined => {
      if (node === undefined && type === undefined) return undefined;
      if (node === undefined) {
        if (type?.kind !== "optional") report("example-missing", at, { what, key: "" });
        return undefined;
      }
      if (type !== undefined) return reported(checkValue(node, type, context));
      report("example-unknown", node.span, { what, key: "" });
      return undefined;
    },
  };
}

function checkExample(
  ast: EndpointExampleAst,
  endpoint: EndpointIr,
  context: ExampleContext,
  checking: ExampleChecking,
): ExampleIr {
  const { report } = checking;
  const read = reader(context, report, ast.span);
  const { response } = ast;
  const error = response?.error && checking.scope.error(response.error);
  const declared = error && checking.errors.get(error.id);
  if (error !== undefined && response?.error !== undefined && !endpoint.errors.some(({ id }) => id === error.id)) {
    const where = `the endpoint ${endpoint.id}`;
    report("unknown-error", response.error.span, { name: error.ast.name.text, where });
  }
  const answer = checkAnswer(response, declared, endpoint, read);
  const request = read.body(ast.request, endpoint.body?.type, "request body");
  return {
    ...(ast.name !== undefined && { name: ast.name }),
    ...(ast.docs !== undefined && { docs: ast.docs }),
    pathParameters: read.parameters(ast.pathParameters, endpoint.pathParameters, "path parameter"),
    queryParameters: read.parameters(ast.queryParameters, endpoint.queryParameters, "query parameter"),
    headers: read.parameters(ast.headers, endpoint.headers, "header"),
    ...(request !== undefined && { request }),
    ...(declared && { error: declared.name }),
    status: declared?.status ?? endpoint.response.status,
    ...(answer !== undefined && { response: answer }),
    codeSamples: ast.codeSamples,
  };
}

/** Reads the response of an example: the content of an error, chunks of a stream, a file, or a value. */
function checkAnswer(
  ast: AnswerAst | undefined,
  error: ErrorIr | undefined,
  { response, stream }: EndpointIr,
  read: ReturnType<typeof reader>,
): AnswerIr | undefined {
  if (ast === undefined && error === undefined) return undefined;
  if (error === undefined && ast?.stream !== undefined && stream !== undefined) {
    const { type } = stream;
    const piece = (node: Yaml): Value => {
      if (stream.format !== "sse" || node.kind !== "map") return type ? read.value(node, type) : plainValue(node);
      const data = node.entries.find(({ key }) => key.text === "data")?.value;
      const rest = Object.fromEntries(
        node.entries.filter(({ key }) => key.text !== "data").map(({ key, value }) => [key.text, plainValue(value)]),
      );
      return data === undefined ? rest : { ...rest, data: type ? read.value(data, type) : plainValue(data) };
    };
    return { kind: stream.format === "sse" ? "sse" : "stream", pieces: ast.stream.map(piece) };
  }
  const isFile = response.kind === "file" || response.kind === "bytes";
  const text: TypeRef = { kind: "optional", item: { kind: "primitive", shape: { kind: "string" } } };
  const usual = isFile || response.kind === "text" || response.kind === "none" ? undefined : response.type;
  const success = isFile || response.kind === "text" ? text : (usual ?? (stream && text));
  const value = read.body(ast?.body, error === undefined ? success : error.content, "response body");
  if (value === undefined) return undefined;
  return error === undefined && isFile ? { kind: "file", name: value } : { kind: "json", value };
}

/** Checks the example conversations of a channel and returns their wire values. */
export function checkSessions(ast: ChannelAst, channel: ChannelIr, checking: ExampleChecking): readonly SessionIr[] {
  const context = exampleContext(checking);
  return ast.examples.map((session) => {
    const read = reader(context, checking.report, session.span);
    const messages = session.messages.map(({ type, body }) => {
      const message = channel.messages.find(({ name }) => name === type.text);
      if (message === undefined) {
        const known = channel.messages.map(({ name }) => name);
        checking.report("example-unknown", type.span, {
          what: "message",
          key: type.text,
          meant: nearest(type.text, known),
        });
      }
      return { type: type.text, body: message === undefined ? plainValue(body) : read.value(body, message.type) };
    });
    return {
      ...(session.name !== undefined && { name: session.name }),
      ...(session.docs !== undefined && { docs: session.docs }),
      pathParameters: read.parameters(session.pathParameters, channel.pathParameters, "path parameter"),
      queryParameters: read.parameters(session.queryParameters, channel.queryParameters, "query parameter"),
      headers: read.parameters(session.headers, channel.headers, "header"),
      messages,
    };
  });
}

/** Checks the example payloads of a webhook and returns their wire values. */
export function checkWebhookExamples(
  ast: WebhookAst,
  webhook: WebhookIr,
  checking: ExampleChecking,
): WebhookIr["examples"] {
  const context = exampleContext(checking);
  return ast.examples.map(({ payload, ...about }) => ({
    ...about,
    payload: reader(context, checking.report, payload.span).value(payload, webhook.payload.type),
  }));
}

/** Checks the examples of a type; others may refer to them. */
export function checkTypeExamples(checking: ExampleChecking): void {
  const context = exampleContext(checking);
  for (const { id, ast } of checking.scope.module.types.values()) {
    for (const { value } of ast.examples) {
      for (const reportIssue of checkValue(value, { kind: "named", id }, context).issues) reportIssue(checking.report);
    }
  }
}

/** Checks the examples of an error and returns their wire values. */
export function checkErrorExamples(ast: ErrorAst, error: ErrorIr, checking: ExampleChecking): ErrorIr {
  const context = exampleContext(checking);
  const examples = ast.examples.map(({ name, docs, value }) => {
    const checked = checkValue(value, error.content ?? { kind: "unknown" }, context);
    for (const reportIssue of checked.issues) reportIssue(checking.report);
    return { value: checked.value, ...(name !== undefined && { name }), ...(docs !== undefined && { docs }) };
  });
  return { ...error, examples };
}
