import { asJson, type JsonObject, objectOf } from "#engine/json";
import type {
  CustomSnippetPayload,
  EndpointIdentifier,
  EndpointSnippetTemplate,
  ParameterPayload,
  Snippet,
  VersionedSnippetTemplate,
} from "#generated/types";
import { type SdkRequest, sdkSnippet } from "#snippets";

/** Writes the code of a request from a template; undefined if the template can't be filled. */
export function filledSnippet(
  template: EndpointSnippetTemplate,
  endpoint: EndpointIdentifier,
  request: SdkRequest,
): Snippet | undefined {
  const { type, ...sdk } = template.sdk;
  const code = (one: VersionedSnippetTemplate): string | undefined => {
    const program = sdkSnippet({
      language: type,
      endpoint: `${endpoint.method} ${endpoint.path}`,
      template: asJson(one),
      request,
    });
    return program.ok ? program.code : undefined;
  };
  const plain = code(template.snippetTemplate);
  if (plain === undefined) return undefined;
  if (type !== "python" && type !== "java") return { type, sdk, client: plain } as Snippet; // of the language `type`
  const { async } = template.additionalTemplates ?? {};
  const waiting = async === undefined ? plain : code(async);
  if (waiting === undefined) return undefined;
  return { type, sdk, sync_client: plain, async_client: waiting } as Snippet; // of the language `type`
}

/** Returns the values of a payload by the parts that a template reads them from. */
export function payloadRequest(payload: CustomSnippetPayload): SdkRequest {
  const { headers, pathParameters, queryParameters, requestBody, auth } = payload;
  return {
    ...(headers && { HEADERS: valuesOf(headers) }),
    ...(pathParameters && { PATH: valuesOf(pathParameters) }),
    ...(queryParameters && { QUERY: valuesOf(queryParameters) }),
    // `unknown` is any JSON.
    ...(requestBody !== undefined && { BODY: asJson(requestBody as object) }),
    ...(auth && { AUTH: authOf(auth) }),
  };
}

const authOf = ({ type, ...credentials }: NonNullable<CustomSnippetPayload["auth"]>): JsonObject =>
  objectOf(Object.entries(credentials));

const valuesOf = (parameters: readonly ParameterPayload[]): JsonObject =>
  objectOf(parameters.map(({ name, value }) => [name, asJson(value as object)] as const));
