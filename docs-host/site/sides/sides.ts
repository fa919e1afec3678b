import { type JsonObject, objectOf } from "#engine/json";
import {
  type AlternativeBody,
  type ApiModel,
  type ChannelForm,
  channelClosureOf,
  closureOf,
  type Endpoint,
  type EndpointError,
  type EndpointForm,
  type EndpointResponse,
  type ResponseBody,
  schemaLocations,
  writtenSchemas,
} from "#engine/model";
import { isJsonType, isXmlType, withXmlValues } from "#engine/request";
import { typesOf } from "#engine/shape";
import { languageLabel, snippetLanguages } from "#snippets/names";
import { withPlaceholders } from "./placeholders.ts";

/**
 * Returns the templates of an endpoint by language, and the code of SDKs that have no template as templates without
 * placeholders: the playground shows it as it was registered. Code in a language in which the playground writes every
 * request is listed beside that, under a different name. Languages keep their order, and of several samples in one of
 * them the first is shown.
 */
function sdkTemplates({ snippetTemplates = {}, codeSamples = [], examples }: Endpoint): JsonObject {
  const samples = [...codeSamples, ...examples.flatMap((example) => example.codeSamples ?? [])].filter(
    ({ ofSdk, language }) => ofSdk === true && !Object.hasOwn(snippetTemplates, language),
  );
  const templates = new Map(Object.entries(snippetTemplates));
  for (const { language, code } of samples) {
    const name = nameOf(language);
    if (!templates.has(name)) templates.set(name, constant(code));
  }
  return objectOf(templates);
}

const nameOf = (language: string): string =>
  snippetLanguages.some(({ id }) => id === language) ? `${languageLabel(language)} SDK` : language;

const constant = (code: string): JsonObject => ({
  type: "v1",
  clientInstantiation: code,
  functionInvocation: { type: "generic", isOptional: false, templateString: "" },
});

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
  if (endpoint === undefined) return undefined;
  const given = side === "forms" ? withXmlValues(endpoint, typesOf(api.types)) : endpoint;
  const part = sides[side](given);
  const form = closureOf({ ...api, endpoints: [part] }, endpointId);
  if (form && side === "forms") {
    const hasSchemas = api.schemas !== undefined && schemaLocations(endpoint).length > 0;
    return { ...withPlaceholders(form), ...(hasSchemas && { hasSchemas }) };
  }
  return form && side === "answers" ? { ...form, ...writtenSchemas(api, endpoint) } : form;
}

const sides = {
  /**
   * Returns the request part of an endpoint, with the types that this reaches. The types of answers, often most of an
   * API's, and the texts of the endpoint's page are not part of it.
   */
  forms: ({ description: _, ...endpoint }: Endpoint): Endpoint => ({
    ...endpoint,
    ...(endpoint.request && { request: entered(endpoint.request) }),
    responseHeaders: [],
    responses: endpoint.responses.map((response) => untypedResponse(response)),
    errors: [],
    examples: endpoint.examples.map(({ response: __, ...sent }) => sent),
    ...withTemplates(objectOf(Object.keys(sdkTemplates(endpoint)).map((key) => [key, null]))),
  }),
  /** The templates of calls by SDKs, once such a call is to be shown. */
  templates: ({ request: _, description: __, ...endpoint }: Endpoint): Endpoint => ({
    ...unasked(endpoint),
    responseHeaders: [],
    responses: [],
    errors: [],
    snippetTemplates: sdkTemplates(endpoint),
  }),
  /** Returns the documentation that an answer is compared with. */
  answers: ({ request: _, snippetTemplates: __, description: ___, ...endpoint }: Endpoint): Endpoint =>
    unasked({
      ...endpoint,
      responses: endpoint.responses.map(compared),
      errors: endpoint.errors.map(compared),
    }),
};

const withTemplates = (templates: JsonObject): Pick<Endpoint, "snippetTemplates"> =>
  Object.keys(templates).length === 0 ? {} : { snippetTemplates: templates };

/** An endpoint without the parameters that are sent. */
const unasked = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  pathParameters: [],
  queryParameters: [],
  requestHeaders: [],
  examples: [],
});

type Request = NonNullable<Endpoint["request"]>;

/** A request without the declared types of bodies that are entered as text. */
function entered({ body, alternatives, ...request }: Request): Request {
  return {
    ...request,
    body: asEntered(body),
    ...(alternatives && { alternatives: alternatives.map(asEntered) }),
  };
}

function asEntered(body: AlternativeBody): AlternativeBody {
  if (body.kind !== "json") return body;
  const { content: _, ...text } = body;
  return text;
}

/** An answer without alternatives of media types with values that are not compared with the received answer. */
function compared<T extends EndpointResponse | EndpointError>({ alternatives = [], ...answer }: T) {
  const kept = alternatives.filter(({ contentType }) => isJsonType(contentType) || isXmlType(contentType));
  return { ...answer, ...(kept.length > 0 && { alternatives: kept }) };
}

/** A response without its types; its media types can be requested. */
const untypedResponse = ({ body, alternatives, ...response }: EndpointResponse): EndpointResponse => ({
  ...response,
  body: untyped(body),
  ...(alternatives && {
    alternatives: alternatives.map((one) => ({ contentType: one.contentType, body: untyped(one.body) })),
  }),
});

/** A body with its kind, which determines how it is read, but without its type. */
function untyped(body: ResponseBody): ResponseBody {
  if (!("shape" in body)) return body;
  const { schema: _, ...rest } = body;
  if (rest.kind !== "stream") return { ...rest, shape: { kind: "unknown" } };
  const { event: __, events: ___, ...stream } = rest;
  return { ...stream, shape: { kind: "unknown" } };
}
