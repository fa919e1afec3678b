// Generated from idl/areas/generators-commons.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 41a6e92249d05b2eff6c1d98326c66a7

import type { TypeTable } from "#engine/shape";

/** Release type, derived from the version. */
export type ReleaseType =
  /** General availability. */
  | "GA"
  /** A release candidate. */
  | "RC";

/** Marks a release as yanked. */
export interface Yank {
  /** Version to use instead, if any. The key has the spelling that older clients send. */
  readonly remediationVerision?: string;
}

/** Type of a change. */
export type ChangelogEntryType =
  /** A bug fix. */
  | "fix"
  /** A new feature. */
  | "feat"
  /** Maintenance without user-visible changes. */
  | "chore"
  /** A breaking change. */
  | "break"
  /** An internal change. */
  | "internal";

/** A change of a release. */
export interface ChangelogEntry {
  /** Type of the change. */
  readonly type: ChangelogEntryType;
  /** Summary in Markdown. */
  readonly summary: string;
  /** Related URLs, such as a pull request. */
  readonly links?: readonly string[];
  /** Upgrade notes in Markdown, if any. */
  readonly upgradeNotes?: string;
  /** Added, one line each. */
  readonly added?: readonly string[];
  /** Changed, one line each. */
  readonly changed?: readonly string[];
  /** Deprecated, one line each. */
  readonly deprecated?: readonly string[];
  /** Removed, one line each. */
  readonly removed?: readonly string[];
  /** Fixed, one line each. */
  readonly fixed?: readonly string[];
}

/** Adds the properties that publishers send to types that extend it. */
export interface ReleaseRequest {
  /** Version, such as `1.4.0` or `1.4.0-rc2`. */
  readonly version: string;
  /** Release date. Default: the date of storage. */
  readonly createdAt?: string;
  /** Present if the release is yanked. */
  readonly isYanked?: Yank;
  /** Changelog entry. Releases without one are not in the changelog. */
  readonly changelogEntry?: readonly ChangelogEntry[];
}

/** Adds the properties that the registry derives to types that extend it. */
export interface Release extends ReleaseRequest {
  /** Release type, derived from the version. */
  readonly releaseType: ReleaseType;
  /** Major version. */
  readonly majorVersion: number;
}

/** An end of a version range. */
export type VersionRange =
  /** Inclusive. */
  | { readonly type: "inclusive"; readonly value: string }
  /** Exclusive. */
  | { readonly type: "exclusive"; readonly value: string };

/** Version range of a changelog. */
export interface GetChangelogRequest {
  /** The oldest version, such as the one in use. */
  readonly fromVersion: VersionRange;
  /** The newest version, such as the one to upgrade to. */
  readonly toVersion: VersionRange;
}

/** The changes within a version range. */
export interface GetChangelogResponse {
  /** Releases with a changelog entry, newest first. May be empty. */
  readonly entries: readonly ChangelogResponse[];
}

/** The changes of a release. */
export interface ChangelogResponse {
  /** Version of the release. */
  readonly version: string;
  /** Its changes, in the publisher's order. */
  readonly changelogEntry: readonly ChangelogEntry[];
}

/** The requested version. */
export interface InvalidVersionErrorMessage {
  /** The requested version. */
  readonly providedVersion: string;
}

/** The types of `generators-commons` as shapes, by id. */
export const generatorsCommonsTypes: TypeTable = {
  "generators-commons:ReleaseType": {
    name: "ReleaseType",
    description: "Release type, derived from the version.",
    shape: {
      kind: "enum",
      values: [
        { value: "GA", description: "General availability." },
        { value: "RC", description: "A release candidate." },
      ],
    },
  },
  "generators-commons:Yank": {
    name: "Yank",
    description: "Marks a release as yanked.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "remediationVerision",
          shape: { kind: "string" },
          optional: true,
          description: "Version to use instead, if any. The key has the spelling that older clients send.",
        },
      ],
    },
  },
  "generators-commons:ChangelogEntryType": {
    name: "ChangelogEntryType",
    description: "Type of a change.",
    shape: {
      kind: "enum",
      values: [
        { value: "fix", description: "A bug fix." },
        { value: "feat", description: "A new feature." },
        { value: "chore", description: "Maintenance without user-visible changes." },
        { value: "break", description: "A breaking change." },
        { value: "internal", description: "An internal change." },
      ],
    },
  },
  "generators-commons:ChangelogEntry": {
    name: "ChangelogEntry",
    description: "A change of a release.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "type",
          shape: { kind: "ref", id: "generators-commons:ChangelogEntryType" },
          optional: false,
          description: "Type of the change.",
        },
        {
          key: "summary",
          shape: { kind: "string" },
          optional: false,
          description: "Summary in Markdown.",
        },
        {
          key: "links",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Related URLs, such as a pull request.",
        },
        {
          key: "upgradeNotes",
          shape: { kind: "string" },
          optional: true,
          description: "Upgrade notes in Markdown, if any.",
        },
        {
          key: "added",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Added, one line each.",
        },
        {
          key: "changed",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Changed, one line each.",
        },
        {
          key: "deprecated",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Deprecated, one line each.",
        },
        {
          key: "removed",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Removed, one line each.",
        },
        {
          key: "fixed",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Fixed, one line each.",
        },
      ],
    },
  },
  "generators-commons:ReleaseRequest": {
    name: "ReleaseRequest",
    description: "Adds the properties that publishers send to types that extend it.",
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
      ],
    },
  },
  "generators-commons:Release": {
    name: "Release",
    description: "Adds the properties that the registry derives to types that extend it.",
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
      ],
    },
  },
  "generators-commons:VersionRange": {
    name: "VersionRange",
    description: "An end of a version range.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "inclusive",
          description: "Inclusive.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "inclusive" }, optional: false },
              { key: "value", shape: { kind: "string" }, optional: false },
            ],
          },
        },
        {
          value: "exclusive",
          description: "Exclusive.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "exclusive" }, optional: false },
              { key: "value", shape: { kind: "string" }, optional: false },
            ],
          },
        },
      ],
    },
  },
  "generators-commons:GetChangelogRequest": {
    name: "GetChangelogRequest",
    description: "Version range of a changelog.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "fromVersion",
          shape: { kind: "ref", id: "generators-commons:VersionRange" },
          optional: false,
          description: "The oldest version, such as the one in use.",
        },
        {
          key: "toVersion",
          shape: { kind: "ref", id: "generators-commons:VersionRange" },
          optional: false,
          description: "The newest version, such as the one to upgrade to.",
        },
      ],
    },
  },
  "generators-commons:GetChangelogResponse": {
    name: "GetChangelogResponse",
    description: "The changes within a version range.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "entries",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "generators-commons:ChangelogResponse" },
          },
          optional: false,
          description: "Releases with a changelog entry, newest first. May be empty.",
        },
      ],
    },
  },
  "generators-commons:ChangelogResponse": {
    name: "ChangelogResponse",
    description: "The changes of a release.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "version",
          shape: { kind: "string" },
          optional: false,
          description: "Version of the release.",
        },
        {
          key: "changelogEntry",
          shape: { kind: "list", item: { kind: "ref", id: "generators-commons:ChangelogEntry" } },
          optional: false,
          description: "Its changes, in the publisher's order.",
        },
      ],
    },
  },
  "generators-commons:InvalidVersionErrorMessage": {
    name: "InvalidVersionErrorMessage",
    description: "The requested version.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "providedVersion",
          shape: { kind: "string" },
          optional: false,
          description: "The requested version.",
        },
      ],
    },
  },
};
