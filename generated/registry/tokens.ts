// Generated from idl/areas/tokens.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 de26ffdb8b65c56cdd8c08860b579941

import type { Endpoint, Service } from "#transport";
import type { tokens as Tokens } from "#generated/types";
import {
  type UnauthorizedError,
  unauthorizedError,
  type UserNotInOrgError,
  userNotInOrgError,
} from "./errors.ts";

const generate: Endpoint<
  { readonly body: Tokens.GenerateTokenRequest },
  Tokens.GenerateTokenResponse,
  UnauthorizedError | UserNotInOrgError
> = {
  id: "tokens.generate",
  method: "POST",
  path: [{ kind: "literal", value: "/tokens/generate" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      { key: "body", shape: { kind: "ref", id: "tokens:GenerateTokenRequest" }, optional: false },
    ],
  },
  response: { kind: "ref", id: "tokens:GenerateTokenResponse" },
  errors: [unauthorizedError, userNotInOrgError],
};

const revoke: Endpoint<
  { readonly body: Tokens.RevokeTokenRequest },
  undefined,
  UnauthorizedError | UserNotInOrgError
> = {
  id: "tokens.revoke",
  method: "POST",
  path: [{ kind: "literal", value: "/tokens/revoke" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      { key: "body", shape: { kind: "ref", id: "tokens:RevokeTokenRequest" }, optional: false },
    ],
  },
  errors: [unauthorizedError, userNotInOrgError],
};

/**
 * Access tokens of organizations. A token is returned only once, at creation, and is valid until it is revoked or
 * expires.
 */
export const tokens = {
  /**
   * Creates a token for an organization. Requires an `admin` token of the organization, or a token of the
   * organization that runs the registry. Only this response contains the secret: the registry stores a hash,
   * so a lost token can be revoked but not recovered.
   */
  generate,
  /**
   * Revokes a token immediately in every process of the registry. Requires an `admin` token of the same
   * organization; a token can revoke itself. Idempotent: revoking an unknown or revoked token succeeds.
   */
  revoke,
} as const satisfies Service;
