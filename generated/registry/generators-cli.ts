// Generated from idl/areas/generators-cli.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 9905decace77c8a2e5b24d2128ae448c

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
              description: "Version of the tool, such as `1.4.0`.",
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
  response: { kind: "ref", id: "generators-cli:ListCliReleasesResponse" },
  errors: [unauthorizedError, unavailableError],
  pagination: {
    kind: "offset",
    paths: { offset: "$request.page", results: "$response.cliReleases" },
    from: 0,
  },
};

/**
 * Releases of the command line tool, with which publishers check and publish their APIs. The tool hands an API to
 * generators as an intermediate representation, IR for short, whose format has versions of its own.
 */
export const generatorsCli = {
  /**
   * Returns the newest release that fits what is asked for. Release candidates come before the release that they
   * lead to, and releases that have been yanked are passed over.
   */
  getLatestCliRelease,
  /** Returns what changed from one version of the tool to another, newest first. */
  getChangelog,
  /** Returns the lowest version of the tool that writes exactly this version of the IR. */
  getMinCliForIr,
  /**
   * Stores a release under its version, in place of the one that had the version before. Only tokens of the
   * organization that runs the registry may store one.
   */
  upsertCliRelease,
  /** Returns the release with exactly this version, even if it has been yanked. */
  getCliRelease,
  /**
   * Returns releases of the tool, newest first, one page at a time.
   *
   * Paginated: offset `$request.page`, results `$response.cliReleases`.
   */
  listCliReleases,
} as const satisfies Service;
