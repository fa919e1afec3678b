// Generated from idl/areas/tokens.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 65cb4570c246860aa8a643413cce32ae

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";

/** A new token. This is the only time that it is shown. */
export interface GenerateTokenResponse {
  /** The secret itself, to be sent as `Authorization: Bearer <token>`. */
  readonly token: string;
  /** Names the token when it is to be revoked. */
  readonly id: Commons.TokenId;
  /** When the token expires. Absent when it never does. */
  readonly expiresAt?: string;
}

export interface GenerateTokenRequest {
  /** Organization that the new token belongs to. The caller's own, unless the caller runs the registry. */
  readonly orgId: Commons.OrgId;
  /**
   * What the token may do: `read` loads APIs and sites, `publish` also registers and changes them, `admin`
   * also manages tokens and what only the organization that runs the registry may change.
   */
  readonly scope: string;
  /**
   * When the token expires. Absent for a token that never does. A new token can't outlive the token that
   * creates it, and expires with it by default.
   */
  readonly expiresAt?: string;
}

export interface RevokeTokenRequest {
  /** Organization that the token belongs to. The caller's own, unless the caller runs the registry. */
  readonly orgId: Commons.OrgId;
  /** The `id` from the answer that showed the token, not the secret itself. */
  readonly tokenId: Commons.TokenId;
}

/** The types of `tokens` as shapes, by id. */
export const tokensTypes: TypeTable = {
  "tokens:GenerateTokenResponse": {
    name: "GenerateTokenResponse",
    description: "A new token. This is the only time that it is shown.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "token",
          shape: { kind: "string" },
          optional: false,
          description: "The secret itself, to be sent as `Authorization: Bearer <token>`.",
        },
        {
          key: "id",
          shape: { kind: "ref", id: "commons:TokenId" },
          optional: false,
          description: "Names the token when it is to be revoked.",
        },
        {
          key: "expiresAt",
          shape: { kind: "datetime" },
          optional: true,
          description: "When the token expires. Absent when it never does.",
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
          description: "Organization that the new token belongs to. The caller's own, unless the caller runs the registry.",
        },
        {
          key: "scope",
          shape: { kind: "string" },
          optional: false,
          description: "What the token may do: `read` loads APIs and sites, `publish` also registers and changes them, `admin`\nalso manages tokens and what only the organization that runs the registry may change.",
        },
        {
          key: "expiresAt",
          shape: { kind: "datetime" },
          optional: true,
          description: "When the token expires. Absent for a token that never does. A new token can't outlive the token that\ncreates it, and expires with it by default.",
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
          description: "Organization that the token belongs to. The caller's own, unless the caller runs the registry.",
        },
        {
          key: "tokenId",
          shape: { kind: "ref", id: "commons:TokenId" },
          optional: false,
          description: "The `id` from the answer that showed the token, not the secret itself.",
        },
      ],
    },
  },
};
