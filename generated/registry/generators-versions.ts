// Generated from idl/areas/generators-versions.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 34d71915b33a11eac4754a88f650e26f

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
              description: "Generator whose changes are asked for.",
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
              description: "Generator that was released.",
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
              description: "Generator whose releases are listed.",
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
              description: "Which page to answer, from 0. The first when absent.",
              default: 0,
            },
            {
              key: "pageSize",
              shape: { kind: "integer" },
              optional: true,
              description: "Releases on one page. 20 when absent.",
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
 * Releases of generators. A generator reads an API as an intermediate representation, IR for short, which the command
 * line tool writes. The tool can write older versions of the IR, so a generator works with any tool that knows its
 * version of the IR or a newer one.
 */
export const generatorsVersions = {
  /**
   * Returns the newest release of a generator that fits what is asked for. Release candidates come before the
   * release that they lead to, and releases that have been yanked are passed over.
   */
  getLatestGeneratorRelease,
  /** Returns what changed from one version of a generator to another, newest first. */
  getChangelog,
  /**
   * Stores a release under its generator and version, in place of the one that was there before. Only tokens of the
   * organization that runs the registry may store one.
   */
  upsertGeneratorRelease,
  /** Returns the release of a generator with exactly this version, even if it has been yanked. */
  getGeneratorRelease,
  /**
   * Returns releases of a generator, newest first, one page at a time. A generator that nobody knows has none.
   *
   * Paginated: offset `$request.page`, results `$response.generatorReleases`.
   */
  listGeneratorReleases,
} as const satisfies Service;
