// Generated from idl/areas/extensions.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 cadffc663c4b2c726d1f811fb372ad94

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
              description: "The organization. It must be the caller's own.",
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
 * Calls beside those of the registry's client: for newer publishers, for the administrators of an organization, and for
 * servers of docs sites. They are extensions: no client of the registry depends on them.
 */
export const extensions = {
  /**
   * Lists the addresses of the pages that a site shows now. Publishers compare them with those of the next version,
   * to warn about addresses that would be lost. The same tokens may ask as may load the site.
   */
  getPublishedPages,
  /**
   * Returns what an organization demands of its publishers. This registry sets no bounds for their versions, so
   * `cliVersionMin` and `cliVersionMax` are absent. Only tokens of the organization may ask.
   */
  getOrgConfig,
  /**
   * Returns where to download the representations that snippets of published SDKs are made from. This registry
   * stores none, so there is never one, and publishers compute their own. Only tokens of the named organization may
   * ask.
   */
  checkSdkDynamicIr,
  /**
   * Deletes the site at an address with all of its addresses, its pages and its files, for good. The organization
   * keeps the hosts, so that nobody else can publish there. Only tokens of the owning organization may do so.
   */
  deleteDocsSite,
  /**
   * Returns the sites that a host shows, each with its path on it; of several, the longest path that contains an
   * address shows it. A site is found at its addresses with or without a port, and below `localhost` at the name of
   * its host. The name of an API that no site shows finds the plain site of the API. Archived sites are included. A
   * token finds sites of its own organization, and a token of the organization that runs the registry finds all.
   */
  getSitesAtHost,
  /**
   * Lists docs sites, previews, archived sites and the plain sites of APIs, last changed first, one page at a time. A
   * token sees sites of its own organization, and a token of the organization that runs the registry sees all.
   */
  listSites,
  /**
   * Lists the tokens of an organization that work, oldest first, with their last use. Only tokens of the organization
   * with the scope `admin`, and those of the organization that runs the registry, may ask.
   */
  listTokens,
} as const satisfies Service;
