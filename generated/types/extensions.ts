// Generated from idl/areas/extensions.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 7373320c73ee4320f74ac6f030f061a6

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";

/** The sites that a host shows. */
export interface SitesAtHost {
  /** The sites by their paths. Empty when there are none that the caller may read. */
  readonly sites: readonly HostedSite[];
}

/** A site that a host shows. */
export type HostedSite =
  /** A published docs site or a preview. */
  | ({ readonly type: "docs" } & HostedDocs)
  /** The plain site of an API that no docs site shows. */
  | ({ readonly type: "api" } & HostedApi);

/** A published docs site or a preview at one of its addresses. */
export interface HostedDocs {
  /** The site. It stays the same when the site is published again. */
  readonly docsId: Commons.DocsConfigId;
  /** Organization that owns the site. */
  readonly orgId: Commons.OrgId;
  /** Main address of the site, host and path. */
  readonly url: string;
  /** Address that search engines should list, host and path. Its first custom one, or else the main one. */
  readonly canonicalUrl: string;
  /** Path of this address, such as `/docs`. Empty at the root. */
  readonly basePath: string;
  /** Rises with every change of what readers get. */
  readonly revision: number;
  /** True if only readers who are logged in may see it. */
  readonly isPrivate: boolean;
  /** True if it is a preview. */
  readonly isPreview: boolean;
  /** True if it is archived, so that nobody can load it. */
  readonly isArchived: boolean;
}

/** The plain site of an API. */
export interface HostedApi {
  /** Organization that owns the API. */
  readonly orgId: Commons.OrgId;
  /** Name of the API. */
  readonly apiId: Commons.ApiId;
  /** Version that was registered last. */
  readonly apiDefinitionId: Commons.ApiDefinitionId;
}

/** One page of a list of sites. */
export interface ListSitesResponse {
  /** The sites of this page, last changed first. */
  readonly sites: readonly ListedSite[];
  /** Number of sites on all pages. */
  readonly total: number;
}

/** What a site is made from. */
export type SiteKind =
  /** Published pages, settings and navigation. */
  | "docs"
  /** A registered API alone. */
  | "api";

/** A site in a list. */
export interface ListedSite {
  /** What it is made from. */
  readonly kind: SiteKind;
  /** Organization that owns it. */
  readonly orgId: Commons.OrgId;
  /** Title of the site, or name of the API. May be empty. */
  readonly title: string;
  /** Main address, host and path. Absent when an API has no name of its own. */
  readonly url?: string;
  /** Path of that address. Empty at the root. */
  readonly basePath: string;
  /** Host below `localhost` at which a server on the reader's own machine shows it. Absent when it has none. */
  readonly localHost?: string;
  /** When it was published or registered last. */
  readonly updatedAt: string;
  /** True if only readers who are logged in may see it. */
  readonly isPrivate: boolean;
  /** True if it is a preview. */
  readonly isPreview: boolean;
  /** True if it is archived. */
  readonly isArchived: boolean;
}

/** The tokens of an organization that work. */
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
  /** Organization that owns the site. */
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

/** What an organization demands of its publishers. */
export interface OrgConfig {
  /** The organization. */
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
  /** Organization that publishes the SDKs. It must be the caller's own. */
  readonly orgId: Commons.OrgId;
  /** The package of each language. */
  readonly snippetConfiguration: { readonly [key: string]: SdkPackage };
}

export interface DeleteDocsSiteRequest {
  /** Address of any page of the site. The scheme may be left out. */
  readonly url: Commons.Url;
}

export interface GetSitesAtHostRequest {
  /** Host name, with its port if that is not a default one. */
  readonly host: string;
}

export interface ListSitesRequest {
  /** Part of a title, an address or an organization, in any letter case. All sites when absent. */
  readonly query?: string;
  /** Only sites of this kind. Both when absent. */
  readonly kind?: SiteKind;
  /** Which page to answer, from 1. The first when absent. */
  readonly page?: number;
  /** Sites on one page, at least 1. 50 when absent, 200 at most. */
  readonly limit?: number;
}

export interface ListTokensRequest {
  /** Organization that the tokens belong to. The caller's own, unless the caller runs the registry. */
  readonly orgId: Commons.OrgId;
}

/** The types of `extensions` as shapes, by id. */
export const extensionsTypes: TypeTable = {
  "extensions:SitesAtHost": {
    name: "SitesAtHost",
    description: "The sites that a host shows.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "sites",
          shape: { kind: "list", item: { kind: "ref", id: "extensions:HostedSite" } },
          optional: false,
          description: "The sites by their paths. Empty when there are none that the caller may read.",
        },
      ],
    },
  },
  "extensions:HostedSite": {
    name: "HostedSite",
    description: "A site that a host shows.",
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
                description: "The site. It stays the same when the site is published again.",
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
                description: "Main address of the site, host and path.",
              },
              {
                key: "canonicalUrl",
                shape: { kind: "string" },
                optional: false,
                description: "Address that search engines should list, host and path. Its first custom one, or else the main one.",
              },
              {
                key: "basePath",
                shape: { kind: "string" },
                optional: false,
                description: "Path of this address, such as `/docs`. Empty at the root.",
              },
              {
                key: "revision",
                shape: { kind: "integer" },
                optional: false,
                description: "Rises with every change of what readers get.",
              },
              {
                key: "isPrivate",
                shape: { kind: "boolean" },
                optional: false,
                description: "True if only readers who are logged in may see it.",
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
                description: "True if it is archived, so that nobody can load it.",
              },
            ],
          },
        },
        {
          value: "api",
          description: "The plain site of an API that no docs site shows.",
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
                description: "Version that was registered last.",
              },
            ],
          },
        },
      ],
    },
  },
  "extensions:HostedDocs": {
    name: "HostedDocs",
    description: "A published docs site or a preview at one of its addresses.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "docsId",
          shape: { kind: "ref", id: "commons:DocsConfigId" },
          optional: false,
          description: "The site. It stays the same when the site is published again.",
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
          description: "Main address of the site, host and path.",
        },
        {
          key: "canonicalUrl",
          shape: { kind: "string" },
          optional: false,
          description: "Address that search engines should list, host and path. Its first custom one, or else the main one.",
        },
        {
          key: "basePath",
          shape: { kind: "string" },
          optional: false,
          description: "Path of this address, such as `/docs`. Empty at the root.",
        },
        {
          key: "revision",
          shape: { kind: "integer" },
          optional: false,
          description: "Rises with every change of what readers get.",
        },
        {
          key: "isPrivate",
          shape: { kind: "boolean" },
          optional: false,
          description: "True if only readers who are logged in may see it.",
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
          description: "True if it is archived, so that nobody can load it.",
        },
      ],
    },
  },
  "extensions:HostedApi": {
    name: "HostedApi",
    description: "The plain site of an API.",
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
          description: "Version that was registered last.",
        },
      ],
    },
  },
  "extensions:ListSitesResponse": {
    name: "ListSitesResponse",
    description: "One page of a list of sites.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "sites",
          shape: { kind: "list", item: { kind: "ref", id: "extensions:ListedSite" } },
          optional: false,
          description: "The sites of this page, last changed first.",
        },
        {
          key: "total",
          shape: { kind: "integer" },
          optional: false,
          description: "Number of sites on all pages.",
        },
      ],
    },
  },
  "extensions:SiteKind": {
    name: "SiteKind",
    description: "What a site is made from.",
    shape: {
      kind: "enum",
      values: [
        { value: "docs", description: "Published pages, settings and navigation." },
        { value: "api", description: "A registered API alone." },
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
          description: "What it is made from.",
        },
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization that owns it.",
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
          description: "Main address, host and path. Absent when an API has no name of its own.",
        },
        {
          key: "basePath",
          shape: { kind: "string" },
          optional: false,
          description: "Path of that address. Empty at the root.",
        },
        {
          key: "localHost",
          shape: { kind: "string" },
          optional: true,
          description: "Host below `localhost` at which a server on the reader's own machine shows it. Absent when it has none.",
        },
        {
          key: "updatedAt",
          shape: { kind: "datetime" },
          optional: false,
          description: "When it was published or registered last.",
        },
        {
          key: "isPrivate",
          shape: { kind: "boolean" },
          optional: false,
          description: "True if only readers who are logged in may see it.",
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
    description: "The tokens of an organization that work.",
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
    description: "What an organization demands of its publishers.",
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
          description: "Organization that publishes the SDKs. It must be the caller's own.",
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
  "extensions:GetSitesAtHostRequest": {
    name: "GetSitesAtHostRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "host",
          shape: { kind: "string", maxLength: 300 },
          optional: false,
          description: "Host name, with its port if that is not a default one.",
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
          description: "Part of a title, an address or an organization, in any letter case. All sites when absent.",
        },
        {
          key: "kind",
          shape: { kind: "ref", id: "extensions:SiteKind" },
          optional: true,
          description: "Only sites of this kind. Both when absent.",
        },
        {
          key: "page",
          shape: { kind: "integer" },
          optional: true,
          description: "Which page to answer, from 1. The first when absent.",
        },
        {
          key: "limit",
          shape: { kind: "integer" },
          optional: true,
          description: "Sites on one page, at least 1. 50 when absent, 200 at most.",
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
          description: "Organization that the tokens belong to. The caller's own, unless the caller runs the registry.",
        },
      ],
    },
  },
};
