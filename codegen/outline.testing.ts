import { moduleName } from "./check/names/modules.ts";
import type { EndpointIr, Ir } from "./ir/ir.ts";
import type { PropertyIr, TypeIr, TypeRef } from "./ir/type.ts";

/** The facts about an IDL that two readers must agree on. */
export interface Outline {
  readonly types: { readonly [id: string]: unknown };
  readonly endpoints: { readonly [id: string]: unknown };
  readonly errors: { readonly [id: string]: unknown };
}

/** Properties with their types; an optional one has `optional<…>` around its type. */
const propertiesOf = (list: readonly PropertyIr[]): { readonly [key: string]: string } =>
  Object.fromEntries(list.map(({ key, type }) => [key, typeText(type)]));

function typeText(type: TypeRef): string {
  switch (type.kind) {
    case "primitive":
      if (type.alias !== undefined) return type.alias;
      return "format" in type.shape && type.shape.format === "rfc-2822"
        ? "datetimerfc2822"
        : type.shape.kind.toLowerCase();
    case "unknown":
    case "file":
      return type.kind;
    case "literal":
      return `literal<${JSON.stringify(type.value)}>`;
    case "named":
      return type.id;
    case "map":
      return `map<${typeText(type.key)}, ${typeText(type.value)}>`;
    default:
      return `${type.kind}<${typeText(type.item)}>`;
  }
}

/** Openness is compared only for objects without parents: this reader inherits it, the other does not. */
function typeOutline({ body }: TypeIr): unknown {
  switch (body.kind) {
    case "alias":
      return { alias: typeText(body.type) };
    case "object":
      return {
        properties: propertiesOf(body.own),
        all: body.all.map(({ key }) => key).sort(),
        open: body.extends.length === 0 && body.open,
      };
    case "enum":
      return { values: body.values.map(({ value }) => value) };
    case "union":
      return {
        discriminant: body.discriminant,
        variants: Object.fromEntries(body.variants.map(({ value, body: variant }) => [value, variantText(variant)])),
      };
    case "anyOf":
      return { anyOf: body.variants.map(({ type }) => typeText(type)) };
  }
}

const variantText = (body: Extract<TypeIr["body"], { kind: "union" }>["variants"][number]["body"]): string => {
  if (body.kind === "empty") return "empty";
  return body.kind === "object" ? `object ${body.id}` : `${body.key}: ${typeText(body.type)}`;
};

const endpointOutline = (endpoint: EndpointIr, ir: Ir): unknown => {
  const { body } = endpoint;
  const named = body?.type.kind === "named" ? ir.types.get(body.type.id)?.body : undefined;
  return {
    route: `${endpoint.method} ${endpoint.path.map((part) => (part.kind === "literal" ? part.value : `{${part.key}}`)).join("")}`,
    auth: endpoint.auth,
    idempotent: endpoint.idempotent,
    pathParameters: propertiesOf(endpoint.pathParameters),
    queryParameters: propertiesOf(endpoint.queryParameters),
    body:
      body &&
      (named?.kind === "object" && body.kind !== "octet-stream" ? named.all.map(({ key }) => key).sort() : body.kind),
    response: endpoint.response.type && typeText(endpoint.response.type),
    errors: endpoint.errors.map(({ id }) => id).sort(),
  };
};

/** Returns the outline of this generator's result. Inline types appear only in their uses. */
export function outlineOf(ir: Ir, declared: ReadonlySet<string>): Outline {
  const calls = ir.modules.flatMap(({ service }) => service?.endpoints ?? []);
  return {
    types: Object.fromEntries(
      [...ir.types].flatMap(([id, type]) => (declared.has(id) ? [[id, typeOutline(type)]] : [])),
    ),
    endpoints: Object.fromEntries(calls.map((call) => [call.id, endpointOutline(call, ir)])),
    errors: Object.fromEntries(
      [...ir.errors.values()].map(({ id, status, content }) => [id, { status, content: content && typeText(content) }]),
    ),
  };
}

// The output of the other reader has no types; each of these declares the part that is read.
interface CliName {
  readonly wireValue: string;
}
type Named = string | CliName;
interface CliType {
  readonly _type: string;
  readonly primitive?: { readonly v1: string };
  readonly container?: { readonly _type: string; readonly [kind: string]: unknown };
  readonly typeId?: string;
}
interface CliProperty {
  readonly name: Named;
  readonly valueType: CliType;
  readonly allowMultiple?: boolean;
}
interface CliVariant {
  readonly discriminantValue: Named;
  readonly shape: { readonly _type: string; readonly typeId?: string; readonly name?: Named; readonly type?: CliType };
}
interface CliShape {
  readonly _type: string;
  readonly aliasOf?: CliType;
  readonly properties?: readonly CliProperty[];
  readonly extendedProperties?: readonly CliProperty[];
  readonly extends?: readonly unknown[];
  readonly "extra-properties"?: boolean;
  readonly values?: readonly { readonly name: Named }[];
  readonly discriminant?: Named;
  readonly types?: readonly CliVariant[];
  readonly members?: readonly { readonly type: CliType }[];
}
interface CliBody {
  readonly type: string;
  readonly requestBodyType?: CliType;
  readonly properties?: readonly (CliProperty & { readonly type?: string; readonly value?: { readonly key: Named } })[];
  readonly extendedProperties?: readonly CliProperty[];
}
interface CliAnswer {
  readonly value?: { readonly responseBodyType?: CliType };
  /** The response of a call if the request must select its stream. */
  readonly nonStreamResponse?: CliAnswer;
}
interface CliEndpoint {
  readonly id: string;
  readonly method: string;
  readonly auth: boolean;
  readonly idempotent: boolean;
  readonly fullPath: {
    readonly head: string;
    readonly parts: readonly { readonly pathParameter: string; readonly tail: string }[];
  };
  readonly allPathParameters: readonly CliProperty[];
  readonly queryParameters: readonly CliProperty[];
  readonly requestBody?: CliBody | null;
  readonly response?: { readonly body?: CliAnswer | null } | null;
  readonly errors: readonly { readonly error: { readonly errorId: string } }[];
}

/** The parts of the other reader's model that are compared. */
export interface CliIr {
  readonly types: { readonly [id: string]: { readonly shape: CliShape } };
  readonly services: { readonly [id: string]: { readonly endpoints: readonly CliEndpoint[] } };
  readonly errors: { readonly [id: string]: { readonly statusCode: number; readonly type?: CliType | null } };
}

const wire = (name: Named): string => (typeof name === "string" ? name : name.wireValue);

/** `type_garden/beds:Bed` → `garden-beds:Bed`: files by the names of their modules. */
const idOf = (id: string, mark: ":" | "." = ":"): string => {
  const [, file = "", name = ""] = new RegExp(`^[a-z]+_(.*)\\${mark}([^${mark}]*)$`).exec(id) ?? [];
  return `${moduleName(`${file}.yml`)}${mark}${name}`;
};

function cliTypeText(type: CliType): string {
  if (type._type === "primitive") {
    const name = (type.primitive?.v1 ?? "").replaceAll("_", "").toLowerCase();
    return name === "float" ? "double" : name;
  }
  if (type._type === "named") return idOf(type.typeId ?? "");
  const { container } = type;
  if (container === undefined) return type._type;
  // Each kind of container has a property with its name.
  const inner = (key: string) => cliTypeText(container[key] as CliType);
  if (container._type === "map") return `map<${inner("keyType")}, ${inner("valueType")}>`;
  if (container._type !== "literal") return `${container._type}<${inner(container._type)}>`;
  const literal = container.literal as { readonly string?: string; readonly boolean?: boolean };
  return `literal<${JSON.stringify(literal.string ?? literal.boolean)}>`;
}

const repeatedText = ({ valueType, allowMultiple }: CliProperty): string => {
  const text = cliTypeText(valueType);
  if (allowMultiple !== true) return text;
  return text.startsWith("optional<") ? `optional<list<${text.slice(9, -1)}>>` : `list<${text}>`;
};

const cliProperties = (list: readonly CliProperty[] = []): { readonly [key: string]: string } =>
  Object.fromEntries(list.map((property) => [wire(property.name), repeatedText(property)]));

function cliShape(shape: CliShape): unknown {
  switch (shape._type) {
    case "alias":
      return { alias: shape.aliasOf && cliTypeText(shape.aliasOf) };
    case "object":
      return {
        properties: cliProperties(shape.properties),
        all: [
          ...new Set([...(shape.properties ?? []), ...(shape.extendedProperties ?? [])].map(({ name }) => wire(name))),
        ].sort(),
        open: shape.extends?.length === 0 && shape["extra-properties"] === true,
      };
    case "enum":
      return { values: shape.values?.map(({ name }) => wire(name)) };
    case "union":
      return {
        discriminant: wire(shape.discriminant ?? ""),
        variants: Object.fromEntries(
          (shape.types ?? []).map((each) => [wire(each.discriminantValue), cliVariant(each)]),
        ),
      };
    default:
      return { anyOf: shape.members?.map(({ type }) => cliTypeText(type)) };
  }
}

function cliVariant({ shape }: CliVariant): string {
  if (shape._type === "noProperties") return "empty";
  if (shape._type === "samePropertiesAsObject") return `object ${idOf(shape.typeId ?? "")}`;
  return `${wire(shape.name ?? "")}: ${shape.type && cliTypeText(shape.type)}`;
}

function cliBody(body: CliBody | null | undefined, types: CliIr["types"]): unknown {
  if (body === null || body === undefined) return undefined;
  if (body.type === "bytes") return "octet-stream";
  const own = body.properties?.map(({ name, value }) => wire(value?.key ?? name));
  if (own !== undefined)
    return [...new Set([...own, ...(body.extendedProperties ?? []).map(({ name }) => wire(name))])].sort();
  const shape = types[body.requestBodyType?.typeId ?? ""]?.shape;
  if (shape?._type !== "object") return "json";
  return [...(shape.properties ?? []), ...(shape.extendedProperties ?? [])].map(({ name }) => wire(name)).sort();
}

const wholeOf = ({ response }: CliEndpoint): CliAnswer | undefined =>
  response?.body?.nonStreamResponse ?? response?.body ?? undefined;

const cliEndpoint = (endpoint: CliEndpoint, types: CliIr["types"]): unknown => {
  const { head, parts } = endpoint.fullPath;
  const answer = wholeOf(endpoint)?.value?.responseBodyType;
  const path = head + parts.map(({ pathParameter, tail }) => `{${pathParameter}}${tail}`).join("");
  return {
    route: `${endpoint.method} ${path.length > 1 ? path.replace(/\/$/, "") : path}`,
    auth: endpoint.auth,
    idempotent: endpoint.idempotent,
    pathParameters: cliProperties(endpoint.allPathParameters),
    queryParameters: cliProperties(endpoint.queryParameters),
    body: cliBody(endpoint.requestBody, types),
    response: answer && cliTypeText(answer),
    errors: endpoint.errors.map(({ error }) => idOf(error.errorId)).sort(),
  };
};

/** Returns the outline of the other reader's result. */
export function outlineOfCli(ir: CliIr): Outline {
  const calls = Object.values(ir.services).flatMap(({ endpoints }) => endpoints);
  return {
    types: Object.fromEntries(Object.entries(ir.types).map(([id, { shape }]) => [idOf(id), cliShape(shape)])),
    endpoints: Object.fromEntries(calls.map((call) => [idOf(call.id, "."), cliEndpoint(call, ir.types)])),
    errors: Object.fromEntries(
      Object.entries(ir.errors).map(([id, { statusCode, type }]) => [
        idOf(id),
        { status: statusCode, content: type ? cliTypeText(type) : undefined },
      ]),
    ),
  };
}
