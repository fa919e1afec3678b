// Generated from idl/areas/sdks.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 87ffdb0db3b2162eb3fb7e13b61a8be6

import type { Endpoint, Service } from "#transport";
import type { sdks as Sdks } from "#generated/types";
import {
  type FailedToComputeExistingVersion,
  failedToComputeExistingVersion,
  type FailedToIncrementVersion,
  failedToIncrementVersion,
  type UnauthorizedError,
  unauthorizedError,
  type UnavailableError,
  unavailableError,
} from "./errors.ts";

const computeSemanticVersion: Endpoint<
  { readonly body: Sdks.ComputeSemanticVersionRequest },
  Sdks.ComputedSemanticVersionResponse,
  FailedToComputeExistingVersion | FailedToIncrementVersion | UnauthorizedError | UnavailableError
> = {
  id: "sdks.computeSemanticVersion",
  method: "POST",
  path: [{ kind: "literal", value: "/sdks/semantic-version/compute" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "sdks:ComputeSemanticVersionRequest" },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "sdks:ComputedSemanticVersionResponse" },
  errors: [
    failedToComputeExistingVersion,
    failedToIncrementVersion,
    unauthorizedError,
    unavailableError,
  ],
};

/** Versions of SDKs. */
export const sdks = {
  /**
   * Returns the next version of an SDK, based on the highest version with snippets or templates of the
   * caller's organization. Its API definition is compared with the current one: breaking changes bump the
   * major version, additions the minor version, other changes the patch version.
   */
  computeSemanticVersion,
} as const satisfies Service;
