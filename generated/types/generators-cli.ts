// Generated from idl/areas/generators-cli.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 64f63dd93e6a5e05c50e849df2454e4c

import type { TypeTable } from "#engine/shape";
import type * as GeneratorsCommons from "./generators-commons.ts";

/** Adds the properties of a release of the tool to types that extend it. */
export interface BaseCliRelease {
  /** Version of the IR that this release writes. */
  readonly irVersion: number;
  /** Words by which releases can be told apart, such as the name of a feature. */
  readonly tags?: readonly string[];
}

/** A release of the tool as its publisher describes it. */
export interface CliReleaseRequest extends GeneratorsCommons.ReleaseRequest, BaseCliRelease {
}

/** A release of the tool. */
export interface CliRelease extends GeneratorsCommons.Release, BaseCliRelease {
}

/** One page of releases of the tool. */
export interface ListCliReleasesResponse {
  /** The releases. Fewer than asked for on the last page, none after it. */
  readonly cliReleases: readonly CliRelease[];
}

export interface GetLatestCliReleaseRequest {
  /** Kinds of release to choose from. `GA` alone when absent. */
  readonly releaseTypes?: readonly GeneratorsCommons.ReleaseType[];
  /** IR version that the tool has to be able to write. Any will do when absent. */
  readonly irVersion?: number;
}

/** The types of `generators-cli` as shapes, by id. */
export const generatorsCliTypes: TypeTable = {
  "generators-cli:BaseCliRelease": {
    name: "BaseCliRelease",
    description: "Adds the properties of a release of the tool to types that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "irVersion",
          shape: { kind: "integer" },
          optional: false,
          description: "Version of the IR that this release writes.",
        },
        {
          key: "tags",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Words by which releases can be told apart, such as the name of a feature.",
        },
      ],
    },
  },
  "generators-cli:CliReleaseRequest": {
    name: "CliReleaseRequest",
    description: "A release of the tool as its publisher describes it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "version",
          shape: { kind: "string" },
          optional: false,
          description: "Three numbers joined by dots, and for a release candidate its number: `1.4.0` or `1.4.0-rc2`.",
        },
        {
          key: "createdAt",
          shape: { kind: "date" },
          optional: true,
          description: "Day of the release. The day on which it is stored when absent.",
        },
        {
          key: "isYanked",
          shape: { kind: "ref", id: "generators-commons:Yank" },
          optional: true,
          description: "Present when the release must not be used any more.",
        },
        {
          key: "changelogEntry",
          shape: { kind: "list", item: { kind: "ref", id: "generators-commons:ChangelogEntry" } },
          optional: true,
          description: "What came with the release. A release without it has no place in a changelog.",
        },
        {
          key: "irVersion",
          shape: { kind: "integer" },
          optional: false,
          description: "Version of the IR that this release writes.",
        },
        {
          key: "tags",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Words by which releases can be told apart, such as the name of a feature.",
        },
      ],
    },
  },
  "generators-cli:CliRelease": {
    name: "CliRelease",
    description: "A release of the tool.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "version",
          shape: { kind: "string" },
          optional: false,
          description: "Three numbers joined by dots, and for a release candidate its number: `1.4.0` or `1.4.0-rc2`.",
        },
        {
          key: "createdAt",
          shape: { kind: "date" },
          optional: true,
          description: "Day of the release. The day on which it is stored when absent.",
        },
        {
          key: "isYanked",
          shape: { kind: "ref", id: "generators-commons:Yank" },
          optional: true,
          description: "Present when the release must not be used any more.",
        },
        {
          key: "changelogEntry",
          shape: { kind: "list", item: { kind: "ref", id: "generators-commons:ChangelogEntry" } },
          optional: true,
          description: "What came with the release. A release without it has no place in a changelog.",
        },
        {
          key: "releaseType",
          shape: { kind: "ref", id: "generators-commons:ReleaseType" },
          optional: false,
          description: "How finished the release is, taken from its version.",
        },
        {
          key: "majorVersion",
          shape: { kind: "integer" },
          optional: false,
          description: "The first number of the version.",
        },
        {
          key: "irVersion",
          shape: { kind: "integer" },
          optional: false,
          description: "Version of the IR that this release writes.",
        },
        {
          key: "tags",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Words by which releases can be told apart, such as the name of a feature.",
        },
      ],
    },
  },
  "generators-cli:ListCliReleasesResponse": {
    name: "ListCliReleasesResponse",
    description: "One page of releases of the tool.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "cliReleases",
          shape: { kind: "list", item: { kind: "ref", id: "generators-cli:CliRelease" } },
          optional: false,
          description: "The releases. Fewer than asked for on the last page, none after it.",
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
          description: "Kinds of release to choose from. `GA` alone when absent.",
        },
        {
          key: "irVersion",
          shape: { kind: "integer" },
          optional: true,
          description: "IR version that the tool has to be able to write. Any will do when absent.",
        },
      ],
    },
  },
};
