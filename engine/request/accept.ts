import type { Endpoint, EndpointForm, EndpointResponse } from "#engine/model";
import type { Property } from "#engine/shape";
import { headerKey, isHeaderValue } from "./headers.ts";

/** Returns true if there is an `Accept` header among headers that a description declares. */
const declaresAccept = (headers: readonly Property[]): boolean =>
  headers.some(({ key }) => headerKey(key) === "accept");

/** Returns true if an answer is one of several media types of its status. A stream is a separate response. */
const isOneOfSeveral = (
  { contentType = "", alternatives, statusCode }: EndpointResponse,
  position: number,
  all: readonly EndpointResponse[],
): boolean =>
  (alternatives !== undefined || all.some((one, i) => i !== position && one.statusCode === statusCode)) &&
  contentType.includes("/") &&
  isHeaderValue(contentType);

/**
 * Returns the media type that a request asks for in its `Accept` header: the chosen one, or the first of an answer that
 * has several. Undefined if no answer has several, or the description declares the header itself.
 */
export const acceptOf = ({
  accept,
  requestHeaders,
  responses,
}: Pick<Endpoint, "accept" | "requestHeaders" | "responses">): string | undefined =>
  declaresAccept(requestHeaders) ? undefined : (accept ?? responses.find(isOneOfSeveral)?.contentType);

/** Lists the media types that a reader may request; none if the description declares the header, which is a field. */
export const acceptChoices = ({
  endpoint,
  globalHeaders,
}: Pick<EndpointForm, "endpoint" | "globalHeaders">): readonly string[] =>
  declaresAccept(globalHeaders) || acceptOf(endpoint) === undefined ? [] : acceptedTypes(endpoint);

/** Lists the media types that a request can choose for its response, the default one first. */
export function acceptedTypes({ responses }: Pick<Endpoint, "responses">): readonly string[] {
  const types = responses
    .filter(isOneOfSeveral)
    .flatMap(({ contentType = "", alternatives = [] }) => [contentType, ...alternatives.map((one) => one.contentType)]);
  return [...new Set(types)].filter((one) => one.includes("/") && isHeaderValue(one));
}
