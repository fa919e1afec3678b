// Generated from idl/areas/docs-cache.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 4e48be3c446718dfcc6b6511dcb9187b

import type { Endpoint, Service } from "#transport";
import type { docsCache as DocsCache } from "#generated/types";
import { type DomainNotRegisteredError, domainNotRegisteredError, type UnauthorizedError, unauthorizedError, type UnavailableError, unavailableError } from "./errors.ts";

const invalidate: Endpoint<
  { readonly body: DocsCache.InvalidateCachedDocsRequest },
  undefined,
  DomainNotRegisteredError | UnauthorizedError | UnavailableError
> = {
  id: "docs-cache.invalidate",
  method: "POST",
  path: [{ kind: "literal", value: "/docs-cache/invalidate" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "docs-cache:InvalidateCachedDocsRequest" },
        optional: false,
      },
    ],
  },
  errors: [domainNotRegisteredError, unauthorizedError, unavailableError],
};

/** Copies of docs sites that the registry keeps at hand to answer faster. */
export const docsCache = {
  /**
   * Drops the copy of a site, so that the next reader gets it anew. Publishing does so by itself; this is for what
   * changes beside it, such as a file that was replaced. A site without a copy is no error. Tokens of the owning
   * organisation may ask for it, and tokens of the organisation that runs the registry; for any other caller the
   * address is not registered.
   */
  invalidate,
} as const satisfies Service;
