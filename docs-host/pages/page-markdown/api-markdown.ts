import { printJson } from "#engine/json";
import {
  type ApiModel,
  type CodeSample,
  type Endpoint,
  type EndpointError,
  type EndpointResponse,
  type PartEncoding,
  pathText,
  type RequestBody,
  type ResponseBody,
  type Webhook,
} from "#engine/model";
import { type AnswerBody, answerBodies, bodiesOf, contentTypeOf, errorBodies } from "#engine/request";
import type { TypeDefinition, Types } from "#engine/shape";
import { baseUrlOf, endpointTitle, isQueryString, statusText, webhookTitle, withStyleFacts } from "#ui/reference";
import { englishTexts } from "#ui/text";
import type { EndpointPart } from "../mdx/index.ts";
import {
  answersOf,
  statedExamples,
  type WrittenBody,
  type WrittenCall,
  writtenCalls,
  writtenValue,
} from "../samples/index.ts";
import { authorization } from "./authorization-markdown.ts";
import {
  type ApiContext,
  availability,
  environmentLines,
  parameters,
  payloadExample,
  shapeBlock,
} from "./markdown-parts.ts";
import { blocks, codeBlock, codeText, plainInLine } from "./markdown-text.ts";
import { type ShapeLines, shapeLines } from "./shape-lines.ts";

/** Writes the reference of an endpoint as markdown: address, authorization, parameters, bodies, answers and samples. */
export function endpointMarkdown(endpoint: Endpoint, { api, types }: ApiContext): string {
  const [sent, received] = [shapeLines(types, "sent"), shapeLines(types, "received")];
  const lines = shapeLines(types);
  const { path, query, headers } = styledParameters(endpoint);
  const calls = writtenCalls(endpoint, api, types);
  return blocks(
    codeBlock(`${endpoint.method} ${(baseUrlOf(endpoint) ?? "").replace(/\/$/, "")}${pathText(endpoint.path)}`, "http"),
    availability(endpoint.availability),
    rpcCall(endpoint),
    endpoint.description,
    environments(endpoint),
    authorization(endpoint, api),
    parameters("Path parameters", path, lines),
    parameters(isQueryString(endpoint) ? "Query string" : "Query parameters", query, lines),
    parameters("Request headers", [...api.globalHeaders, ...headers], lines),
    requestBody(endpoint, sent),
    callbacks(endpoint, api),
    endpoint.responses.length === 0 ? undefined : "## Responses",
    ...endpoint.responses.flatMap((response) => [
      responseBlock(response, received),
      parameters(`Headers of ${response.statusRange ?? response.statusCode}`, response.headers ?? [], lines),
    ]),
    parameters("Response headers", endpoint.responseHeaders, lines),
    endpoint.errors.length === 0 ? undefined : "## Errors",
    ...endpoint.errors.flatMap((error) => [
      errorBlock(error, received),
      parameters(`Headers of ${error.statusRange ?? error.statusCode}`, error.headers ?? [], lines),
    ]),
    ...examples(endpoint, calls, types),
  );
}

const writtenBlock = ({ text, isJson }: WrittenBody): string => codeBlock(text, isJson ? "json" : "");

/** Writes the calls of an endpoint, and the answers that belong to none of them. */
function examples(endpoint: Endpoint, calls: readonly WrittenCall[], types: Types): readonly string[] {
  const [first, ...others] = calls;
  const further = answersOf(endpoint, calls, types)
    .flatMap(({ answers }) => answers)
    .filter(({ call }) => call === undefined);
  const program = ({ language, label, code }: CodeSample): string =>
    blocks(`${plainInLine(label ?? language)}:`, codeBlock(code, language.toLowerCase()));
  const block = ({ name, description, programs, requestBody, response, codeSamples = [] }: WrittenCall): string =>
    blocks(
      others.length === 0 && name === englishTexts.text("example") ? undefined : `### ${plainInLine(name)}`,
      description,
      codeBlock(programs.curl, "sh"),
      requestBody && blocks("Request body:", writtenBlock(requestBody)),
      response && blocks(`${response.title}:`, writtenBlock(response)),
      ...codeSamples.map(program),
    );
  return [
    ...(first === undefined ? [] : [others.length === 0 ? "## Example" : "## Examples", block(first)]),
    ...(endpoint.codeSamples ?? []).map(program),
    ...others.map(block),
    ...(further.length === 0 ? [] : ["## Other responses"]),
    ...further.map((one) => blocks(`${plainInLine(one.title)}:`, writtenBlock(one))),
  ];
}

const styledParameters = ({ parameterStyles: styles = {}, ...endpoint }: StyledParameters) => ({
  path: withStyleFacts("path", endpoint.pathParameters, styles.path),
  query: withStyleFacts("query", endpoint.queryParameters, styles.query),
  headers: withStyleFacts("header", endpoint.requestHeaders, styles.headers),
});

type StyledParameters = Pick<Endpoint, "parameterStyles" | "pathParameters" | "queryParameters" | "requestHeaders">;

/** Writes the fields of parts of an endpoint as markdown. */
export function endpointPartsMarkdown(
  endpoint: Endpoint,
  { types }: ApiContext,
  parts: readonly EndpointPart[],
): string {
  const lines = shapeLines(types);
  const [sent, received] = [shapeLines(types, "sent"), shapeLines(types, "received")];
  const [response] = endpoint.responses;
  const { path, query, headers } = styledParameters(endpoint);
  const written: { readonly [P in EndpointPart]: () => string | undefined } = {
    "request.path": () => parameters("Path parameters", path, lines),
    "request.query": () => parameters("Query parameters", query, lines),
    "request.headers": () => parameters("Request headers", headers, lines),
    "request.body": () => requestBody(endpoint, sent),
    "response.body": () => response && blocks("## Response", responseBlock(response, received)),
  };
  return blocks(...parts.map((part) => written[part]()));
}

/** Says which method of JSON-RPC a call is of, and whether it is answered. */
const rpcCall = ({ protocol }: Endpoint): string | undefined =>
  protocol.kind === "rest"
    ? undefined
    : `JSON-RPC method ${codeText(protocol.methodName)}${protocol.isNotification ? ". Notification: the server sends no response." : ""}`;

function environments({ environments: all }: Endpoint): string | undefined {
  const isPlain = all.length < 2 && all[0]?.variables === undefined;
  return isPlain ? undefined : blocks("## Servers", environmentLines(all));
}

function requestBody(endpoint: Endpoint, lines: ShapeLines): string | undefined {
  const { request } = endpoint;
  if (request === undefined) return undefined;
  return blocks(
    "## Request body",
    request.description,
    positions(endpoint),
    ...bodiesOf(endpoint).map((body) =>
      blocks(
        `Content type: ${codeText(contentTypeOf(body))} (${body.optional ? "optional" : "required"})`,
        bodyShape(body, lines),
        body.kind === "form-data" ? partEncodings(body.parts) : undefined,
      ),
    ),
  );
}

/** Writes the content of a body; bytes have no shape. */
function bodyShape(body: RequestBody, lines: ShapeLines): string {
  if (body.kind === "octet-stream") return "The bytes of one file.";
  return shapeBlock(body.kind === "json" ? (body.content ?? body.shape) : body.shape, lines);
}

/** Says in which order JSON-RPC sends the parameters as an array. */
function positions({ protocol }: Endpoint): string | undefined {
  const keys = protocol.kind === "openrpc" ? (protocol.positions ?? []) : [];
  return keys.length === 0 ? undefined : `Sent as an array, in this order: ${keys.map(codeText).join(", ")}`;
}

/** Lists the calls that the API sends after this one; each has a page. */
function callbacks({ id }: Endpoint, { webhooks = [] }: ApiModel): string | undefined {
  const lines = webhooks.flatMap((webhook) =>
    webhook.callback?.endpointId === id
      ? [`- ${plainInLine(webhookTitle(webhook))}: ${codeText(`${webhook.method} ${webhook.callback.url}`)}`]
      : [],
  );
  return lines.length === 0
    ? undefined
    : blocks("## Callbacks", "After this call the API sends requests to your server:", lines.join("\n"));
}

/** Says how the parts of a form are encoded. */
function partEncodings(parts: { readonly [key: string]: PartEncoding }): string | undefined {
  const lines = Object.entries(parts).flatMap(([key, { contentType, exploded, style, headers = {} }]) => {
    const facts = [
      ...(contentType === undefined ? [] : [`as ${contentType.map(codeText).join(" or ")}`]),
      ...(exploded ? ["each item as a separate part"] : []),
      ...(style === undefined ? [] : [codeText(`style: ${style.style}`), codeText(`explode: ${style.explode}`)]),
      ...Object.entries(headers).map(([name, value]) => codeText(`${name}: ${value}`)),
    ];
    return facts.length === 0 ? [] : [`- ${codeText(key)} ${facts.join(", ")}`];
  });
  return lines.length === 0 ? undefined : blocks("How parts are encoded:", lines.join("\n"));
}

const bodyKinds: {
  readonly [K in ResponseBody["kind"]]: (body: Extract<ResponseBody, { readonly kind: K }>) => string;
} = {
  empty: () => "No content.",
  json: () => "",
  text: () => "Text.",
  file: ({ contentType }) => (contentType === undefined ? "A file." : `A file of ${codeText(contentType)}.`),
  stream: ({ terminator }) =>
    terminator === undefined ? "A stream of values." : `A stream of values until ${codeText(terminator)}.`,
};

function bodyBlock(body: ResponseBody, lines: ShapeLines): string {
  // The compiler can't see that the writer chosen by `kind` takes just this body; the mapped type promises it.
  const write = bodyKinds[body.kind] as (body: ResponseBody) => string;
  const shape = "shape" in body ? (("event" in body ? body.event : undefined) ?? body.shape) : undefined;
  return blocks(write(body), shape && shapeBlock(shape, lines));
}

/** Writes bodies, each after its media type. */
const bodiesBlock = (all: readonly AnswerBody[], lines: ShapeLines): string =>
  blocks(
    ...all.map(({ contentType, body, example }) =>
      blocks(
        contentType === undefined ? undefined : `Content type: ${codeText(contentType)}`,
        bodyBlock(body, lines),
        example === undefined ? undefined : blocks("Example:", writtenBlock(writtenValue(example, contentType))),
      ),
    ),
  );

const responseBlock = (response: EndpointResponse, lines: ShapeLines): string =>
  blocks(
    `### ${statusText(response)}`,
    availability(response.availability),
    response.description,
    bodiesBlock(answerBodies(response), lines),
    links(response),
  );

/** Writes the calls that can follow a response, with the values that they take from it. */
function links({ links: all = [] }: EndpointResponse | EndpointError): string | undefined {
  if (all.length === 0) return undefined;
  const lines = all.flatMap(({ name, description, operationId, operationRef, parameters: values, body }) => {
    const target = operationId ?? operationRef;
    const about = plainInLine(description ?? "");
    const given = [...Object.entries(values), ...(body === undefined ? [] : [["body", body] as const])];
    return [
      `- ${plainInLine(name)}${target === undefined ? "" : ` (${codeText(target)})`}${about === "" ? "" : `: ${about}`}`,
      ...given.map(([key, value]) => `  - ${codeText(key)} is ${codeText(printJson(value))}`),
    ];
  });
  return blocks("Related endpoints:", lines.join("\n"));
}

function errorBlock(error: EndpointError, lines: ShapeLines): string {
  const status = statusText(error);
  const bodies = errorBodies(error);
  return blocks(
    `### ${error.name === status ? status : `${status} ${plainInLine(error.name)}`}`,
    availability(error.availability),
    error.description,
    bodies.length === 0 ? "No content." : bodiesBlock(bodies, lines),
    links(error),
  );
}

/** Writes the reference of a webhook as markdown: its parameters, payloads and examples. */
export function webhookMarkdown(webhook: Webhook, { api, types }: ApiContext): string {
  const lines = shapeLines(types);
  const origin = api.endpoints.find(({ id }) => id === webhook.callback?.endpointId);
  const { parameterStyles, queryParameters = [], headers: requestHeaders } = webhook;
  const { query, headers } = styledParameters({
    ...{ pathParameters: [], queryParameters, requestHeaders },
    ...(parameterStyles && { parameterStyles }),
  });
  return blocks(
    codeBlock(`${webhook.method} ${webhook.callback?.url ?? webhook.path.join("/")}`.trim()),
    availability(webhook.availability),
    origin &&
      `The API sends this request because of the call ${plainInLine(endpointTitle(origin))}: ${codeText(`${origin.method} ${pathText(origin.path)}`)}`,
    webhook.description,
    parameters("Query parameters", query, lines),
    parameters("Headers", headers, lines),
    ...webhook.payloads.map(({ description, contentType, shape }) =>
      blocks(
        "## Payload",
        description,
        contentType === undefined ? undefined : `Content type: ${codeText(contentType)}`,
        shapeBlock(shape, lines),
      ),
    ),
    ...statedExamples(webhook).map(({ name, payload }) => payloadExample(payload, undefined, types, name)),
    statedExamples(webhook).length > 0 ? undefined : payloadExample(undefined, webhook.payloads[0]?.shape, types),
    (webhook.responses ?? []).length === 0 ? undefined : "## Expected responses",
    ...(webhook.responses ?? []).map((response) => responseBlock(response, lines)),
  );
}

/** Writes a type as markdown: its description and what is in it. */
export const typeMarkdown = ({ description, shape, availability: stage }: TypeDefinition, types: Types): string =>
  blocks(availability(stage), description, shapeBlock(shape, shapeLines(types)));
