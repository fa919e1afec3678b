// Generated from idl/areas/diff.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 91b906eed6327843fba5a9556f19123a

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

/** What changed between two registered versions of an API. */
export const diff = {
  /**
   * Compares two registered definitions, endpoint by endpoint, and answers what the newer one adds, removes and
   * changes. Both have to be readable by the caller; a definition that is not counts as one that does not exist.
   */
  diff: diff_,
} as const satisfies Service;
