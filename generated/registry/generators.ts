// Generated from idl/areas/generators.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 6206fa29462a096e59113a7fec03838b

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
              description: "The generator's id. `cli` leads to the releases of the command line tool instead.",
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

/**
 * Code generators: programs that turn an API definition into an SDK, a server or models. This list tells what there is
 * and how each one is run; its releases are listed apart.
 */
export const generators = {
  /**
   * Stores a generator under its id, in place of the one that had the id before. Releases of the generator stay as
   * they are. Only tokens of the organization that runs the registry may store one.
   */
  upsertGenerator,
  /** Returns the generator that runs from a Docker image, or nothing when no generator does. It needs no token. */
  getGeneratorByImage,
  /** Returns the generator with an id, or nothing when there is none. It needs no token. */
  getGenerator,
  /** Returns all generators, by id in alphabetical order. It needs no token. */
  listGenerators,
} as const satisfies Service;
