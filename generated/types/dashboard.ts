// Generated from idl/areas/dashboard.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 8609fa841afb605fa8f7985ec38063b3

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";

/** The docs sites of an organization. */
export interface GetDocsSitesForOrgResponse {
  /** The sites, most recently published first. May be empty. */
  readonly docsSites: readonly DocsSite[];
}

/** A docs site and its URLs. */
export interface DocsSite {
  /** URL to show for the site: its first custom URL, or else the one that the registry assigned. */
  readonly mainUrl: DocsSiteUrl;
  /** All URLs of the site, including the main one. */
  readonly urls: readonly DocsSiteUrl[];
}

/** A URL of a docs site. */
export interface DocsSiteUrl {
  /** Host name, without a scheme. */
  readonly domain: string;
  /** Base path of the site, with a leading slash. Absent at the root. */
  readonly path?: string;
}

export interface GetDocsSitesForOrgRequest {
  /** Organization that owns the sites. Must be the caller's organization. */
  readonly orgId: Commons.OrgId;
}

/** The types of `dashboard` as shapes, by id. */
export const dashboardTypes: TypeTable = {
  "dashboard:GetDocsSitesForOrgResponse": {
    name: "GetDocsSitesForOrgResponse",
    description: "The docs sites of an organization.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "docsSites",
          shape: { kind: "list", item: { kind: "ref", id: "dashboard:DocsSite" } },
          optional: false,
          description: "The sites, most recently published first. May be empty.",
        },
      ],
    },
  },
  "dashboard:DocsSite": {
    name: "DocsSite",
    description: "A docs site and its URLs.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "mainUrl",
          shape: { kind: "ref", id: "dashboard:DocsSiteUrl" },
          optional: false,
          description: "URL to show for the site: its first custom URL, or else the one that the registry assigned.",
        },
        {
          key: "urls",
          shape: { kind: "list", item: { kind: "ref", id: "dashboard:DocsSiteUrl" } },
          optional: false,
          description: "All URLs of the site, including the main one.",
        },
      ],
    },
  },
  "dashboard:DocsSiteUrl": {
    name: "DocsSiteUrl",
    description: "A URL of a docs site.",
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
          key: "path",
          shape: { kind: "string" },
          optional: true,
          description: "Base path of the site, with a leading slash. Absent at the root.",
        },
      ],
    },
  },
  "dashboard:GetDocsSitesForOrgRequest": {
    name: "GetDocsSitesForOrgRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization that owns the sites. Must be the caller's organization.",
        },
      ],
    },
  },
};
