import type { Endpoint, EndpointResponse } from "#engine/model";
import type { Property } from "#engine/shape";
import { headerKey, isHeaderValue } from "./headers.ts";

/** Returns true if there is an `Accept` header among headers that a description declares. */
export const declaresAccept = (headers: readonly Property[]): boolean =>
  headers.some(({ key }) => headerKey(key) === "accept");

/** Returns true if an answer is one of several media types of its status. A stream is a separate response. */
export const isOneOfSeveral = (
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
