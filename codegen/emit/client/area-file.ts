import { objectNamed } from "../../ir/aliases.ts";
import type { Ir, ModuleIr } from "../../ir/ir.ts";
import { callConstant, errorConstant, fileName, propertyName, serviceConstant } from "../../ir/names.ts";
import type { EndpointIr } from "../../ir/service.ts";
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
import { typesNames } from "../types/index.ts";
import { channelStatement, webhookStatements } from "./channel.ts";
import { answerText, describeAnswer, describeBody } from "./endpoint-body.ts";
import { errorNames } from "./errors-file.ts";
import { exactTest } from "./exact.ts";
import { requestShape, requestText } from "./request.ts";

/**
 * Writes the descriptors of a file: its calls with the types of request, response and errors, its channel, its
 * webhooks.
 */
export function emitAreaFile(area: ModuleIr, ir: Ir, style: Style): FileDraft {
  const { nameOf, file, imports } = typesNames(ir, style);
  const writing: TypeWriting = { types: ir.types, nameOf, file };
  const names = errorNames(ir, style);
  const called = (id: string): string => names.get(id) ?? id;
  const usedErrors = new Set<string>();
  const service = area.service && serviceStatements(area, area.service, ir, { style, writing, called, usedErrors });
  const channel = area.channel && channelStatement(area.channel, ir, writing);
  const webhooks = webhookStatements(area, ir, writing);

  const errorImports = [...usedErrors].sort();
  const transport = [
    ...(channel ? ["Channel"] : []),
    ...(service ? ["Endpoint", "Service"] : []),
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
            errorImports.flatMap((name) => [typeName(name), errorConstant(name, style.own)]),
          ),
        ]),
    ...(service ?? []),
    ...(channel ? [channel] : []),
    ...webhooks,
  ];
  return { path: `${style.folder}/${fileName(area.id)}.ts`, from: `${style.idl}/${area.source}`, statements };
}

interface Writing {
  readonly style: Style;
  readonly writing: TypeWriting;
  readonly called: (id: string) => string;
  /** The errors that the file has to import. */
  readonly usedErrors: Set<string>;
}

function serviceStatements(
  area: ModuleIr,
  service: NonNullable<ModuleIr["service"]>,
  ir: Ir,
  { style, writing, called, usedErrors }: Writing,
): readonly Statement[] {
  const serviceName = serviceConstant(area.id, style.own);
  const taken = new Set([serviceName]);
  for (const { errors } of service.endpoints) {
    for (const { id } of errors) usedErrors.add(called(id));
  }
  for (const error of usedErrors) taken.add(errorConstant(error, style.own));
  const calls = service.endpoints.map((endpoint) => {
    const errors = endpoint.errors.map(({ id }) => called(id));
    const types = [
      requestText(endpoint, ir, writing),
      answerText(endpoint, writing),
      errors.length === 0 ? "never" : errors.join(" | "),
      ...(endpoint.pagination?.paths.results === undefined ? [] : [JSON.stringify(endpoint.pagination.paths.results)]),
    ];
    const name = callConstant(endpoint.name, taken);
    taken.add(name);
    const initializer = printLiteral(descriptorOf(endpoint, errors, ir, style));
    return { endpoint, name, statement: constant({ name, exported: false, type: endpointText(types), initializer }) };
  });
  const members = calls.map(({ endpoint, name }) => {
    const docs = docsOf(endpoint, ...notesOf(endpoint)).map((text) => `  ${jsDoc(text, 2)}\n`);
    return `${docs.join("")}  ${name === endpoint.name ? name : `${propertyName(endpoint.name)}: ${name}`},\n`;
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

function descriptorOf(endpoint: EndpointIr, errors: readonly string[], ir: Ir, style: Style): Literal {
  const { type } = endpoint.response;
  return {
    id: endpoint.id,
    method: endpoint.method,
    path: endpoint.path.map((part) => ({ ...part })),
    auth: endpoint.auth,
    request: requestShape(endpoint, ir),
    response: type && literalOf(presentShape(ir.types, type)),
    errors: errors.map((error) => codeOf(errorConstant(error, style.own))),
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
