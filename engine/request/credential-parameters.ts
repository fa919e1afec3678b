import type { Endpoint } from "#engine/model";
import type { Property } from "#engine/shape";
import { isCredentialHeader } from "./headers.ts";
import { isCredentialMember } from "./redact-credentials.ts";

const named = /(?:api[-_]?key|(?:^|[-_])(?:authorization|(?:access|auth|bearer|use|session)[-_]?token|token))$/i;

/** Tokens that choose a page or a position. */
const pageToken = /(?:page|paging|pagination|next|prev|previous|continuation|cursor|sync|skip|resume)[-_]?token$/i;

/** Returns the headers and query parameters that carry credentials by their names, whatever a definition says. */
export const credentialParameters = (
  { queryParameters, requestHeaders }: Pick<Endpoint, "queryParameters" | "requestHeaders">,
  globalHeaders: readonly Property[] = [],
): readonly Property[] =>
  [...globalHeaders, ...requestHeaders, ...queryParameters].filter(
    ({ key }) => isCredentialHeader(key) || isCredentialMember(key) || (named.test(key) && !pageToken.test(key)),
  );
