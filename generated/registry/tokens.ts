// Generated from idl/areas/tokens.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 16c174db63850d660475e42bf40a034f

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

/** Access tokens of organizations. A token is shown once, when it is made, and works until it is revoked or expires. */
export const tokens = {
  /**
   * Creates a token for an organization. A token of that organization with the scope `admin` can create another one,
   * and one of the organization that runs the registry can create the first one of any organization. Only this response contains
   * the secret: the registry stores a hash of it, so a lost token can be revoked but not recovered.
   */
  generate,
  /**
   * Ends a token at once: every process of the registry refuses the next call that carries it. Any token of the same
   * organization with the scope `admin` may revoke it, also itself. Revoking a token that has ended before, or never was, changes nothing and
   * succeeds as well.
   */
  revoke,
} as const satisfies Service;
