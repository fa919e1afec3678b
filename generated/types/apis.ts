// Generated from idl/areas/apis.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 a3758fe6aaa0bd59e6e5986868b05530

import type { TypeTable } from "#engine/shape";
import type * as ApiCommons from "./api-commons.ts";
import type * as ApiLatest from "./api-latest.ts";
import type * as ApiRegister from "./api-register.ts";
import type * as Commons from "./commons.ts";

/** What the registry says once a definition is stored. */
export interface RegisterApiDefinitionResponse {
  /** Names the stored version. Load the definition by it. */
  readonly apiDefinitionId: Commons.ApiDefinitionId;
  /** Where to store each source document that the request announced, by the same ids. Absent when it announced none. */
  readonly sources?: { readonly [key: string]: ApiRegister.SourceUpload };
}

export interface RegisterApiDefinitionRequest {
  /** Organization that will own the definition. It must be the caller's own. */
  readonly orgId: Commons.OrgId;
  /** Name of the API within the organization, the same for all its versions. */
  readonly apiId: Commons.ApiId;
  /** The API grouped in packages. Absent when `definitionV2` is given. */
  readonly definition?: ApiRegister.RegisterApiDefinition;
  /** The API as flat maps. The registry gives it a new id in place of the one inside. */
  readonly definitionV2?: ApiLatest.ApiDefinition;
  /** Documents that the definition was made from. The answer says where to upload each of them. */
  readonly sources?: { readonly [key: string]: ApiCommons.Source };
}

/** The types of `apis` as shapes, by id. */
export const apisTypes: TypeTable = {
  "apis:RegisterApiDefinitionResponse": {
    name: "RegisterApiDefinitionResponse",
    description: "What the registry says once a definition is stored.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "apiDefinitionId",
          shape: { kind: "ref", id: "commons:ApiDefinitionId" },
          optional: false,
          description: "Names the stored version. Load the definition by it.",
        },
        {
          key: "sources",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "api-register:SourceId" },
            value: { kind: "ref", id: "api-register:SourceUpload" },
          },
          optional: true,
          description: "Where to store each source document that the request announced, by the same ids. Absent when it announced none.",
        },
      ],
    },
  },
  "apis:RegisterApiDefinitionRequest": {
    name: "RegisterApiDefinitionRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization that will own the definition. It must be the caller's own.",
        },
        {
          key: "apiId",
          shape: { kind: "ref", id: "commons:ApiId" },
          optional: false,
          description: "Name of the API within the organization, the same for all its versions.",
        },
        {
          key: "definition",
          shape: { kind: "ref", id: "api-register:RegisterApiDefinition" },
          optional: true,
          description: "The API grouped in packages. Absent when `definitionV2` is given.",
        },
        {
          key: "definitionV2",
          shape: { kind: "ref", id: "api-latest:ApiDefinition" },
          optional: true,
          description: "The API as flat maps. The registry gives it a new id in place of the one inside.",
        },
        {
          key: "sources",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "api-register:SourceId" },
            value: { kind: "ref", id: "api-commons:Source" },
          },
          optional: true,
          description: "Documents that the definition was made from. The answer says where to upload each of them.",
        },
      ],
    },
  },
};
