import { objectOf } from "#engine/json";
import {
  type ApiModel,
  type ChannelForm,
  channelClosureOf,
  closureOf,
  type Endpoint,
  type EndpointForm,
  type EndpointResponse,
  type ResponseBody,
} from "#engine/model";

/** The separately loaded sides of a call: request and response; a channel has one. */
export type Side = keyof typeof sides | "channels";

/** Returns the form of an endpoint, with the types that its request reaches; undefined without such an endpoint. */
export const formSideOf = (api: ApiModel, endpointId: string): EndpointForm | undefined =>
  endpointSideOf(api, "forms", endpointId);

/** Returns one side of an endpoint, or a channel, with the types that it reaches; undefined if it is not there. */
export function sideOf(api: ApiModel, side: Side, endpointId: string): EndpointForm | ChannelForm | undefined {
  return side === "channels" ? channelClosureOf(api, endpointId) : endpointSideOf(api, side, endpointId);
}

function endpointSideOf(api: ApiModel, side: keyof typeof sides, endpointId: string): EndpointForm | undefined {
  const endpoint = api.endpoints.find(({ id }) => id === endpointId);
  return endpoint && closureOf({ ...api, endpoints: [sides[side](endpoint)] }, endpointId);
}

const sides = {
  /**
   * Returns the request part of an endpoint, with the types that this reaches. The types of answers, often most of an
   * API's, and the texts of the endpoint's page are not part of it.
   */
  forms: ({ description: _, ...endpoint }: Endpoint): Endpoint => ({
    ...endpoint,
    responseHeaders: [],
    responses: endpoint.responses.map((response) => ({ ...inFirstType(response), body: untyped(response.body) })),
    errors: [],
    examples: endpoint.examples.map(({ response: __, ...sent }) => sent),
    ...(endpoint.snippetTemplates && { snippetTemplates: objectOf(languagesOf(endpoint).map((key) => [key, null])) }),
  }),
  /** The templates of calls by SDKs, once such a call is to be shown. */
  templates: ({ snippetTemplates = {}, request: _, description: __, ...endpoint }: Endpoint): Endpoint => ({
    ...unasked(endpoint),
    responseHeaders: [],
    responses: [],
    errors: [],
    snippetTemplates,
  }),
  /** Returns the documentation that an answer is compared with. */
  answers: ({ request: _, snippetTemplates: __, description: ___, ...endpoint }: Endpoint): Endpoint =>
    unasked({ ...endpoint, responses: endpoint.responses.map(inFirstType) }),
};

const languagesOf = ({ snippetTemplates = {} }: Endpoint): readonly string[] => Object.keys(snippetTemplates);

/** An endpoint without the parameters that are sent. */
const unasked = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  pathParameters: [],
  queryParameters: [],
  requestHeaders: [],
  examples: [],
});

/** A response without its other media types, which only the reference shows. */
const inFirstType = ({ alternatives: _, ...response }: EndpointResponse): EndpointResponse => response;

/** A body with its kind, which determines how it is read, but without its type. */
const untyped = (body: ResponseBody): ResponseBody =>
  "shape" in body ? { ...body, shape: { kind: "unknown" } } : body;
