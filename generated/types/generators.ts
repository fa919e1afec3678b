// Generated from idl/areas/generators.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 aeef0e3bb70f3b7de65fba75eabd248c

import type { TypeTable } from "#engine/shape";

/** Short name of a generator, such as `typescript-sdk`. Unique in the registry. `cli` is taken. */
export type GeneratorId = string & { readonly __brand?: "GeneratorId" };

/** The Docker image to look for. */
export interface GetGeneratorByImageRequest {
  /** Name of the image without a tag, such as `callboard/typescript-sdk`. */
  readonly dockerImage: string;
}

/** A code generator and how it is run. */
export interface Generator {
  /** Short name of the generator. */
  readonly id: GeneratorId;
  /** Name shown to readers. */
  readonly displayName: string;
  /** What the generator makes. */
  readonly generatorType: GeneratorType;
  /** Language of what it makes. Absent when that is no program, such as an OpenAPI document. */
  readonly generatorLanguage?: GeneratorLanguage;
  /** Docker image that it runs from, without a tag. The tag is the version of the release. */
  readonly dockerImage: string;
  /** How to try out what it has made. Absent when there is nothing to try. */
  readonly scripts?: GeneratorScripts;
  /** Settings that its SDKs have by default. The registry adds its own where none are stored. Absent for other generators. An extension. */
  readonly sdkDefaults?: SdkDefaults;
}

/** Settings of an SDK that its configuration does not name. */
export interface SdkDefaults {
  /** True when unit tests are generated. */
  readonly unitTests: boolean;
  /** True when the client gets and refreshes OAuth tokens itself. */
  readonly oauthClient: boolean;
  /** True when the client iterates over pages itself. */
  readonly paginationClient: boolean;
  /** True when nothing in the code names its generator. */
  readonly whitelabel: boolean;
  /** Where packages of its language are published. Absent when there is no default. */
  readonly packageRegistry?: PackageRegistry;
}

/** A registry of packages. */
export interface PackageRegistry {
  /** Its name, such as `npm`. */
  readonly name: string;
  /** Its address. */
  readonly url: string;
}

/** What a generator makes. */
export type GeneratorType =
  /** A client library. */
  | ({ readonly type: "sdk" } & SdkGenerator)
  /** Types alone. */
  | ({ readonly type: "model" } & ModelGenerator)
  /** The skeleton of a server. */
  | ({ readonly type: "server" } & ServerGenerator)
  /** Something else, such as a document. */
  | ({ readonly type: "other" } & OtherGenerator);

/** A generator of client libraries needs no settings. */
export interface SdkGenerator {
}

/** A generator of types needs no settings. */
export interface ModelGenerator {
}

/** A generator of servers needs no settings. */
export interface ServerGenerator {
}

/** Any other generator needs no settings. */
export interface OtherGenerator {
}

/** Languages that generators write. */
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

/** What to run on what a generator has made, in this order. A step that is absent is skipped. */
export interface GeneratorScripts {
  /** Before dependencies are installed. */
  readonly preInstallScript?: Script;
  /** Installs dependencies. */
  readonly installScript?: Script;
  /** Compiles. */
  readonly compileScript?: Script;
  /** Runs the tests. */
  readonly testScript?: Script;
}

/** Shell commands. */
export interface Script {
  /** Commands, one after the other. The first that fails ends the script. */
  readonly steps: readonly string[];
}

/** The types of `generators` as shapes, by id. */
export const generatorsTypes: TypeTable = {
  "generators:GeneratorId": {
    name: "GeneratorId",
    description: "Short name of a generator, such as `typescript-sdk`. Unique in the registry. `cli` is taken.",
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
    description: "A code generator and how it is run.",
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
          description: "Name shown to readers.",
        },
        {
          key: "generatorType",
          shape: { kind: "ref", id: "generators:GeneratorType" },
          optional: false,
          description: "What the generator makes.",
        },
        {
          key: "generatorLanguage",
          shape: { kind: "ref", id: "generators:GeneratorLanguage" },
          optional: true,
          description: "Language of what it makes. Absent when that is no program, such as an OpenAPI document.",
        },
        {
          key: "dockerImage",
          shape: { kind: "string" },
          optional: false,
          description: "Docker image that it runs from, without a tag. The tag is the version of the release.",
        },
        {
          key: "scripts",
          shape: { kind: "ref", id: "generators:GeneratorScripts" },
          optional: true,
          description: "How to try out what it has made. Absent when there is nothing to try.",
        },
        {
          key: "sdkDefaults",
          shape: { kind: "ref", id: "generators:SdkDefaults" },
          optional: true,
          description: "Settings that its SDKs have by default. The registry adds its own where none are stored. Absent for other generators. An extension.",
        },
      ],
    },
  },
  "generators:SdkDefaults": {
    name: "SdkDefaults",
    description: "Settings of an SDK that its configuration does not name.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "unitTests",
          shape: { kind: "boolean" },
          optional: false,
          description: "True when unit tests are generated.",
        },
        {
          key: "oauthClient",
          shape: { kind: "boolean" },
          optional: false,
          description: "True when the client gets and refreshes OAuth tokens itself.",
        },
        {
          key: "paginationClient",
          shape: { kind: "boolean" },
          optional: false,
          description: "True when the client iterates over pages itself.",
        },
        {
          key: "whitelabel",
          shape: { kind: "boolean" },
          optional: false,
          description: "True when nothing in the code names its generator.",
        },
        {
          key: "packageRegistry",
          shape: { kind: "ref", id: "generators:PackageRegistry" },
          optional: true,
          description: "Where packages of its language are published. Absent when there is no default.",
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
        { key: "url", shape: { kind: "string" }, optional: false, description: "Its address." },
      ],
    },
  },
  "generators:GeneratorType": {
    name: "GeneratorType",
    description: "What a generator makes.",
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
          description: "Types alone.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "model" }, optional: false },
            ],
          },
        },
        {
          value: "server",
          description: "The skeleton of a server.",
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
    description: "A generator of client libraries needs no settings.",
    shape: { kind: "object", properties: [] },
  },
  "generators:ModelGenerator": {
    name: "ModelGenerator",
    description: "A generator of types needs no settings.",
    shape: { kind: "object", properties: [] },
  },
  "generators:ServerGenerator": {
    name: "ServerGenerator",
    description: "A generator of servers needs no settings.",
    shape: { kind: "object", properties: [] },
  },
  "generators:OtherGenerator": {
    name: "OtherGenerator",
    description: "Any other generator needs no settings.",
    shape: { kind: "object", properties: [] },
  },
  "generators:GeneratorLanguage": {
    name: "GeneratorLanguage",
    description: "Languages that generators write.",
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
    description: "What to run on what a generator has made, in this order. A step that is absent is skipped.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "preInstallScript",
          shape: { kind: "ref", id: "generators:Script" },
          optional: true,
          description: "Before dependencies are installed.",
        },
        {
          key: "installScript",
          shape: { kind: "ref", id: "generators:Script" },
          optional: true,
          description: "Installs dependencies.",
        },
        {
          key: "compileScript",
          shape: { kind: "ref", id: "generators:Script" },
          optional: true,
          description: "Compiles.",
        },
        {
          key: "testScript",
          shape: { kind: "ref", id: "generators:Script" },
          optional: true,
          description: "Runs the tests.",
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
          description: "Commands, one after the other. The first that fails ends the script.",
        },
      ],
    },
  },
};
