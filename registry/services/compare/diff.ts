import type { diff } from "#generated/registry";
import type { ApiDefinition } from "#generated/types";
import { apiModelFromRegistry } from "#importers";
import { fail, type Implementation, ok } from "#transport";
import { mayRead } from "../../access/rights.ts";
import type { CallContext } from "../../http/calls.ts";
import type { Documents } from "../../store/documents.ts";
import { findDefinitions } from "../../store/sql/definitions.ts";
import type { Store } from "../../store/store.ts";
import { apiDiff } from "./api-diff.ts";

/** The dependencies of comparing stored definitions. */
export interface CompareHost {
  readonly store: Store;
  readonly definitions: Documents<ApiDefinition>;
}

/** Answers the call that compares two definitions that the caller may read. */
export const diffService = ({ store, definitions }: CompareHost): Implementation<typeof diff, CallContext> => ({
  diff: async ({ queryParameters: { previousApiDefinitionId: previous, currentApiDefinitionId: current } }, call) => {
    const rows = await findDefinitions(store.db, [...new Set([previous, current])]);
    const hashes = [previous, current].flatMap((id) => {
      const row = rows.find((one) => one.id === id);
      return row !== undefined && mayRead(call.caller, row.orgId) ? [row.objectHash] : [];
    });
    const [older, newer] = await definitions.getAll(hashes);
    if (older === undefined || newer === undefined) return fail({ error: "ApiDoesNotExistError" });
    return ok(apiDiff(apiModelFromRegistry(older).model, apiModelFromRegistry(newer).model));
  },
});
