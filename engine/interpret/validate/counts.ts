import type { ItemLimits, MemberLimits } from "#engine/shape";
import { type IssueTree, issueDetail } from "../leaves/index.ts";

/** Limits of the number of parts of a value. */
export interface Counts {
  readonly least: number;
  readonly most: number;
  readonly parts: "items" | "properties";
}

/** Returns how many items a list may have. */
export const itemCounts = ({ minItems = 0, maxItems = Infinity }: ItemLimits): Counts => ({
  least: minItems,
  most: maxItems,
  parts: "items",
});

/** Returns how many members an object may have. */
export const memberCounts = ({ minProperties = 0, maxProperties = Infinity }: MemberLimits): Counts => ({
  least: minProperties,
  most: maxProperties,
  parts: "properties",
});

/** Returns true if a value may have this many parts. */
export const isCountIn = (count: number, { least, most }: Counts): boolean => count >= least && count <= most;

/** Adds the issue of a value with too few or too many parts to the issues of its parts. */
export function withCount(found: IssueTree, count: number, counts: Counts): IssueTree {
  if (isCountIn(count, counts)) return found;
  const { least, most, parts } = counts;
  const [code, kind, limit] =
    count < least ? ([`min-${parts}`, "atLeast", least] as const) : ([`max-${parts}`, "atMost", most] as const);
  const detail = issueDetail(
    code,
    { kind, limit: String(limit), part: parts },
    { kind: "counted", count, part: parts },
  );
  return { here: [...found.here, detail], below: found.below };
}
