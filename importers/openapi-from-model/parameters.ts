import { itemAt } from "#engine/item-at";
import { isObject, type Json, type JsonObject, own } from "#engine/json";
import type { Endpoint, ParameterStyle } from "#engine/model";
import { branches, fold, leaves, type Path, type Property, typesFrom } from "#engine/shape";
import { documentation, type SchemaWriter } from "./schema.ts";
import { compact } from "./writing.ts";

type ParameterLocation = "path" | "query" | "header" | "cookie";

/** Values of one parameter in the examples of an endpoint, by the name of the example. */
type Encodings = (key: string) => JsonObject | undefined;

/** Writes the parameters of an endpoint, including the headers that all endpoints share. */
export function writeParameters(
  endpoint: Endpoint,
  headers: readonly Property[],
  names: readonly string[],
  schemas: SchemaWriter,
  at: Path,
): readonly JsonObject[] {
  const { parameterStyles = {}, examples } = endpoint;
  const written =
    (part: "pathParameters" | "queryParameters" | "headers"): Encodings =>
    (key) => {
      const values = examples.flatMap((example, i): readonly (readonly [string, Json])[] => {
        const value = own(example[part], key);
        return value === undefined ? [] : [[itemAt(names, i), { value }]];
      });
      return values.length === 0 ? undefined : Object.fromEntries(values);
    };
  const write =
    (place: ParameterLocation, part: keyof typeof parameterStyles, values: Encodings) => (property: Property) => {
      const style = parameterStyles[part];
      const own_ = style !== undefined && Object.hasOwn(style, property.key) ? style[property.key] : undefined;
      return writeParameter(property, place, own_, values(property.key), schemas, [...at, property.key]);
    };
  const isCookies = ({ key }: Property): boolean =>
    key === "Cookie" && parameterStyles.headers?.Cookie?.style === "cookie";
  const cookies = headers.filter(isCookies).flatMap(({ shape }) => membersOf(shape));
  return [
    ...endpoint.pathParameters.map(write("path", "path", written("pathParameters"))),
    ...endpoint.queryParameters.map(write("query", "query", written("queryParameters"))),
    ...headers.filter((one) => !isCookies(one)).map(write("header", "headers", written("headers"))),
    ...cookies.map((one) => writeParameter(one, "cookie", undefined, undefined, schemas, [...at, one.key])),
  ];
}

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
  examples: JsonObject | undefined,
  schemas: SchemaWriter,
  at: Path,
): JsonObject {
  const { key, shape, optional } = property;
  const { description: _, availability: __, ...bare } = property;
  const schema = schemas.property(bare, at);
  const common = {
    name: key,
    in: place,
    ...documentation(property),
    required: place === "path" || !optional ? true : undefined,
  };
  if (style?.style === "json") {
    return compact({ ...common, content: { "application/json": compact({ schema, examples }) } });
  }
  // Without its own style, an object in the query is written as `key[member]=value`.
  const usual: ParameterStyle | undefined =
    place === "query" && schemas.isObject(shape) ? { style: "deepObject", explode: true } : undefined;
  const used = style ?? usual;
  return compact({
    ...common,
    style: used?.style,
    explode: used?.explode,
    allowReserved: place === "query" ? used?.allowReserved : undefined,
    schema,
    examples: isObject(examples) ? examples : undefined,
  });
}
