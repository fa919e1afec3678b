// Generated from idl/areas/extensions.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 dae3a2d72af8fc668678dbf62b95dbcd

import type { Endpoint, Service } from "#transport";
import type { commons as Commons, extensions as Extensions } from "#generated/types";
import {
  type DocsNotFoundError,
  docsNotFoundError,
  type DomainNotRegisteredError,
  domainNotRegisteredError,
  type UnauthorizedError,
  unauthorizedError,
  type UnavailableError,
  unavailableError,
  type UserNotInOrgError,
  userNotInOrgError,
} from "./errors.ts";

const getPublishedPages: Endpoint<
  { readonly body: Extensions.GetPublishedPagesRequest },
  Extensions.PublishedPages,
  DomainNotRegisteredError | UnauthorizedError | UnavailableError
> = {
  id: "extensions.getPublishedPages",
  method: "POST",
  path: [{ kind: "literal", value: "/slugs/markdowns" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "extensions:GetPublishedPagesRequest" },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "extensions:PublishedPages" },
  errors: [domainNotRegisteredError, unauthorizedError, unavailableError],
};

const getOrgConfig: Endpoint<
  { readonly pathParameters: { readonly orgId: Commons.OrgId } },
  Extensions.OrgConfig,
  UnauthorizedError | UserNotInOrgError | UnavailableError
> = {
  id: "extensions.getOrgConfig",
  method: "GET",
  path: [
    { kind: "literal", value: "/v2/registry/org-config/" },
    { kind: "parameter", key: "orgId" },
  ],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "pathParameters",
        shape: {
          kind: "object",
          properties: [
            {
              key: "orgId",
              shape: { kind: "ref", id: "commons:OrgId" },
              optional: false,
              description: "The organization. Must be the caller's organization.",
            },
          ],
        },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "extensions:OrgConfig" },
  errors: [unauthorizedError, userNotInOrgError, unavailableError],
};

const checkSdkDynamicIr: Endpoint<
  { readonly body: Extensions.CheckSdkDynamicIrRequest },
  Extensions.StoredDynamicIrs,
  UnauthorizedError | UserNotInOrgError | UnavailableError
> = {
  id: "extensions.checkSdkDynamicIr",
  method: "POST",
  path: [{ kind: "literal", value: "/registry/api/check-sdk-dynamic-ir" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "extensions:CheckSdkDynamicIrRequest" },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "extensions:StoredDynamicIrs" },
  errors: [unauthorizedError, userNotInOrgError, unavailableError],
};

const deleteDocsSite: Endpoint<
  { readonly body: Extensions.DeleteDocsSiteRequest },
  undefined,
  DocsNotFoundError | UnauthorizedError | UserNotInOrgError | UnavailableError
> = {
  id: "extensions.deleteDocsSite",
  method: "POST",
  path: [{ kind: "literal", value: "/v2/registry/docs/delete" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "extensions:DeleteDocsSiteRequest" },
        optional: false,
      },
    ],
  },
  errors: [docsNotFoundError, unauthorizedError, userNotInOrgError, unavailableError],
};

const getSitesAtHost: Endpoint<
  { readonly body: Extensions.GetSitesAtHostRequest },
  Extensions.SitesAtHost,
  UnauthorizedError | UnavailableError
> = {
  id: "extensions.getSitesAtHost",
  method: "POST",
  path: [{ kind: "literal", value: "/v2/registry/sites/at-host" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "extensions:GetSitesAtHostRequest" },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "extensions:SitesAtHost" },
  errors: [unauthorizedError, unavailableError],
};

const listSites: Endpoint<
  { readonly body: Extensions.ListSitesRequest },
  Extensions.ListSitesResponse,
  UnauthorizedError | UnavailableError
> = {
  id: "extensions.listSites",
  method: "POST",
  path: [{ kind: "literal", value: "/v2/registry/sites/list" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      { key: "body", shape: { kind: "ref", id: "extensions:ListSitesRequest" }, optional: false },
    ],
  },
  response: { kind: "ref", id: "extensions:ListSitesResponse" },
  errors: [unauthorizedError, unavailableError],
};

const listTokens: Endpoint<
  { readonly body: Extensions.ListTokensRequest },
  Extensions.ListTokensResponse,
  UnauthorizedError | UserNotInOrgError | UnavailableError
> = {
  id: "extensions.listTokens",
  method: "POST",
  path: [{ kind: "literal", value: "/tokens/list" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      { key: "body", shape: { kind: "ref", id: "extensions:ListTokensRequest" }, optional: false },
    ],
  },
  response: { kind: "ref", id: "extensions:ListTokensResponse" },
  errors: [unauthorizedError, userNotInOrgError, unavailableError],
};

/**
 * Extensions: calls for newer publishers, for administrators of an organization and for docs servers. The registry
 * client doesn't use them.
 */
export const extensions = {
  /**
   * Lists the page URLs of a published site. Publishers use them to warn about URLs that a new version would
   * remove. Requires a token that can load the site.
   */
  getPublishedPages,
  /**
   * Returns the publishing settings of an organization. This registry doesn't restrict CLI versions, so
   * `cliVersionMin` and `cliVersionMax` are absent. Requires a token of the organization.
   */
  getOrgConfig,
  /**
   * Returns download URLs of the dynamic IRs of published SDKs. This registry stores none, so the list is
   * empty and publishers compute their own. Requires a token of the organization.
   */
  checkSdkDynamicIr,
  /**
   * Permanently deletes the site at a URL with all its URLs, pages and files. The organization still owns the
   * domains. Requires a token of the owning organization.
   */
  deleteDocsSite,
  /**
   * Returns the sites of a host with their base paths. The longest matching base path serves a URL. Hosts
   * match with or without a port, and as subdomains of `localhost`. The name of an API without a site matches
   * the generated site of the API. Archived sites are included. A token lists the sites of its organization; a
   * token of the organization that runs the registry lists all sites.
   */
  getSitesAtHost,
  /**
   * Lists docs sites, previews, archived sites and generated sites of APIs, most recently changed first, with
   * pagination. A token lists the sites of its organization; a token of the organization that runs the
   * registry lists all sites.
   */
  listSites,
  /**
   * Lists the active tokens of an organization, oldest first, with their last use. Requires an `admin` token
   * of the organization, or a token of the organization that runs the registry.
   */
  listTokens,
} as const satisfies Service;
