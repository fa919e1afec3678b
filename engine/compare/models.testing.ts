import { type ApiModel, bareEndpoint, type Channel, type Endpoint, type Webhook } from "#engine/model";
import type { Property, Shape, TypeTable } from "#engine/shape";

/** A property that must be there. */
export const required = (key: string, shape: Shape, more: Partial<Property> = {}): Property => ({
  key,
  shape,
  optional: false,
  ...more,
});

/** A property that may be absent. */
export const optional = (key: string, shape: Shape, more: Partial<Property> = {}): Property => ({
  key,
  shape,
  optional: true,
  ...more,
});

/** An endpoint that changes plants, with these parts. */
export const endpointOf = (parts: Partial<Endpoint> = {}): Endpoint =>
  bareEndpoint({
    id: "plants.change",
    path: [{ kind: "literal", value: "/plants" }],
    ...parts,
  });

/** A channel about beds, with these parts. */
export const channelOf = (parts: Partial<Channel> = {}): Channel => ({
  id: "beds",
  namespace: [],
  path: [{ kind: "literal", value: "/beds" }],
  auth: [],
  environments: [],
  pathParameters: [],
  queryParameters: [],
  requestHeaders: [],
  messages: [],
  examples: [],
  ...parts,
});

/** A webhook about growth, with these parts. */
export const webhookOf = (parts: Partial<Webhook> = {}): Webhook => ({
  id: "grown",
  namespace: [],
  method: "POST",
  path: [],
  headers: [],
  payloads: [],
  examples: [],
  ...parts,
});

/** An API with these endpoints and types. */
export const apiOf = (
  endpoints: readonly Endpoint[],
  types: TypeTable = {},
  more: Partial<ApiModel> = {},
): ApiModel => ({
  id: "garden",
  endpoints,
  types,
  groups: [],
  auths: {},
  globalHeaders: [],
  ...more,
});

/** An API with one call, which takes a value of this shape. */
export const taking = (shape: Shape, types?: TypeTable): ApiModel =>
  apiOf(
    [endpointOf({ request: { body: { kind: "json", shape, optional: false, contentType: "application/json" } } })],
    types,
  );

/** An API with one call, which returns a value of this shape. */
export const giving = (shape: Shape, types?: TypeTable): ApiModel =>
  apiOf([endpointOf({ responses: [{ statusCode: 200, body: { kind: "json", shape } }] })], types);

/** An API that has a value of this shape in both directions. */
export const echoing = (shape: Shape, types?: TypeTable): ApiModel =>
  apiOf(
    [
      endpointOf({
        request: { body: { kind: "json", shape, optional: false, contentType: "application/json" } },
        responses: [{ statusCode: 200, body: { kind: "json", shape } }],
      }),
    ],
    types,
  );
