import type { Endpoint, EndpointError, Environment, HttpMethod, PathPart, Protocol } from "#engine/model";
import type { Property } from "#engine/shape";
import type {
  EndpointDefinition,
  EndpointSnippetTemplates,
  ErrorResponse,
  ObjectProperty,
  Environment as WireEnvironment,
  HttpMethod as WireMethod,
  PathPart as WirePart,
  Protocol as WireProtocol,
} from "#generated/types";
import { heldAuth, heldSecurity } from "./auth.ts";
import { reportRange, writeLinks, writeRequest, writeResponse } from "./body.ts";
import { writeCodeSample } from "./code-sample.ts";
import { writeErrorExamples, writeExample } from "./example.ts";
import type { ShapeWriter } from "./shape.ts";
import { documentation, type Location, part, reportLoss, type Writing } from "./writing.ts";

const methods: readonly WireMethod[] = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"];
const isHeldMethod = (method: HttpMethod): method is WireMethod => methods.some((one) => one === method);

/** Writes an endpoint; `undefined` if the wire does not know its method. */
export function writeEndpoint(
  endpoint: Endpoint,
  writer: ShapeWriter,
  location: Location,
  writing: Writing,
): EndpointDefinition | undefined {
  const { id, method, protocol, request, responses, errors, examples } = endpoint;
  if (!isHeldMethod(method)) {
    reportLoss(writing, location, `${method} requests cannot be represented; they are omitted`);
    return undefined;
  }
  reportEndpointLosses(endpoint, location, writing);
  reportAuthLosses(endpoint, location, writing);
  const bodies = request === undefined ? [] : [request.body, ...(request.alternatives ?? [])];
  const about = request?.description === undefined ? {} : { description: request.description };
  return {
    ...documentation(endpoint),
    id,
    ...(endpoint.displayName === undefined ? {} : { displayName: endpoint.displayName }),
    ...unlessEmpty("namespace", endpoint.namespace),
    method,
    path: endpoint.path.map(writePathPart),
    ...unlessEmpty("auth", heldAuth(endpoint, writing)),
    ...multiAuth(endpoint, writing),
    ...unlessEmpty(
      "environments",
      endpoint.environments.map((one, i) => writeEnvironment(one, part(location, "environments", i), writing)),
    ),
    ...(endpoint.defaultEnvironment === undefined ? {} : { defaultEnvironment: endpoint.defaultEnvironment }),
    ...unlessEmpty(
      "pathParameters",
      writeProperties(endpoint.pathParameters, writer, part(location, "pathParameters")),
    ),
    ...unlessEmpty(
      "queryParameters",
      writeProperties(endpoint.queryParameters, writer, part(location, "queryParameters")),
    ),
    ...unlessEmpty(
      "requestHeaders",
      writeProperties(endpoint.requestHeaders, writer, part(location, "requestHeaders")),
    ),
    ...unlessEmpty(
      "responseHeaders",
      writeProperties(endpoint.responseHeaders, writer, part(location, "responseHeaders")),
    ),
    ...unlessEmpty(
      "requests",
      bodies.map((body) => ({ ...about, ...writeRequest(body, writer, part(location, "request"), writing) })),
    ),
    ...unlessEmpty(
      "responses",
      responses.map((one, i) => writeResponse(one, writer, part(location, "responses", i), writing)),
    ),
    ...unlessEmpty(
      "errors",
      errors.map((one, i) => writeError(one, writer, part(location, "errors", i), writing)),
    ),
    ...unlessEmpty(
      "examples",
      examples.map((one, i) => writeExample(one, endpoint, writer, part(location, "examples", i), writing)),
    ),
    ...(protocol.kind === "rest" ? {} : { protocol: writeProtocol(protocol) }),
    ...unlessEmpty("codeSamples", (endpoint.codeSamples ?? []).map(writeCodeSample)),
    // They come from the registry and are returned unchanged.
    ...(endpoint.snippetTemplates && { snippetTemplates: endpoint.snippetTemplates as EndpointSnippetTemplates }),
  };
}

function writeProtocol({ kind: type, ...parts }: Protocol & { readonly kind: "openrpc" }): WireProtocol {
  return { type, ...parts };
}

/** Reports the parts of an endpoint that the wire can't represent. */
function reportEndpointLosses(endpoint: Endpoint, location: Location, writing: Writing): void {
  if ([...endpoint.responses.slice(1), ...endpoint.errors].some(({ headers = [] }) => headers.length > 0))
    reportLoss(writing, location, "only headers of the first response can be represented; other headers are omitted");
  reportStyles(endpoint, location, writing);
}

/** Reports the parts of an endpoint's authentication that the wire can't represent. */
function reportAuthLosses(endpoint: Endpoint, location: Location, writing: Writing): void {
  if (Object.values(endpoint.scopes ?? {}).some((scopes) => scopes.length > 0)) {
    reportLoss(writing, location, "the scopes that a call requires cannot be represented; they are omitted");
  }
  if (heldSecurity(endpoint, writing).length < (endpoint.security ?? []).length) {
    reportLoss(writing, location, "combinations with an omitted authentication scheme are omitted");
  }
}

/** Returns a list under its key; without items it is omitted, as on the wire. */
export const unlessEmpty = <K extends string, T>(key: K, items: readonly T[]): { readonly [P in K]?: readonly T[] } =>
  // The compiler does not see that a computed key of type `K` is the key `K`.
  (items.length === 0 ? {} : { [key]: items }) as { readonly [P in K]?: readonly T[] };

/** Writes a piece of a path. */
export const writePathPart = (chunk: PathPart): WirePart =>
  chunk.kind === "literal" ? { type: "literal", value: chunk.value } : { type: "pathParameter", value: chunk.key };

/** Writes properties, parameters or headers. */
export const writeProperties = (
  properties: readonly Property[],
  writer: ShapeWriter,
  location: Location,
): readonly ObjectProperty[] => properties.map((one) => writer.property(one, location));

/** Writes an environment, with the defaults of its variables. */
export function writeEnvironment(
  { id, baseUrl, ...more }: Environment,
  location: Location,
  writing: Writing,
): WireEnvironment {
  if (more.variables !== undefined) {
    reportLoss(writing, location, "the variables of a server cannot be represented; its URL contains their defaults");
  }
  if (more.description !== undefined)
    reportLoss(writing, location, "the description of a server cannot be represented");
  return { id, baseUrl };
}

function multiAuth(endpoint: Endpoint, writing: Writing): Pick<EndpointDefinition, "multiAuth"> {
  return unlessEmpty(
    "multiAuth",
    heldSecurity(endpoint, writing).map((schemes) => ({ schemes })),
  );
}

/** Reports that the styles of parameters are lost. */
export function reportStyles(
  { parameterStyles = {} }: Pick<Endpoint, "parameterStyles">,
  location: Location,
  writing: Writing,
): void {
  if (Object.values(parameterStyles).some((styles) => Object.keys(styles).length > 0))
    reportLoss(writing, location, "the styles of parameters cannot be represented; lists become repeated keys");
}

function writeError(error: EndpointError, writer: ShapeWriter, location: Location, writing: Writing): ErrorResponse {
  const { name, statusCode, shape, examples } = error;
  if (error.statusRange !== undefined) reportRange(writing, location);
  if (error.contentType !== undefined || error.alternatives !== undefined) {
    reportLoss(writing, location, "the media types of an error cannot be represented; they are omitted");
  }
  return {
    ...documentation(error),
    name,
    statusCode,
    ...(error.rpcCode !== undefined && { rpcCode: error.rpcCode }),
    ...(shape === undefined ? {} : { shape: writer.shape(shape, part(location, "shape")) }),
    ...writeLinks(error),
    ...unlessEmpty("examples", writeErrorExamples(examples)),
  };
}
