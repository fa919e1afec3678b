// Generated from idl/areas/sdks.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 630fc9a2b79c2ebeef96eed8ce250e60

import type { TypeTable } from "#engine/shape";

/** Languages of SDKs, in the spelling of this call. */
export type SdkLanguage =
  | "Go"
  | "TypeScript"
  | "Java"
  | "Python"
  /** C#, pronounced "C sharp". */
  | "Csharp"
  | "Ruby"
  /** PHP. */
  | "Php"
  | "Swift"
  | "Rust";

/** The number of a version that goes up. */
export type VersionBump =
  /** The first one, for changes that break users. */
  | "MAJOR"
  /** The second one, for additions. */
  | "MINOR"
  /** The third one, for repairs. */
  | "PATCH";

/** The version to publish next. */
export interface ComputedSemanticVersionResponse {
  /** Three numbers joined by dots: the last version with one of them raised. */
  readonly version: string;
  /** Which of the numbers was raised. */
  readonly bump: VersionBump;
}

export interface ComputeSemanticVersionRequest {
  /** Name of the package, such as `@acme/plants`; of a Java artifact, group and name joined by a colon. */
  readonly package: string;
  /** Language of the SDK. */
  readonly language: SdkLanguage;
  /** Owner and name of the repository of a Go module, such as `acme/plants-go`. Versions stored under it count too. */
  readonly githubRepository?: string;
}

/** The types of `sdks` as shapes, by id. */
export const sdksTypes: TypeTable = {
  "sdks:SdkLanguage": {
    name: "SdkLanguage",
    description: "Languages of SDKs, in the spelling of this call.",
    shape: {
      kind: "enum",
      values: [
        { value: "Go" },
        { value: "TypeScript" },
        { value: "Java" },
        { value: "Python" },
        { value: "Csharp", description: "C#, pronounced \"C sharp\"." },
        { value: "Ruby" },
        { value: "Php", description: "PHP." },
        { value: "Swift" },
        { value: "Rust" },
      ],
    },
  },
  "sdks:VersionBump": {
    name: "VersionBump",
    description: "The number of a version that goes up.",
    shape: {
      kind: "enum",
      values: [
        { value: "MAJOR", description: "The first one, for changes that break users." },
        { value: "MINOR", description: "The second one, for additions." },
        { value: "PATCH", description: "The third one, for repairs." },
      ],
    },
  },
  "sdks:ComputedSemanticVersionResponse": {
    name: "ComputedSemanticVersionResponse",
    description: "The version to publish next.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "version",
          shape: { kind: "string" },
          optional: false,
          description: "Three numbers joined by dots: the last version with one of them raised.",
        },
        {
          key: "bump",
          shape: { kind: "ref", id: "sdks:VersionBump" },
          optional: false,
          description: "Which of the numbers was raised.",
        },
      ],
    },
  },
  "sdks:ComputeSemanticVersionRequest": {
    name: "ComputeSemanticVersionRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "package",
          shape: { kind: "string" },
          optional: false,
          description: "Name of the package, such as `@acme/plants`; of a Java artifact, group and name joined by a colon.",
        },
        {
          key: "language",
          shape: { kind: "ref", id: "sdks:SdkLanguage" },
          optional: false,
          description: "Language of the SDK.",
        },
        {
          key: "githubRepository",
          shape: { kind: "string" },
          optional: true,
          description: "Owner and name of the repository of a Go module, such as `acme/plants-go`. Versions stored under it count too.",
        },
      ],
    },
  },
};
