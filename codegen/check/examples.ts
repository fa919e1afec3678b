import type { TypeId } from "#engine/shape";
import type { Report } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";
import type { EndpointIr, ErrorIr, ExampleIr, PropertyIr, TypeIr, TypeRef, Value, ValueMap } from "../ir/ir.ts";
import type { EndpointAst, EndpointExampleAst, ErrorAst } from "../parse/ast.ts";
import type { Yaml, YamlEntry } from "../parse/yaml.ts";
import { type CheckedValue, checkProperties, checkValue, type ExampleWorld } from "./example.ts";
import type { Scope } from "./scope.ts";

const reference = /^\$(?:([A-Za-z][\w-]*)\.)?([A-Za-z]\w*)\.([\w-]+)$/;

/** What the examples of a file are checked against. */
export interface ExampleChecking {
  readonly scope: Scope;
  readonly report: Report;
  readonly types: ReadonlyMap<TypeId, TypeIr>;
  readonly errors: ReadonlyMap<string, ErrorIr>;
}

/** Opens examples to names of other examples: `$Type.Example`, `$file.Type.Example`. */
function openWorld({ scope, report, types }: ExampleChecking): ExampleWorld {
  const find = (node: Yaml, depth: number): Yaml => {
    if (node.kind !== "scalar" || typeof node.value !== "string" || depth > 20) return node;
    const match = reference.exec(node.value);
    if (match === null) return node;
    const [, alias, typeName = "", exampleName = ""] = match;
    const module = scope.moduleOf(alias === undefined ? undefined : { text: alias, span: node.span });
    if (module === undefined) return node;
    const examples = module.types.get(typeName)?.ast.examples ?? [];
    const found = examples.find(({ name }) => name?.text === exampleName);
    if (found !== undefined) return find(found.value, depth + 1);
    const known = examples.flatMap(({ name }) => (name === undefined ? [] : [`$${typeName}.${name.text}`]));
    report("unknown-example", node.span, { name: node.value, meant: nearest(node.value, known) });
    return node;
  };
  return { types, memory: new Map(), named: (node) => find(node, 0) };
}

/** Checks the examples of a call and gives them as they travel. */
export function checkEndpointExamples(
  ast: EndpointAst,
  endpoint: EndpointIr,
  checking: ExampleChecking,
): readonly ExampleIr[] {
  const world = openWorld(checking);
  return ast.examples.map((example) => checkExample(example, endpoint, world, checking));
}

function checkExample(
  ast: EndpointExampleAst,
  endpoint: EndpointIr,
  world: ExampleWorld,
  checking: ExampleChecking,
): ExampleIr {
  const { report } = checking;
  const told = ({ value, faults }: CheckedValue): Value => {
    for (const fault of faults) fault(report);
    return value;
  };
  const parameters = (entries: readonly YamlEntry[], list: readonly PropertyIr[], what: string): ValueMap =>
    // The members of an object are a map of values.
    told(checkProperties(entries, list, { what, at: ast.span, open: what === "header" }, world)) as ValueMap;
  const whole = (node: Yaml | undefined, type: TypeRef | undefined, what: string): Value | undefined => {
    if (node === undefined && type === undefined) return undefined;
    if (node === undefined) {
      if (type?.kind !== "optional") report("example-missing", ast.span, { what, key: "" });
      return undefined;
    }
    if (type !== undefined) return told(checkValue(node, type, world));
    report("example-unknown", node.span, { what, key: "" });
    return undefined;
  };

  const { response } = ast;
  const error = response?.error && checking.scope.error(response.error);
  const declared = error && checking.errors.get(error.id);
  if (error !== undefined && response?.error !== undefined && !endpoint.errors.some(({ id }) => id === error.id)) {
    const where = `the endpoint ${endpoint.id}`;
    report("unknown-error", response.error.span, { name: error.ast.name.text, where });
  }
  const answer = declared === undefined ? endpoint.response.type : declared.content;
  const body =
    response === undefined && declared === undefined ? undefined : whole(response?.body, answer, "response body");
  const request = whole(ast.request, endpoint.body?.type, "request body");
  return {
    ...(ast.name !== undefined && { name: ast.name }),
    ...(ast.docs !== undefined && { docs: ast.docs }),
    pathParameters: parameters(ast.pathParameters, endpoint.pathParameters, "path parameter"),
    queryParameters: parameters(ast.queryParameters, endpoint.queryParameters, "query parameter"),
    headers: parameters(ast.headers, endpoint.headers, "header"),
    ...(request !== undefined && { request }),
    ...(declared && { error: declared.name }),
    status: declared?.status ?? endpoint.response.status,
    ...(body !== undefined && { response: body }),
  };
}

/** Checks the examples that stand with a type; others may name them. */
export function checkTypeExamples(checking: ExampleChecking): void {
  const world = openWorld(checking);
  for (const { id, ast } of checking.scope.module.types.values()) {
    for (const { value } of ast.examples) {
      for (const fault of checkValue(value, { kind: "named", id }, world).faults) fault(checking.report);
    }
  }
}

/** Checks the examples of an error and gives them as they travel. */
export function checkErrorExamples(ast: ErrorAst, error: ErrorIr, checking: ExampleChecking): ErrorIr {
  const world = openWorld(checking);
  const examples = ast.examples.map(({ name, docs, value }) => {
    const checked = checkValue(value, error.content ?? { kind: "unknown" }, world);
    for (const fault of checked.faults) fault(checking.report);
    return { value: checked.value, ...(name !== undefined && { name }), ...(docs !== undefined && { docs }) };
  });
  return { ...error, examples };
}
