// Generated from idl/areas/docs.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 7e83cdeb65b307ea9cb799db63392e65

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

/** A file to upload, and what it holds. */
export interface FileToUpload {
  /** Path of the file within the publisher's project. */
  readonly path: FilePath;
  /** SHA-256 of the file in hexadecimal. Absent when the publisher did not compute it. */
  readonly fileHash?: string;
}

/** Names a registration that has been started and not yet finished. */
export type DocsRegistrationId = string & { readonly __brand?: "DocsRegistrationId" };

/** Where to upload the files of a site, and how to finish. */
export interface StartDocsRegisterResponse {
  /** Finish the registration by this id. */
  readonly docsRegistrationId: DocsRegistrationId;
  /** Where to upload each announced file or image, by its path. */
  readonly uploadUrls: { readonly [key: string]: FileUploadUrl };
  /**
   * Files among them that need no upload: the organization has uploaded the same bytes before, as their hash says.
   * An extension of newer publishers; older ones upload them again.
   */
  readonly skippedFiles?: readonly FilePath[];
}

/** Where to upload one file. */
export interface FileUploadUrl {
  /** Address to send the bytes to, with PUT and no authorization. It works for a limited time. */
  readonly uploadUrl: string;
  /** What pages and settings call the file, as `file:` followed by this id within Markdown. */
  readonly fileId: Commons.FileId;
}

/** An image to upload, with the room it takes on a page. */
export interface ImageFilePath {
  /** Path of the image within the publisher's project. */
  readonly filePath: FilePath;
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels. */
  readonly height: number;
  /** A tiny blurred copy as a data URL, to show until the image is there. */
  readonly blurDataUrl?: string;
  /** Words for readers who do not see the image. */
  readonly alt?: string;
  /** SHA-256 of the image in hexadecimal. Absent when the publisher did not compute it. */
  readonly fileHash?: string;
}

/** Who may read a site. */
export type AuthConfig =
  /** Everybody. */
  | ({ readonly type: "public" } & PublicAuthConfig)
  /** Only readers who are logged in. */
  | ({ readonly type: "private" } & PrivateAuthConfig);

/** An open site needs no settings. */
export interface PublicAuthConfig {
}

/** How readers of a private site log in. */
export interface PrivateAuthConfig {
  /** Single sign-on of the owning organization, the only way so far. */
  readonly authType: "sso";
}

/** A site and where it is served. */
export interface LoadDocsForUrlResponse {
  /** Organization that owns the site. */
  readonly orgId: Commons.OrgId;
  /** Where the site is served. */
  readonly baseUrl: BaseUrl;
  /** The site itself. */
  readonly definition: DocsRead.DocsDefinition;
  /** False when the site offers its dark scheme only. */
  readonly lightModeEnabled: boolean;
  /** Who may read the site. Absent means everybody. Docs sites show a private site to logged-in readers only. */
  readonly authConfig?: AuthConfig;
}

/** Where a site is served. */
export interface BaseUrl {
  /** Host name, without a scheme. */
  readonly domain: string;
  /** Path in front of every address of the site, with a leading slash. Absent when it is served at the root. */
  readonly basePath?: string;
}

/** Warnings about a site that was published. */
export interface FinishedDocs {
  /**
   * Parts of the navigation that readers can't open, in their order, and then settings that the site does not
   * support, with the code `unsupported`.
   */
  readonly warnings: readonly DocsWarning[];
}

/** A part of the navigation that refers to something that is not there, or a setting without an effect. */
export interface DocsWarning {
  /** Kind of the missing thing, such as `unknown-page`, `unknown-api` or `unknown-endpoint`; or `unsupported`. */
  readonly code: string;
  /** The id that nothing has, or the path of the setting, such as `js.inline`. */
  readonly id: string;
  /** Address of the part of the navigation, below the host. Absent when it has none, and for settings. */
  readonly slug?: string;
  /** A sentence for the publisher. */
  readonly message: string;
}

/** What is known about the site at an address. */
export interface DocsUrlMetadata {
  /** Address at which the site is served, without the path of a page. */
  readonly url: Commons.Url;
  /** Organization that owns the site. */
  readonly org: Commons.OrgId;
  /** True for a preview, which no reader is meant to find. */
  readonly isPreviewUrl: boolean;
  /** Repository that the site is written in. Absent when nobody has told. */
  readonly gitUrl?: Commons.Url;
  /** True for a site that was archived. An extension of this registry. */
  readonly isArchived?: boolean;
  /** True for a site that only readers who are logged in may see. An extension of this registry. */
  readonly isPrivate?: boolean;
  /**
   * Rises with every change of what readers get, and with every call that drops the copies of the site. Whoever
   * has a copy compares it. An extension of this registry.
   */
  readonly revision?: number;
}

/** A stored configuration and the APIs that it refers to. */
export interface GetDocsConfigByIdResponse {
  /** Settings and navigation of the site. */
  readonly docsConfig: DocsRead.DocsConfig;
  /** The APIs that the navigation refers to, grouped in packages. Empty when it refers to none. */
  readonly apis: { readonly [key: string]: ApiRead.V1ApiDefinition };
}

/** One page of docs addresses. */
export interface ListAllDocsUrlsResponse {
  /** The addresses. Fewer than the limit on the last page, none after it. */
  readonly urls: readonly DocsDomainItem[];
}

/** A docs address and its owner. */
export interface DocsDomainItem extends BaseUrl {
  /** Organization that owns the site. */
  readonly organizationId: Commons.OrgId;
  /** When the site was published last. */
  readonly updatedAt: string;
}

/** Where to upload the files of a preview, how to finish, and where it will be. */
export interface StartDocsPreviewRegisterResponse extends StartDocsRegisterResponse {
  /** Where the preview can be read once it is finished, with its scheme. */
  readonly previewUrl: string;
}

export interface LoadDocsForUrlRequest {
  /** Address of any page of the site. The scheme may be left out. */
  readonly url: Commons.Url;
}

export interface StartDocsRegisterRequestV2 {
  /**
   * Main address of the site, with a path when several sites share a host, such as
   * `acme.docs.callboard.example/plants`. The scheme may be there or not. Letter case, a dot at the end of the
   * host, Punycode and default ports make no difference. A path with two slashes in a row is refused.
   */
  readonly domain: string;
  /** Further addresses that show the same site, such as `docs.plants.example`. Empty when there are none. */
  readonly customDomains: readonly string[];
  /**
   * Who may read the site. As before when absent; a new one is for everybody. Docs sites show a private one to
   * readers who are logged in.
   */
  readonly authConfig?: AuthConfig;
  /** Organization that will own the site. It must be the caller's own. */
  readonly orgId: Commons.OrgId;
  /**
   * A site can show any number of APIs, so this has no effect. Older publishers still send it.
   *
   * @deprecated
   */
  readonly apiId?: Commons.ApiId;
  /** Files to upload that are no images. Empty when there are none. */
  readonly filepaths: readonly FilePathInput[];
  /** Images to upload. Absent when there are none. */
  readonly images?: readonly ImageFilePath[];
}

export interface RegisterDocsRequest {
  /** The whole site but its APIs and files, which it refers to by id. */
  readonly docsDefinition: DocsWrite.WriteDocsDefinition;
  /** True leaves the APIs out of later answers that load the site, so that they are loaded one by one. False when absent. */
  readonly excludeApis?: boolean;
}

export interface GetOrganizationForUrlRequest {
  /** Address of any page of the site. The scheme may be left out. */
  readonly url: Commons.Url;
}

export interface GetMetadataForUrlRequest {
  /** Address of any page of the site. The scheme may be left out. */
  readonly url: Commons.Url;
}

export interface LoadPrivateDocsForUrlRequest {
  /** Address of any page of the site. The scheme may be left out. */
  readonly url: Commons.Url;
}

export interface StartDocsPreviewRegisterRequestV2 {
  /** Path to serve the preview below, with a leading slash. The root of its host when absent. */
  readonly basePath?: string;
  /**
   * Previews of one organization with the same id and the same `domain` have the same address, and the newer
   * replaces the older. Absent gives an address that nobody can guess. An extension of newer publishers.
   */
  readonly previewId?: string;
  /**
   * Main address of the site that the preview is of. It need not be published. An extension of this
   * registry.
   */
  readonly domain?: string;
  /** Organization that will own the preview. It must be the caller's own. */
  readonly orgId: Commons.OrgId;
  /**
   * Who may read the preview. The same readers as its site when absent, or as before; everybody who has its
   * address if neither is known.
   */
  readonly authConfig?: AuthConfig;
  /** Files to upload that are no images. Empty when there are none. */
  readonly filepaths: readonly FilePathInput[];
  /** Images to upload. Absent when there are none. */
  readonly images?: readonly ImageFilePath[];
}

export interface TransferDomainOwnershipRequest {
  /** Address of the site, with its path when it has one. */
  readonly domain: string;
  /** Organization that will own the site. */
  readonly toOrgId: Commons.OrgId;
}

export interface SetIsArchivedRequest {
  /** Address of any page of the site. The scheme may be left out. */
  readonly url: Commons.Url;
  /** True archives the site, false brings it back. Repeating either changes nothing. */
  readonly isArchived: boolean;
}

export interface SetDocsUrlMetadataRequest {
  /** Address of any page of the site. The scheme may be left out. */
  readonly url: Commons.Url;
  /** Address of the repository. It comes back as `gitUrl`. */
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
    description: "A file to upload, and what it holds.",
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
          description: "SHA-256 of the file in hexadecimal. Absent when the publisher did not compute it.",
        },
      ],
    },
  },
  "docs:DocsRegistrationId": {
    name: "DocsRegistrationId",
    description: "Names a registration that has been started and not yet finished.",
    shape: { kind: "string" },
  },
  "docs:StartDocsRegisterResponse": {
    name: "StartDocsRegisterResponse",
    description: "Where to upload the files of a site, and how to finish.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "docsRegistrationId",
          shape: { kind: "ref", id: "docs:DocsRegistrationId" },
          optional: false,
          description: "Finish the registration by this id.",
        },
        {
          key: "uploadUrls",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "docs:FilePath" },
            value: { kind: "ref", id: "docs:FileUploadUrl" },
          },
          optional: false,
          description: "Where to upload each announced file or image, by its path.",
        },
        {
          key: "skippedFiles",
          shape: { kind: "list", item: { kind: "ref", id: "docs:FilePath" } },
          optional: true,
          description: "Files among them that need no upload: the organization has uploaded the same bytes before, as their hash says.\nAn extension of newer publishers; older ones upload them again.",
        },
      ],
    },
  },
  "docs:FileUploadUrl": {
    name: "FileUploadUrl",
    description: "Where to upload one file.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "uploadUrl",
          shape: { kind: "string" },
          optional: false,
          description: "Address to send the bytes to, with PUT and no authorization. It works for a limited time.",
        },
        {
          key: "fileId",
          shape: { kind: "ref", id: "commons:FileId" },
          optional: false,
          description: "What pages and settings call the file, as `file:` followed by this id within Markdown.",
        },
      ],
    },
  },
  "docs:ImageFilePath": {
    name: "ImageFilePath",
    description: "An image to upload, with the room it takes on a page.",
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
          description: "A tiny blurred copy as a data URL, to show until the image is there.",
        },
        {
          key: "alt",
          shape: { kind: "string" },
          optional: true,
          description: "Words for readers who do not see the image.",
        },
        {
          key: "fileHash",
          shape: { kind: "string" },
          optional: true,
          description: "SHA-256 of the image in hexadecimal. Absent when the publisher did not compute it.",
        },
      ],
    },
  },
  "docs:AuthConfig": {
    name: "AuthConfig",
    description: "Who may read a site.",
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
          description: "Only readers who are logged in.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "private" }, optional: false },
              {
                key: "authType",
                shape: { kind: "literal", value: "sso" },
                optional: false,
                description: "Single sign-on of the owning organization, the only way so far.",
              },
            ],
          },
        },
      ],
    },
  },
  "docs:PublicAuthConfig": {
    name: "PublicAuthConfig",
    description: "An open site needs no settings.",
    shape: { kind: "object", properties: [] },
  },
  "docs:PrivateAuthConfig": {
    name: "PrivateAuthConfig",
    description: "How readers of a private site log in.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "authType",
          shape: { kind: "literal", value: "sso" },
          optional: false,
          description: "Single sign-on of the owning organization, the only way so far.",
        },
      ],
    },
  },
  "docs:LoadDocsForUrlResponse": {
    name: "LoadDocsForUrlResponse",
    description: "A site and where it is served.",
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
          description: "Where the site is served.",
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
          description: "False when the site offers its dark scheme only.",
        },
        {
          key: "authConfig",
          shape: { kind: "ref", id: "docs:AuthConfig" },
          optional: true,
          description: "Who may read the site. Absent means everybody. Docs sites show a private site to logged-in readers only.",
        },
      ],
    },
  },
  "docs:BaseUrl": {
    name: "BaseUrl",
    description: "Where a site is served.",
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
          description: "Path in front of every address of the site, with a leading slash. Absent when it is served at the root.",
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
          description: "Parts of the navigation that readers can't open, in their order, and then settings that the site does not\nsupport, with the code `unsupported`.",
        },
      ],
    },
  },
  "docs:DocsWarning": {
    name: "DocsWarning",
    description: "A part of the navigation that refers to something that is not there, or a setting without an effect.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "code",
          shape: { kind: "string" },
          optional: false,
          description: "Kind of the missing thing, such as `unknown-page`, `unknown-api` or `unknown-endpoint`; or `unsupported`.",
        },
        {
          key: "id",
          shape: { kind: "string" },
          optional: false,
          description: "The id that nothing has, or the path of the setting, such as `js.inline`.",
        },
        {
          key: "slug",
          shape: { kind: "string" },
          optional: true,
          description: "Address of the part of the navigation, below the host. Absent when it has none, and for settings.",
        },
        {
          key: "message",
          shape: { kind: "string" },
          optional: false,
          description: "A sentence for the publisher.",
        },
      ],
    },
  },
  "docs:DocsUrlMetadata": {
    name: "DocsUrlMetadata",
    description: "What is known about the site at an address.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "Address at which the site is served, without the path of a page.",
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
          description: "True for a preview, which no reader is meant to find.",
        },
        {
          key: "gitUrl",
          shape: { kind: "ref", id: "commons:Url" },
          optional: true,
          description: "Repository that the site is written in. Absent when nobody has told.",
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
          description: "True for a site that only readers who are logged in may see. An extension of this registry.",
        },
        {
          key: "revision",
          shape: { kind: "integer" },
          optional: true,
          description: "Rises with every change of what readers get, and with every call that drops the copies of the site. Whoever\nhas a copy compares it. An extension of this registry.",
        },
      ],
    },
  },
  "docs:GetDocsConfigByIdResponse": {
    name: "GetDocsConfigByIdResponse",
    description: "A stored configuration and the APIs that it refers to.",
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
          description: "The APIs that the navigation refers to, grouped in packages. Empty when it refers to none.",
        },
      ],
    },
  },
  "docs:ListAllDocsUrlsResponse": {
    name: "ListAllDocsUrlsResponse",
    description: "One page of docs addresses.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "urls",
          shape: { kind: "list", item: { kind: "ref", id: "docs:DocsDomainItem" } },
          optional: false,
          description: "The addresses. Fewer than the limit on the last page, none after it.",
        },
      ],
    },
  },
  "docs:DocsDomainItem": {
    name: "DocsDomainItem",
    description: "A docs address and its owner.",
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
          description: "Path in front of every address of the site, with a leading slash. Absent when it is served at the root.",
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
          description: "When the site was published last.",
        },
      ],
    },
  },
  "docs:StartDocsPreviewRegisterResponse": {
    name: "StartDocsPreviewRegisterResponse",
    description: "Where to upload the files of a preview, how to finish, and where it will be.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "docsRegistrationId",
          shape: { kind: "ref", id: "docs:DocsRegistrationId" },
          optional: false,
          description: "Finish the registration by this id.",
        },
        {
          key: "uploadUrls",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "docs:FilePath" },
            value: { kind: "ref", id: "docs:FileUploadUrl" },
          },
          optional: false,
          description: "Where to upload each announced file or image, by its path.",
        },
        {
          key: "skippedFiles",
          shape: { kind: "list", item: { kind: "ref", id: "docs:FilePath" } },
          optional: true,
          description: "Files among them that need no upload: the organization has uploaded the same bytes before, as their hash says.\nAn extension of newer publishers; older ones upload them again.",
        },
        {
          key: "previewUrl",
          shape: { kind: "string" },
          optional: false,
          description: "Where the preview can be read once it is finished, with its scheme.",
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
          description: "Address of any page of the site. The scheme may be left out.",
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
          description: "Main address of the site, with a path when several sites share a host, such as\n`acme.docs.callboard.example/plants`. The scheme may be there or not. Letter case, a dot at the end of the\nhost, Punycode and default ports make no difference. A path with two slashes in a row is refused.",
        },
        {
          key: "customDomains",
          shape: { kind: "list", item: { kind: "string" } },
          optional: false,
          description: "Further addresses that show the same site, such as `docs.plants.example`. Empty when there are none.",
        },
        {
          key: "authConfig",
          shape: { kind: "ref", id: "docs:AuthConfig" },
          optional: true,
          description: "Who may read the site. As before when absent; a new one is for everybody. Docs sites show a private one to\nreaders who are logged in.",
        },
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization that will own the site. It must be the caller's own.",
        },
        {
          key: "apiId",
          shape: { kind: "ref", id: "commons:ApiId" },
          optional: true,
          description: "A site can show any number of APIs, so this has no effect. Older publishers still send it.",
          availability: "Deprecated",
        },
        {
          key: "filepaths",
          shape: { kind: "list", item: { kind: "ref", id: "docs:FilePathInput" } },
          optional: false,
          description: "Files to upload that are no images. Empty when there are none.",
        },
        {
          key: "images",
          shape: { kind: "list", item: { kind: "ref", id: "docs:ImageFilePath" } },
          optional: true,
          description: "Images to upload. Absent when there are none.",
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
          description: "The whole site but its APIs and files, which it refers to by id.",
        },
        {
          key: "excludeApis",
          shape: { kind: "boolean" },
          optional: true,
          description: "True leaves the APIs out of later answers that load the site, so that they are loaded one by one. False when absent.",
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
          description: "Address of any page of the site. The scheme may be left out.",
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
          description: "Address of any page of the site. The scheme may be left out.",
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
          description: "Address of any page of the site. The scheme may be left out.",
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
          description: "Path to serve the preview below, with a leading slash. The root of its host when absent.",
        },
        {
          key: "previewId",
          shape: { kind: "string" },
          optional: true,
          description: "Previews of one organization with the same id and the same `domain` have the same address, and the newer\nreplaces the older. Absent gives an address that nobody can guess. An extension of newer publishers.",
        },
        {
          key: "domain",
          shape: { kind: "string" },
          optional: true,
          description: "Main address of the site that the preview is of. It need not be published. An extension of this\nregistry.",
        },
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization that will own the preview. It must be the caller's own.",
        },
        {
          key: "authConfig",
          shape: { kind: "ref", id: "docs:AuthConfig" },
          optional: true,
          description: "Who may read the preview. The same readers as its site when absent, or as before; everybody who has its\naddress if neither is known.",
        },
        {
          key: "filepaths",
          shape: { kind: "list", item: { kind: "ref", id: "docs:FilePathInput" } },
          optional: false,
          description: "Files to upload that are no images. Empty when there are none.",
        },
        {
          key: "images",
          shape: { kind: "list", item: { kind: "ref", id: "docs:ImageFilePath" } },
          optional: true,
          description: "Images to upload. Absent when there are none.",
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
          description: "Address of the site, with its path when it has one.",
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
          description: "Address of any page of the site. The scheme may be left out.",
        },
        {
          key: "isArchived",
          shape: { kind: "boolean" },
          optional: false,
          description: "True archives the site, false brings it back. Repeating either changes nothing.",
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
          description: "Address of any page of the site. The scheme may be left out.",
        },
        {
          key: "githubUrl",
          shape: { kind: "ref", id: "commons:Url" },
          optional: true,
          description: "Address of the repository. It comes back as `gitUrl`.",
        },
      ],
    },
  },
};
