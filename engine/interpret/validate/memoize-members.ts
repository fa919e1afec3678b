import type { Json } from "#engine/json";
import type { IssueTree } from "../leaves/index.ts";
import type { Query, SelectionTree } from "../unions/index.ts";

interface Last {
  value: Json;
  tree: SelectionTree | undefined;
  found: IssueTree;
}

/**
 * Caches the last result for each plain member of an object (lists and objects are cached themselves), so that among
 * thousands of texts only the edited one is matched with its pattern again.
 */
export function memoizeMembers(): (
  index: number,
  check: Query<IssueTree>,
  value: Json,
  tree: SelectionTree | undefined,
) => IssueTree {
  const members: Last[] = [];
  return (index, check, value, tree) => {
    if (typeof value === "object") return check(value, tree);
    const last = members[index];
    if (last !== undefined && last.value === value && last.tree === tree) return last.found;
    const found = check(value, tree);
    // Changed in place, since a large value has a hundred thousand members.
    if (last === undefined) members[index] = { value, tree, found };
    else [last.value, last.tree, last.found] = [value, tree, found];
    return found;
  };
}
