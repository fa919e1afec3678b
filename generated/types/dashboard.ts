// Generated from idl/areas/dashboard.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 e38fedbca6729fdbd52e3014e3113217

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";

/** The docs sites of an organization. */
export interface GetDocsSitesForOrgResponse {
  /** One entry for each site, last published first. Empty when the organization has published none. */
  readonly docsSites: readonly DocsSite[];
}

/** A docs site and where it is served. */
export interface DocsSite {
  /** Address to show for the site: its first custom address, or else the one that the registry handed out. */
  readonly mainUrl: DocsSiteUrl;
  /** Every address of the site, with the main one. */
  readonly urls: readonly DocsSiteUrl[];
}

/** An address of a docs site. */
export interface DocsSiteUrl {
  /** Host name, without a scheme. */
  readonly domain: string;
  /** Path in front of every address of the site, with a leading slash. Absent when it is served at the root. */
  readonly path?: string;
}

export interface GetDocsSitesForOrgRequest {
  /** Organization whose sites are listed. It must be the caller's own. */
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
          description: "One entry for each site, last published first. Empty when the organization has published none.",
        },
      ],
    },
  },
  "dashboard:DocsSite": {
    name: "DocsSite",
    description: "A docs site and where it is served.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "mainUrl",
          shape: { kind: "ref", id: "dashboard:DocsSiteUrl" },
          optional: false,
          description: "Address to show for the site: its first custom address, or else the one that the registry handed out.",
        },
        {
          key: "urls",
          shape: { kind: "list", item: { kind: "ref", id: "dashboard:DocsSiteUrl" } },
          optional: false,
          description: "Every address of the site, with the main one.",
        },
      ],
    },
  },
  "dashboard:DocsSiteUrl": {
    name: "DocsSiteUrl",
    description: "An address of a docs site.",
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
          description: "Path in front of every address of the site, with a leading slash. Absent when it is served at the root.",
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
          description: "Organization whose sites are listed. It must be the caller's own.",
        },
      ],
    },
  },
};
