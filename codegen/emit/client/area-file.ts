import type { EndpointIr, Ir, ModuleIr } from "../../ir/ir.ts";
import { callConstant, fileName, functionName, memberName } from "../../ir/names.ts";
import { objectNamed } from "../../ir/type.ts";
import { byText } from "../../source.ts";
import type { SharedNames } from "../shared-names.ts";
import {
  codeOf,
  constant,
  docsOf,
  type FileDraft,
  jsDoc,
  type Literal,
  literalOf,
  namedImport,
  presentShape,
  printLiteral,
  type Statement,
  type Style,
  type TypeWriting,
  typeName,
} from "../text/index.ts";
import { typesNames } from "../types/types-names.ts";
import { channelStatement, webhookStatements } from "./channel.ts";
import { answerText, describeAnswer, describeBody } from "./endpoint-body.ts";
import { exactTest } from "./exact.ts";
import { requestShape, requestText } from "./request.ts";

/**
 * Writes the descriptors of a file: its calls with the types of request, response and errors, its channel, its
 * webhooks.
 */
export function emitAreaFile(area: ModuleIr, ir: Ir, style: Style, names: SharedNames): FileDraft {
  const { nameOf, runtimeType, imports } = typesNames(ir, style, names);
  const writing: TypeWriting = { types: ir.types, nameOf, runtimeType };
  const usedErrors = new Set<string>();
  const service = area.service && serviceStatements(area, area.service, ir, { writing, names, usedErrors });
  const channel = area.channel && channelStatement(area.channel, ir, { writing, name: names.channel(area.id) });
  const webhooks = webhookStatements(area, ir, { writing, name: names.webhooks(area.id) });

  const errorImports = [...usedErrors]
    .map((id) => ({ type: names.errorType(id), value: names.errorConstant(id) }))
    .sort((a, b) => byText(a.type, b.type));
  const transport = [
    ...(channel ? ["Channel"] : []),
    ...(area.service && area.service.endpoints.length > 0 ? ["Endpoint"] : []),
    ...(service ? ["Service"] : []),
    ...(webhooks.length > 0 ? ["Webhook", "Webhooks"] : []),
  ];
  const statements: Statement[] = [
    namedImport(style.transport, transport, true),
    ...imports(),
    ...(errorImports.length === 0
      ? []
      : [
          namedImport(
            style.ownFile("errors"),
            errorImports.flatMap(({ type, value }) => [typeName(type), value]),
          ),
        ]),
    ...(service ?? []),
    ...(channel ? [channel] : []),
    ...webhooks,
  ];
  return { path: `${style.folder}/${fileName(area.id)}.ts`, from: `${style.idl}/${area.source}`, statements };
}

interface Writing {
  readonly writing: TypeWriting;
  readonly names: SharedNames;
  /** Ids of the errors that the file has to import. */
  readonly usedErrors: Set<string>;
}

function serviceStatements(
  area: ModuleIr,
  service: NonNullable<ModuleIr["service"]>,
  ir: Ir,
  { writing, names, usedErrors }: Writing,
): readonly Statement[] {
  const serviceName = names.service(area.id);
  const taken = new Set([...names.imported, serviceName, names.channel(area.id), names.webhooks(area.id)]);
  for (const { errors } of service.endpoints) {
    for (const { id } of errors) usedErrors.add(id);
  }
  for (const id of usedErrors) for (const used of [names.errorType(id), names.errorConstant(id)]) taken.add(used);
  const calls = service.endpoints.map((endpoint) => {
    const errors = endpoint.errors.map(({ id }) => names.errorType(id));
    const types = [
      requestText(endpoint, ir, writing),
      answerText(endpoint, writing),
      errors.length === 0 ? "never" : errors.join(" | "),
      ...(endpoint.pagination?.paths.results === undefined ? [] : [JSON.stringify(endpoint.pagination.paths.results)]),
    ];
    const name = callConstant(endpoint.name, taken);
    taken.add(name);
    const initializer = printLiteral(descriptorOf(endpoint, ir, names));
    return { endpoint, name, statement: constant({ name, exported: false, type: endpointText(types), initializer }) };
  });
  const calledAs = new Set(service.endpoints.map(({ name }) => name));
  const members = calls.map(({ endpoint, name }) => {
    const member = functionName(endpoint.name, calledAs);
    const docs = docsOf(endpoint, ...notesOf(endpoint)).map((text) => `  ${jsDoc(text, 2)}\n`);
    return `${docs.join("")}  ${name === member ? name : `${memberName(member)}: ${name}`},\n`;
  });
  return [
    ...calls.map(({ statement }) => statement),
    constant({
      name: serviceName,
      docs: docsOf(service),
      initializer: `{\n${members.join("")}} as const satisfies Service`,
    }),
  ];
}

function descriptorOf(endpoint: EndpointIr, ir: Ir, names: SharedNames): Literal {
  const { type } = endpoint.response;
  return {
    id: endpoint.id,
    method: endpoint.method,
    path: endpoint.path.map((part) => ({ ...part })),
    auth: endpoint.auth,
    request: requestShape(endpoint, ir),
    response: type && literalOf(presentShape(ir.types, type)),
    errors: endpoint.errors.map(({ id }) => codeOf(names.errorConstant(id))),
    requestBody: endpoint.body && describeBody(endpoint.body, ir),
    ...describeAnswer(endpoint, ir),
    idempotent: endpoint.idempotent || undefined,
    retries: endpoint.retries ? undefined : false,
    baseUrl: endpoint.baseUrl,
    security: endpoint.security?.map((requirement) => ({ ...requirement })),
    pagination: endpoint.pagination && { ...endpoint.pagination, from: firstPage(endpoint, ir) },
    exact: exactTest(ir)(transferredParts(endpoint, ir)) || undefined,
  };
}

/** The first page number: the default of its parameter. */
function firstPage({ pagination, queryParameters, body }: EndpointIr, ir: Ir): number | undefined {
  const key = pagination?.paths.offset?.split(".")[1];
  const type = body?.type.kind === "optional" ? body.type.item : body?.type;
  const properties = [...queryParameters, ...((type && objectNamed(ir.types, type)?.body.all) ?? [])];
  const usual = properties.find((property) => property.key === key)?.default;
  return typeof usual === "number" ? usual : undefined;
}

/** The types of all values that a call sends and receives. */
const transferredParts = (endpoint: EndpointIr, ir: Ir) => {
  const { headers, pathParameters, queryParameters, body, response, stream, errors } = endpoint;
  return [
    ...[headers, pathParameters, queryParameters].flat().map(({ type }) => type),
    body?.type,
    response.type,
    stream?.type,
    ...errors.map(({ id }) => ir.errors.get(id)?.content),
  ];
};

const endpointText = (types: readonly string[]): string => {
  const line = `Endpoint<${types.join(", ")}>`;
  return line.length <= 80 ? line : `Endpoint<\n  ${types.join(",\n  ")}\n>`;
};

/** Notes for callers, in addition to the docs of a call. */
const notesOf = ({ pagination, response }: EndpointIr): readonly string[] => {
  const paths = Object.entries(pagination?.paths ?? {}).map(([key, path]) => `${key} \`${path}\``);
  return [
    ...(paths.length === 0 ? [] : [`Paginated: ${paths.join(", ")}.`]),
    ...(response.result === undefined ? [] : [`The result is the property \`${response.result}\` of the response.`]),
  ];
};
