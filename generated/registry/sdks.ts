// Generated from idl/areas/sdks.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 088ccc88dfa25e24e696e52bb889d43a

import type { Endpoint, Service } from "#transport";
import type { sdks as Sdks } from "#generated/types";
import { type FailedToComputeExistingVersion, failedToComputeExistingVersion, type FailedToIncrementVersion, failedToIncrementVersion, type UnauthorizedError, unauthorizedError, type UnavailableError, unavailableError } from "./errors.ts";

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
   * Looks up the version that an SDK was published with last and answers the one to publish next. It asks the
   * package registry of the language where there is one to ask, and else looks at the tags of the repository.
   */
  computeSemanticVersion,
} as const satisfies Service;
