import { isObject, type Json } from "#engine/json";
import { type ApiModel, bareEndpoint, type Endpoint, type EndpointError, type Group } from "#engine/model";
import type { ObjectShape, Shape } from "#engine/shape";
import type { ImportDiagnostic } from "./diagnostic.ts";
import type { FieldCheck } from "./field-check/unknown-fields.ts";
import { type OpenOptions, openDocuments, schemaReader, wholeTable, withSchemaTexts } from "./json-schema/index.ts";
import { audiencesIn, distinct, isThere, itemsOf, member, type Node, note, numberOf, textOf, textOr } from "./node.ts";
import { readPairings } from "./openrpc/example.ts";
import { readParameters } from "./openrpc/parameters.ts";
import { type Reading, readServers } from "./openrpc/server.ts";
import { readPlayground } from "./playground.ts";
import type { Imported } from "./registry-api.ts";

/**
 * Reads the errors of a method: each is an object of code, message and perhaps data, in the body of a success (JSON-RPC
 * 2.0 §5.1).
 */
const readErrors = (errors: Node, { documents }: Reading): readonly EndpointError[] =>
  itemsOf(errors).flatMap((at): readonly EndpointError[] => {
    const node = documents.follow(at);
    if (node === undefined || !isThere(node)) return [];
    const code = numberOf(member(node, "code"));
    if (code === undefined)
      note(member(node, "code"), "missing", "expected the code of an error; any code is accepted");
    const message = textOf(member(node, "message"));
    const data = member(node, "data").value;
    return [
      {
        name: message ?? `Error ${code ?? ""}`.trim(),
        statusCode: 200,
        ...(code !== undefined && { rpcCode: code }),
        shape: errorShape(code),
        examples:
          code === undefined
            ? []
            : [{ value: { code, message: message ?? "", ...(data === undefined ? {} : { data }) } }],
      },
    ];
  });

function errorShape(code: number | undefined): ObjectShape {
  const shape: Shape =
    code === undefined ? { kind: "integer" } : { kind: "enum", values: [{ value: String(code) }], numeric: true };
  return {
    kind: "object",
    properties: [
      { key: "code", shape, optional: false },
      { key: "message", shape: { kind: "string" }, optional: false },
      { key: "data", shape: { kind: "unknown" }, optional: true },
    ],
  };
}

/** Options of an import: the id of the API, and the reader of other files. */
export interface OpenRpcOptions extends OpenOptions {
  readonly id: string;
  readonly checkFields?: FieldCheck | undefined;
}

/**
 * Turns an OpenRPC document into the normal form: each method is a POST call with its parameters as the body; the
 * protocol wraps them (JSON-RPC 2.0 §4). It never fails: parts that can't be read are reported with their paths.
 */
export async function importOpenRpc(document: Json, { id, ...options }: OpenRpcOptions): Promise<Imported> {
  const diagnostics: ImportDiagnostic[] = [];
  const documents = await openDocuments(document, options, diagnostics);
  const root = documents.main;
  const schemas = schemaReader({
    documents,
    dialect: "json-schema",
    named: [member(member(root, "components"), "schemas")],
  });
  const groups = new Map<string, Group>();
  const reading: Reading = { documents, schemas, root, name: options.name ?? "", groups };
  const endpoints = readMethods(member(root, "methods"), reading);
  const info = member(root, "info");
  const [name, version, description] = ["title", "version", "description"].map((key) => textOf(member(info, key)));
  const model: ApiModel = {
    id,
    ...(name === undefined ? {} : { name }),
    ...(version === undefined ? {} : { version }),
    ...(description === undefined ? {} : { description }),
    endpoints,
    types: schemas.finish(),
    ...wholeTable(schemas.finishSchemas()),
    groups: [...groups.values()],
    auths: {},
    typeWords: "openapi",
    globalHeaders: [],
  };
  options.checkFields?.(documents);
  const filledIn = readPlayground(root, model);
  return { model: { ...model, ...filledIn }, diagnostics: distinct(diagnostics) };
}

function readMethods(methods: Node, reading: Reading): readonly Endpoint[] {
  const known = new Set<string>();
  return itemsOf(methods).flatMap((at) => {
    const node = reading.documents.follow(at);
    if (node === undefined) return [];
    if (!isObject(node.value)) {
      note(node, "type", "expected a method; this entry is ignored");
      return [];
    }
    const name = textOr(member(node, "name"), "method");
    if (known.has(name)) {
      note(member(node, "name"), "mismatch", `duplicate method ${JSON.stringify(name)}; this one is ignored`);
      return [];
    }
    known.add(name);
    return [readMethod(node, name, reading)];
  });
}

function readMethod(node: Node, name: string, reading: Reading): Endpoint {
  const { parameters, byPosition } = readParameters(node, reading);
  const description = descriptionOf(node, reading);
  const environments = readServers(node, reading);
  const result = reading.documents.follow(member(node, "result")) ?? member(node, "result");
  // A method without a result is a notification (OpenRPC "Method Object").
  const hasResult = isObject(result.value);
  const described = textOf(member(result, "description")) ?? textOf(member(result, "summary"));
  const schema = member(result, "schema");
  return bareEndpoint({
    id: name,
    displayName: name,
    ...(description === undefined ? {} : { description }),
    ...(member(node, "deprecated").value === true ? { availability: "Deprecated" } : {}),
    ...audiencesIn(node, "x-fern-audiences"),
    namespace: readTags(member(node, "tags"), reading),
    environments,
    request: {
      body: {
        kind: "json",
        shape: { kind: "object", properties: parameters },
        optional: parameters.every(({ optional }) => optional),
        contentType: "application/json",
      },
    },
    responses: hasResult
      ? [
          {
            statusCode: 200,
            ...withSchemaTexts(described, [schema]),
            body: { kind: "json", ...reading.schemas.contentOf(schema) },
          },
        ]
      : [],
    errors: readErrors(member(node, "errors"), reading),
    examples: readPairings(member(node, "examples"), parameters, reading),
    protocol: {
      kind: "openrpc",
      methodName: name,
      ...(byPosition ? { positions: parameters.map(({ key }) => key) } : {}),
      ...(!hasResult && { isNotification: true as const }),
    },
  });
}

/** The first tag of a method is the section it is in. */
function readTags(tags: Node, { documents, groups }: Reading): readonly string[] {
  const [first] = itemsOf(tags);
  const node = first && documents.follow(first);
  const name = node && textOf(member(node, "name"));
  if (node === undefined || name === undefined) return [];
  const description =
    groups.get(name)?.description ?? textOf(member(node, "description")) ?? textOf(member(node, "summary"));
  groups.set(name, { id: name, name, ...(description === undefined ? {} : { description }) });
  return [name];
}

/** The description of a method: its text, its external documentation, and the calls that may follow it: its links. */
function descriptionOf(method: Node, { documents }: Reading): string | undefined {
  const texts = ["summary", "description"].flatMap((key) => textOf(member(method, key)) ?? []);
  const docs = member(method, "externalDocs");
  const url = textOf(member(docs, "url"));
  const more = url === undefined ? [] : [`[${textOf(member(docs, "description")) ?? "More"}](${url})`];
  const links = itemsOf(member(method, "links")).flatMap((at) => {
    const node = documents.follow(at);
    const name = node && textOf(member(node, "method"));
    if (node === undefined || name === undefined) return [];
    const about = textOf(member(node, "description")) ?? textOf(member(node, "summary"));
    return [about === undefined ? `- \`${name}\`` : `- \`${name}\`: ${about}`];
  });
  const all = [...texts, ...more, ...(links.length === 0 ? [] : [`Calls that may follow:\n\n${links.join("\n")}`])];
  return all.length === 0 ? undefined : all.join("\n\n");
}
