// Generated from idl/areas/docs-v1.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 009077e393fb939a8610b3676b90bfdb

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
              description: "The `docsRegistrationId` that the start of the registration answered.",
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

/**
 * Docs sites, as tools of the first generation publish and load them: a site has one address and only files of one
 * kind. New work should use the calls of the second generation.
 */
export const docsV1 = {
  /**
   * Returns the site that is served at a host name. It does not find sites below a path. Tokens of the
   * owning organization may load it, and tokens of the organization that runs the registry; for any other caller
   * the host name is not registered.
   *
   * @deprecated
   */
  getDocsForDomainLegacy,
  /**
   * Returns the site that is served at a host name, and at a path when sites share a host. The same tokens may load
   * it as by path.
   *
   * @deprecated
   */
  getDocsForDomain,
  /**
   * Sets aside an id for each file and answers where to upload them. Nothing that readers see changes until the
   * registration is finished. Only tokens of the named organization may start one, and an address that another
   * organization holds is refused.
   *
   * @deprecated
   */
  startDocsRegister,
  /**
   * Puts the new pages, settings and navigation in place of the ones before. The files have to be uploaded and the
   * APIs registered by then. Only tokens of the organization that started the registration may finish it, and it
   * can be finished once. Repeating the call with the same body succeeds and changes nothing.
   *
   * @deprecated
   */
  finishDocsRegister,
} as const satisfies Service;
