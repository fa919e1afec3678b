// Generated from idl/areas/apis.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 ddb7ee1483e085905ca5781a6b0aa440

import type { Endpoint, Service } from "#transport";
import type {
  apiLatest as ApiLatest,
  apiRead as ApiRead,
  apis as Apis,
  commons as Commons,
} from "#generated/types";
import {
  type ApiDoesNotExistError,
  apiDoesNotExistError,
  type UnauthorizedError,
  unauthorizedError,
  type UserNotInOrgError,
  userNotInOrgError,
} from "./errors.ts";

const getApiLatest: Endpoint<
  { readonly pathParameters: { readonly apiId: Commons.ApiDefinitionId } },
  ApiLatest.ApiDefinition,
  UnauthorizedError | ApiDoesNotExistError
> = {
  id: "apis.getApiLatest",
  method: "GET",
  path: [
    { kind: "literal", value: "/registry/api/latest/load/" },
    { kind: "parameter", key: "apiId" },
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
              key: "apiId",
              shape: { kind: "ref", id: "commons:ApiDefinitionId" },
              optional: false,
              description: "The `apiDefinitionId` that the registration answered.",
            },
          ],
        },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "api-latest:ApiDefinition" },
  errors: [unauthorizedError, apiDoesNotExistError],
  exact: true,
};

const getApi: Endpoint<
  { readonly pathParameters: { readonly apiId: Commons.ApiDefinitionId } },
  ApiRead.V1ApiDefinition,
  UnauthorizedError | ApiDoesNotExistError
> = {
  id: "apis.getApi",
  method: "GET",
  path: [{ kind: "literal", value: "/registry/api/load/" }, { kind: "parameter", key: "apiId" }],
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
              key: "apiId",
              shape: { kind: "ref", id: "commons:ApiDefinitionId" },
              optional: false,
              description: "The `apiDefinitionId` that the registration answered.",
            },
          ],
        },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "api-read:V1ApiDefinition" },
  errors: [unauthorizedError, apiDoesNotExistError],
  exact: true,
};

const registerApiDefinition: Endpoint<
  { readonly body: Apis.RegisterApiDefinitionRequest },
  Apis.RegisterApiDefinitionResponse,
  UnauthorizedError | UserNotInOrgError
> = {
  id: "apis.registerApiDefinition",
  method: "POST",
  path: [{ kind: "literal", value: "/registry/api/register" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "apis:RegisterApiDefinitionRequest" },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "apis:RegisterApiDefinitionResponse" },
  errors: [unauthorizedError, userNotInOrgError],
  exact: true,
};

/** Definitions of APIs. Publishers register them; docs sites and tools load them. */
export const apis = {
  /**
   * Returns one registered version of an API as flat maps of endpoints, channels, webhooks, types and sections.
   * This is the form to build on. Tokens of the organization that registered the API may load it, and tokens of
   * the organization that runs the registry; for any other caller it does not exist.
   */
  getApiLatest,
  /**
   * Returns one registered version of an API grouped in packages, as docs sites of the first generation read it.
   * New work should load the flat form. The same tokens may load it.
   */
  getApi,
  /**
   * Stores a definition of an API and answers the id under which it can be loaded. A changed definition is
   * a new version with an id of its own; the same one again keeps its id. Versions stored before stay as they are.
   * Only tokens of the named organization may register. Give the definition either as `definition` or as `definitionV2`.
   */
  registerApiDefinition,
} as const satisfies Service;
