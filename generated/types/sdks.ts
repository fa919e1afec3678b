// Generated from idl/areas/sdks.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 2c5d2f15f000f5589eb3beab7dbf34d3

import type { TypeTable } from "#engine/shape";

/** Languages of SDKs in this call. */
export type SdkLanguage =
  | "Go"
  | "TypeScript"
  | "Java"
  | "Python"
  /** C#. */
  | "Csharp"
  | "Ruby"
  /** PHP. */
  | "Php"
  | "Swift"
  | "Rust";

/** Part of a version that is bumped. */
export type VersionBump =
  /** Major, for breaking changes. */
  | "MAJOR"
  /** Minor, for additions. */
  | "MINOR"
  /** Patch, for fixes. */
  | "PATCH";

/** The next version. */
export interface ComputedSemanticVersionResponse {
  /** The next semantic version. */
  readonly version: string;
  /** The bumped part. */
  readonly bump: VersionBump;
}

export interface ComputeSemanticVersionRequest {
  /** Name of the package, such as `@acme/plants`; for Java, the Maven coordinate. */
  readonly package: string;
  /** Language of the SDK. */
  readonly language: SdkLanguage;
  /** GitHub repository of a Go module, such as `acme/plants-go`. Versions stored for it also count. */
  readonly githubRepository?: string;
}

/** The types of `sdks` as shapes, by id. */
export const sdksTypes: TypeTable = {
  "sdks:SdkLanguage": {
    name: "SdkLanguage",
    description: "Languages of SDKs in this call.",
    shape: {
      kind: "enum",
      values: [
        { value: "Go" },
        { value: "TypeScript" },
        { value: "Java" },
        { value: "Python" },
        { value: "Csharp", description: "C#." },
        { value: "Ruby" },
        { value: "Php", description: "PHP." },
        { value: "Swift" },
        { value: "Rust" },
      ],
    },
  },
  "sdks:VersionBump": {
    name: "VersionBump",
    description: "Part of a version that is bumped.",
    shape: {
      kind: "enum",
      values: [
        { value: "MAJOR", description: "Major, for breaking changes." },
        { value: "MINOR", description: "Minor, for additions." },
        { value: "PATCH", description: "Patch, for fixes." },
      ],
    },
  },
  "sdks:ComputedSemanticVersionResponse": {
    name: "ComputedSemanticVersionResponse",
    description: "The next version.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "version",
          shape: { kind: "string" },
          optional: false,
          description: "The next semantic version.",
        },
        {
          key: "bump",
          shape: { kind: "ref", id: "sdks:VersionBump" },
          optional: false,
          description: "The bumped part.",
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
          description: "Name of the package, such as `@acme/plants`; for Java, the Maven coordinate.",
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
          description: "GitHub repository of a Go module, such as `acme/plants-go`. Versions stored for it also count.",
        },
      ],
    },
  },
};
