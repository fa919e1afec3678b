import type { Json } from "#engine/json";
import type { Endpoint, RequestBody } from "#engine/model";
import type { Types } from "#engine/shape";
import { xmlReader } from "#engine/xml";
import { bodiesOf } from "./content-types.ts";
import { isXmlBody } from "./media-type.ts";

/**
 * Returns an endpoint in which the examples of XML bodies, which descriptions have as text, are values. An example that
 * can't be read is left out. An endpoint without XML is returned itself.
 */
export function withXmlValues(endpoint: Endpoint, types: Types): Endpoint {
  const { request } = endpoint;
  if (request === undefined || !bodiesOf(endpoint).some(isXmlBody)) return endpoint;
  const read = xmlReader(types);
  const valueIn = (body: RequestBody, example: Json | undefined): Json | undefined => {
    if (!isXmlBody(body) || typeof example !== "string") return example;
    const result = read(body.shape)(example);
    return result.ok ? result.value : undefined;
  };
  const { alternatives } = request;
  return {
    ...endpoint,
    request: {
      ...request,
      ...(alternatives && {
        alternatives: alternatives.map(({ example, ...one }) => {
          const value = valueIn(one, example);
          return value === undefined ? one : { ...one, example: value };
        }),
      }),
    },
    examples: endpoint.examples.map(({ body, ...call }) => {
      const value = valueIn(request.body, body);
      return value === undefined ? call : { ...call, body: value };
    }),
  };
}
