import { type CheckId, checkIds } from "../check-ids.ts";

/** The checks that are on unless a run chooses others. */
export const defaultChecks: ReadonlySet<CheckId> = new Set(checkIds);
