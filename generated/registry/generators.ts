// Generated from idl/areas/generators.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 23db30bd05caefafafb08cfceaddce8d

import type { Endpoint, Service } from "#transport";
import type { generators as Generators } from "#generated/types";
import {
  type UnauthorizedError,
  unauthorizedError,
  type UnavailableError,
  unavailableError,
  type UserNotInOrgError,
  userNotInOrgError,
} from "./errors.ts";

const upsertGenerator: Endpoint<
  { readonly body: Generators.Generator },
  undefined,
  UnauthorizedError | UserNotInOrgError | UnavailableError
> = {
  id: "generators.upsertGenerator",
  method: "PUT",
  path: [{ kind: "literal", value: "/generators" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      { key: "body", shape: { kind: "ref", id: "generators:Generator" }, optional: false },
    ],
  },
  errors: [unauthorizedError, userNotInOrgError, unavailableError],
};

const getGeneratorByImage: Endpoint<
  { readonly body: Generators.GetGeneratorByImageRequest },
  Generators.Generator | null,
  UnavailableError
> = {
  id: "generators.getGeneratorByImage",
  method: "POST",
  path: [{ kind: "literal", value: "/generators/by-image" }],
  auth: false,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "generators:GetGeneratorByImageRequest" },
        optional: false,
      },
    ],
  },
  response: { kind: "nullable", item: { kind: "ref", id: "generators:Generator" } },
  errors: [unavailableError],
};

const getGenerator: Endpoint<
  { readonly pathParameters: { readonly id: Generators.GeneratorId } },
  Generators.Generator | null,
  UnavailableError
> = {
  id: "generators.getGenerator",
  method: "GET",
  path: [{ kind: "literal", value: "/generators/" }, { kind: "parameter", key: "id" }],
  auth: false,
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
              shape: { kind: "ref", id: "generators:GeneratorId" },
              optional: false,
              description: "ID of the generator. `cli` is reserved for CLI releases.",
            },
          ],
        },
        optional: false,
      },
    ],
  },
  response: { kind: "nullable", item: { kind: "ref", id: "generators:Generator" } },
  errors: [unavailableError],
};

const listGenerators: Endpoint<
  Record<never, never>,
  readonly Generators.Generator[],
  UnavailableError
> = {
  id: "generators.listGenerators",
  method: "GET",
  path: [{ kind: "literal", value: "/generators" }],
  auth: false,
  request: { kind: "object", properties: [] },
  response: { kind: "list", item: { kind: "ref", id: "generators:Generator" } },
  errors: [unavailableError],
};

/** Code generators, which turn an API definition into an SDK, a server or models. */
export const generators = {
  /**
   * Creates or replaces a generator. Its releases don't change. Requires a token of the organization that runs
   * the registry.
   */
  upsertGenerator,
  /** Returns the generator with a Docker image, or nothing. No authentication required. */
  getGeneratorByImage,
  /** Returns a generator, or nothing. No authentication required. */
  getGenerator,
  /** Lists all generators in alphabetical order. No authentication required. */
  listGenerators,
} as const satisfies Service;
