// Generated from idl/areas/tokens.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 521656807cf18abace9814bab03a9ec0

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";

/** A new token with its secret. */
export interface GenerateTokenResponse {
  /** The secret. Send it as `Authorization: Bearer <token>`. */
  readonly token: string;
  /** ID of the token, used to revoke it. */
  readonly id: Commons.TokenId;
  /** Expiration time. Absent if it never expires. */
  readonly expiresAt?: string;
}

export interface GenerateTokenRequest {
  /**
   * Organization of the new token. Must be the caller's organization, unless the caller runs the
   * registry.
   */
  readonly orgId: Commons.OrgId;
  /**
   * Scope of the token: `read` loads APIs and sites, `publish` also registers and changes them,
   * `admin` also manages tokens and the registry itself, if the organization runs it.
   */
  readonly scope: string;
  /**
   * Expiration time. Default: the expiration time of the creating token, which is also the maximum.
   * Absent if it never expires.
   */
  readonly expiresAt?: string;
}

export interface RevokeTokenRequest {
  /** Organization of the token. Must be the caller's organization, unless the caller runs the registry. */
  readonly orgId: Commons.OrgId;
  /** The `id` of the token, not its secret. */
  readonly tokenId: Commons.TokenId;
}

/** The types of `tokens` as shapes, by id. */
export const tokensTypes: TypeTable = {
  "tokens:GenerateTokenResponse": {
    name: "GenerateTokenResponse",
    description: "A new token with its secret.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "token",
          shape: { kind: "string" },
          optional: false,
          description: "The secret. Send it as `Authorization: Bearer <token>`.",
        },
        {
          key: "id",
          shape: { kind: "ref", id: "commons:TokenId" },
          optional: false,
          description: "ID of the token, used to revoke it.",
        },
        {
          key: "expiresAt",
          shape: { kind: "datetime" },
          optional: true,
          description: "Expiration time. Absent if it never expires.",
        },
      ],
    },
  },
  "tokens:GenerateTokenRequest": {
    name: "GenerateTokenRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization of the new token. Must be the caller's organization, unless the caller runs the\nregistry.",
        },
        {
          key: "scope",
          shape: { kind: "string" },
          optional: false,
          description: "Scope of the token: `read` loads APIs and sites, `publish` also registers and changes them,\n`admin` also manages tokens and the registry itself, if the organization runs it.",
        },
        {
          key: "expiresAt",
          shape: { kind: "datetime" },
          optional: true,
          description: "Expiration time. Default: the expiration time of the creating token, which is also the maximum.\nAbsent if it never expires.",
        },
      ],
    },
  },
  "tokens:RevokeTokenRequest": {
    name: "RevokeTokenRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization of the token. Must be the caller's organization, unless the caller runs the registry.",
        },
        {
          key: "tokenId",
          shape: { kind: "ref", id: "commons:TokenId" },
          optional: false,
          description: "The `id` of the token, not its secret.",
        },
      ],
    },
  },
};
