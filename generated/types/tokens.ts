// Generated from idl/areas/tokens.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 b7c2e4eaece4204f67f0c283c6b07940

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";

/** A new token. This is the only time that it is shown. */
export interface GenerateTokenResponse {
  /** The secret itself, to be sent as `Authorization: Bearer <token>`. */
  readonly token: string;
  /** Names the token when it is to be revoked. */
  readonly id: Commons.TokenId;
}

export interface GenerateTokenRequest {
  /** Organisation that the new token belongs to. The caller's own, unless the caller runs the registry. */
  readonly orgId: Commons.OrgId;
  /** What the token is meant for, such as `publish`. It is stored with the token. */
  readonly scope: string;
}

export interface RevokeTokenRequest {
  /** Organisation that the token belongs to. The caller's own, unless the caller runs the registry. */
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
          description: "Organisation that the new token belongs to. The caller's own, unless the caller runs the registry.",
        },
        {
          key: "scope",
          shape: { kind: "string" },
          optional: false,
          description: "What the token is meant for, such as `publish`. It is stored with the token.",
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
          description: "Organisation that the token belongs to. The caller's own, unless the caller runs the registry.",
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
