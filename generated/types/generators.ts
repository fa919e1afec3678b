// Generated from idl/areas/generators.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 cc1473269d7e18903358377dbadb813d

import type { TypeTable } from "#engine/shape";

/** Short name of a generator, such as `typescript-sdk`. Unique in the registry. `cli` is reserved. */
export type GeneratorId = string & { readonly __brand?: "GeneratorId" };

/** The Docker image to look for. */
export interface GetGeneratorByImageRequest {
  /** Name of the image without a tag, such as `callboard/typescript-sdk`. */
  readonly dockerImage: string;
}

/** A code generator. */
export interface Generator {
  /** Short name of the generator. */
  readonly id: GeneratorId;
  /** Display name. */
  readonly displayName: string;
  /** Output type. */
  readonly generatorType: GeneratorType;
  /** Language of the output. Absent for outputs such as an OpenAPI document. */
  readonly generatorLanguage?: GeneratorLanguage;
  /** Docker image, without a tag. The tag is the version of the release. */
  readonly dockerImage: string;
  /** Scripts that test the output, if any. */
  readonly scripts?: GeneratorScripts;
  /** Default SDK settings; the registry adds its own defaults. Absent for other generators. An extension. */
  readonly sdkDefaults?: SdkDefaults;
}

/** Default settings of an SDK. */
export interface SdkDefaults {
  /** Generates unit tests. */
  readonly unitTests: boolean;
  /** Generates a client that gets and refreshes OAuth tokens. */
  readonly oauthClient: boolean;
  /** Generates a client that iterates over pages. */
  readonly paginationClient: boolean;
  /** Omits the name of the generator in the code. */
  readonly whitelabel: boolean;
  /** Package registry. Absent if there is no default. */
  readonly packageRegistry?: PackageRegistry;
}

/** A registry of packages. */
export interface PackageRegistry {
  /** Its name, such as `npm`. */
  readonly name: string;
  /** Its URL. */
  readonly url: string;
}

/** Output types of generators. */
export type GeneratorType =
  /** A client library. */
  | ({ readonly type: "sdk" } & SdkGenerator)
  /** Types only. */
  | ({ readonly type: "model" } & ModelGenerator)
  /** A server skeleton. */
  | ({ readonly type: "server" } & ServerGenerator)
  /** Something else, such as a document. */
  | ({ readonly type: "other" } & OtherGenerator);

/** A generator of client libraries has no settings. */
export interface SdkGenerator {
}

/** A generator of types has no settings. */
export interface ModelGenerator {
}

/** A generator of servers has no settings. */
export interface ServerGenerator {
}

/** Any other generator has no settings. */
export interface OtherGenerator {
}

/** Output languages of generators. */
export type GeneratorLanguage =
  | "python"
  | "go"
  | "java"
  | "typescript"
  | "ruby"
  | "csharp"
  | "php"
  | "swift"
  | "rust";

/** Scripts to run on the output, in this order. */
export interface GeneratorScripts {
  /** Before installation. */
  readonly preInstallScript?: Script;
  /** Installation of dependencies. */
  readonly installScript?: Script;
  /** Compilation. */
  readonly compileScript?: Script;
  /** Tests. */
  readonly testScript?: Script;
}

/** Shell commands. */
export interface Script {
  /** Commands in order. The script stops at the first failure. */
  readonly steps: readonly string[];
}

/** The types of `generators` as shapes, by id. */
export const generatorsTypes: TypeTable = {
  "generators:GeneratorId": {
    name: "GeneratorId",
    description: "Short name of a generator, such as `typescript-sdk`. Unique in the registry. `cli` is reserved.",
    shape: { kind: "string" },
  },
  "generators:GetGeneratorByImageRequest": {
    name: "GetGeneratorByImageRequest",
    description: "The Docker image to look for.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "dockerImage",
          shape: { kind: "string" },
          optional: false,
          description: "Name of the image without a tag, such as `callboard/typescript-sdk`.",
        },
      ],
    },
  },
  "generators:Generator": {
    name: "Generator",
    description: "A code generator.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "generators:GeneratorId" },
          optional: false,
          description: "Short name of the generator.",
        },
        {
          key: "displayName",
          shape: { kind: "string" },
          optional: false,
          description: "Display name.",
        },
        {
          key: "generatorType",
          shape: { kind: "ref", id: "generators:GeneratorType" },
          optional: false,
          description: "Output type.",
        },
        {
          key: "generatorLanguage",
          shape: { kind: "ref", id: "generators:GeneratorLanguage" },
          optional: true,
          description: "Language of the output. Absent for outputs such as an OpenAPI document.",
        },
        {
          key: "dockerImage",
          shape: { kind: "string" },
          optional: false,
          description: "Docker image, without a tag. The tag is the version of the release.",
        },
        {
          key: "scripts",
          shape: { kind: "ref", id: "generators:GeneratorScripts" },
          optional: true,
          description: "Scripts that test the output, if any.",
        },
        {
          key: "sdkDefaults",
          shape: { kind: "ref", id: "generators:SdkDefaults" },
          optional: true,
          description: "Default SDK settings; the registry adds its own defaults. Absent for other generators. An extension.",
        },
      ],
    },
  },
  "generators:SdkDefaults": {
    name: "SdkDefaults",
    description: "Default settings of an SDK.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "unitTests",
          shape: { kind: "boolean" },
          optional: false,
          description: "Generates unit tests.",
        },
        {
          key: "oauthClient",
          shape: { kind: "boolean" },
          optional: false,
          description: "Generates a client that gets and refreshes OAuth tokens.",
        },
        {
          key: "paginationClient",
          shape: { kind: "boolean" },
          optional: false,
          description: "Generates a client that iterates over pages.",
        },
        {
          key: "whitelabel",
          shape: { kind: "boolean" },
          optional: false,
          description: "Omits the name of the generator in the code.",
        },
        {
          key: "packageRegistry",
          shape: { kind: "ref", id: "generators:PackageRegistry" },
          optional: true,
          description: "Package registry. Absent if there is no default.",
        },
      ],
    },
  },
  "generators:PackageRegistry": {
    name: "PackageRegistry",
    description: "A registry of packages.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "name",
          shape: { kind: "string" },
          optional: false,
          description: "Its name, such as `npm`.",
        },
        { key: "url", shape: { kind: "string" }, optional: false, description: "Its URL." },
      ],
    },
  },
  "generators:GeneratorType": {
    name: "GeneratorType",
    description: "Output types of generators.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "sdk",
          description: "A client library.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "sdk" }, optional: false },
            ],
          },
        },
        {
          value: "model",
          description: "Types only.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "model" }, optional: false },
            ],
          },
        },
        {
          value: "server",
          description: "A server skeleton.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "server" }, optional: false },
            ],
          },
        },
        {
          value: "other",
          description: "Something else, such as a document.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "other" }, optional: false },
            ],
          },
        },
      ],
    },
  },
  "generators:SdkGenerator": {
    name: "SdkGenerator",
    description: "A generator of client libraries has no settings.",
    shape: { kind: "object", properties: [] },
  },
  "generators:ModelGenerator": {
    name: "ModelGenerator",
    description: "A generator of types has no settings.",
    shape: { kind: "object", properties: [] },
  },
  "generators:ServerGenerator": {
    name: "ServerGenerator",
    description: "A generator of servers has no settings.",
    shape: { kind: "object", properties: [] },
  },
  "generators:OtherGenerator": {
    name: "OtherGenerator",
    description: "Any other generator has no settings.",
    shape: { kind: "object", properties: [] },
  },
  "generators:GeneratorLanguage": {
    name: "GeneratorLanguage",
    description: "Output languages of generators.",
    shape: {
      kind: "enum",
      values: [
        { value: "python" },
        { value: "go" },
        { value: "java" },
        { value: "typescript" },
        { value: "ruby" },
        { value: "csharp" },
        { value: "php" },
        { value: "swift" },
        { value: "rust" },
      ],
    },
  },
  "generators:GeneratorScripts": {
    name: "GeneratorScripts",
    description: "Scripts to run on the output, in this order.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "preInstallScript",
          shape: { kind: "ref", id: "generators:Script" },
          optional: true,
          description: "Before installation.",
        },
        {
          key: "installScript",
          shape: { kind: "ref", id: "generators:Script" },
          optional: true,
          description: "Installation of dependencies.",
        },
        {
          key: "compileScript",
          shape: { kind: "ref", id: "generators:Script" },
          optional: true,
          description: "Compilation.",
        },
        {
          key: "testScript",
          shape: { kind: "ref", id: "generators:Script" },
          optional: true,
          description: "Tests.",
        },
      ],
    },
  },
  "generators:Script": {
    name: "Script",
    description: "Shell commands.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "steps",
          shape: { kind: "list", item: { kind: "string" } },
          optional: false,
          description: "Commands in order. The script stops at the first failure.",
        },
      ],
    },
  },
};
