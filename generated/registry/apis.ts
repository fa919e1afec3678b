// Generated from idl/areas/apis.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 f621b62ab6c36de46356c326283ba0b4

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
              description: "The `apiDefinitionId` that registration returned.",
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
              description: "The `apiDefinitionId` that registration returned.",
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

/** API definitions. Publishers register them; docs sites and tools load them. */
export const apis = {
  /**
   * Returns a registered version of an API definition as flat maps of endpoints, channels, webhooks, types and
   * sections. Recommended for new integrations. Requires a token of the owning organization or of the
   * organization that runs the registry; other callers get 404.
   */
  getApiLatest,
  /**
   * Returns a registered version of an API definition grouped in packages (v1 format). Prefer the flat form.
   * Requires the same tokens.
   */
  getApi,
  /**
   * Stores an API definition and returns its ID. A changed definition gets a new ID; an unchanged one keeps
   * its ID. Earlier versions remain available. Requires a token of the organization. Send either `definition`
   * or `definitionV2`.
   */
  registerApiDefinition,
} as const satisfies Service;
