import type { Endpoint, EndpointForm } from "#engine/model";
import { acceptOf, declaresAccept, isOneOfSeveral } from "./accept.ts";
import { isHeaderValue } from "./headers.ts";

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
