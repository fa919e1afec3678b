// Generated from idl/areas/generators-versions.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 dc217481ddded50e48b1d33b3c840d59

import type { TypeTable } from "#engine/shape";
import type * as Generators from "./generators.ts";
import type * as GeneratorsCommons from "./generators-commons.ts";

/** Adds the properties of a release of a generator to types that extend it. */
export interface BaseGeneratorRelease {
  /** ID of the generator. */
  readonly generatorId: Generators.GeneratorId;
  /** IR version that this release reads. */
  readonly irVersion: number;
  /** Source code of a migration from the previous version's settings, if needed. */
  readonly migration?: string;
  /** JSON Schema of the generator's settings, as a string. Absent if it has none. */
  readonly customConfigSchema?: string;
  /** Tags, such as the name of a feature. */
  readonly tags?: readonly string[];
}

/** A generator release as its publisher sends it. */
export interface GeneratorReleaseRequest extends GeneratorsCommons.ReleaseRequest, BaseGeneratorRelease {
}

/** A generator release. */
export interface GeneratorRelease extends GeneratorsCommons.Release, BaseGeneratorRelease {
}

/** A page of generator releases. */
export interface ListGeneratorReleasesResponse {
  /** The releases. Empty after the last page. */
  readonly generatorReleases: readonly GeneratorRelease[];
}

export interface GetLatestGeneratorReleaseRequest {
  /** ID of the generator. */
  readonly generator: Generators.GeneratorId;
  /** CLI version in use. Releases that require a newer IR version are skipped. */
  readonly cliVersion?: string;
  /**
   * Maximum IR version. Releases that require a newer one are skipped. Takes precedence over
   * `cliVersion`.
   */
  readonly irVersion?: number;
  /** Major version. Default: any. */
  readonly generatorMajorVersion?: number;
  /** Release types to consider. Default: `GA`. */
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
          description: "ID of the generator.",
        },
        {
          key: "irVersion",
          shape: { kind: "integer" },
          optional: false,
          description: "IR version that this release reads.",
        },
        {
          key: "migration",
          shape: { kind: "string" },
          optional: true,
          description: "Source code of a migration from the previous version's settings, if needed.",
        },
        {
          key: "customConfigSchema",
          shape: { kind: "string" },
          optional: true,
          description: "JSON Schema of the generator's settings, as a string. Absent if it has none.",
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
  "generators-versions:GeneratorReleaseRequest": {
    name: "GeneratorReleaseRequest",
    description: "A generator release as its publisher sends it.",
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
          key: "generatorId",
          shape: { kind: "ref", id: "generators:GeneratorId" },
          optional: false,
          description: "ID of the generator.",
        },
        {
          key: "irVersion",
          shape: { kind: "integer" },
          optional: false,
          description: "IR version that this release reads.",
        },
        {
          key: "migration",
          shape: { kind: "string" },
          optional: true,
          description: "Source code of a migration from the previous version's settings, if needed.",
        },
        {
          key: "customConfigSchema",
          shape: { kind: "string" },
          optional: true,
          description: "JSON Schema of the generator's settings, as a string. Absent if it has none.",
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
  "generators-versions:GeneratorRelease": {
    name: "GeneratorRelease",
    description: "A generator release.",
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
          key: "generatorId",
          shape: { kind: "ref", id: "generators:GeneratorId" },
          optional: false,
          description: "ID of the generator.",
        },
        {
          key: "irVersion",
          shape: { kind: "integer" },
          optional: false,
          description: "IR version that this release reads.",
        },
        {
          key: "migration",
          shape: { kind: "string" },
          optional: true,
          description: "Source code of a migration from the previous version's settings, if needed.",
        },
        {
          key: "customConfigSchema",
          shape: { kind: "string" },
          optional: true,
          description: "JSON Schema of the generator's settings, as a string. Absent if it has none.",
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
  "generators-versions:ListGeneratorReleasesResponse": {
    name: "ListGeneratorReleasesResponse",
    description: "A page of generator releases.",
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
          description: "The releases. Empty after the last page.",
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
          description: "ID of the generator.",
        },
        {
          key: "cliVersion",
          shape: { kind: "string" },
          optional: true,
          description: "CLI version in use. Releases that require a newer IR version are skipped.",
        },
        {
          key: "irVersion",
          shape: { kind: "integer" },
          optional: true,
          description: "Maximum IR version. Releases that require a newer one are skipped. Takes precedence over\n`cliVersion`.",
        },
        {
          key: "generatorMajorVersion",
          shape: { kind: "integer" },
          optional: true,
          description: "Major version. Default: any.",
        },
        {
          key: "releaseTypes",
          shape: { kind: "list", item: { kind: "ref", id: "generators-commons:ReleaseType" } },
          optional: true,
          description: "Release types to consider. Default: `GA`.",
        },
      ],
    },
  },
};
