// Generated from idl/areas/docs.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 edf60a7b36e897a893554c33567a7ba2

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
              description: "The `docsRegistrationId` that the start of the registration answered.",
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
              description: "Which page to answer, from 1. The first when absent.",
            },
            {
              key: "limit",
              shape: { kind: "integer" },
              optional: true,
              description: "Addresses on one page, at least 1. 1000 when absent, which is also the most.",
            },
            {
              key: "custom",
              shape: { kind: "boolean" },
              optional: true,
              description: "True lists custom addresses only, false those only that the registry handed out. Both when absent.",
            },
            {
              key: "preview",
              shape: { kind: "boolean" },
              optional: true,
              description: "True lists previews only, false leaves them out. Both when absent. An extension of newer publishers.",
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
              description: "The `id` within a site that was loaded.",
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
 * Docs sites. A publisher starts a registration, uploads the files that it was given addresses for, and finishes the
 * registration with pages, settings and navigation. From then on the site can be loaded by its address.
 */
export const docs = {
  /**
   * Returns the site that is served at an address, with everything needed to show it: pages, settings, files and
   * the APIs that its navigation refers to. Any address within the site will do. Tokens of the owning organization
   * may load it, and tokens of the organization that runs the registry; for any other caller the address is not
   * registered. Nobody can load an archived site or an expired preview.
   */
  getDocsForUrl,
  /**
   * Checks that the organization may publish at the addresses given, sets aside an id for each file, and answers
   * where to upload them. Nothing that readers see changes until the registration is finished. Only tokens of the
   * named organization may start one, and addresses that another organization holds are refused.
   */
  startDocsRegister,
  /**
   * Puts the new pages, settings and navigation in place of the ones before, at all addresses of the site at once.
   * The files have to be uploaded and the APIs registered by then. Only tokens of the organization that started the
   * registration may finish it, and it can be finished once. Repeating the call with the same body, as after a lost
   * response, succeeds and changes nothing. An archived site stays archived. The site is published even if its
   * navigation refers to something that is not there; the warnings say what readers can't open.
   */
  finishDocsRegister,
  /**
   * Returns which organization owns the site at an address. Tokens of that organization may ask, and tokens of the
   * organization that runs the registry; for any other caller the address is not registered.
   */
  getOrganizationForUrl,
  /**
   * Returns who owns the site at an address and whether it is a preview, without loading the site. The same tokens
   * may ask as may load the site.
   */
  getDocsUrlMetadata,
  /**
   * Returns a site whose readers have to log in. `POST /v2/registry/docs/load-with-url` answers private sites as
   * well, to the same callers, and has replaced it.
   *
   * @deprecated
   */
  getPrivateDocsForUrl,
  /**
   * Lists the addresses of docs sites, last published first, one page at a time. A token sees the sites of its own
   * organization, and a token of the organization that runs the registry sees all of them. Archived sites are left
   * out.
   */
  listAllDocsUrls,
  /**
   * Returns the current settings and navigation of a site with the APIs that it refers to, and without its pages and
   * files. A site keeps its id when it is published again, and when it is archived. Tokens of the owning organization may load it, and tokens of the
   * organization that runs the registry; for any other caller it does not exist.
   */
  getDocsConfigById,
  /**
   * Drops the copies that docs sites have of all sites, so that they read the stored ones, as after a change of the
   * object store. It takes no input and may be repeated. Only tokens of the organization that runs the registry may
   * ask for it.
   */
  prepopulateS3Bucket,
  /**
   * Sets aside an address that nobody can guess, and an id for each file. The preview is finished like any other
   * registration and leaves the published site as it is. It expires 30 days later. Only tokens of the named
   * organization may start one.
   */
  startDocsPreviewRegister,
  /**
   * Moves the site at an address, with all of its addresses, to another organization. Readers notice nothing. From
   * then on only the new owner can publish there. A host has one owner, so sites that share a host with it move
   * along. Only tokens of the organization that runs the registry may ask for it.
   */
  transferOwnershipOfDomain,
  /**
   * Takes a site off the air or brings it back. An archived site keeps its addresses and its content; its readers
   * get no page and no file until it is brought back, and nobody can load it. Only tokens of the owning organization may do either.
   */
  setIsArchived,
  /**
   * Stores the repository that a site is written in, for tools that open it. What is absent stays as it was. Only
   * tokens of the owning organization may change it.
   */
  setDocsUrlMetadata,
} as const satisfies Service;
