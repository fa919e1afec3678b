// Generated from idl/areas/docs-v1.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 e76ee25fe7d75153a9808d4b02965624

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";
import type * as Docs from "./docs.ts";
import type * as DocsWrite from "./docs-write.ts";

export interface LoadDocsForDomainRequest {
  /** Host name of the site, with its path when it has one. The scheme may be left out. */
  readonly domain: string;
}

export interface StartDocsRegisterRequestV1 {
  /** The one address of the site. */
  readonly domain: string;
  /** Organization that will own the site. It must be the caller's own. */
  readonly orgId: Commons.OrgId;
  /** Files to upload, images among them. Empty when there are none. */
  readonly filepaths: readonly Docs.FilePath[];
}

export interface RegisterDocsRequestV1 {
  /** The whole site but its APIs and files, which it refers to by id. */
  readonly docsDefinition: DocsWrite.WriteDocsDefinition;
}

/** The types of `docs-v1` as shapes, by id. */
export const docsV1Types: TypeTable = {
  "docs-v1:LoadDocsForDomainRequest": {
    name: "LoadDocsForDomainRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "domain",
          shape: { kind: "string" },
          optional: false,
          description: "Host name of the site, with its path when it has one. The scheme may be left out.",
        },
      ],
    },
  },
  "docs-v1:StartDocsRegisterRequestV1": {
    name: "StartDocsRegisterRequestV1",
    shape: {
      kind: "object",
      properties: [
        {
          key: "domain",
          shape: { kind: "string" },
          optional: false,
          description: "The one address of the site.",
        },
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization that will own the site. It must be the caller's own.",
        },
        {
          key: "filepaths",
          shape: { kind: "list", item: { kind: "ref", id: "docs:FilePath" } },
          optional: false,
          description: "Files to upload, images among them. Empty when there are none.",
        },
      ],
    },
  },
  "docs-v1:RegisterDocsRequestV1": {
    name: "RegisterDocsRequestV1",
    shape: {
      kind: "object",
      properties: [
        {
          key: "docsDefinition",
          shape: { kind: "ref", id: "docs-write:WriteDocsDefinition" },
          optional: false,
          description: "The whole site but its APIs and files, which it refers to by id.",
        },
      ],
    },
  },
};
