import { itemAt } from "#engine/item-at";
import { type JsonObject, own } from "#engine/json";
import type { Endpoint, ParameterStyle, ParameterStyles } from "#engine/model";
import { branches, fold, leaves, type Path, type Property, typesFrom } from "#engine/shape";
import { type NamedValue, writeExamples } from "./examples.ts";
import { documentation, type SchemaWriter } from "./schema.ts";
import { compact, styleName } from "./writing.ts";

type ParameterLocation = "path" | "query" | "header" | "cookie";

/** Returns the values of one parameter in the examples of an endpoint. */
type CallValuesOf = (key: string) => readonly NamedValue[];

/** Writes the parameters of an endpoint, including the headers that all endpoints share. */
export function writeParameters(
  endpoint: Pick<Endpoint, "pathParameters" | "queryParameters" | "parameterStyles" | "examples">,
  headers: readonly Property[],
  names: readonly string[],
  schemas: SchemaWriter,
  at: Path,
): readonly JsonObject[] {
  const { parameterStyles = {}, examples } = endpoint;
  const inCalls =
    (part: "pathParameters" | "queryParameters" | "headers"): CallValuesOf =>
    (key) =>
      examples.flatMap((example, i): readonly NamedValue[] => {
        const value = own(example[part], key);
        return value === undefined ? [] : [{ name: itemAt(names, i), value }];
      });
  const write =
    (place: ParameterLocation, part: keyof typeof parameterStyles, valuesOf: CallValuesOf) => (property: Property) => {
      return writeParameter(
        property,
        place,
        styleOf(parameterStyles[part], property.key),
        valuesOf(property.key),
        schemas,
        [...at, property.key],
      );
    };
  const isCookies = ({ key }: Property): boolean =>
    key === "Cookie" && parameterStyles.headers?.Cookie?.style === "cookie";
  const cookieStyles = parameterStyles.headers?.Cookie?.members;
  const cookies = headers.filter(isCookies).flatMap(({ shape }) => membersOf(shape));
  return [
    ...endpoint.pathParameters.map(write("path", "path", inCalls("pathParameters"))),
    ...endpoint.queryParameters.map(write("query", "query", inCalls("queryParameters"))),
    ...headers.filter((one) => !isCookies(one)).map(write("header", "headers", inCalls("headers"))),
    ...cookies.map((one) =>
      writeParameter(one, "cookie", styleOf(cookieStyles, one.key), [], schemas, [...at, one.key]),
    ),
  ];
}

const styleOf = (styles: ParameterStyles | undefined, key: string): ParameterStyle | undefined =>
  styles !== undefined && Object.hasOwn(styles, key) ? styles[key] : undefined;

/** Lists the declared properties of an object. */
const membersOf = fold<readonly Property[]>(typesFrom(), {
  ...leaves<readonly Property[]>([]),
  ...branches<readonly Property[]>([]),
  object: ({ properties }) => properties,
});

function writeParameter(
  property: Property,
  place: ParameterLocation,
  style: ParameterStyle | undefined,
  inCalls: readonly NamedValue[],
  schemas: SchemaWriter,
  at: Path,
): JsonObject {
  const { key, shape, optional } = property;
  const { description: _, availability: __, examples: ___, ...bare } = property;
  const schema = schemas.property(bare, at);
  const examples = writeExamples(property, inCalls, schemas.examplesOf(shape));
  const common = {
    name: key,
    in: place,
    ...documentation(property),
    required: place === "path" || !optional ? true : undefined,
  };
  if (style?.style === "json") {
    return compact({ ...common, content: { "application/json": { ...compact({ schema }), ...examples } } });
  }
  // Without its own style, an object in the query is written as `key[member]=value`.
  const usual: ParameterStyle | undefined =
    place === "query" && schemas.isObject(shape) ? { style: "deepObject", explode: true } : undefined;
  const used = style ?? usual;
  return compact({
    ...common,
    style: used && styleName(used.style),
    explode: used?.explode,
    allowEmptyValue: optional && used?.sendsEmpty ? true : undefined,
    allowReserved: place === "query" ? used?.allowReserved : undefined,
    schema,
    ...examples,
  });
}
