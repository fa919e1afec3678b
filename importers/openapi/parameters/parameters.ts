import type { ParameterStyle, ParameterStyles, PathPart } from "#engine/model";
import type { ObjectShape, Property, Shape } from "#engine/shape";
import { documentedPart, withoutPlaceholders, withRules } from "../../json-schema/index.ts";
import { flagOf, found, itemsOf, member, type Node, note, textOf } from "../../node.ts";
import { partAt, type Scope } from "../scope.ts";
import { examplesBeside } from "./examples.ts";
import { contentOf, contentStyle, type Parameter, type ParameterLocation, stylesOf } from "./styles.ts";

const locations: ReadonlySet<string> = new Set<ParameterLocation>([
  "path",
  "query",
  "header",
  "cookie",
  "querystring",
  "formData",
  "body",
]);
const isPlace = (text: string): text is ParameterLocation => locations.has(text);

/** Reads the parameters of an operation. They override parameters of its path with the same name and location. */
export function readParameters(lists: readonly Node[], scope: Scope): readonly Parameter[] {
  const byKey = new Map<string, Parameter>();
  for (const list of lists) {
    const inList = new Set<string>();
    for (const item of itemsOf(list)) {
      const node = partAt(item, scope);
      const parameter = node && readParameter(node, scope);
      if (parameter === undefined) continue;
      const { placement, name } = parameter;
      const key = `${placement} ${placement === "header" ? name.toLowerCase() : name}`;
      if (inList.has(key))
        note(item, "mismatch", `${JSON.stringify(name)} in ${placement} is listed twice; the last one is used`);
      inList.add(key);
      byKey.set(key, parameter);
    }
  }
  return [...byKey.values()];
}

function readParameter(node: Node, { version }: Scope): Parameter | undefined {
  const name = textOf(member(node, "name"));
  const placement = textOf(member(node, "in"));
  if (placement === undefined || !isPlace(placement)) {
    note(
      member(node, "in"),
      "missing",
      `expected the location of the parameter, found ${found(placement)}; the parameter is ignored`,
    );
    return undefined;
  }
  if (name === undefined && placement !== "body" && placement !== "querystring") {
    note(
      member(node, "name"),
      "missing",
      "expected the name of the parameter, found nothing; the parameter is ignored",
    );
    return undefined;
  }
  const content = contentOf(node);
  const own = version === "2.0" && placement !== "body" ? node : member(node, "schema");
  return {
    name: name ?? placement,
    placement,
    node,
    schema: content === undefined ? own : member(content.node, "schema"),
  };
}

/** The parameters of a request in its form. */
export interface RequestParameters {
  readonly pathParameters: readonly Property[];
  readonly queryParameters: readonly Property[];
  readonly requestHeaders: readonly Property[];
  readonly styles: {
    readonly path?: ParameterStyles;
    readonly query?: ParameterStyles;
    readonly headers?: ParameterStyles;
  };
}

/** Headers that describe the message itself; they follow from the body and the accepted types. */
const written: ReadonlySet<string> = new Set(["accept", "content-type"]);

/**
 * Returns the properties of the parameters that are not bodies. `hasAuth`: a scheme fills in `Authorization`. `at` is
 * the operation.
 */
export function requestParameters(
  all: readonly Parameter[],
  path: readonly PathPart[],
  { hasAuth, at }: { readonly hasAuth: boolean; readonly at: Node },
  scope: Scope,
): RequestParameters {
  const of = (placement: ParameterLocation): readonly Parameter[] => all.filter((one) => one.placement === placement);
  const headers = of("header").filter(({ name }) => {
    const key = name.toLowerCase();
    return !written.has(key) && !(hasAuth && key === "authorization");
  });
  const cookies = cookieHeader(of("cookie"), scope);
  const inPath = pathParameters(of("path"), path, at, scope);
  const whole = of("querystring").map((one) => queryString(one, scope));
  const styles = {
    path: stylesOf(inPath.known, scope),
    query: Object.assign(stylesOf(of("query"), scope), ...whole.map((one) => one.styles)),
    headers: { ...stylesOf(headers, scope), ...(cookies && { Cookie: cookies.style }) },
  };
  return {
    pathParameters: inPath.properties,
    queryParameters: [
      ...of("query").map((one) => parameterProperty(one, scope)),
      ...whole.flatMap(({ properties }) => properties),
    ],
    requestHeaders: [...headers.map((one) => parameterProperty(one, scope)), ...(cookies ? [cookies.property] : [])],
    styles: Object.fromEntries(Object.entries(styles).filter(([, one]) => Object.keys(one).length > 0)),
  };
}

/** Creates the property of a parameter. Keywords of the parameter itself override the keywords of its schema. */
export function parameterProperty({ name, node, schema, placement }: Parameter, scope: Scope): Property {
  const optional = placement !== "path" && flagOf(member(node, "required")) !== true;
  const { description, ...documented } = documentedPart(node);
  const isText = isWrittenAsText(node, schema, scope);
  const about = {
    ...examplesBeside({ node, schema }, scope),
    ...documented,
    ...(isText ? {} : scope.schemas.locationOf(schema)),
    // A parameter of 2.0 is its own schema, so its rules are in the text already.
    ...(description !== undefined && {
      description: (schema === node ? undefined : withRules(description, schema)) ?? description,
    }),
  };
  const property = scope.schemas.propertyOf({ key: name, nodes: [schema], optional, about });
  return withoutPlaceholders(isText ? { ...property, shape: text } : property, node);
}

const text: Shape = { kind: "string" };

/** Content that is neither JSON nor a form is entered as text, if its schema is not a plain value. */
function isWrittenAsText(node: Node, schema: Node, { schemas }: Scope): boolean {
  const kind = contentOf(node)?.kind;
  if (kind === undefined || kind === "json" || kind === "urlencoded" || kind === "any") return false;
  const { types, properties, items, choices } = schemas.factsOf(schema);
  const isStructured = types === undefined || types.has("object") || types.has("array");
  return isStructured || properties.size > 0 || items !== undefined || choices.length > 0;
}

/** A path requires exactly its own parameters. */
function pathParameters(all: readonly Parameter[], path: readonly PathPart[], at: Node, scope: Scope) {
  const keys = new Set(path.flatMap((part) => (part.kind === "parameter" ? [part.key] : [])));
  const known = all.filter(({ name, node }) => {
    if (keys.delete(name)) return true;
    note(node, "mismatch", `the path has no parameter ${JSON.stringify(name)}; this parameter is ignored`);
    return false;
  });
  const missing = [...keys].map((key): Property => {
    note(at, "mismatch", `the path parameter ${JSON.stringify(key)} is not declared; treated as text`);
    return { key, shape: { kind: "string" }, optional: false };
  });
  return { known, properties: [...known.map((one) => parameterProperty(one, scope)), ...missing] };
}

/** Cookies are sent in one header, so they are its members. */
function cookieHeader(
  cookies: readonly Parameter[],
  scope: Scope,
): { readonly property: Property; readonly style: ParameterStyle } | undefined {
  if (cookies.length === 0) return undefined;
  const properties = cookies.map((one) => parameterProperty(one, scope));
  const shape: ObjectShape = { kind: "object", properties };
  const members = stylesOf(cookies, scope);
  return {
    property: { key: "Cookie", shape, optional: properties.every(({ optional }) => optional) },
    style: { style: "cookie", explode: true, ...(Object.keys(members).length > 0 && { members }) },
  };
}

/**
 * Reads a parameter that is the whole query string (OpenAPI 3.2 `querystring`). A form is its fields; any other content
 * is one value.
 */
function queryString(parameter: Parameter, scope: Scope) {
  const { node, name } = parameter;
  const content = contentOf(node);
  const style = content && contentStyle(content, scope);
  if (!isFormQuery(parameter, scope))
    return {
      properties: [parameterProperty(parameter, scope)],
      styles: { [name]: { style: "form", explode: false, ...style, isWhole: true } as const },
    };
  const isOptional = flagOf(member(node, "required")) !== true;
  const { properties } = scope.schemas.objectOf(scope.schemas.factsOf(parameter.schema));
  return {
    properties: isOptional ? properties.map((one) => ({ ...one, optional: true })) : properties,
    styles: style?.members ?? {},
  };
}

/** Returns true if a parameter is a query string with fields. Each field is a parameter in a form. */
export const isFormQuery = ({ placement, node, schema }: Parameter, { schemas }: Scope): boolean =>
  placement === "querystring" && contentOf(node)?.kind === "urlencoded" && schemas.factsOf(schema).properties.size > 0;
