// Generated from idl/areas/generators-cli.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 9268dce7ca0040d4d70a06dee1a070d7

import type { TypeTable } from "#engine/shape";
import type * as GeneratorsCommons from "./generators-commons.ts";

/** Adds the properties of a CLI release to types that extend it. */
export interface BaseCliRelease {
  /** IR version that this release writes. */
  readonly irVersion: number;
  /** Tags, such as the name of a feature. */
  readonly tags?: readonly string[];
}

/** A CLI release as its publisher sends it. */
export interface CliReleaseRequest extends GeneratorsCommons.ReleaseRequest, BaseCliRelease {
}

/** A CLI release. */
export interface CliRelease extends GeneratorsCommons.Release, BaseCliRelease {
}

/** A page of CLI releases. */
export interface ListCliReleasesResponse {
  /** The releases. Empty after the last page. */
  readonly cliReleases: readonly CliRelease[];
}

export interface GetLatestCliReleaseRequest {
  /** Release types to consider. Default: `GA`. */
  readonly releaseTypes?: readonly GeneratorsCommons.ReleaseType[];
  /** IR version that the CLI must support. Default: any. */
  readonly irVersion?: number;
}

/** The types of `generators-cli` as shapes, by id. */
export const generatorsCliTypes: TypeTable = {
  "generators-cli:BaseCliRelease": {
    name: "BaseCliRelease",
    description: "Adds the properties of a CLI release to types that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "irVersion",
          shape: { kind: "integer" },
          optional: false,
          description: "IR version that this release writes.",
        },
        {
          key: "tags",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Tags, such as the name of a feature.",
        },
      ],
    },
  },
  "generators-cli:CliReleaseRequest": {
    name: "CliReleaseRequest",
    description: "A CLI release as its publisher sends it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "version",
          shape: { kind: "string" },
          optional: false,
          description: "Version, such as `1.4.0` or `1.4.0-rc2`.",
        },
        {
          key: "createdAt",
          shape: { kind: "date" },
          optional: true,
          description: "Release date. Default: the date of storage.",
        },
        {
          key: "isYanked",
          shape: { kind: "ref", id: "generators-commons:Yank" },
          optional: true,
          description: "Present if the release is yanked.",
        },
        {
          key: "changelogEntry",
          shape: { kind: "list", item: { kind: "ref", id: "generators-commons:ChangelogEntry" } },
          optional: true,
          description: "Changelog entry. Releases without one are not in the changelog.",
        },
        {
          key: "irVersion",
          shape: { kind: "integer" },
          optional: false,
          description: "IR version that this release writes.",
        },
        {
          key: "tags",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Tags, such as the name of a feature.",
        },
      ],
    },
  },
  "generators-cli:CliRelease": {
    name: "CliRelease",
    description: "A CLI release.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "version",
          shape: { kind: "string" },
          optional: false,
          description: "Version, such as `1.4.0` or `1.4.0-rc2`.",
        },
        {
          key: "createdAt",
          shape: { kind: "date" },
          optional: true,
          description: "Release date. Default: the date of storage.",
        },
        {
          key: "isYanked",
          shape: { kind: "ref", id: "generators-commons:Yank" },
          optional: true,
          description: "Present if the release is yanked.",
        },
        {
          key: "changelogEntry",
          shape: { kind: "list", item: { kind: "ref", id: "generators-commons:ChangelogEntry" } },
          optional: true,
          description: "Changelog entry. Releases without one are not in the changelog.",
        },
        {
          key: "releaseType",
          shape: { kind: "ref", id: "generators-commons:ReleaseType" },
          optional: false,
          description: "Release type, derived from the version.",
        },
        {
          key: "majorVersion",
          shape: { kind: "integer" },
          optional: false,
          description: "Major version.",
        },
        {
          key: "irVersion",
          shape: { kind: "integer" },
          optional: false,
          description: "IR version that this release writes.",
        },
        {
          key: "tags",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Tags, such as the name of a feature.",
        },
      ],
    },
  },
  "generators-cli:ListCliReleasesResponse": {
    name: "ListCliReleasesResponse",
    description: "A page of CLI releases.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "cliReleases",
          shape: { kind: "list", item: { kind: "ref", id: "generators-cli:CliRelease" } },
          optional: false,
          description: "The releases. Empty after the last page.",
        },
      ],
    },
  },
  "generators-cli:GetLatestCliReleaseRequest": {
    name: "GetLatestCliReleaseRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "releaseTypes",
          shape: { kind: "list", item: { kind: "ref", id: "generators-commons:ReleaseType" } },
          optional: true,
          description: "Release types to consider. Default: `GA`.",
        },
        {
          key: "irVersion",
          shape: { kind: "integer" },
          optional: true,
          description: "IR version that the CLI must support. Default: any.",
        },
      ],
    },
  },
};
