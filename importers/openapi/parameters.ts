import type { ParameterStyle, ParameterStyles, PathPart } from "#engine/model";
import type { ObjectShape, Property } from "#engine/shape";
import type { Facts } from "../json-schema/index.ts";
import { documentedPart, withoutPlaceholders, withRules } from "../json-schema/index.ts";
import { flagOf, found, isThere, itemsOf, member, type Node, note, textOf } from "../node.ts";
import { mediaOf } from "./media.ts";
import { examplesBeside } from "./parameter-examples.ts";
import { partAt, type Scope } from "./scope.ts";

/** The location of a parameter. OpenAPI 2.0 alone has the last two, which form the body. */
export type ParameterLocation = "path" | "query" | "header" | "cookie" | "querystring" | "formData" | "body";

/** A parameter of the description, with the schema of its values. */
export interface Parameter {
  readonly name: string;
  readonly placement: ParameterLocation;
  readonly node: Node;
  /** The schema of its values; in OpenAPI 2.0 that is the parameter itself. */
  readonly schema: Node;
}

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
  for (const item of lists.flatMap(itemsOf)) {
    const node = partAt(item, scope);
    const parameter = node && readParameter(node, scope);
    if (parameter === undefined) continue;
    const key = `${parameter.placement} ${parameter.placement === "header" ? parameter.name.toLowerCase() : parameter.name}`;
    byKey.set(key, parameter);
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
  const content = isThere(member(node, "content")) ? mediaOf(member(node, "content"))[0] : undefined;
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
  const queryStringParameters = of("querystring").flatMap((one) => queryStringProperties(one, scope));
  const styles = {
    path: stylesOf(inPath.known, scope),
    query: stylesOf(of("query"), scope),
    headers: { ...stylesOf(headers, scope), ...(cookies && { Cookie: { style: "cookie", explode: true } as const }) },
  };
  return {
    pathParameters: inPath.properties,
    queryParameters: [...of("query").map((one) => parameterProperty(one, scope)), ...queryStringParameters],
    requestHeaders: [...headers.map((one) => parameterProperty(one, scope)), ...(cookies ? [cookies] : [])],
    styles: Object.fromEntries(Object.entries(styles).filter(([, one]) => Object.keys(one).length > 0)),
  };
}

/** Creates the property of a parameter. Keywords of the parameter itself override the keywords of its schema. */
export function parameterProperty({ name, node, schema, placement }: Parameter, scope: Scope): Property {
  const optional = placement !== "path" && flagOf(member(node, "required")) !== true;
  const { description, ...documented } = documentedPart(node);
  const about = {
    ...examplesBeside({ node, schema }, scope),
    ...documented,
    // A parameter of 2.0 is its own schema, so its rules are in the text already.
    ...(description !== undefined && {
      description: (schema === node ? undefined : withRules(description, schema)) ?? description,
    }),
  };
  return withoutPlaceholders(scope.schemas.propertyOf({ key: name, nodes: [schema], optional, about }), node);
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
function cookieHeader(cookies: readonly Parameter[], scope: Scope): Property | undefined {
  if (cookies.length === 0) return undefined;
  const properties = cookies.map((one) => parameterProperty(one, scope));
  const shape: ObjectShape = { kind: "object", properties };
  return { key: "Cookie", shape, optional: properties.every(({ optional }) => optional) };
}

/** A whole query string described as one form (OpenAPI 3.2 `querystring`) is the parameters of that form. */
function queryStringProperties({ node, schema }: Parameter, { schemas }: Scope): readonly Property[] {
  const [media] = mediaOf(member(node, "content"));
  if (media?.kind === "urlencoded") return schemas.objectOf(schemas.factsOf(schema)).properties;
  note(node, "unsupported", "a query string without form fields is not supported; the parameter is ignored");
  return [];
}

function stylesOf(all: readonly Parameter[], scope: Scope): ParameterStyles {
  return Object.fromEntries(
    all.flatMap((one) => {
      const style = parameterStyle(one, scope);
      return style === undefined ? [] : [[one.name, style] as const];
    }),
  );
}

const styles: ReadonlySet<string> = new Set<ParameterStyle["style"]>([
  "simple",
  "label",
  "matrix",
  "form",
  "spaceDelimited",
  "pipeDelimited",
  "deepObject",
]);
const isStyle = (text: string): text is ParameterStyle["style"] => styles.has(text);

/** Returns the serialization of a parameter if it differs from the engine's default for its type. */
function parameterStyle(
  { node, schema, placement }: Parameter,
  { version, schemas }: Scope,
): ParameterStyle | undefined {
  if (isThere(member(node, "content"))) return { style: "json", explode: false };
  const facts = schemas.factsOf(schema);
  const style = version === "2.0" ? collectionStyle(node, placement) : writtenStyle(node, placement);
  if (style.allowReserved === true) return style;
  const { list, object } = compound(facts);
  const usual = placement === "query" ? style.style === "form" && (style.explode || !list) : style.style === "simple";
  if (usual && !object && (placement !== "path" || !list)) return undefined;
  return list || object || style.style === "label" || style.style === "matrix" ? style : undefined;
}

/** Returns true if values may be lists or objects; a schema without keywords allows both. */
function compound({ types, choices, properties, items, values }: Facts): {
  readonly list: boolean;
  readonly object: boolean;
} {
  if (values !== undefined) return { list: false, object: false };
  const open = types === undefined && choices.length === 0;
  const any = open && properties.size === 0 && items === undefined;
  return {
    list: types?.has("array") === true || items !== undefined || any || choices.length > 0,
    object: types?.has("object") === true || properties.size > 0 || any || choices.length > 0,
  };
}

/** OpenAPI 3 "Parameter Object": the style, and its default by location. */
export function writtenStyle(node: Node, placement: "query" | ParameterLocation): ParameterStyle {
  const declared = textOf(member(node, "style"));
  const usual = placement === "query" || placement === "cookie" || placement === "formData" ? "form" : "simple";
  const style = declared !== undefined && isStyle(declared) ? declared : usual;
  if (declared !== undefined && !isStyle(declared)) {
    note(member(node, "style"), "unknown-kind", `unknown style ${JSON.stringify(declared)}; using ${usual} instead`);
  }
  const explode = flagOf(member(node, "explode")) ?? (style === "form" || style === "deepObject");
  return { style, explode, ...(flagOf(member(node, "allowReserved")) === true && { allowReserved: true }) };
}

/** OpenAPI 2.0 "collectionFormat". */
export function collectionStyle(node: Node, placement: ParameterLocation): ParameterStyle {
  const declared = textOf(member(node, "collectionFormat"));
  const usual = placement === "query" || placement === "formData" ? "form" : "simple";
  switch (declared) {
    case "multi":
      return { style: usual, explode: usual === "form" };
    case "ssv":
      return { style: "spaceDelimited", explode: false };
    case "pipes":
      return { style: "pipeDelimited", explode: false };
    case "tsv":
      note(
        member(node, "collectionFormat"),
        "unsupported",
        "lists separated by tabs are not supported; using commas instead",
      );
      return { style: usual, explode: false };
    default:
      return { style: usual, explode: false };
  }
}
