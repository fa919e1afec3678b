// Generated from idl/areas/docs-v1.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 af95346afef6b178e22a9b457852688b

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";
import type * as Docs from "./docs.ts";
import type * as DocsWrite from "./docs-write.ts";

export interface LoadDocsForDomainRequest {
  /** Host of the site, with its path if any. The scheme is optional. */
  readonly domain: string;
}

export interface StartDocsRegisterRequestV1 {
  /** URL of the site. */
  readonly domain: string;
  /** Organization that will own the site. Must be the caller's organization. */
  readonly orgId: Commons.OrgId;
  /** Files to upload, including images. May be empty. */
  readonly filepaths: readonly Docs.FilePath[];
}

export interface RegisterDocsRequestV1 {
  /** The site. It refers to APIs and files by ID. */
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
          description: "Host of the site, with its path if any. The scheme is optional.",
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
          description: "URL of the site.",
        },
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization that will own the site. Must be the caller's organization.",
        },
        {
          key: "filepaths",
          shape: { kind: "list", item: { kind: "ref", id: "docs:FilePath" } },
          optional: false,
          description: "Files to upload, including images. May be empty.",
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
          description: "The site. It refers to APIs and files by ID.",
        },
      ],
    },
  },
};
