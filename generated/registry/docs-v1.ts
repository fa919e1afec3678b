// Generated from idl/areas/docs-v1.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 f7e292a9c59cb16fc14c6e2599aad1f0

import type { Endpoint, Service } from "#transport";
import type { docs as Docs, docsRead as DocsRead, docsV1 as DocsV1 } from "#generated/types";
import {
  type DocsRegistrationIdNotFound,
  docsRegistrationIdNotFound,
  type DomainBelongsToAnotherOrgError,
  domainBelongsToAnotherOrgError,
  type DomainNotRegisteredError,
  domainNotRegisteredError,
  type UnauthorizedError,
  unauthorizedError,
  type UnavailableError,
  unavailableError,
  type UserNotInOrgError,
  userNotInOrgError,
} from "./errors.ts";

const getDocsForDomainLegacy: Endpoint<
  { readonly pathParameters: { readonly domain: string } },
  DocsRead.DocsDefinition,
  UnauthorizedError | DomainNotRegisteredError | UnavailableError
> = {
  id: "docs-v1.getDocsForDomainLegacy",
  method: "GET",
  path: [{ kind: "literal", value: "/registry/docs/load/" }, { kind: "parameter", key: "domain" }],
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
              key: "domain",
              shape: { kind: "string" },
              optional: false,
              description: "Host name of the site, without a scheme.",
            },
          ],
        },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "docs-read:DocsDefinition" },
  errors: [unauthorizedError, domainNotRegisteredError, unavailableError],
  exact: true,
};

const getDocsForDomain: Endpoint<
  { readonly body: DocsV1.LoadDocsForDomainRequest },
  DocsRead.DocsDefinition,
  UnauthorizedError | DomainNotRegisteredError | UnavailableError
> = {
  id: "docs-v1.getDocsForDomain",
  method: "POST",
  path: [{ kind: "literal", value: "/registry/docs/load" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "docs-v1:LoadDocsForDomainRequest" },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "docs-read:DocsDefinition" },
  errors: [unauthorizedError, domainNotRegisteredError, unavailableError],
  exact: true,
};

const startDocsRegister: Endpoint<
  { readonly body: DocsV1.StartDocsRegisterRequestV1 },
  Docs.StartDocsRegisterResponse,
  UnauthorizedError | UserNotInOrgError | DomainBelongsToAnotherOrgError | UnavailableError
> = {
  id: "docs-v1.startDocsRegister",
  method: "POST",
  path: [{ kind: "literal", value: "/registry/docs/init" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "docs-v1:StartDocsRegisterRequestV1" },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "docs:StartDocsRegisterResponse" },
  errors: [unauthorizedError, userNotInOrgError, domainBelongsToAnotherOrgError, unavailableError],
};

const finishDocsRegister: Endpoint<
  { readonly pathParameters: { readonly docsRegistrationId: Docs.DocsRegistrationId }; readonly body: DocsV1.RegisterDocsRequestV1 },
  Docs.FinishedDocs | null,
  UnauthorizedError | UserNotInOrgError | DocsRegistrationIdNotFound | UnavailableError
> = {
  id: "docs-v1.finishDocsRegister",
  method: "POST",
  path: [
    { kind: "literal", value: "/registry/docs/register/" },
    { kind: "parameter", key: "docsRegistrationId" },
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
              key: "docsRegistrationId",
              shape: { kind: "ref", id: "docs:DocsRegistrationId" },
              optional: false,
              description: "The `docsRegistrationId` that the initialization returned.",
            },
          ],
        },
        optional: false,
      },
      { key: "body", shape: { kind: "ref", id: "docs-v1:RegisterDocsRequestV1" }, optional: false },
    ],
  },
  response: { kind: "nullable", item: { kind: "ref", id: "docs:FinishedDocs" } },
  errors: [unauthorizedError, userNotInOrgError, docsRegistrationIdNotFound, unavailableError],
};

/** Docs calls of v1: a site has one URL. Use the v2 calls for new integrations. */
export const docsV1 = {
  /**
   * Returns the docs site of a host, without sites below a path. Requires a token of the owning organization
   * or of the organization that runs the registry; other callers get 404.
   *
   * @deprecated
   */
  getDocsForDomainLegacy,
  /**
   * Returns the docs site of a host and, if sites share the host, a path. Requires the same tokens as the GET
   * call.
   *
   * @deprecated
   */
  getDocsForDomain,
  /**
   * Reserves an ID for each file and returns upload URLs. Readers see no change until the registration is
   * completed. Requires a token of the organization. Fails with 403 if another organization owns the domain.
   *
   * @deprecated
   */
  startDocsRegister,
  /**
   * Replaces pages, settings and navigation. Upload the files and register the APIs first. Requires a token of
   * the organization that initialized the registration. A registration can be completed once; repeating the
   * call with the same body has no effect.
   *
   * @deprecated
   */
  finishDocsRegister,
} as const satisfies Service;
