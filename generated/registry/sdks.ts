// Generated from idl/areas/sdks.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 1172069a1e85b4ec7d70b458a6eb1e73

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

/** Versions of the SDKs that are made from an API. */
export const sdks = {
  /**
   * Finds the highest version of an SDK for which the caller's organization has stored snippets or templates, and
   * returns the next one. The definition that this version was made for is compared with the current definition of
   * its API: breaking changes raise the first number, additions the second, and anything else the third.
   */
  computeSemanticVersion,
} as const satisfies Service;
