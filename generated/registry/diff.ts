// Generated from idl/areas/diff.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 30d1ed196c07031d81156bf0f4337b45

import type { Endpoint, Service } from "#transport";
import type { commons as Commons, diff as Diff } from "#generated/types";
import {
  type ApiDoesNotExistError,
  apiDoesNotExistError,
  type UnauthorizedError,
  unauthorizedError,
  type UnavailableError,
  unavailableError,
} from "./errors.ts";

const diff_: Endpoint<
  { readonly queryParameters: { readonly previousApiDefinitionId: Commons.ApiDefinitionId; readonly currentApiDefinitionId: Commons.ApiDefinitionId } },
  Diff.APIDiff,
  ApiDoesNotExistError | UnauthorizedError | UnavailableError
> = {
  id: "diff.diff",
  method: "GET",
  path: [{ kind: "literal", value: "/registry/diff" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "queryParameters",
        shape: {
          kind: "object",
          properties: [
            {
              key: "previousApiDefinitionId",
              shape: { kind: "ref", id: "commons:ApiDefinitionId" },
              optional: false,
              description: "The older definition.",
            },
            {
              key: "currentApiDefinitionId",
              shape: { kind: "ref", id: "commons:ApiDefinitionId" },
              optional: false,
              description: "The newer definition.",
            },
          ],
        },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "diff:APIDiff" },
  errors: [apiDoesNotExistError, unauthorizedError, unavailableError],
};

/** Differences between versions of an API. */
export const diff = {
  /**
   * Compares two versions of an API definition by endpoint and returns additions, removals and changes. Requires a
   * token that can read both; otherwise the response is 404.
   */
  diff: diff_,
} as const satisfies Service;
