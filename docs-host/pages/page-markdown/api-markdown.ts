import { withBodySamples } from "#docs-host/site/sides";
import {
  type ApiModel,
  type Channel,
  type Endpoint,
  type EndpointError,
  type EndpointResponse,
  pathText,
  type ResponseBody,
  type Webhook,
} from "#engine/model";
import { answerBodies, bodiesOf, contentTypeOf, credentialParameters, errorBodies } from "#engine/request";
import type { Property, Shape, TypeDefinition, Types } from "#engine/shape";
import { authHeader, baseUrlOf, channelBadge, statusText } from "#ui/reference";
import type { EndpointPart } from "../mdx/index.ts";
import { writtenCalls } from "../samples/index.ts";
import { blocks, codeBlock, codeText, plainInLine } from "./markdown-text.ts";
import { type ShapeLines, shapeLines } from "./shape-lines.ts";

/** The API of a page, with the types that its shapes name. */
export interface ApiContext {
  readonly api: ApiModel;
  readonly types: Types;
}

/** Writes the reference of an endpoint as markdown: address, authorization, parameters, bodies, answers and samples. */
export function endpointMarkdown(documented: Endpoint, { api, types }: ApiContext): string {
  const endpoint = withBodySamples(documented, types);
  const lines = shapeLines(types);
  const [call] = writtenCalls(endpoint, api, types);
  return blocks(
    codeBlock(`${endpoint.method} ${baseUrlOf(endpoint) ?? ""}${pathText(endpoint.path)}`, "http"),
    availability(endpoint.availability),
    endpoint.description,
    environments(endpoint),
    authorization(endpoint, api),
    parameters("Path parameters", endpoint.pathParameters, lines),
    parameters("Query parameters", endpoint.queryParameters, lines),
    parameters("Request headers", [...api.globalHeaders, ...endpoint.requestHeaders], lines),
    requestBody(endpoint, lines),
    endpoint.responses.length === 0 ? undefined : "## Responses",
    ...endpoint.responses.map((response) => responseBlock(response, lines)),
    parameters("Response headers", endpoint.responseHeaders, lines),
    endpoint.errors.length === 0 ? undefined : "## Errors",
    ...endpoint.errors.map((error) => errorBlock(error, lines)),
    call === undefined ? undefined : "## Example",
    call && codeBlock(call.programs.curl, "sh"),
    call?.requestBody &&
      blocks("Request body:", codeBlock(call.requestBody.text, call.requestBody.isJson ? "json" : "")),
    call?.response &&
      blocks(`${call.response.title}:`, codeBlock(call.response.text, call.response.isJson ? "json" : "")),
    ...[...(call?.codeSamples ?? []), ...(endpoint.codeSamples ?? [])].map(({ language, label, code }) =>
      blocks(`${plainInLine(label ?? language)}:`, codeBlock(code, language.toLowerCase())),
    ),
  );
}

/** Writes the fields of parts of an endpoint as markdown. */
export function endpointPartsMarkdown(
  endpoint: Endpoint,
  { types }: ApiContext,
  parts: readonly EndpointPart[],
): string {
  const lines = shapeLines(types);
  const [response] = endpoint.responses;
  const written: { readonly [P in EndpointPart]: () => string | undefined } = {
    "request.path": () => parameters("Path parameters", endpoint.pathParameters, lines),
    "request.query": () => parameters("Query parameters", endpoint.queryParameters, lines),
    "request.headers": () => parameters("Request headers", endpoint.requestHeaders, lines),
    "request.body": () => requestBody(endpoint, lines),
    "response.body": () => response && blocks("## Response", responseBlock(response, lines)),
  };
  return blocks(...parts.map((part) => written[part]()));
}

const availability = (value: string | undefined): string | undefined =>
  value === undefined || value === "Stable" || value === "GenerallyAvailable"
    ? undefined
    : `Availability: ${value.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase()}`;

function environments(endpoint: Endpoint): string | undefined {
  const all = endpoint.environments;
  if (all.length < 2) return undefined;
  return blocks("## Servers", all.map(({ id, baseUrl }) => `- ${plainInLine(id)}: ${codeText(baseUrl)}`).join("\n"));
}

/** Says which credentials a call needs; of several combinations, any one. */
function authorization(
  target: Pick<Endpoint, "auth" | "security" | "queryParameters" | "requestHeaders">,
  { auths, globalHeaders }: ApiModel,
): string | undefined {
  const { auth, security } = target;
  const nameOf = (id: string): string => {
    const scheme = auths[id];
    const header = scheme && authHeader(scheme);
    if (scheme?.kind === "mutualTLS") return "a client certificate";
    if (header === undefined) return plainInLine(id);
    const place = header.in === undefined ? "header" : header.in === "query" ? "query parameter" : "cookie";
    return `${plainInLine(header.title)}, sent as the ${place} ${codeText(`${header.name}: ${header.value}`)}`;
  };
  const ways = (security ?? auth.map((id) => [id])).map((ids) =>
    ids.length === 0 ? "none" : ids.map(nameOf).join(" and "),
  );
  const parameters = credentialParameters(target, globalHeaders).map(({ key }) => codeText(key));
  const none = parameters.length === 0 ? "No credentials are needed." : `Credentials: ${parameters.join(" or ")}`;
  return blocks("## Authorization", ways.length === 0 ? none : ways.map((way) => `- ${way}`).join("\n"));
}

const parameters = (title: string, properties: readonly Property[], lines: ShapeLines): string | undefined =>
  properties.length === 0 ? undefined : blocks(`## ${title}`, lines.properties(properties).join("\n"));

/** Writes a shape: its type, and what is in it. */
const shapeBlock = (shape: Shape, lines: ShapeLines): string =>
  blocks(`Type: ${plainInLine(lines.label(shape))}`, lines.inside(shape).join("\n"));

function requestBody(endpoint: Endpoint, lines: ShapeLines): string | undefined {
  const { request } = endpoint;
  if (request === undefined) return undefined;
  return blocks(
    "## Request body",
    request.description,
    ...bodiesOf(endpoint).map((body) =>
      blocks(
        `Content type: ${codeText(contentTypeOf(body))}${"optional" in body && body.optional ? " (optional)" : ""}`,
        "shape" in body ? shapeBlock(body.shape, lines) : undefined,
      ),
    ),
  );
}

const bodyKinds: { readonly [K in ResponseBody["kind"]]: string } = {
  empty: "No content.",
  json: "",
  text: "Text.",
  file: "A file.",
  stream: "A stream of values.",
};

const bodyBlock = (body: ResponseBody, lines: ShapeLines): string =>
  blocks(bodyKinds[body.kind], "shape" in body ? shapeBlock(body.shape, lines) : undefined);

const responseBlock = (response: EndpointResponse, lines: ShapeLines): string =>
  blocks(
    `### ${statusText(response)}`,
    response.description,
    ...answerBodies(response).map(({ contentType, body }) =>
      blocks(contentType === undefined ? undefined : `Content type: ${codeText(contentType)}`, bodyBlock(body, lines)),
    ),
  );

const errorBlock = (error: EndpointError, lines: ShapeLines): string =>
  blocks(
    `### ${statusText(error)} ${plainInLine(error.name)}`,
    error.description,
    ...errorBodies(error).map(({ body }) => bodyBlock(body, lines)),
  );

/** Writes the reference of a channel as markdown: its address, authorization, parameters and messages. */
export function channelMarkdown(channel: Channel, { api, types }: ApiContext): string {
  const lines = shapeLines(types);
  const address = channel.environments[0]?.baseUrl ?? channel.brokers?.[0]?.url ?? "";
  return blocks(
    codeBlock(`${channelBadge(channel)} ${address}${pathText(channel.path)}`),
    availability(channel.availability),
    channel.description,
    authorization(channel, api),
    parameters("Path parameters", channel.pathParameters, lines),
    parameters("Query parameters", channel.queryParameters, lines),
    parameters("Request headers", channel.requestHeaders, lines),
    ...(["client", "server"] as const).map((origin) => messages(channel, origin, lines)),
  );
}

function messages(channel: Channel, origin: "client" | "server", lines: ShapeLines): string | undefined {
  const all = channel.messages.filter((message) => message.origin === origin);
  if (all.length === 0) return undefined;
  return blocks(
    origin === "client" ? "## Messages that clients send" : "## Messages that the server sends",
    origin === "client" ? channel.sends : channel.receives,
    ...all.map(({ type, displayName, description, body }) =>
      blocks(`### ${plainInLine(displayName ?? type)}`, description, shapeBlock(body, lines)),
    ),
  );
}

/** Writes the reference of a webhook as markdown: its headers, payloads and examples. */
export function webhookMarkdown(webhook: Webhook, { types }: ApiContext): string {
  const lines = shapeLines(types);
  return blocks(
    codeBlock(`${webhook.method} ${webhook.callback?.url ?? webhook.path.join("/")}`.trim()),
    availability(webhook.availability),
    webhook.description,
    parameters("Headers", webhook.headers, lines),
    ...webhook.payloads.map(({ description, contentType, shape }) =>
      blocks(
        "## Payload",
        description,
        contentType === undefined ? undefined : `Content type: ${codeText(contentType)}`,
        shapeBlock(shape, lines),
      ),
    ),
    (webhook.responses ?? []).length === 0 ? undefined : "## Expected responses",
    ...(webhook.responses ?? []).map((response) => responseBlock(response, lines)),
  );
}

/** Writes a type as markdown: its description and what is in it. */
export const typeMarkdown = ({ description, shape, availability: stage }: TypeDefinition, types: Types): string =>
  blocks(availability(stage), description, shapeBlock(shape, shapeLines(types)));
