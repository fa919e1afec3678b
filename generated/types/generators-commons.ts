// Generated from idl/areas/generators-commons.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 688618cf501a4828075b415ba3837bab

import type { TypeTable } from "#engine/shape";

/** How finished a release is. It follows from the version. */
export type ReleaseType =
  /** Meant for everybody. */
  | "GA"
  /** A release candidate: complete, and open for trial. */
  | "RC";

/** Marks a release that must not be used any more. */
export interface Yank {
  /** Version to use in its place. Absent when there is none yet. The spelling is the one that older tools send. */
  readonly remediationVerision?: string;
}

/** What a change means to those who upgrade. */
export type ChangelogEntryType =
  /** Something works that did not work before. */
  | "fix"
  /** Something new. */
  | "feat"
  /** Upkeep that nobody should notice. */
  | "chore"
  /** Something that worked before needs a change by its users. */
  | "break"
  /** A change of the inside only. */
  | "internal";

/** One change that came with a release. */
export interface ChangelogEntry {
  /** What the change means to those who upgrade. */
  readonly type: ChangelogEntryType;
  /** The change in a few sentences of Markdown. */
  readonly summary: string;
  /** Addresses to read on, such as that of a pull request. */
  readonly links?: readonly string[];
  /** What to do when upgrading, in Markdown. Absent when there is nothing to do. */
  readonly upgradeNotes?: string;
  /** What is new, one line each. */
  readonly added?: readonly string[];
  /** What is different, one line each. */
  readonly changed?: readonly string[];
  /** What will be removed later, one line each. */
  readonly deprecated?: readonly string[];
  /** What is gone, one line each. */
  readonly removed?: readonly string[];
  /** What works now, one line each. */
  readonly fixed?: readonly string[];
}

/** Adds what a publisher declares about a release to types that extend it. */
export interface ReleaseRequest {
  /** Three numbers joined by dots, and for a release candidate its number: `1.4.0` or `1.4.0-rc2`. */
  readonly version: string;
  /** Day of the release. The day on which it is stored when absent. */
  readonly createdAt?: string;
  /** Present when the release must not be used any more. */
  readonly isYanked?: Yank;
  /** What came with the release. A release without it has no place in a changelog. */
  readonly changelogEntry?: readonly ChangelogEntry[];
}

/** Adds what the registry derives for a release to types that extend it. */
export interface Release extends ReleaseRequest {
  /** How finished the release is, taken from its version. */
  readonly releaseType: ReleaseType;
  /** The first number of the version. */
  readonly majorVersion: number;
}

/** One end of a range of versions. */
export type VersionRange =
  /** This version belongs to the range. */
  | { readonly type: "inclusive"; readonly value: string }
  /** The range begins or ends next to this version, which does not belong to it. */
  | { readonly type: "exclusive"; readonly value: string };

/** The range of versions that a changelog covers. */
export interface GetChangelogRequest {
  /** The oldest version, such as the one in use. */
  readonly fromVersion: VersionRange;
  /** The newest version, such as the one to upgrade to. */
  readonly toVersion: VersionRange;
}

/** The changes within a range of versions. */
export interface GetChangelogResponse {
  /** Releases with a changelog entry, newest first. Empty when the range has none. */
  readonly entries: readonly ChangelogResponse[];
}

/** The changes that came with one release. */
export interface ChangelogResponse {
  /** Version of the release. */
  readonly version: string;
  /** Its changes, in the order in which the publisher wrote them. */
  readonly changelogEntry: readonly ChangelogEntry[];
}

/** The version that a call gave. */
export interface InvalidVersionErrorMessage {
  /** The version as it was given. */
  readonly providedVersion: string;
}

/** The types of `generators-commons` as shapes, by id. */
export const generatorsCommonsTypes: TypeTable = {
  "generators-commons:ReleaseType": {
    name: "ReleaseType",
    description: "How finished a release is. It follows from the version.",
    shape: {
      kind: "enum",
      values: [
        { value: "GA", description: "Meant for everybody." },
        { value: "RC", description: "A release candidate: complete, and open for trial." },
      ],
    },
  },
  "generators-commons:Yank": {
    name: "Yank",
    description: "Marks a release that must not be used any more.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "remediationVerision",
          shape: { kind: "string" },
          optional: true,
          description: "Version to use in its place. Absent when there is none yet. The spelling is the one that older tools send.",
        },
      ],
    },
  },
  "generators-commons:ChangelogEntryType": {
    name: "ChangelogEntryType",
    description: "What a change means to those who upgrade.",
    shape: {
      kind: "enum",
      values: [
        { value: "fix", description: "Something works that did not work before." },
        { value: "feat", description: "Something new." },
        { value: "chore", description: "Upkeep that nobody should notice." },
        {
          value: "break",
          description: "Something that worked before needs a change by its users.",
        },
        { value: "internal", description: "A change of the inside only." },
      ],
    },
  },
  "generators-commons:ChangelogEntry": {
    name: "ChangelogEntry",
    description: "One change that came with a release.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "type",
          shape: { kind: "ref", id: "generators-commons:ChangelogEntryType" },
          optional: false,
          description: "What the change means to those who upgrade.",
        },
        {
          key: "summary",
          shape: { kind: "string" },
          optional: false,
          description: "The change in a few sentences of Markdown.",
        },
        {
          key: "links",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Addresses to read on, such as that of a pull request.",
        },
        {
          key: "upgradeNotes",
          shape: { kind: "string" },
          optional: true,
          description: "What to do when upgrading, in Markdown. Absent when there is nothing to do.",
        },
        {
          key: "added",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "What is new, one line each.",
        },
        {
          key: "changed",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "What is different, one line each.",
        },
        {
          key: "deprecated",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "What will be removed later, one line each.",
        },
        {
          key: "removed",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "What is gone, one line each.",
        },
        {
          key: "fixed",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "What works now, one line each.",
        },
      ],
    },
  },
  "generators-commons:ReleaseRequest": {
    name: "ReleaseRequest",
    description: "Adds what a publisher declares about a release to types that extend it.",
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
      ],
    },
  },
  "generators-commons:Release": {
    name: "Release",
    description: "Adds what the registry derives for a release to types that extend it.",
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
      ],
    },
  },
  "generators-commons:VersionRange": {
    name: "VersionRange",
    description: "One end of a range of versions.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "inclusive",
          description: "This version belongs to the range.",
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
          description: "The range begins or ends next to this version, which does not belong to it.",
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
    description: "The range of versions that a changelog covers.",
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
    description: "The changes within a range of versions.",
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
          description: "Releases with a changelog entry, newest first. Empty when the range has none.",
        },
      ],
    },
  },
  "generators-commons:ChangelogResponse": {
    name: "ChangelogResponse",
    description: "The changes that came with one release.",
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
          description: "Its changes, in the order in which the publisher wrote them.",
        },
      ],
    },
  },
  "generators-commons:InvalidVersionErrorMessage": {
    name: "InvalidVersionErrorMessage",
    description: "The version that a call gave.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "providedVersion",
          shape: { kind: "string" },
          optional: false,
          description: "The version as it was given.",
        },
      ],
    },
  },
};
