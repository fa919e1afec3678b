// Generated from idl/areas/apis.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 c717a67b1dc5a2af18a276c9ec9ae71a

import type { TypeTable } from "#engine/shape";
import type * as ApiCommons from "./api-commons.ts";
import type * as ApiLatest from "./api-latest.ts";
import type * as ApiRegister from "./api-register.ts";
import type * as Commons from "./commons.ts";

/** Result of a registration. */
export interface RegisterApiDefinitionResponse {
  /** ID of the stored version. */
  readonly apiDefinitionId: Commons.ApiDefinitionId;
  /** Upload URLs of the source documents in the request, by the same IDs. */
  readonly sources?: { readonly [key: string]: ApiRegister.SourceUpload };
}

export interface RegisterApiDefinitionRequest {
  /** Organization that will own the definition. Must be the caller's organization. */
  readonly orgId: Commons.OrgId;
  /** Name of the API within the organization, the same for all versions. */
  readonly apiId: Commons.ApiId;
  /** The definition grouped in packages. Absent if `definitionV2` is sent. */
  readonly definition?: ApiRegister.RegisterApiDefinition;
  /** The definition as flat maps. The registry replaces its ID. */
  readonly definitionV2?: ApiLatest.ApiDefinition;
  /** Source documents of the definition. The response contains an upload URL for each. */
  readonly sources?: { readonly [key: string]: ApiCommons.Source };
}

/** The types of `apis` as shapes, by id. */
export const apisTypes: TypeTable = {
  "apis:RegisterApiDefinitionResponse": {
    name: "RegisterApiDefinitionResponse",
    description: "Result of a registration.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "apiDefinitionId",
          shape: { kind: "ref", id: "commons:ApiDefinitionId" },
          optional: false,
          description: "ID of the stored version.",
        },
        {
          key: "sources",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "api-register:SourceId" },
            value: { kind: "ref", id: "api-register:SourceUpload" },
          },
          optional: true,
          description: "Upload URLs of the source documents in the request, by the same IDs.",
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
          description: "Organization that will own the definition. Must be the caller's organization.",
        },
        {
          key: "apiId",
          shape: { kind: "ref", id: "commons:ApiId" },
          optional: false,
          description: "Name of the API within the organization, the same for all versions.",
        },
        {
          key: "definition",
          shape: { kind: "ref", id: "api-register:RegisterApiDefinition" },
          optional: true,
          description: "The definition grouped in packages. Absent if `definitionV2` is sent.",
        },
        {
          key: "definitionV2",
          shape: { kind: "ref", id: "api-latest:ApiDefinition" },
          optional: true,
          description: "The definition as flat maps. The registry replaces its ID.",
        },
        {
          key: "sources",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "api-register:SourceId" },
            value: { kind: "ref", id: "api-commons:Source" },
          },
          optional: true,
          description: "Source documents of the definition. The response contains an upload URL for each.",
        },
      ],
    },
  },
};
