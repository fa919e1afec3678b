import type { AlternativeBody, CodeSample, Endpoint, PathPart } from "#engine/model";
import { isThere, itemsOf, member, type Node, note, textsOf } from "../node.ts";
import { isError } from "./answer.ts";
import { formExample, oldTypes, type ReadRequest, type Request, readRequest } from "./body.ts";
import { namedExamples, readExamples } from "./examples/calls.ts";
import { readStatedCalls } from "./examples/stated-calls.ts";
import { type Media, mediaOf } from "./media.ts";
import { readNaming } from "./naming.ts";
import { readOldRequest } from "./old-body.ts";
import type { Operation } from "./operations.ts";
import type { Parameter } from "./parameters/index.ts";
import { type RequestParameters, readParameters, requestParameters } from "./parameters/index.ts";
import { endpointErrors, endpointResponses, readAnswers, responseHeaders } from "./responses.ts";
import { groupOf, nonEmptyText, partAt, type Scope } from "./scope.ts";
import { readDemands } from "./security.ts";
import { readEnvironments } from "./servers.ts";

/** The extensions in which docs tools store code that providers wrote for an operation. */
const keys = ["x-codeSamples", "x-code-samples"];

/**
 * Reads code that the provider wrote for a call: `{lang, label, source}` each. One without code is noted, and left out.
 */
function readCodeSamples(operation: Node): readonly CodeSample[] {
  const at = keys.map((key) => member(operation, key)).find(isThere);
  return (at === undefined ? [] : itemsOf(at)).flatMap((node): readonly CodeSample[] => {
    const [language, label, code] = ["lang", "label", "source"].map((key) => nonEmptyText(node, key));
    if (code === undefined) {
      // A sample without text has been reported by its reader.
      if (!isThere(member(node, "source")))
        note(node, "missing", "expected code in `source`, found nothing; the sample is ignored");
      return [];
    }
    return [{ language: language ?? label ?? "Code", ...(label !== undefined && { label }), code }];
  });
}

/** Reads an operation as an endpoint. */
export function readEndpoint(operation: Operation, id: string, scope: Scope): Endpoint {
  const { node, item, method } = operation;
  const { root } = scope;
  const path = readPath(operation.path);
  const parameters = readParameters([member(item, "parameters"), member(node, "parameters")], scope);
  const demands = readDemands(nearest([node, root], "security"), scope);
  const inForm = requestParameters(parameters, path, { hasAuth: demands.auth.length > 0, at: node }, scope);
  const requestNode = partAt(member(node, "requestBody"), scope);
  const request = carriesBody(operation, scope) ? bodyOf(operation, parameters, requestNode, scope) : undefined;
  const answers = readAnswers(member(node, "responses"), oldTypes(node, root, "produces"), scope);
  const environments = readEnvironments(serverNodes(operation, scope), scope);
  const [first] = environments;
  const { styles } = inForm;
  const made = readExamples({ path, parameters: shownOnly(parameters, inForm), request, requestNode, answers }, scope);
  const statusCode = answers.find((answer) => !isError(answer))?.statusCode ?? 200;
  const headers = new Set(inForm.requestHeaders.map(({ key }) => key));
  const calls = itemsOf(member(node, "x-fern-examples"));
  const parts = { path, headers, hasBody: request !== undefined, made, statusCode };
  const stated = calls.length === 0 ? undefined : readStatedCalls(calls, parts, scope);
  const codeSamples = [...readCodeSamples(node), ...(stated?.codeSamples ?? [])];
  return {
    ...readNaming(node, item),
    id,
    namespace: groupOf(textsOf(member(node, "tags")), scope),
    method,
    path,
    ...demands,
    environments,
    ...(first !== undefined && { defaultEnvironment: first.id }),
    pathParameters: inForm.pathParameters,
    queryParameters: inForm.queryParameters,
    requestHeaders: inForm.requestHeaders,
    ...(Object.keys(styles).length > 0 && { parameterStyles: styles }),
    responseHeaders: responseHeaders(answers, scope),
    ...(request !== undefined && { request: withExamples(request, requestNode, scope) }),
    responses: endpointResponses(answers, scope),
    errors: endpointErrors(answers, scope),
    examples: stated === undefined || stated.examples.length === 0 ? made : stated.examples,
    protocol: { kind: "rest" },
    ...(codeSamples.length > 0 && { codeSamples }),
  };
}

/** Adds the examples of other media types. The first kind are calls. */
function withExamples({ request, media }: ReadRequest, requestNode: Node | undefined, scope: Scope): Request {
  const { alternatives } = request;
  if (alternatives === undefined) return request;
  const all = alternatives.map((body, i): AlternativeBody => {
    const from = media[i + 1];
    const [example] = from === undefined ? [] : namedExamples(from, requestNode ?? from.node, scope);
    return example === undefined ? body : { ...body, example: formExample(body, example.value) };
  });
  return { ...request, alternatives: all };
}

/** Returns the parameters that are in the form: examples of other ones, such as `Accept`, are not sent. */
const shownOnly = (all: readonly Parameter[], { pathParameters, requestHeaders }: RequestParameters) =>
  all.filter(({ placement, name }) => {
    if (placement !== "path" && placement !== "header") return true;
    return (placement === "path" ? pathParameters : requestHeaders).some(({ key }) => key === name);
  });

/** Returns the first of several nodes that has a member. */
const nearest = (nodes: readonly Node[], key: string): Node => {
  const all = nodes.map((node) => member(node, key));
  return all.find(isThere) ?? (all[0] as Node); // callers name at least one
};

/** A GET request has no content (RFC 9110 §9.3.1), so a described body can't be sent. */
function carriesBody({ method, node }: Operation, scope: Scope): boolean {
  if (method !== "GET" && method !== "HEAD" && method !== "TRACE") return true;
  const body = partAt(member(node, "requestBody"), scope);
  const hasContent = body !== undefined && mediaOf(member(body, "content")).some((one) => describesContent(one, scope));
  if (hasContent) note(body, "unsupported", `a ${method} request has no body; this body is ignored`);
  return false;
}

/** Some tools write an empty body into every operation. */
function describesContent({ node }: Media, { schemas }: Scope): boolean {
  const { properties, types, choices } = schemas.factsOf(member(node, "schema"));
  return properties.size > 0 || choices.length > 0 || (types !== undefined && !types.has("object"));
}

function bodyOf(
  { node }: Operation,
  parameters: Parameters<typeof readOldRequest>[0],
  requestNode: Node | undefined,
  scope: Scope,
): ReadRequest | undefined {
  if (scope.version === "2.0") return readOldRequest(parameters, oldTypes(node, scope.root, "consumes"), scope);
  return requestNode !== undefined && isThere(requestNode) ? readRequest(requestNode, scope) : undefined;
}

const serverNodes = ({ node, item }: Operation, { version, root }: Scope): readonly Node[] =>
  version === "2.0" ? [member(node, "schemes")] : [node, item, root].map((place) => member(place, "servers"));

/** Splits a path at its parameters. Text after a `#` is not part of a request. */
function readPath(path: string): readonly PathPart[] {
  const [sent = ""] = path.split("#", 1);
  return sent.split(/(\{[^{}]*\})/).flatMap((text): readonly PathPart[] => {
    if (text === "") return [];
    const key = /^\{(.*)\}$/.exec(text)?.[1];
    return [key === undefined ? { kind: "literal", value: text } : { kind: "parameter", key }];
  });
}
