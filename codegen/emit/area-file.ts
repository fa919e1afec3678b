import type { Property } from "#engine/shape";
import type { EndpointIr, Ir, ModuleIr, PropertyIr, ServiceIr } from "../ir/ir.ts";
import { mayBeAbsent } from "../ir/stands-for.ts";
import { docsOf, jsDoc } from "./docs.ts";
import { errorNames } from "./errors-file.ts";
import { exactTest } from "./exact.ts";
import { codeOf, type Literal, printLiteral } from "./literal.ts";
import { constantName, errorConstant, propertyName, serviceConstant } from "./names.ts";
import type { FileDraft } from "./output.ts";
import { documented, objectShape, presentShape, slotOf } from "./shape.ts";
import { constant, namedImport, type Statement, typeName } from "./statements.ts";
import { objectText, presentText, type TypeWriting, typeText } from "./type-text.ts";
import { typesNames } from "./types-names.ts";

/** A module that has calls. */
export type AreaIr = ModuleIr & { readonly service: ServiceIr };

/** The files that have calls, in order. */
export const areasOf = (ir: Ir): readonly AreaIr[] =>
  ir.modules.filter((module): module is AreaIr => module.service !== undefined);

/** One of the objects that a request is made of. */
interface Part {
  readonly key: "headers" | "pathParameters" | "queryParameters";
  readonly properties: readonly PropertyIr[];
  readonly optional: boolean;
}

/** The parts of a request before its body; a part of which nothing is required may be left out. */
function partsOf(endpoint: EndpointIr, ir: Ir): readonly Part[] {
  const parts = [
    { key: "headers", properties: endpoint.headers },
    { key: "pathParameters", properties: endpoint.pathParameters },
    { key: "queryParameters", properties: endpoint.queryParameters },
  ] as const;
  return parts
    .filter(({ properties }) => properties.length > 0)
    .map((part) => ({ ...part, optional: part.properties.every(({ type }) => mayBeAbsent(ir.types, type)) }));
}

function requestText(endpoint: EndpointIr, ir: Ir, writing: TypeWriting): string {
  const parts = partsOf(endpoint, ir).map(
    ({ key, properties, optional }) => `readonly ${key}${optional ? "?" : ""}: ${objectText(properties, writing)}`,
  );
  const { body } = endpoint;
  if (body !== undefined) {
    parts.push(`readonly body${mayBeAbsent(ir.types, body.type) ? "?" : ""}: ${typeText(body.type, writing)}`);
  }
  return parts.length === 0 ? "Record<never, never>" : `{ ${parts.join("; ")} }`;
}

function requestShape(endpoint: EndpointIr, ir: Ir): Literal {
  const properties: Property[] = partsOf(endpoint, ir).map(({ key, properties: inner, optional }) => ({
    key,
    shape: objectShape(ir.types, inner),
    optional,
  }));
  const { body } = endpoint;
  if (body !== undefined) {
    properties.push({
      key: "body",
      ...slotOf(ir.types, body.type),
      ...documented({ ...(body.docs !== undefined && { docs: body.docs }) }),
    });
  }
  // Shapes are plain data, which is what a literal is.
  return { kind: "object", properties } as unknown as Literal;
}

/** Writes the calls of one file as descriptors, each typed by its request, its answer and its errors. */
export function emitAreaFile(area: AreaIr, ir: Ir, idl: string): FileDraft {
  const { nameOf, imports } = typesNames(ir);
  const writing: TypeWriting = { types: ir.types, nameOf };
  const names = errorNames(ir);
  const called = (id: string): string => names.get(id) ?? id;
  const serviceName = serviceConstant(area.id);
  const usedErrors = new Set<string>();
  const isExact = exactTest(ir);

  const calls = area.service.endpoints.map((endpoint) => {
    const errors = endpoint.errors.map(({ id }) => called(id));
    for (const name of errors) usedErrors.add(name);
    const { type } = endpoint.response;
    const types = [
      requestText(endpoint, ir, writing),
      type === undefined ? "undefined" : presentText(type, writing),
      errors.length === 0 ? "never" : errors.join(" | "),
    ];
    const taken = new Set([serviceName, ...[...usedErrors].map(errorConstant)]);
    const name = constantName(endpoint.name, taken);
    const descriptor: Literal = {
      id: endpoint.id,
      method: endpoint.method,
      path: endpoint.path.map((part) => ({ ...part })),
      auth: endpoint.auth,
      request: requestShape(endpoint, ir),
      // Shapes are plain data, which is what a literal is.
      response: type && (presentShape(ir.types, type) as unknown as Literal),
      errors: errors.map((error) => codeOf(errorConstant(error))),
      ...(isExact(carriedIn(endpoint, ir)) && { exact: true }),
    };
    return {
      endpoint,
      name,
      statement: constant({ name, exported: false, type: endpointText(types), initializer: printLiteral(descriptor) }),
    };
  });

  const members = calls.map(({ endpoint, name }) => {
    const docs = docsOf(endpoint, ...pagedBy(endpoint)).map((text) => `  ${jsDoc(text, 2)}\n`);
    return `${docs.join("")}  ${name === endpoint.name ? name : `${propertyName(endpoint.name)}: ${name}`},\n`;
  });
  const errorImports = [...usedErrors].sort();
  const statements: Statement[] = [
    namedImport("#transport", ["Endpoint", "Service"], true),
    ...imports(),
    ...(errorImports.length === 0
      ? []
      : [
          namedImport(
            "./errors.ts",
            errorImports.flatMap((name) => [typeName(name), errorConstant(name)]),
          ),
        ]),
    ...calls.map(({ statement }) => statement),
    constant({
      name: serviceName,
      docs: docsOf(area.service),
      initializer: `{\n${members.join("")}} as const satisfies Service`,
    }),
  ];
  return { path: `registry/${area.id}.ts`, from: `${idl}/${area.source}`, statements };
}

/** All that travels in a call. */
const carriedIn = ({ headers, pathParameters, queryParameters, body, response, errors }: EndpointIr, ir: Ir) => [
  ...[headers, pathParameters, queryParameters].flat().map(({ type }) => type),
  body?.type,
  response.type,
  ...errors.map(({ id }) => ir.errors.get(id)?.content),
];

const endpointText = (types: readonly string[]): string => {
  const line = `Endpoint<${types.join(", ")}>`;
  return line.length <= 80 ? line : `Endpoint<\n  ${types.join(",\n  ")}\n>`;
};

const pagedBy = ({ pagination }: EndpointIr): readonly string[] =>
  pagination === undefined
    ? []
    : [
        `Paged: ${Object.entries(pagination.paths)
          .map(([key, path]) => `${key} \`${path}\``)
          .join(", ")}.`,
      ];
