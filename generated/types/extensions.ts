// Generated from idl/areas/extensions.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 420887f7aa1805b13b07e8656d522ed1

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";

/** The tokens of an organisation that work. */
export interface ListTokensResponse {
  /** The tokens, oldest first. */
  readonly tokens: readonly ListedToken[];
}

/** A token without its secret. */
export interface ListedToken {
  /** Names the token when it is to be revoked. */
  readonly id: Commons.TokenId;
  /** What the token may do. Tokens of earlier versions have any text here, and the scope `admin`. */
  readonly scope: string;
  /** When it was created. */
  readonly createdAt: string;
  /** When it expires. Absent when it never does. */
  readonly expiresAt?: string;
  /** When it was used last, at most a minute too early. Absent when it never was. */
  readonly lastUsedAt?: string;
}

/** The pages of a published site. */
export interface PublishedPages {
  /** One entry for each address, in the order of the navigation. */
  readonly entries: readonly PublishedPage[];
}

/** A page and where it is. */
export interface PublishedPage {
  /** Organisation that owns the site. */
  readonly orgId: Commons.OrgId;
  /** Host name of the site, without a scheme. */
  readonly domain: string;
  /** Path of the site on its host. Empty at the root. */
  readonly basepath: string;
  /** Key of the page in the site's `pages`. */
  readonly pageId: Commons.PageId;
  /** Path of the page, without a slash at either end. */
  readonly slug: string;
  /** SHA-256 of its Markdown in hexadecimal. */
  readonly hash: string;
  /** When the site was published last. */
  readonly lastUpdated: string;
}

/** What an organisation demands of its publishers. */
export interface OrgConfig {
  /** The organisation. */
  readonly orgId: Commons.OrgId;
  /** Lowest version of a publisher. Absent when there is no bound. */
  readonly cliVersionMin?: string;
  /** Highest version of a publisher. Absent when there is no bound. */
  readonly cliVersionMax?: string;
}

/** A published package. */
export interface SdkPackage {
  /** Name in the package registry of its language. */
  readonly packageName: string;
  /** Version of the package. The newest when absent. */
  readonly version?: string;
}

/** Stored representations, by language. */
export interface StoredDynamicIrs {
  /** Where to download each. Languages without one are absent. */
  readonly existingDynamicIrs: { readonly [key: string]: StoredDynamicIr };
}

/** A stored representation. */
export interface StoredDynamicIr {
  /** Address to download it from. */
  readonly downloadUrl: string;
}

export interface GetPublishedPagesRequest {
  /** Host name of the site. The scheme may be left out. */
  readonly domain: string;
  /** Path of the site on its host. Absent, and empty, for a site at the root. */
  readonly basepath?: string;
}

export interface CheckSdkDynamicIrRequest {
  /** Organisation that publishes the SDKs. It must be the caller's own. */
  readonly orgId: Commons.OrgId;
  /** The package of each language. */
  readonly snippetConfiguration: { readonly [key: string]: SdkPackage };
}

export interface DeleteDocsSiteRequest {
  /** Address of any page of the site. The scheme may be left out. */
  readonly url: Commons.Url;
}

export interface ListTokensRequest {
  /** Organisation that the tokens belong to. The caller's own, unless the caller runs the registry. */
  readonly orgId: Commons.OrgId;
}

/** The types of `extensions` as shapes, by id. */
export const extensionsTypes: TypeTable = {
  "extensions:ListTokensResponse": {
    name: "ListTokensResponse",
    description: "The tokens of an organisation that work.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "tokens",
          shape: { kind: "list", item: { kind: "ref", id: "extensions:ListedToken" } },
          optional: false,
          description: "The tokens, oldest first.",
        },
      ],
    },
  },
  "extensions:ListedToken": {
    name: "ListedToken",
    description: "A token without its secret.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "commons:TokenId" },
          optional: false,
          description: "Names the token when it is to be revoked.",
        },
        {
          key: "scope",
          shape: { kind: "string" },
          optional: false,
          description: "What the token may do. Tokens of earlier versions have any text here, and the scope `admin`.",
        },
        {
          key: "createdAt",
          shape: { kind: "datetime" },
          optional: false,
          description: "When it was created.",
        },
        {
          key: "expiresAt",
          shape: { kind: "datetime" },
          optional: true,
          description: "When it expires. Absent when it never does.",
        },
        {
          key: "lastUsedAt",
          shape: { kind: "datetime" },
          optional: true,
          description: "When it was used last, at most a minute too early. Absent when it never was.",
        },
      ],
    },
  },
  "extensions:PublishedPages": {
    name: "PublishedPages",
    description: "The pages of a published site.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "entries",
          shape: { kind: "list", item: { kind: "ref", id: "extensions:PublishedPage" } },
          optional: false,
          description: "One entry for each address, in the order of the navigation.",
        },
      ],
    },
  },
  "extensions:PublishedPage": {
    name: "PublishedPage",
    description: "A page and where it is.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organisation that owns the site.",
        },
        {
          key: "domain",
          shape: { kind: "string" },
          optional: false,
          description: "Host name of the site, without a scheme.",
        },
        {
          key: "basepath",
          shape: { kind: "string" },
          optional: false,
          description: "Path of the site on its host. Empty at the root.",
        },
        {
          key: "pageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: false,
          description: "Key of the page in the site's `pages`.",
        },
        {
          key: "slug",
          shape: { kind: "string" },
          optional: false,
          description: "Path of the page, without a slash at either end.",
        },
        {
          key: "hash",
          shape: { kind: "string" },
          optional: false,
          description: "SHA-256 of its Markdown in hexadecimal.",
        },
        {
          key: "lastUpdated",
          shape: { kind: "datetime" },
          optional: false,
          description: "When the site was published last.",
        },
      ],
    },
  },
  "extensions:OrgConfig": {
    name: "OrgConfig",
    description: "What an organisation demands of its publishers.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "The organisation.",
        },
        {
          key: "cliVersionMin",
          shape: { kind: "string" },
          optional: true,
          description: "Lowest version of a publisher. Absent when there is no bound.",
        },
        {
          key: "cliVersionMax",
          shape: { kind: "string" },
          optional: true,
          description: "Highest version of a publisher. Absent when there is no bound.",
        },
      ],
    },
  },
  "extensions:SdkPackage": {
    name: "SdkPackage",
    description: "A published package.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "packageName",
          shape: { kind: "string" },
          optional: false,
          description: "Name in the package registry of its language.",
        },
        {
          key: "version",
          shape: { kind: "string" },
          optional: true,
          description: "Version of the package. The newest when absent.",
        },
      ],
    },
  },
  "extensions:StoredDynamicIrs": {
    name: "StoredDynamicIrs",
    description: "Stored representations, by language.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "existingDynamicIrs",
          shape: {
            kind: "map",
            key: { kind: "string" },
            value: { kind: "ref", id: "extensions:StoredDynamicIr" },
          },
          optional: false,
          description: "Where to download each. Languages without one are absent.",
        },
      ],
    },
  },
  "extensions:StoredDynamicIr": {
    name: "StoredDynamicIr",
    description: "A stored representation.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "downloadUrl",
          shape: { kind: "string" },
          optional: false,
          description: "Address to download it from.",
        },
      ],
    },
  },
  "extensions:GetPublishedPagesRequest": {
    name: "GetPublishedPagesRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "domain",
          shape: { kind: "string" },
          optional: false,
          description: "Host name of the site. The scheme may be left out.",
        },
        {
          key: "basepath",
          shape: { kind: "string" },
          optional: true,
          description: "Path of the site on its host. Absent, and empty, for a site at the root.",
        },
      ],
    },
  },
  "extensions:CheckSdkDynamicIrRequest": {
    name: "CheckSdkDynamicIrRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organisation that publishes the SDKs. It must be the caller's own.",
        },
        {
          key: "snippetConfiguration",
          shape: {
            kind: "map",
            key: { kind: "string" },
            value: { kind: "ref", id: "extensions:SdkPackage" },
          },
          optional: false,
          description: "The package of each language.",
        },
      ],
    },
  },
  "extensions:DeleteDocsSiteRequest": {
    name: "DeleteDocsSiteRequest",
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
  "extensions:ListTokensRequest": {
    name: "ListTokensRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organisation that the tokens belong to. The caller's own, unless the caller runs the registry.",
        },
      ],
    },
  },
};
