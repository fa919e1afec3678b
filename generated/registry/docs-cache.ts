// Generated from idl/areas/docs-cache.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 5952b3468c0071f2a5cb8f2f0732d0c8

import type { Endpoint, Service } from "#transport";
import type { docsCache as DocsCache } from "#generated/types";
import {
  type DomainNotRegisteredError,
  domainNotRegisteredError,
  type UnauthorizedError,
  unauthorizedError,
  type UnavailableError,
  unavailableError,
} from "./errors.ts";

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
   * Drops the copies that docs sites have of a site, in every process, so that a reader one second later gets the
   * stored one. Publishing does so by itself; this is for what changes beside it. A site without a copy is no error. Tokens of the owning
   * organization may ask for it, and tokens of the organization that runs the registry; for any other caller the
   * address is not registered.
   */
  invalidate,
} as const satisfies Service;
