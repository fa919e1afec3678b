import { changedKey, isObject, type Json, type JsonObject, keysOf, own } from "#engine/json";
import type { ObjectShape, Shape } from "#engine/shape";
import { type IssueTree, noIssues, type TypeLabel } from "../leaves/index.ts";
import type { Memory, Patch, Query, SelectionTree } from "../unions/index.ts";
import { memberCounts, withCount } from "./counts.ts";
import {
  addIssues,
  issuesOfParts,
  missingValue,
  type PartIssues,
  protoKey,
  unknownKey,
  wrongType,
} from "./issue-trees.ts";
import { type Direction, type Member, membersOf } from "./members.ts";

interface Last {
  value: Json;
  tree: SelectionTree | undefined;
  found: IssueTree;
}

/**
 * Caches the last result for each plain member of an object (lists and objects are cached themselves), so that among
 * thousands of texts only the edited one is matched with its pattern again.
 */
function memoizeMembers(): (
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

type Check = Query<IssueTree>;
type MemberCheck = ReturnType<typeof memoizeMembers>;

/** The dependencies of the checks of objects. */
export interface ObjectCheckDeps {
  readonly label: (shape: Shape) => TypeLabel;
  readonly memoize: Memory<IssueTree>["memoize"];
  readonly unknownKeys: "keep" | "report";
  readonly direction: Direction;
}

/** Creates the check of an object. */
export function objectCheck(
  { label, memoize, unknownKeys, direction }: ObjectCheckDeps,
  node: ObjectShape,
  recur: (shape: Shape) => Check,
): Check {
  const members = membersOf(node.properties, recur, direction);
  const checkOthers = othersCheck(node, recur, unknownKeys);
  const counts = memberCounts(node);
  const checkMember = memoizeMembers();
  return memoize(
    (value, tree) => {
      if (!isObject(value)) return wrongType("an object", value);
      const below: PartIssues = [];
      members.forEach(({ key, shape, required, answer: inner }, index) => {
        const member = own(value, key);
        if (member !== undefined) addIssues(below, key, checkMember(index, inner, member, tree?.below?.get(key)));
        else if (required) below.push([key, missingValue(label(shape))]);
      });
      checkOthers?.(value, tree, below);
      return withCount(issuesOfParts(below), keysOf(value).length, counts);
    },
    amendMember(members, checkMember),
  );
}

/** After an edit of one member only that member is checked, so that a key press costs the same among thousands. */
function amendMember(members: readonly Member<Check>[], checkMember: MemberCheck): Patch<IssueTree> {
  const positions = new Map(members.map(({ key }, index) => [key, index]));
  return (before, found, value, tree) => {
    const key = isObject(before) && isObject(value) ? changedKey(before, value) : undefined;
    const index = key === undefined ? undefined : positions.get(key);
    const changed = index === undefined ? undefined : members[index];
    if (key === undefined || index === undefined || changed === undefined || found.here.length > 0) return undefined;
    const member = own(value as JsonObject, key); // `key` is only defined for objects
    if (member === undefined) return undefined;
    const next = checkMember(index, changed.answer, member, tree?.below?.get(key));
    const at = found.below.findIndex(([step]) => step === key);
    if (at < 0) return next === noIssues ? found : undefined;
    return issuesOfParts(next === noIssues ? found.below.toSpliced(at, 1) : found.below.with(at, [key, next]));
  };
}

/** Creates the check of the undeclared members of an object; `undefined` if all of them are allowed. */
function othersCheck(
  { properties, extra, closed }: ObjectShape,
  recur: (shape: Shape) => Check,
  unknownKeys: "keep" | "report",
) {
  const inner = extra && recur(extra);
  if (inner === undefined && !closed && unknownKeys === "keep") return undefined;
  const known = new Set(properties.map(({ key }) => key));
  return (value: JsonObject, tree: SelectionTree | undefined, below: PartIssues): void => {
    for (const key of Object.keys(value)) {
      if (known.has(key)) continue;
      if (inner === undefined) below.push([key, unknownKey(key, known)]);
      else {
        if (key === "__proto__") below.push([key, protoKey]);
        addIssues(below, key, inner(own(value, key) as Json, tree?.below?.get(key))); // an own key
      }
    }
  };
}
