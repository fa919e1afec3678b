// Generated from idl/areas/docs-cache.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 b0cd73ad17a9224d07b273259865f70d

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

/** The cache of docs sites. */
export const docsCache = {
  /**
   * Invalidates the cached copies of a site in every process. Readers get the stored version within one
   * second. Publishing invalidates them automatically; use this call after other changes. It succeeds for
   * sites without a cached copy. Requires a token of the owning organization or of the organization that runs
   * the registry; other callers get 404.
   */
  invalidate,
} as const satisfies Service;
