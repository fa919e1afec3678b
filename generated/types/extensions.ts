// Generated from idl/areas/extensions.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 8d4e06fc249e42c7884ba4d6b07d8108

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";

/** The sites of a host. */
export interface SitesAtHost {
  /** The sites by base path. May be empty. */
  readonly sites: readonly HostedSite[];
}

/** A site of a host. */
export type HostedSite =
  /** A published docs site or a preview. */
  | ({ readonly type: "docs" } & HostedDocs)
  /** The generated site of an API without a docs site. */
  | ({ readonly type: "api" } & HostedApi);

/** A published docs site or a preview at one of its URLs. */
export interface HostedDocs {
  /** ID of the site. It doesn't change when the site is republished. */
  readonly docsId: Commons.DocsConfigId;
  /** Organization that owns the site. */
  readonly orgId: Commons.OrgId;
  /** Main URL of the site, host and path. */
  readonly url: string;
  /** Canonical URL, host and path: the first custom URL, or else the main one. */
  readonly canonicalUrl: string;
  /** Base path, such as `/docs`. Empty at the root. */
  readonly basePath: string;
  /** Revision for cache validation. It increases with every change. */
  readonly revision: number;
  /** True if readers must log in. */
  readonly isPrivate: boolean;
  /** True if it is a preview. */
  readonly isPreview: boolean;
  /** True if the site is archived and can't be loaded. */
  readonly isArchived: boolean;
}

/** The generated site of an API. */
export interface HostedApi {
  /** Organization that owns the API. */
  readonly orgId: Commons.OrgId;
  /** Name of the API. */
  readonly apiId: Commons.ApiId;
  /** Latest registered version. */
  readonly apiDefinitionId: Commons.ApiDefinitionId;
}

/** A page of sites. */
export interface ListSitesResponse {
  /** The sites of this page, most recently changed first. */
  readonly sites: readonly ListedSite[];
  /** Total number of sites. */
  readonly total: number;
}

/** Sources of sites. */
export type SiteKind =
  /** Published pages, settings and navigation. */
  | "docs"
  /** A registered API. */
  | "api";

/** A site in a list. */
export interface ListedSite {
  /** Source of the site. */
  readonly kind: SiteKind;
  /** Organization that owns the site. */
  readonly orgId: Commons.OrgId;
  /** Title of the site, or name of the API. May be empty. */
  readonly title: string;
  /** Main URL, host and path. Absent for an API without its own name. */
  readonly url?: string;
  /** Base path of that URL. Empty at the root. */
  readonly basePath: string;
  /** Subdomain of `localhost` on a local server, if any. */
  readonly localHost?: string;
  /** Time of the latest publication or registration. */
  readonly updatedAt: string;
  /** True if readers must log in. */
  readonly isPrivate: boolean;
  /** True if it is a preview. */
  readonly isPreview: boolean;
  /** True if it is archived. */
  readonly isArchived: boolean;
}

/** The active tokens of an organization. */
export interface ListTokensResponse {
  /** The tokens, oldest first. */
  readonly tokens: readonly ListedToken[];
}

/** A token without its secret. */
export interface ListedToken {
  /** ID of the token, used to revoke it. */
  readonly id: Commons.TokenId;
  /** Scope of the token. Tokens of earlier versions may have any string; their scope is `admin`. */
  readonly scope: string;
  /** Creation time. */
  readonly createdAt: string;
  /** Expiration time. Absent if it never expires. */
  readonly expiresAt?: string;
  /** Time of the last use, accurate to a minute. Absent if never used. */
  readonly lastUsedAt?: string;
}

/** The pages of a published site. */
export interface PublishedPages {
  /** The pages, in the order of the navigation. */
  readonly entries: readonly PublishedPage[];
}

/** A page and its path. */
export interface PublishedPage {
  /** Organization that owns the site. */
  readonly orgId: Commons.OrgId;
  /** Host name of the site, without a scheme. */
  readonly domain: string;
  /** Base path of the site. Empty at the root. */
  readonly basepath: string;
  /** Key of the page in the site's `pages`. */
  readonly pageId: Commons.PageId;
  /** Path of the page, without a slash at either end. */
  readonly slug: string;
  /** Hexadecimal SHA-256 of its Markdown. */
  readonly hash: string;
  /** Time of the latest publication. */
  readonly lastUpdated: string;
}

/** Publishing settings of an organization. */
export interface OrgConfig {
  /** The organization. */
  readonly orgId: Commons.OrgId;
  /** Minimum CLI version, if any. */
  readonly cliVersionMin?: string;
  /** Maximum CLI version, if any. */
  readonly cliVersionMax?: string;
}

/** A published package. */
export interface SdkPackage {
  /** Name in the package registry of its language. */
  readonly packageName: string;
  /** Version of the package. Default: the latest. */
  readonly version?: string;
}

/** Dynamic IRs, by language. */
export interface StoredDynamicIrs {
  /** Download URLs, by language. */
  readonly existingDynamicIrs: { readonly [key: string]: StoredDynamicIr };
}

/** A stored dynamic IR. */
export interface StoredDynamicIr {
  /** Download URL. */
  readonly downloadUrl: string;
}

export interface GetPublishedPagesRequest {
  /** Host of the site. The scheme is optional. */
  readonly domain: string;
  /** Base path of the site. Absent or empty at the root. */
  readonly basepath?: string;
}

export interface CheckSdkDynamicIrRequest {
  /** Organization that publishes the SDKs. Must be the caller's organization. */
  readonly orgId: Commons.OrgId;
  /** The package of each language. */
  readonly snippetConfiguration: { readonly [key: string]: SdkPackage };
}

export interface DeleteDocsSiteRequest {
  /** URL of any page of the site. The scheme is optional. */
  readonly url: Commons.Url;
}

export interface GetSitesAtHostRequest {
  /** Host, with its port if it isn't the default. */
  readonly host: string;
}

export interface ListSitesRequest {
  /** Case-insensitive search in titles, URLs and organizations. Default: all sites. */
  readonly query?: string;
  /** Kind of sites. Default: both. */
  readonly kind?: SiteKind;
  /** Page number, from 1. Default: 1. */
  readonly page?: number;
  /** Page size, from 1 to 200. Default: 50. */
  readonly limit?: number;
}

export interface ListTokensRequest {
  /** Organization of the tokens. Must be the caller's organization, unless the caller runs the registry. */
  readonly orgId: Commons.OrgId;
}

/** The types of `extensions` as shapes, by id. */
export const extensionsTypes: TypeTable = {
  "extensions:SitesAtHost": {
    name: "SitesAtHost",
    description: "The sites of a host.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "sites",
          shape: { kind: "list", item: { kind: "ref", id: "extensions:HostedSite" } },
          optional: false,
          description: "The sites by base path. May be empty.",
        },
      ],
    },
  },
  "extensions:HostedSite": {
    name: "HostedSite",
    description: "A site of a host.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "docs",
          description: "A published docs site or a preview.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "docs" }, optional: false },
              {
                key: "docsId",
                shape: { kind: "ref", id: "commons:DocsConfigId" },
                optional: false,
                description: "ID of the site. It doesn't change when the site is republished.",
              },
              {
                key: "orgId",
                shape: { kind: "ref", id: "commons:OrgId" },
                optional: false,
                description: "Organization that owns the site.",
              },
              {
                key: "url",
                shape: { kind: "string" },
                optional: false,
                description: "Main URL of the site, host and path.",
              },
              {
                key: "canonicalUrl",
                shape: { kind: "string" },
                optional: false,
                description: "Canonical URL, host and path: the first custom URL, or else the main one.",
              },
              {
                key: "basePath",
                shape: { kind: "string" },
                optional: false,
                description: "Base path, such as `/docs`. Empty at the root.",
              },
              {
                key: "revision",
                shape: { kind: "integer" },
                optional: false,
                description: "Revision for cache validation. It increases with every change.",
              },
              {
                key: "isPrivate",
                shape: { kind: "boolean" },
                optional: false,
                description: "True if readers must log in.",
              },
              {
                key: "isPreview",
                shape: { kind: "boolean" },
                optional: false,
                description: "True if it is a preview.",
              },
              {
                key: "isArchived",
                shape: { kind: "boolean" },
                optional: false,
                description: "True if the site is archived and can't be loaded.",
              },
            ],
          },
        },
        {
          value: "api",
          description: "The generated site of an API without a docs site.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "api" }, optional: false },
              {
                key: "orgId",
                shape: { kind: "ref", id: "commons:OrgId" },
                optional: false,
                description: "Organization that owns the API.",
              },
              {
                key: "apiId",
                shape: { kind: "ref", id: "commons:ApiId" },
                optional: false,
                description: "Name of the API.",
              },
              {
                key: "apiDefinitionId",
                shape: { kind: "ref", id: "commons:ApiDefinitionId" },
                optional: false,
                description: "Latest registered version.",
              },
            ],
          },
        },
      ],
    },
  },
  "extensions:HostedDocs": {
    name: "HostedDocs",
    description: "A published docs site or a preview at one of its URLs.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "docsId",
          shape: { kind: "ref", id: "commons:DocsConfigId" },
          optional: false,
          description: "ID of the site. It doesn't change when the site is republished.",
        },
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization that owns the site.",
        },
        {
          key: "url",
          shape: { kind: "string" },
          optional: false,
          description: "Main URL of the site, host and path.",
        },
        {
          key: "canonicalUrl",
          shape: { kind: "string" },
          optional: false,
          description: "Canonical URL, host and path: the first custom URL, or else the main one.",
        },
        {
          key: "basePath",
          shape: { kind: "string" },
          optional: false,
          description: "Base path, such as `/docs`. Empty at the root.",
        },
        {
          key: "revision",
          shape: { kind: "integer" },
          optional: false,
          description: "Revision for cache validation. It increases with every change.",
        },
        {
          key: "isPrivate",
          shape: { kind: "boolean" },
          optional: false,
          description: "True if readers must log in.",
        },
        {
          key: "isPreview",
          shape: { kind: "boolean" },
          optional: false,
          description: "True if it is a preview.",
        },
        {
          key: "isArchived",
          shape: { kind: "boolean" },
          optional: false,
          description: "True if the site is archived and can't be loaded.",
        },
      ],
    },
  },
  "extensions:HostedApi": {
    name: "HostedApi",
    description: "The generated site of an API.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization that owns the API.",
        },
        {
          key: "apiId",
          shape: { kind: "ref", id: "commons:ApiId" },
          optional: false,
          description: "Name of the API.",
        },
        {
          key: "apiDefinitionId",
          shape: { kind: "ref", id: "commons:ApiDefinitionId" },
          optional: false,
          description: "Latest registered version.",
        },
      ],
    },
  },
  "extensions:ListSitesResponse": {
    name: "ListSitesResponse",
    description: "A page of sites.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "sites",
          shape: { kind: "list", item: { kind: "ref", id: "extensions:ListedSite" } },
          optional: false,
          description: "The sites of this page, most recently changed first.",
        },
        {
          key: "total",
          shape: { kind: "integer" },
          optional: false,
          description: "Total number of sites.",
        },
      ],
    },
  },
  "extensions:SiteKind": {
    name: "SiteKind",
    description: "Sources of sites.",
    shape: {
      kind: "enum",
      values: [
        { value: "docs", description: "Published pages, settings and navigation." },
        { value: "api", description: "A registered API." },
      ],
    },
  },
  "extensions:ListedSite": {
    name: "ListedSite",
    description: "A site in a list.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "kind",
          shape: { kind: "ref", id: "extensions:SiteKind" },
          optional: false,
          description: "Source of the site.",
        },
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization that owns the site.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Title of the site, or name of the API. May be empty.",
        },
        {
          key: "url",
          shape: { kind: "string" },
          optional: true,
          description: "Main URL, host and path. Absent for an API without its own name.",
        },
        {
          key: "basePath",
          shape: { kind: "string" },
          optional: false,
          description: "Base path of that URL. Empty at the root.",
        },
        {
          key: "localHost",
          shape: { kind: "string" },
          optional: true,
          description: "Subdomain of `localhost` on a local server, if any.",
        },
        {
          key: "updatedAt",
          shape: { kind: "datetime" },
          optional: false,
          description: "Time of the latest publication or registration.",
        },
        {
          key: "isPrivate",
          shape: { kind: "boolean" },
          optional: false,
          description: "True if readers must log in.",
        },
        {
          key: "isPreview",
          shape: { kind: "boolean" },
          optional: false,
          description: "True if it is a preview.",
        },
        {
          key: "isArchived",
          shape: { kind: "boolean" },
          optional: false,
          description: "True if it is archived.",
        },
      ],
    },
  },
  "extensions:ListTokensResponse": {
    name: "ListTokensResponse",
    description: "The active tokens of an organization.",
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
          description: "ID of the token, used to revoke it.",
        },
        {
          key: "scope",
          shape: { kind: "string" },
          optional: false,
          description: "Scope of the token. Tokens of earlier versions may have any string; their scope is `admin`.",
        },
        {
          key: "createdAt",
          shape: { kind: "datetime" },
          optional: false,
          description: "Creation time.",
        },
        {
          key: "expiresAt",
          shape: { kind: "datetime" },
          optional: true,
          description: "Expiration time. Absent if it never expires.",
        },
        {
          key: "lastUsedAt",
          shape: { kind: "datetime" },
          optional: true,
          description: "Time of the last use, accurate to a minute. Absent if never used.",
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
          description: "The pages, in the order of the navigation.",
        },
      ],
    },
  },
  "extensions:PublishedPage": {
    name: "PublishedPage",
    description: "A page and its path.",
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
          key: "domain",
          shape: { kind: "string" },
          optional: false,
          description: "Host name of the site, without a scheme.",
        },
        {
          key: "basepath",
          shape: { kind: "string" },
          optional: false,
          description: "Base path of the site. Empty at the root.",
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
          description: "Hexadecimal SHA-256 of its Markdown.",
        },
        {
          key: "lastUpdated",
          shape: { kind: "datetime" },
          optional: false,
          description: "Time of the latest publication.",
        },
      ],
    },
  },
  "extensions:OrgConfig": {
    name: "OrgConfig",
    description: "Publishing settings of an organization.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "The organization.",
        },
        {
          key: "cliVersionMin",
          shape: { kind: "string" },
          optional: true,
          description: "Minimum CLI version, if any.",
        },
        {
          key: "cliVersionMax",
          shape: { kind: "string" },
          optional: true,
          description: "Maximum CLI version, if any.",
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
          description: "Version of the package. Default: the latest.",
        },
      ],
    },
  },
  "extensions:StoredDynamicIrs": {
    name: "StoredDynamicIrs",
    description: "Dynamic IRs, by language.",
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
          description: "Download URLs, by language.",
        },
      ],
    },
  },
  "extensions:StoredDynamicIr": {
    name: "StoredDynamicIr",
    description: "A stored dynamic IR.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "downloadUrl",
          shape: { kind: "string" },
          optional: false,
          description: "Download URL.",
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
          description: "Host of the site. The scheme is optional.",
        },
        {
          key: "basepath",
          shape: { kind: "string" },
          optional: true,
          description: "Base path of the site. Absent or empty at the root.",
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
          description: "Organization that publishes the SDKs. Must be the caller's organization.",
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
          description: "URL of any page of the site. The scheme is optional.",
        },
      ],
    },
  },
  "extensions:GetSitesAtHostRequest": {
    name: "GetSitesAtHostRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "host",
          shape: { kind: "string", maxLength: 300 },
          optional: false,
          description: "Host, with its port if it isn't the default.",
        },
      ],
    },
  },
  "extensions:ListSitesRequest": {
    name: "ListSitesRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "query",
          shape: { kind: "string", maxLength: 200 },
          optional: true,
          description: "Case-insensitive search in titles, URLs and organizations. Default: all sites.",
        },
        {
          key: "kind",
          shape: { kind: "ref", id: "extensions:SiteKind" },
          optional: true,
          description: "Kind of sites. Default: both.",
        },
        {
          key: "page",
          shape: { kind: "integer" },
          optional: true,
          description: "Page number, from 1. Default: 1.",
        },
        {
          key: "limit",
          shape: { kind: "integer" },
          optional: true,
          description: "Page size, from 1 to 200. Default: 50.",
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
          description: "Organization of the tokens. Must be the caller's organization, unless the caller runs the registry.",
        },
      ],
    },
  },
};
