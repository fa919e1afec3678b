// Generated from idl/areas/generators-versions.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 6fc13d4fff94794f2000cd8b7a1dc841

import type { TypeTable } from "#engine/shape";
import type * as Generators from "./generators.ts";
import type * as GeneratorsCommons from "./generators-commons.ts";

/** Adds the properties of a release of a generator to types that extend it. */
export interface BaseGeneratorRelease {
  /** Generator that was released. */
  readonly generatorId: Generators.GeneratorId;
  /** Version of the IR that this release reads. */
  readonly irVersion: number;
  /** Source of a program that brings the settings of the version before up to date. Absent when they still fit. */
  readonly migration?: string;
  /** JSON Schema of the generator's settings, as text. Absent when it takes none. */
  readonly customConfigSchema?: string;
  /** Words by which releases can be told apart, such as the name of a feature. */
  readonly tags?: readonly string[];
}

/** A release of a generator as its publisher describes it. */
export interface GeneratorReleaseRequest extends GeneratorsCommons.ReleaseRequest, BaseGeneratorRelease {
}

/** A release of a generator. */
export interface GeneratorRelease extends GeneratorsCommons.Release, BaseGeneratorRelease {
}

/** One page of releases of a generator. */
export interface ListGeneratorReleasesResponse {
  /** The releases. Fewer than asked for on the last page, none after it. */
  readonly generatorReleases: readonly GeneratorRelease[];
}

export interface GetLatestGeneratorReleaseRequest {
  /** Generator whose release is asked for. */
  readonly generator: Generators.GeneratorId;
  /** Version of the command line tool in use. Releases that need a newer IR than it writes are passed over. */
  readonly cliVersion?: string;
  /** Newest IR version at hand. Releases that need a newer one are passed over. It wins over `cliVersion`. */
  readonly irVersion?: number;
  /** First number that the version has to have, so that nothing breaks. Any will do when absent. */
  readonly generatorMajorVersion?: number;
  /** Kinds of release to choose from. `GA` alone when absent. */
  readonly releaseTypes?: readonly GeneratorsCommons.ReleaseType[];
}

/** The types of `generators-versions` as shapes, by id. */
export const generatorsVersionsTypes: TypeTable = {
  "generators-versions:BaseGeneratorRelease": {
    name: "BaseGeneratorRelease",
    description: "Adds the properties of a release of a generator to types that extend it.",
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
          key: "irVersion",
          shape: { kind: "integer" },
          optional: false,
          description: "Version of the IR that this release reads.",
        },
        {
          key: "migration",
          shape: { kind: "string" },
          optional: true,
          description: "Source of a program that brings the settings of the version before up to date. Absent when they still fit.",
        },
        {
          key: "customConfigSchema",
          shape: { kind: "string" },
          optional: true,
          description: "JSON Schema of the generator's settings, as text. Absent when it takes none.",
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
  "generators-versions:GeneratorReleaseRequest": {
    name: "GeneratorReleaseRequest",
    description: "A release of a generator as its publisher describes it.",
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
          key: "generatorId",
          shape: { kind: "ref", id: "generators:GeneratorId" },
          optional: false,
          description: "Generator that was released.",
        },
        {
          key: "irVersion",
          shape: { kind: "integer" },
          optional: false,
          description: "Version of the IR that this release reads.",
        },
        {
          key: "migration",
          shape: { kind: "string" },
          optional: true,
          description: "Source of a program that brings the settings of the version before up to date. Absent when they still fit.",
        },
        {
          key: "customConfigSchema",
          shape: { kind: "string" },
          optional: true,
          description: "JSON Schema of the generator's settings, as text. Absent when it takes none.",
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
  "generators-versions:GeneratorRelease": {
    name: "GeneratorRelease",
    description: "A release of a generator.",
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
          key: "generatorId",
          shape: { kind: "ref", id: "generators:GeneratorId" },
          optional: false,
          description: "Generator that was released.",
        },
        {
          key: "irVersion",
          shape: { kind: "integer" },
          optional: false,
          description: "Version of the IR that this release reads.",
        },
        {
          key: "migration",
          shape: { kind: "string" },
          optional: true,
          description: "Source of a program that brings the settings of the version before up to date. Absent when they still fit.",
        },
        {
          key: "customConfigSchema",
          shape: { kind: "string" },
          optional: true,
          description: "JSON Schema of the generator's settings, as text. Absent when it takes none.",
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
  "generators-versions:ListGeneratorReleasesResponse": {
    name: "ListGeneratorReleasesResponse",
    description: "One page of releases of a generator.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "generatorReleases",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "generators-versions:GeneratorRelease" },
          },
          optional: false,
          description: "The releases. Fewer than asked for on the last page, none after it.",
        },
      ],
    },
  },
  "generators-versions:GetLatestGeneratorReleaseRequest": {
    name: "GetLatestGeneratorReleaseRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "generator",
          shape: { kind: "ref", id: "generators:GeneratorId" },
          optional: false,
          description: "Generator whose release is asked for.",
        },
        {
          key: "cliVersion",
          shape: { kind: "string" },
          optional: true,
          description: "Version of the command line tool in use. Releases that need a newer IR than it writes are passed over.",
        },
        {
          key: "irVersion",
          shape: { kind: "integer" },
          optional: true,
          description: "Newest IR version at hand. Releases that need a newer one are passed over. It wins over `cliVersion`.",
        },
        {
          key: "generatorMajorVersion",
          shape: { kind: "integer" },
          optional: true,
          description: "First number that the version has to have, so that nothing breaks. Any will do when absent.",
        },
        {
          key: "releaseTypes",
          shape: { kind: "list", item: { kind: "ref", id: "generators-commons:ReleaseType" } },
          optional: true,
          description: "Kinds of release to choose from. `GA` alone when absent.",
        },
      ],
    },
  },
};
