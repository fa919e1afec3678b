// Generated from idl/areas/generators-versions.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 21db11ffe64f8f99a3d371899f230a44

import type { Endpoint, Service } from "#transport";
import type {
  generators as Generators,
  generatorsCommons as GeneratorsCommons,
  generatorsVersions as GeneratorsVersions,
} from "#generated/types";
import {
  type GeneratorVersionNotFoundError,
  generatorVersionNotFoundError,
  type InvalidVersionError,
  invalidVersionError,
  type NoValidGeneratorsFoundError,
  noValidGeneratorsFoundError,
  type UnauthorizedError,
  unauthorizedError,
  type UnavailableError,
  unavailableError,
  type UserNotInOrgError,
  userNotInOrgError,
} from "./errors.ts";

const getLatestGeneratorRelease: Endpoint<
  { readonly body: GeneratorsVersions.GetLatestGeneratorReleaseRequest },
  GeneratorsVersions.GeneratorRelease,
  NoValidGeneratorsFoundError | UnauthorizedError | UnavailableError
> = {
  id: "generators-versions.getLatestGeneratorRelease",
  method: "POST",
  path: [{ kind: "literal", value: "/generators/versions/latest" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "generators-versions:GetLatestGeneratorReleaseRequest" },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "generators-versions:GeneratorRelease" },
  errors: [noValidGeneratorsFoundError, unauthorizedError, unavailableError],
};

const getChangelog: Endpoint<
  { readonly pathParameters: { readonly generatorId: Generators.GeneratorId }; readonly body: GeneratorsCommons.GetChangelogRequest },
  GeneratorsCommons.GetChangelogResponse,
  InvalidVersionError | UnauthorizedError | UnavailableError
> = {
  id: "generators-versions.getChangelog",
  method: "POST",
  path: [
    { kind: "literal", value: "/generators/versions/" },
    { kind: "parameter", key: "generatorId" },
    { kind: "literal", value: "/changelog" },
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
              key: "generatorId",
              shape: { kind: "ref", id: "generators:GeneratorId" },
              optional: false,
              description: "ID of the generator.",
            },
          ],
        },
        optional: false,
      },
      {
        key: "body",
        shape: { kind: "ref", id: "generators-commons:GetChangelogRequest" },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "generators-commons:GetChangelogResponse" },
  errors: [invalidVersionError, unauthorizedError, unavailableError],
};

const upsertGeneratorRelease: Endpoint<
  { readonly body: GeneratorsVersions.GeneratorReleaseRequest },
  undefined,
  InvalidVersionError | UnauthorizedError | UserNotInOrgError | UnavailableError
> = {
  id: "generators-versions.upsertGeneratorRelease",
  method: "PUT",
  path: [{ kind: "literal", value: "/generators/versions" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "generators-versions:GeneratorReleaseRequest" },
        optional: false,
      },
    ],
  },
  errors: [invalidVersionError, unauthorizedError, userNotInOrgError, unavailableError],
};

const getGeneratorRelease: Endpoint<
  { readonly pathParameters: { readonly generatorId: Generators.GeneratorId; readonly version: string } },
  GeneratorsVersions.GeneratorRelease,
  GeneratorVersionNotFoundError | UnauthorizedError | UnavailableError
> = {
  id: "generators-versions.getGeneratorRelease",
  method: "GET",
  path: [
    { kind: "literal", value: "/generators/versions/" },
    { kind: "parameter", key: "generatorId" },
    { kind: "literal", value: "/" },
    { kind: "parameter", key: "version" },
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
              key: "generatorId",
              shape: { kind: "ref", id: "generators:GeneratorId" },
              optional: false,
              description: "ID of the generator.",
            },
            {
              key: "version",
              shape: { kind: "string" },
              optional: false,
              description: "Version of the generator, such as `2.6.0`.",
            },
          ],
        },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "generators-versions:GeneratorRelease" },
  errors: [generatorVersionNotFoundError, unauthorizedError, unavailableError],
};

const listGeneratorReleases: Endpoint<
  { readonly pathParameters: { readonly generatorId: Generators.GeneratorId }; readonly queryParameters?: { readonly page?: number; readonly pageSize?: number } },
  GeneratorsVersions.ListGeneratorReleasesResponse,
  UnauthorizedError | UnavailableError,
  "$response.generatorReleases"
> = {
  id: "generators-versions.listGeneratorReleases",
  method: "GET",
  path: [
    { kind: "literal", value: "/generators/versions/" },
    { kind: "parameter", key: "generatorId" },
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
              key: "generatorId",
              shape: { kind: "ref", id: "generators:GeneratorId" },
              optional: false,
              description: "ID of the generator.",
            },
          ],
        },
        optional: false,
      },
      {
        key: "queryParameters",
        shape: {
          kind: "object",
          properties: [
            {
              key: "page",
              shape: { kind: "integer" },
              optional: true,
              description: "Page number, from 0. Default: 0.",
              default: 0,
            },
            {
              key: "pageSize",
              shape: { kind: "integer" },
              optional: true,
              description: "Page size. Default: 20.",
            },
          ],
        },
        optional: true,
      },
    ],
  },
  response: { kind: "ref", id: "generators-versions:ListGeneratorReleasesResponse" },
  errors: [unauthorizedError, unavailableError],
  pagination: {
    kind: "offset",
    paths: { offset: "$request.page", results: "$response.generatorReleases" },
    from: 0,
  },
};

/**
 * Releases of generators. A generator reads an API as an intermediate representation (IR) from the CLI. The CLI
 * can write older IR versions, so a generator works with every CLI that supports its IR version or a newer one.
 */
export const generatorsVersions = {
  /**
   * Returns the latest release of a generator that matches the filters. Release candidates precede their
   * release. Yanked releases are skipped.
   */
  getLatestGeneratorRelease,
  /** Returns the changes between two versions of a generator, newest first. */
  getChangelog,
  /** Creates or replaces a release of a generator. Requires a token of the organization that runs the registry. */
  upsertGeneratorRelease,
  /** Returns the release of a generator with this version, even if it is yanked. */
  getGeneratorRelease,
  /**
   * Lists releases of a generator, newest first, with pagination. Empty for an unknown generator.
   *
   * Paginated: offset `$request.page`, results `$response.generatorReleases`.
   */
  listGeneratorReleases,
} as const satisfies Service;
