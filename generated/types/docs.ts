// Generated from idl/areas/docs.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 4d7d4830a0ab7f6fe047cf1d1d3de729

import type { TypeTable } from "#engine/shape";
import type * as ApiRead from "./api-read.ts";
import type * as Commons from "./commons.ts";
import type * as DocsRead from "./docs-read.ts";
import type * as DocsWrite from "./docs-write.ts";

/** Path of a file within the publisher's project, with forward slashes, such as `assets/logo.svg`. */
export type FilePath = string & { readonly __brand?: "FilePath" };

/** A file to upload. Newer publishers send its hash with its path. */
export type FilePathInput =
  /** Path and hash. An extension of newer publishers. */
  | FileToUpload
  /** The path alone. */
  | FilePath;

/** A file to upload with its hash. */
export interface FileToUpload {
  /** Path of the file within the publisher's project. */
  readonly path: FilePath;
  /** Hexadecimal SHA-256 of the file, if known. */
  readonly fileHash?: string;
}

/** ID of a registration in progress. */
export type DocsRegistrationId = string & { readonly __brand?: "DocsRegistrationId" };

/** Upload URLs of the files, and the ID to complete the registration. */
export interface StartDocsRegisterResponse {
  /** ID of the registration. */
  readonly docsRegistrationId: DocsRegistrationId;
  /** Upload URL of each file and image, by path. */
  readonly uploadUrls: { readonly [key: string]: FileUploadUrl };
  /**
   * Files that need no upload, because the organization has uploaded the same hash before. An extension of
   * newer publishers.
   */
  readonly skippedFiles?: readonly FilePath[];
}

/** Upload URL of a file. */
export interface FileUploadUrl {
  /** URL for a PUT upload without authorization. It expires. */
  readonly uploadUrl: string;
  /** ID of the file in pages and settings; `file:` followed by this ID in Markdown. */
  readonly fileId: Commons.FileId;
}

/** An image to upload with its size. */
export interface ImageFilePath {
  /** Path of the image within the publisher's project. */
  readonly filePath: FilePath;
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels. */
  readonly height: number;
  /** Blurred placeholder as a data URL. */
  readonly blurDataUrl?: string;
  /** Alternative text. */
  readonly alt?: string;
  /** Hexadecimal SHA-256 of the image, if known. */
  readonly fileHash?: string;
}

/** Access to a site. */
export type AuthConfig =
  /** Everybody. */
  | ({ readonly type: "public" } & PublicAuthConfig)
  /** Logged-in readers only. */
  | ({ readonly type: "private" } & PrivateAuthConfig);

/** A public site has no settings. */
export interface PublicAuthConfig {
}

/** Login method of a private site. */
export interface PrivateAuthConfig {
  /** Single sign-on of the owning organization. */
  readonly authType: "sso";
}

/** A site and its URL. */
export interface LoadDocsForUrlResponse {
  /** Organization that owns the site. */
  readonly orgId: Commons.OrgId;
  /** URL of the site. */
  readonly baseUrl: BaseUrl;
  /** The site itself. */
  readonly definition: DocsRead.DocsDefinition;
  /** False for a site with a dark scheme only. */
  readonly lightModeEnabled: boolean;
  /** Access to the site. Default: public. Readers of a private site must log in. */
  readonly authConfig?: AuthConfig;
}

/** URL of a site. */
export interface BaseUrl {
  /** Host name, without a scheme. */
  readonly domain: string;
  /** Base path of the site, with a leading slash. Absent at the root. */
  readonly basePath?: string;
}

/** Warnings about a site that was published. */
export interface FinishedDocs {
  /** Broken navigation entries in order, then unsupported settings with the code `unsupported`. */
  readonly warnings: readonly DocsWarning[];
}

/** A broken reference in the navigation, or a setting without an effect. */
export interface DocsWarning {
  /** Kind of the missing target, such as `unknown-page`, `unknown-api` or `unknown-endpoint`; or `unsupported`. */
  readonly code: string;
  /** The unknown ID, or the path of the setting, such as `js.inline`. */
  readonly id: string;
  /** Path of the navigation entry, if any. */
  readonly slug?: string;
  /** Message for the publisher. */
  readonly message: string;
}

/** Metadata of the site at a URL. */
export interface DocsUrlMetadata {
  /** URL of the site, without the path of a page. */
  readonly url: Commons.Url;
  /** Organization that owns the site. */
  readonly org: Commons.OrgId;
  /** True for a preview. */
  readonly isPreviewUrl: boolean;
  /** Source repository, if set. */
  readonly gitUrl?: Commons.Url;
  /** True for a site that was archived. An extension of this registry. */
  readonly isArchived?: boolean;
  /** True if readers must log in. An extension of this registry. */
  readonly isPrivate?: boolean;
  /**
   * Revision for cache validation. It increases with every change and invalidation. An extension of this
   * registry.
   */
  readonly revision?: number;
}

/** A stored configuration with its APIs. */
export interface GetDocsConfigByIdResponse {
  /** Settings and navigation of the site. */
  readonly docsConfig: DocsRead.DocsConfig;
  /** API definitions in the navigation, grouped in packages. May be empty. */
  readonly apis: { readonly [key: string]: ApiRead.V1ApiDefinition };
}

/** A page of docs URLs. */
export interface ListAllDocsUrlsResponse {
  /** The URLs. Empty after the last page. */
  readonly urls: readonly DocsDomainItem[];
}

/** A docs URL and its owner. */
export interface DocsDomainItem extends BaseUrl {
  /** Organization that owns the site. */
  readonly organizationId: Commons.OrgId;
  /** Time of the latest publication. */
  readonly updatedAt: string;
}

/** Upload URLs of the files, the ID to complete the registration, and the preview URL. */
export interface StartDocsPreviewRegisterResponse extends StartDocsRegisterResponse {
  /** URL of the preview once it is completed, with its scheme. */
  readonly previewUrl: string;
}

export interface LoadDocsForUrlRequest {
  /** URL of any page of the site. The scheme is optional. */
  readonly url: Commons.Url;
}

export interface StartDocsRegisterRequestV2 {
  /**
   * Main URL of the site, with a path if several sites share the host, such as
   * `acme.docs.callboard.example/plants`. The scheme is optional. Letter case, a trailing dot of the
   * host, Punycode and default ports are normalized. Paths with consecutive slashes are invalid.
   */
  readonly domain: string;
  /** Additional URLs of the site, such as `docs.plants.example`. May be empty. */
  readonly customDomains: readonly string[];
  /**
   * Access to the site. Default: unchanged; public for a new site. Readers of a private site must log
   * in.
   */
  readonly authConfig?: AuthConfig;
  /** Organization that will own the site. Must be the caller's organization. */
  readonly orgId: Commons.OrgId;
  /**
   * Deprecated; no effect.
   *
   * @deprecated
   */
  readonly apiId?: Commons.ApiId;
  /** Files to upload, except images. May be empty. */
  readonly filepaths: readonly FilePathInput[];
  /** Images to upload, if any. */
  readonly images?: readonly ImageFilePath[];
}

export interface RegisterDocsRequest {
  /** The site. It refers to APIs and files by ID. */
  readonly docsDefinition: DocsWrite.WriteDocsDefinition;
  /** Excludes API definitions from responses that load the site. Default: false. */
  readonly excludeApis?: boolean;
}

export interface GetOrganizationForUrlRequest {
  /** URL of any page of the site. The scheme is optional. */
  readonly url: Commons.Url;
}

export interface GetMetadataForUrlRequest {
  /** URL of any page of the site. The scheme is optional. */
  readonly url: Commons.Url;
}

export interface LoadPrivateDocsForUrlRequest {
  /** URL of any page of the site. The scheme is optional. */
  readonly url: Commons.Url;
}

export interface StartDocsPreviewRegisterRequestV2 {
  /** Base path of the preview, with a leading slash. Default: the root. */
  readonly basePath?: string;
  /**
   * Previews of one organization with the same ID and the same `domain` share a URL; the newer one
   * replaces the older. Default: an unguessable URL. An extension of newer publishers.
   */
  readonly previewId?: string;
  /** Main URL of the previewed site. It may be unpublished. An extension of this registry. */
  readonly domain?: string;
  /** Organization that will own the preview. Must be the caller's organization. */
  readonly orgId: Commons.OrgId;
  /**
   * Access to the preview. Default: the access of its site or of the previous preview; otherwise
   * everybody with its URL.
   */
  readonly authConfig?: AuthConfig;
  /** Files to upload, except images. May be empty. */
  readonly filepaths: readonly FilePathInput[];
  /** Images to upload, if any. */
  readonly images?: readonly ImageFilePath[];
}

export interface TransferDomainOwnershipRequest {
  /** URL of the site, with its path if any. */
  readonly domain: string;
  /** Organization that will own the site. */
  readonly toOrgId: Commons.OrgId;
}

export interface SetIsArchivedRequest {
  /** URL of any page of the site. The scheme is optional. */
  readonly url: Commons.Url;
  /** `true` archives the site, `false` restores it. Idempotent. */
  readonly isArchived: boolean;
}

export interface SetDocsUrlMetadataRequest {
  /** URL of any page of the site. The scheme is optional. */
  readonly url: Commons.Url;
  /** URL of the repository. Returned as `gitUrl`. */
  readonly githubUrl?: Commons.Url;
}

/** The types of `docs` as shapes, by id. */
export const docsTypes: TypeTable = {
  "docs:FilePath": {
    name: "FilePath",
    description: "Path of a file within the publisher's project, with forward slashes, such as `assets/logo.svg`.",
    shape: { kind: "string" },
  },
  "docs:FilePathInput": {
    name: "FilePathInput",
    description: "A file to upload. Newer publishers send its hash with its path.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "Path and hash. An extension of newer publishers.",
          shape: { kind: "ref", id: "docs:FileToUpload" },
        },
        { description: "The path alone.", shape: { kind: "ref", id: "docs:FilePath" } },
      ],
    },
  },
  "docs:FileToUpload": {
    name: "FileToUpload",
    description: "A file to upload with its hash.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "path",
          shape: { kind: "ref", id: "docs:FilePath" },
          optional: false,
          description: "Path of the file within the publisher's project.",
        },
        {
          key: "fileHash",
          shape: { kind: "string" },
          optional: true,
          description: "Hexadecimal SHA-256 of the file, if known.",
        },
      ],
    },
  },
  "docs:DocsRegistrationId": {
    name: "DocsRegistrationId",
    description: "ID of a registration in progress.",
    shape: { kind: "string" },
  },
  "docs:StartDocsRegisterResponse": {
    name: "StartDocsRegisterResponse",
    description: "Upload URLs of the files, and the ID to complete the registration.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "docsRegistrationId",
          shape: { kind: "ref", id: "docs:DocsRegistrationId" },
          optional: false,
          description: "ID of the registration.",
        },
        {
          key: "uploadUrls",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "docs:FilePath" },
            value: { kind: "ref", id: "docs:FileUploadUrl" },
          },
          optional: false,
          description: "Upload URL of each file and image, by path.",
        },
        {
          key: "skippedFiles",
          shape: { kind: "list", item: { kind: "ref", id: "docs:FilePath" } },
          optional: true,
          description: "Files that need no upload, because the organization has uploaded the same hash before. An extension of\nnewer publishers.",
        },
      ],
    },
  },
  "docs:FileUploadUrl": {
    name: "FileUploadUrl",
    description: "Upload URL of a file.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "uploadUrl",
          shape: { kind: "string" },
          optional: false,
          description: "URL for a PUT upload without authorization. It expires.",
        },
        {
          key: "fileId",
          shape: { kind: "ref", id: "commons:FileId" },
          optional: false,
          description: "ID of the file in pages and settings; `file:` followed by this ID in Markdown.",
        },
      ],
    },
  },
  "docs:ImageFilePath": {
    name: "ImageFilePath",
    description: "An image to upload with its size.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "filePath",
          shape: { kind: "ref", id: "docs:FilePath" },
          optional: false,
          description: "Path of the image within the publisher's project.",
        },
        {
          key: "width",
          shape: { kind: "double" },
          optional: false,
          description: "Width in pixels.",
        },
        {
          key: "height",
          shape: { kind: "double" },
          optional: false,
          description: "Height in pixels.",
        },
        {
          key: "blurDataUrl",
          shape: { kind: "string" },
          optional: true,
          description: "Blurred placeholder as a data URL.",
        },
        { key: "alt", shape: { kind: "string" }, optional: true, description: "Alternative text." },
        {
          key: "fileHash",
          shape: { kind: "string" },
          optional: true,
          description: "Hexadecimal SHA-256 of the image, if known.",
        },
      ],
    },
  },
  "docs:AuthConfig": {
    name: "AuthConfig",
    description: "Access to a site.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "public",
          description: "Everybody.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "public" }, optional: false },
            ],
          },
        },
        {
          value: "private",
          description: "Logged-in readers only.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "private" }, optional: false },
              {
                key: "authType",
                shape: { kind: "literal", value: "sso" },
                optional: false,
                description: "Single sign-on of the owning organization.",
              },
            ],
          },
        },
      ],
    },
  },
  "docs:PublicAuthConfig": {
    name: "PublicAuthConfig",
    description: "A public site has no settings.",
    shape: { kind: "object", properties: [] },
  },
  "docs:PrivateAuthConfig": {
    name: "PrivateAuthConfig",
    description: "Login method of a private site.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "authType",
          shape: { kind: "literal", value: "sso" },
          optional: false,
          description: "Single sign-on of the owning organization.",
        },
      ],
    },
  },
  "docs:LoadDocsForUrlResponse": {
    name: "LoadDocsForUrlResponse",
    description: "A site and its URL.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization that owns the site.",
        },
        {
          key: "baseUrl",
          shape: { kind: "ref", id: "docs:BaseUrl" },
          optional: false,
          description: "URL of the site.",
        },
        {
          key: "definition",
          shape: { kind: "ref", id: "docs-read:DocsDefinition" },
          optional: false,
          description: "The site itself.",
        },
        {
          key: "lightModeEnabled",
          shape: { kind: "boolean" },
          optional: false,
          description: "False for a site with a dark scheme only.",
        },
        {
          key: "authConfig",
          shape: { kind: "ref", id: "docs:AuthConfig" },
          optional: true,
          description: "Access to the site. Default: public. Readers of a private site must log in.",
        },
      ],
    },
  },
  "docs:BaseUrl": {
    name: "BaseUrl",
    description: "URL of a site.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "domain",
          shape: { kind: "string" },
          optional: false,
          description: "Host name, without a scheme.",
        },
        {
          key: "basePath",
          shape: { kind: "string" },
          optional: true,
          description: "Base path of the site, with a leading slash. Absent at the root.",
        },
      ],
    },
  },
  "docs:FinishedDocs": {
    name: "FinishedDocs",
    description: "Warnings about a site that was published.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "warnings",
          shape: { kind: "list", item: { kind: "ref", id: "docs:DocsWarning" } },
          optional: false,
          description: "Broken navigation entries in order, then unsupported settings with the code `unsupported`.",
        },
      ],
    },
  },
  "docs:DocsWarning": {
    name: "DocsWarning",
    description: "A broken reference in the navigation, or a setting without an effect.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "code",
          shape: { kind: "string" },
          optional: false,
          description: "Kind of the missing target, such as `unknown-page`, `unknown-api` or `unknown-endpoint`; or `unsupported`.",
        },
        {
          key: "id",
          shape: { kind: "string" },
          optional: false,
          description: "The unknown ID, or the path of the setting, such as `js.inline`.",
        },
        {
          key: "slug",
          shape: { kind: "string" },
          optional: true,
          description: "Path of the navigation entry, if any.",
        },
        {
          key: "message",
          shape: { kind: "string" },
          optional: false,
          description: "Message for the publisher.",
        },
      ],
    },
  },
  "docs:DocsUrlMetadata": {
    name: "DocsUrlMetadata",
    description: "Metadata of the site at a URL.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "URL of the site, without the path of a page.",
        },
        {
          key: "org",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization that owns the site.",
        },
        {
          key: "isPreviewUrl",
          shape: { kind: "boolean" },
          optional: false,
          description: "True for a preview.",
        },
        {
          key: "gitUrl",
          shape: { kind: "ref", id: "commons:Url" },
          optional: true,
          description: "Source repository, if set.",
        },
        {
          key: "isArchived",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a site that was archived. An extension of this registry.",
        },
        {
          key: "isPrivate",
          shape: { kind: "boolean" },
          optional: true,
          description: "True if readers must log in. An extension of this registry.",
        },
        {
          key: "revision",
          shape: { kind: "integer" },
          optional: true,
          description: "Revision for cache validation. It increases with every change and invalidation. An extension of this\nregistry.",
        },
      ],
    },
  },
  "docs:GetDocsConfigByIdResponse": {
    name: "GetDocsConfigByIdResponse",
    description: "A stored configuration with its APIs.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "docsConfig",
          shape: { kind: "ref", id: "docs-read:DocsConfig" },
          optional: false,
          description: "Settings and navigation of the site.",
        },
        {
          key: "apis",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:ApiDefinitionId" },
            value: { kind: "ref", id: "api-read:V1ApiDefinition" },
          },
          optional: false,
          description: "API definitions in the navigation, grouped in packages. May be empty.",
        },
      ],
    },
  },
  "docs:ListAllDocsUrlsResponse": {
    name: "ListAllDocsUrlsResponse",
    description: "A page of docs URLs.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "urls",
          shape: { kind: "list", item: { kind: "ref", id: "docs:DocsDomainItem" } },
          optional: false,
          description: "The URLs. Empty after the last page.",
        },
      ],
    },
  },
  "docs:DocsDomainItem": {
    name: "DocsDomainItem",
    description: "A docs URL and its owner.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "domain",
          shape: { kind: "string" },
          optional: false,
          description: "Host name, without a scheme.",
        },
        {
          key: "basePath",
          shape: { kind: "string" },
          optional: true,
          description: "Base path of the site, with a leading slash. Absent at the root.",
        },
        {
          key: "organizationId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization that owns the site.",
        },
        {
          key: "updatedAt",
          shape: { kind: "datetime" },
          optional: false,
          description: "Time of the latest publication.",
        },
      ],
    },
  },
  "docs:StartDocsPreviewRegisterResponse": {
    name: "StartDocsPreviewRegisterResponse",
    description: "Upload URLs of the files, the ID to complete the registration, and the preview URL.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "docsRegistrationId",
          shape: { kind: "ref", id: "docs:DocsRegistrationId" },
          optional: false,
          description: "ID of the registration.",
        },
        {
          key: "uploadUrls",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "docs:FilePath" },
            value: { kind: "ref", id: "docs:FileUploadUrl" },
          },
          optional: false,
          description: "Upload URL of each file and image, by path.",
        },
        {
          key: "skippedFiles",
          shape: { kind: "list", item: { kind: "ref", id: "docs:FilePath" } },
          optional: true,
          description: "Files that need no upload, because the organization has uploaded the same hash before. An extension of\nnewer publishers.",
        },
        {
          key: "previewUrl",
          shape: { kind: "string" },
          optional: false,
          description: "URL of the preview once it is completed, with its scheme.",
        },
      ],
    },
  },
  "docs:LoadDocsForUrlRequest": {
    name: "LoadDocsForUrlRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "URL of any page of the site. The scheme is optional.",
        },
      ],
    },
  },
  "docs:StartDocsRegisterRequestV2": {
    name: "StartDocsRegisterRequestV2",
    shape: {
      kind: "object",
      properties: [
        {
          key: "domain",
          shape: { kind: "string" },
          optional: false,
          description: "Main URL of the site, with a path if several sites share the host, such as\n`acme.docs.callboard.example/plants`. The scheme is optional. Letter case, a trailing dot of the\nhost, Punycode and default ports are normalized. Paths with consecutive slashes are invalid.",
        },
        {
          key: "customDomains",
          shape: { kind: "list", item: { kind: "string" } },
          optional: false,
          description: "Additional URLs of the site, such as `docs.plants.example`. May be empty.",
        },
        {
          key: "authConfig",
          shape: { kind: "ref", id: "docs:AuthConfig" },
          optional: true,
          description: "Access to the site. Default: unchanged; public for a new site. Readers of a private site must log\nin.",
        },
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization that will own the site. Must be the caller's organization.",
        },
        {
          key: "apiId",
          shape: { kind: "ref", id: "commons:ApiId" },
          optional: true,
          description: "Deprecated; no effect.",
          availability: "Deprecated",
        },
        {
          key: "filepaths",
          shape: { kind: "list", item: { kind: "ref", id: "docs:FilePathInput" } },
          optional: false,
          description: "Files to upload, except images. May be empty.",
        },
        {
          key: "images",
          shape: { kind: "list", item: { kind: "ref", id: "docs:ImageFilePath" } },
          optional: true,
          description: "Images to upload, if any.",
        },
      ],
    },
  },
  "docs:RegisterDocsRequest": {
    name: "RegisterDocsRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "docsDefinition",
          shape: { kind: "ref", id: "docs-write:WriteDocsDefinition" },
          optional: false,
          description: "The site. It refers to APIs and files by ID.",
        },
        {
          key: "excludeApis",
          shape: { kind: "boolean" },
          optional: true,
          description: "Excludes API definitions from responses that load the site. Default: false.",
        },
      ],
    },
  },
  "docs:GetOrganizationForUrlRequest": {
    name: "GetOrganizationForUrlRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "URL of any page of the site. The scheme is optional.",
        },
      ],
    },
  },
  "docs:GetMetadataForUrlRequest": {
    name: "GetMetadataForUrlRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "URL of any page of the site. The scheme is optional.",
        },
      ],
    },
  },
  "docs:LoadPrivateDocsForUrlRequest": {
    name: "LoadPrivateDocsForUrlRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "URL of any page of the site. The scheme is optional.",
        },
      ],
    },
  },
  "docs:StartDocsPreviewRegisterRequestV2": {
    name: "StartDocsPreviewRegisterRequestV2",
    shape: {
      kind: "object",
      properties: [
        {
          key: "basePath",
          shape: { kind: "string" },
          optional: true,
          description: "Base path of the preview, with a leading slash. Default: the root.",
        },
        {
          key: "previewId",
          shape: { kind: "string" },
          optional: true,
          description: "Previews of one organization with the same ID and the same `domain` share a URL; the newer one\nreplaces the older. Default: an unguessable URL. An extension of newer publishers.",
        },
        {
          key: "domain",
          shape: { kind: "string" },
          optional: true,
          description: "Main URL of the previewed site. It may be unpublished. An extension of this registry.",
        },
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization that will own the preview. Must be the caller's organization.",
        },
        {
          key: "authConfig",
          shape: { kind: "ref", id: "docs:AuthConfig" },
          optional: true,
          description: "Access to the preview. Default: the access of its site or of the previous preview; otherwise\neverybody with its URL.",
        },
        {
          key: "filepaths",
          shape: { kind: "list", item: { kind: "ref", id: "docs:FilePathInput" } },
          optional: false,
          description: "Files to upload, except images. May be empty.",
        },
        {
          key: "images",
          shape: { kind: "list", item: { kind: "ref", id: "docs:ImageFilePath" } },
          optional: true,
          description: "Images to upload, if any.",
        },
      ],
    },
  },
  "docs:TransferDomainOwnershipRequest": {
    name: "TransferDomainOwnershipRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "domain",
          shape: { kind: "string" },
          optional: false,
          description: "URL of the site, with its path if any.",
        },
        {
          key: "toOrgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization that will own the site.",
        },
      ],
    },
  },
  "docs:SetIsArchivedRequest": {
    name: "SetIsArchivedRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "URL of any page of the site. The scheme is optional.",
        },
        {
          key: "isArchived",
          shape: { kind: "boolean" },
          optional: false,
          description: "`true` archives the site, `false` restores it. Idempotent.",
        },
      ],
    },
  },
  "docs:SetDocsUrlMetadataRequest": {
    name: "SetDocsUrlMetadataRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "URL of any page of the site. The scheme is optional.",
        },
        {
          key: "githubUrl",
          shape: { kind: "ref", id: "commons:Url" },
          optional: true,
          description: "URL of the repository. Returned as `gitUrl`.",
        },
      ],
    },
  },
};
