// Generated from idl/areas/docs.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 f304036718296ef4fd2453cbacdc461f

import type { Endpoint, Service } from "#transport";
import type { docs as Docs } from "#generated/types";
import { type DocsRegistrationIdNotFound, docsRegistrationIdNotFound, type DomainBelongsToAnotherOrgError, domainBelongsToAnotherOrgError, type DomainNotRegisteredError, domainNotRegisteredError, type InvalidCustomDomainError, invalidCustomDomainError, type InvalidDomainError, invalidDomainError, type InvalidURLError, invalidURLError, type UnauthorizedError, unauthorizedError, type UnavailableError, unavailableError, type UserNotInOrgError, userNotInOrgError } from "./errors.ts";

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
  undefined,
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
  errors: [unauthorizedError, userNotInOrgError, docsRegistrationIdNotFound],
};

/**
 * Docs sites. A publisher starts a registration, uploads the files that it was given addresses for, and finishes the
 * registration with pages, settings and navigation. From then on the site can be loaded by its address.
 */
export const docs = {
  /**
   * Answers the site that is served at an address, with everything needed to show it: pages, settings, files and
   * the APIs that its navigation refers to. Any address within the site will do. Tokens of the owning organisation
   * may load it, and tokens of the organisation that runs the registry; for any other caller the address is not
   * registered.
   */
  getDocsForUrl,
  /**
   * Checks that the organisation may publish at the addresses given, sets aside an id for each file, and answers
   * where to upload them. Nothing that readers see changes until the registration is finished. Only tokens of the
   * named organisation may start one, and addresses that another organisation holds are refused.
   */
  startDocsRegister,
  /**
   * Puts the new pages, settings and navigation in place of the ones before, at all addresses of the site at once.
   * The files have to be uploaded and the APIs registered by then. Only tokens of the organisation that started the
   * registration may finish it, and it can be finished once.
   */
  finishDocsRegister,
} as const satisfies Service;
