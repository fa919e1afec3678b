// Generated from idl/areas/generators-cli.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 0069d10f5fdcd13aa7ccc07855d638a5

import type { Endpoint, Service } from "#transport";
import type {
  generatorsCli as GeneratorsCli,
  generatorsCommons as GeneratorsCommons,
} from "#generated/types";
import {
  type CliVersionNotFoundError,
  cliVersionNotFoundError,
  type InvalidVersionError,
  invalidVersionError,
  type NoValidClisFoundError,
  noValidClisFoundError,
  type UnauthorizedError,
  unauthorizedError,
  type UnavailableError,
  unavailableError,
  type UserNotInOrgError,
  userNotInOrgError,
} from "./errors.ts";

const getLatestCliRelease: Endpoint<
  { readonly body: GeneratorsCli.GetLatestCliReleaseRequest },
  GeneratorsCli.CliRelease,
  NoValidClisFoundError | UnauthorizedError | UnavailableError
> = {
  id: "generators-cli.getLatestCliRelease",
  method: "POST",
  path: [{ kind: "literal", value: "/generators/cli/latest" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "generators-cli:GetLatestCliReleaseRequest" },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "generators-cli:CliRelease" },
  errors: [noValidClisFoundError, unauthorizedError, unavailableError],
};

const getChangelog: Endpoint<
  { readonly body: GeneratorsCommons.GetChangelogRequest },
  GeneratorsCommons.GetChangelogResponse,
  InvalidVersionError | UnauthorizedError | UnavailableError
> = {
  id: "generators-cli.getChangelog",
  method: "POST",
  path: [{ kind: "literal", value: "/generators/cli/changelog" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
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

const getMinCliForIr: Endpoint<
  { readonly pathParameters: { readonly irVersion: number } },
  GeneratorsCli.CliRelease,
  NoValidClisFoundError | UnauthorizedError | UnavailableError
> = {
  id: "generators-cli.getMinCliForIr",
  method: "GET",
  path: [
    { kind: "literal", value: "/generators/cli/for-ir/" },
    { kind: "parameter", key: "irVersion" },
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
              key: "irVersion",
              shape: { kind: "integer" },
              optional: false,
              description: "IR version, such as 58.",
            },
          ],
        },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "generators-cli:CliRelease" },
  errors: [noValidClisFoundError, unauthorizedError, unavailableError],
};

const upsertCliRelease: Endpoint<
  { readonly body: GeneratorsCli.CliReleaseRequest },
  undefined,
  InvalidVersionError | UnauthorizedError | UserNotInOrgError | UnavailableError
> = {
  id: "generators-cli.upsertCliRelease",
  method: "PUT",
  path: [{ kind: "literal", value: "/generators/cli" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "generators-cli:CliReleaseRequest" },
        optional: false,
      },
    ],
  },
  errors: [invalidVersionError, unauthorizedError, userNotInOrgError, unavailableError],
};

const getCliRelease: Endpoint<
  { readonly pathParameters: { readonly version: string } },
  GeneratorsCli.CliRelease,
  CliVersionNotFoundError | UnauthorizedError | UnavailableError
> = {
  id: "generators-cli.getCliRelease",
  method: "GET",
  path: [{ kind: "literal", value: "/generators/cli/" }, { kind: "parameter", key: "version" }],
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
              key: "version",
              shape: { kind: "string" },
              optional: false,
              description: "CLI version, such as `1.4.0`.",
            },
          ],
        },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "generators-cli:CliRelease" },
  errors: [cliVersionNotFoundError, unauthorizedError, unavailableError],
};

const listCliReleases: Endpoint<
  { readonly queryParameters?: { readonly page?: number; readonly pageSize?: number } },
  GeneratorsCli.ListCliReleasesResponse,
  UnauthorizedError | UnavailableError,
  "$response.cliReleases"
> = {
  id: "generators-cli.listCliReleases",
  method: "GET",
  path: [{ kind: "literal", value: "/generators/cli" }],
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
  response: { kind: "ref", id: "generators-cli:ListCliReleasesResponse" },
  errors: [unauthorizedError, unavailableError],
  pagination: {
    kind: "offset",
    paths: { offset: "$request.page", results: "$response.cliReleases" },
    from: 0,
  },
};

/**
 * Releases of the CLI, which publishers use to check and publish APIs. The CLI passes APIs to generators in a
 * versioned intermediate representation (IR).
 */
export const generatorsCli = {
  /**
   * Returns the latest release that matches the filters. Release candidates precede their release. Yanked
   * releases are skipped.
   */
  getLatestCliRelease,
  /** Returns the changes between two CLI versions, newest first. */
  getChangelog,
  /** Returns the lowest CLI version that writes exactly this IR version. */
  getMinCliForIr,
  /** Creates or replaces a CLI release. Requires a token of the organization that runs the registry. */
  upsertCliRelease,
  /** Returns the release with this version, even if it is yanked. */
  getCliRelease,
  /**
   * Lists CLI releases, newest first, with pagination.
   *
   * Paginated: offset `$request.page`, results `$response.cliReleases`.
   */
  listCliReleases,
} as const satisfies Service;
