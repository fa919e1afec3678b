// Generated from idl/areas/docs.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 42fe31a0d2a07bf6af1d6a6d10a5ce23

import type { Endpoint, Service } from "#transport";
import type { commons as Commons, docs as Docs } from "#generated/types";
import {
  type DocsDefinitionNotFoundError,
  docsDefinitionNotFoundError,
  type DocsNotFoundError,
  docsNotFoundError,
  type DocsRegistrationIdNotFound,
  docsRegistrationIdNotFound,
  type DomainBelongsToAnotherOrgError,
  domainBelongsToAnotherOrgError,
  type DomainNotRegisteredError,
  domainNotRegisteredError,
  type InvalidCustomDomainError,
  invalidCustomDomainError,
  type InvalidDomainError,
  invalidDomainError,
  type InvalidURLError,
  invalidURLError,
  type UnauthorizedError,
  unauthorizedError,
  type UnavailableError,
  unavailableError,
  type UserNotInOrgError,
  userNotInOrgError,
} from "./errors.ts";

const getDocsForUrl: Endpoint<
  { readonly body: Docs.LoadDocsForUrlRequest },
  Docs.LoadDocsForUrlResponse,
  DomainNotRegisteredError | UnauthorizedError
> = {
  id: "docs.getDocsForUrl",
  method: "POST",
  path: [{ kind: "literal", value: "/v2/registry/docs/load-with-url" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      { key: "body", shape: { kind: "ref", id: "docs:LoadDocsForUrlRequest" }, optional: false },
    ],
  },
  response: { kind: "ref", id: "docs:LoadDocsForUrlResponse" },
  errors: [domainNotRegisteredError, unauthorizedError],
  exact: true,
};

const startDocsRegister: Endpoint<
  { readonly body: Docs.StartDocsRegisterRequestV2 },
  Docs.StartDocsRegisterResponse,
  UnauthorizedError | UnavailableError | UserNotInOrgError | InvalidDomainError | InvalidCustomDomainError | DomainBelongsToAnotherOrgError | InvalidURLError
> = {
  id: "docs.startDocsRegister",
  method: "POST",
  path: [{ kind: "literal", value: "/v2/registry/docs/v2/init" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "docs:StartDocsRegisterRequestV2" },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "docs:StartDocsRegisterResponse" },
  errors: [
    unauthorizedError,
    unavailableError,
    userNotInOrgError,
    invalidDomainError,
    invalidCustomDomainError,
    domainBelongsToAnotherOrgError,
    invalidURLError,
  ],
};

const finishDocsRegister: Endpoint<
  { readonly pathParameters: { readonly id: Docs.DocsRegistrationId }; readonly body: Docs.RegisterDocsRequest },
  Docs.FinishedDocs | null,
  UnauthorizedError | UserNotInOrgError | DocsRegistrationIdNotFound
> = {
  id: "docs.finishDocsRegister",
  method: "POST",
  path: [
    { kind: "literal", value: "/v2/registry/docs/register/" },
    { kind: "parameter", key: "id" },
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
              key: "id",
              shape: { kind: "ref", id: "docs:DocsRegistrationId" },
              optional: false,
              description: "The `docsRegistrationId` that the initialization returned.",
            },
          ],
        },
        optional: false,
      },
      { key: "body", shape: { kind: "ref", id: "docs:RegisterDocsRequest" }, optional: false },
    ],
  },
  response: { kind: "nullable", item: { kind: "ref", id: "docs:FinishedDocs" } },
  errors: [unauthorizedError, userNotInOrgError, docsRegistrationIdNotFound],
};

const getOrganizationForUrl: Endpoint<
  { readonly body: Docs.GetOrganizationForUrlRequest },
  Commons.OrgId,
  DomainNotRegisteredError | UnauthorizedError | UnavailableError
> = {
  id: "docs.getOrganizationForUrl",
  method: "POST",
  path: [{ kind: "literal", value: "/v2/registry/docs/organization-for-url" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "docs:GetOrganizationForUrlRequest" },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "commons:OrgId" },
  errors: [domainNotRegisteredError, unauthorizedError, unavailableError],
};

const getDocsUrlMetadata: Endpoint<
  { readonly body: Docs.GetMetadataForUrlRequest },
  Docs.DocsUrlMetadata,
  DomainNotRegisteredError | UnauthorizedError | UnavailableError
> = {
  id: "docs.getDocsUrlMetadata",
  method: "POST",
  path: [{ kind: "literal", value: "/v2/registry/docs/metadata-for-url" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      { key: "body", shape: { kind: "ref", id: "docs:GetMetadataForUrlRequest" }, optional: false },
    ],
  },
  response: { kind: "ref", id: "docs:DocsUrlMetadata" },
  errors: [domainNotRegisteredError, unauthorizedError, unavailableError],
};

const getPrivateDocsForUrl: Endpoint<
  { readonly body: Docs.LoadPrivateDocsForUrlRequest },
  Docs.LoadDocsForUrlResponse,
  DomainNotRegisteredError | UnauthorizedError | UnavailableError
> = {
  id: "docs.getPrivateDocsForUrl",
  method: "POST",
  path: [{ kind: "literal", value: "/v2/registry/docs/private/load-with-url" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "docs:LoadPrivateDocsForUrlRequest" },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "docs:LoadDocsForUrlResponse" },
  errors: [domainNotRegisteredError, unauthorizedError, unavailableError],
  exact: true,
};

const listAllDocsUrls: Endpoint<
  { readonly queryParameters?: { readonly page?: number; readonly limit?: number; readonly custom?: boolean; readonly preview?: boolean } },
  Docs.ListAllDocsUrlsResponse,
  UnauthorizedError | UnavailableError
> = {
  id: "docs.listAllDocsUrls",
  method: "GET",
  path: [{ kind: "literal", value: "/v2/registry/docs/urls/list" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "queryParameters",
        shape: {
          kind: "object",
          properties: [
            {
              key: "page",
              shape: { kind: "integer" },
              optional: true,
              description: "Page number, from 1. Default: 1.",
            },
            {
              key: "limit",
              shape: { kind: "integer" },
              optional: true,
              description: "Page size, from 1 to 1000. Default: 1000.",
            },
            {
              key: "custom",
              shape: { kind: "boolean" },
              optional: true,
              description: "`true` lists only custom URLs, `false` only URLs that the registry assigned. Default: both.",
            },
            {
              key: "preview",
              shape: { kind: "boolean" },
              optional: true,
              description: "`true` lists only previews, `false` excludes them. Default: both. An extension of newer publishers.",
            },
          ],
        },
        optional: true,
      },
    ],
  },
  response: { kind: "ref", id: "docs:ListAllDocsUrlsResponse" },
  errors: [unauthorizedError, unavailableError],
};

const getDocsConfigById: Endpoint<
  { readonly pathParameters: { readonly docsId: Commons.DocsConfigId } },
  Docs.GetDocsConfigByIdResponse,
  DocsDefinitionNotFoundError | UnauthorizedError | UnavailableError
> = {
  id: "docs.getDocsConfigById",
  method: "GET",
  path: [{ kind: "literal", value: "/v2/registry/docs/" }, { kind: "parameter", key: "docsId" }],
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
              key: "docsId",
              shape: { kind: "ref", id: "commons:DocsConfigId" },
              optional: false,
              description: "The `id` of a loaded site.",
            },
          ],
        },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "docs:GetDocsConfigByIdResponse" },
  errors: [docsDefinitionNotFoundError, unauthorizedError, unavailableError],
  exact: true,
};

const prepopulateS3Bucket: Endpoint<
  Record<never, never>,
  undefined,
  UnauthorizedError | UserNotInOrgError | UnavailableError
> = {
  id: "docs.prepopulateS3Bucket",
  method: "POST",
  path: [{ kind: "literal", value: "/v2/registry/docs/prepopulate-s3-bucket" }],
  auth: true,
  request: { kind: "object", properties: [] },
  errors: [unauthorizedError, userNotInOrgError, unavailableError],
};

const startDocsPreviewRegister: Endpoint<
  { readonly body: Docs.StartDocsPreviewRegisterRequestV2 },
  Docs.StartDocsPreviewRegisterResponse,
  UnauthorizedError | UnavailableError | UserNotInOrgError | InvalidDomainError
> = {
  id: "docs.startDocsPreviewRegister",
  method: "POST",
  path: [{ kind: "literal", value: "/v2/registry/docs/preview/init" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "docs:StartDocsPreviewRegisterRequestV2" },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "docs:StartDocsPreviewRegisterResponse" },
  errors: [unauthorizedError, unavailableError, userNotInOrgError, invalidDomainError],
};

const transferOwnershipOfDomain: Endpoint<
  { readonly body: Docs.TransferDomainOwnershipRequest },
  undefined,
  DocsNotFoundError | UnauthorizedError | UserNotInOrgError | UnavailableError
> = {
  id: "docs.transferOwnershipOfDomain",
  method: "POST",
  path: [{ kind: "literal", value: "/v2/registry/docs/transfer-ownership" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "docs:TransferDomainOwnershipRequest" },
        optional: false,
      },
    ],
  },
  errors: [docsNotFoundError, unauthorizedError, userNotInOrgError, unavailableError],
};

const setIsArchived: Endpoint<
  { readonly body: Docs.SetIsArchivedRequest },
  undefined,
  DomainNotRegisteredError | DocsNotFoundError | UnauthorizedError | UserNotInOrgError | UnavailableError
> = {
  id: "docs.setIsArchived",
  method: "POST",
  path: [{ kind: "literal", value: "/v2/registry/docs/set-is-archived" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      { key: "body", shape: { kind: "ref", id: "docs:SetIsArchivedRequest" }, optional: false },
    ],
  },
  errors: [
    domainNotRegisteredError,
    docsNotFoundError,
    unauthorizedError,
    userNotInOrgError,
    unavailableError,
  ],
};

const setDocsUrlMetadata: Endpoint<
  { readonly body: Docs.SetDocsUrlMetadataRequest },
  undefined,
  DocsNotFoundError | UnauthorizedError | UserNotInOrgError | UnavailableError
> = {
  id: "docs.setDocsUrlMetadata",
  method: "POST",
  path: [{ kind: "literal", value: "/v2/registry/docs/set-metadata-for-url" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "docs:SetDocsUrlMetadataRequest" },
        optional: false,
      },
    ],
  },
  errors: [docsNotFoundError, unauthorizedError, userNotInOrgError, unavailableError],
};

/**
 * Docs sites. To publish, initialize a registration, upload the files to the returned URLs, then complete the
 * registration with pages, settings and navigation. After that, load the site by URL.
 */
export const docs = {
  /**
   * Returns the docs site at a URL with its pages, settings, files and APIs. Any URL within the site works.
   * Requires a token of the owning organization or of the organization that runs the registry; other callers
   * get 404. Archived sites and expired previews can't be loaded.
   */
  getDocsForUrl,
  /**
   * Checks that the organization may publish at the URLs, reserves an ID for each file and returns upload
   * URLs. Readers see no change until the registration is completed. Requires a token of the organization.
   * Fails with 403 if another organization owns a domain.
   */
  startDocsRegister,
  /**
   * Replaces pages, settings and navigation at all URLs of the site atomically. Upload the files and register
   * the APIs first. Requires a token of the organization that initialized the registration. A registration can
   * be completed once; repeating the call with the same body has no effect. An archived site remains archived.
   * Broken references in the navigation cause warnings, not errors.
   */
  finishDocsRegister,
  /**
   * Returns the organization that owns the site at a URL. Requires a token of that organization or of the
   * organization that runs the registry; other callers get 404.
   */
  getOrganizationForUrl,
  /**
   * Returns metadata of the site at a URL, such as its organization and whether it is a preview. Requires a
   * token that can load the site.
   */
  getDocsUrlMetadata,
  /**
   * Deprecated: use `POST /v2/registry/docs/load-with-url`, which also returns private sites. Returns a docs
   * site with access control. Requires the same tokens.
   *
   * @deprecated
   */
  getPrivateDocsForUrl,
  /**
   * Lists the URLs of docs sites, most recently published first, with pagination. A token lists the sites of
   * its organization; a token of the organization that runs the registry lists all sites. Archived sites are
   * excluded.
   */
  listAllDocsUrls,
  /**
   * Returns the settings and navigation of a docs site with its APIs, without pages and files. The ID doesn't
   * change when the site is republished or archived. Requires a token of the owning organization or of the
   * organization that runs the registry; other callers get 404.
   */
  getDocsConfigById,
  /**
   * Invalidates the cached copies of all sites, for example after a change of the object store. Requires a
   * token of the organization that runs the registry.
   */
  prepopulateS3Bucket,
  /**
   * Reserves an unguessable URL, and an ID for each file. Complete the preview like any other registration;
   * the published site doesn't change. A preview expires after 30 days. Requires a token of the organization.
   */
  startDocsPreviewRegister,
  /**
   * Transfers the site at a URL, with all its URLs, to another organization. Readers see no change. After
   * that, only the new owner can publish there. Sites that share a host are transferred together. Requires a
   * token of the organization that runs the registry.
   */
  transferOwnershipOfDomain,
  /**
   * Archives or restores a site. An archived site keeps its URLs and content, but can't be loaded, and readers
   * can't open its pages and files. Requires a token of the owning organization.
   */
  setIsArchived,
  /**
   * Stores the source repository of a site. Absent fields remain unchanged. Requires a token of the owning
   * organization.
   */
  setDocsUrlMetadata,
} as const satisfies Service;
