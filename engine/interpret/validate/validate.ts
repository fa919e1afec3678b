import { isList, isObject, type Json, keysOf, own } from "#engine/json";
import {
  type BranchAlgebra,
  type DiscriminatedUnionShape,
  fold,
  type LeafAlgebra,
  type MapShape,
  type Path,
  type Shape,
  type Types,
  type UndiscriminatedUnionShape,
} from "#engine/shape";
import { labelOf } from "../label.ts";
import {
  base64Check,
  bigIntegerCheck,
  booleanCheck,
  dateCheck,
  datetimeCheck,
  digitsCheck,
  doubleCheck,
  duplicatesIn,
  enumCheck,
  type FoundIssue,
  fileCheck,
  flattenIssues,
  foundValue,
  type IssueDetail,
  type IssueTree,
  integerCheck,
  issueDetail,
  issueTree,
  type LeafCheck,
  literalCheck,
  noIssues,
  oneOf,
  stringCheck,
  uuidCheck,
} from "../leaves/index.ts";
import {
  alternativeAnswers,
  bestVariant,
  discriminantReader,
  memory,
  type Query,
  type SelectionTree,
  selectionTreeAt,
  type VariantSelection,
} from "../unions/index.ts";
import { itemCounts, memberCounts, withCount } from "./counts.ts";
import { addIssues, issuesOfParts, missingValue, type PartIssues, protoKey, wrongType } from "./issue-trees.ts";
import { keyChecker } from "./key.ts";
import { matcherWithin, matchThreshold } from "./match.ts";
import type { Direction } from "./members.ts";
import { type ObjectCheckDeps, objectCheck } from "./object-check.ts";

type Check = Query<IssueTree>;
type Recur = (shape: Shape) => Check;

/** Strictness of a validation. */
export interface ValidatorOptions {
  /**
   * Handling of an undeclared key in an object that is not closed. The default, `keep`, accepts it; `report` adds an
   * issue.
   */
  readonly unknownKeys?: "keep" | "report";
  /** The sender of the value; the caller by default. */
  readonly direction?: Direction;
}

/**
 * Creates the check of form values. It returns all issues at once, with paths below `at`. The pointers of `selection`
 * start at the root of `at`. A required property that is `READ_ONLY` may be absent in requests, one that is
 * `WRITE_ONLY` in responses.
 *
 * Results of frozen lists and objects are cached by identity, so that after an edit only changes are checked again.
 * Patterns run in bounded time, see `patternTest`.
 */
export function validator(
  types: Types,
  { unknownKeys = "keep", direction = "request" }: ValidatorOptions = {},
): (shape: Shape) => (value: Json | undefined, selection?: VariantSelection, at?: Path) => readonly FoundIssue[] {
  const label = labelOf(types);
  const { memoize, settle, questions } = memory<IssueTree>(noIssues, { asksOnce: true });
  const check = fold<Check>(types, {
    ...leafChecks,
    ...branchChecks({
      label,
      memoize,
      unknownKeys,
      direction,
      keyCheck: keyChecker(types),
      answersOf: alternativeAnswers<Check>(types),
      scoresOf: alternativeAnswers<(value: Json) => number>(types),
      score: matcherWithin(types, questions),
    }),
  });

  return (shape) => {
    const inner = settle(check(shape));
    return (value, selection, at = []) =>
      flattenIssues(
        value === undefined ? missingValue(label(shape)) : inner(value, selectionTreeAt(selection, at)),
        at,
      );
  };
}

const leaf =
  (details: LeafCheck): Check =>
  (value) =>
    issueTree(details(value));

const leafChecks: LeafAlgebra<Check> = {
  string: (node) => leaf(stringCheck(node)),
  boolean: () => leaf(booleanCheck),
  integer: (node) => leaf(integerCheck("integer", node)),
  uint: () => leaf(integerCheck("uint", {})),
  double: (node) => leaf(doubleCheck(node)),
  long: (node) => leaf(digitsCheck("long", node)),
  uint64: () => leaf(digitsCheck("uint64", {})),
  bigInteger: () => leaf(bigIntegerCheck),
  datetime: () => leaf(datetimeCheck),
  date: () => leaf(dateCheck),
  uuid: () => leaf(uuidCheck),
  base64: () => leaf(base64Check),
  enum: (node) => leaf(enumCheck(node)),
  literal: (node) => leaf(literalCheck(node)),
  file: (node) => leaf(fileCheck(node)),
  unknown: () => () => noIssues,
};

/** The dependencies of the checks of shapes that hold others. */
interface Deps extends ObjectCheckDeps {
  readonly keyCheck: ReturnType<typeof keyChecker>;
  readonly answersOf: ReturnType<typeof alternativeAnswers<Check>>;
  readonly scoresOf: ReturnType<typeof alternativeAnswers<(value: Json) => number>>;
  readonly score: (shape: Shape) => (value: Json) => number;
}

const branchChecks = (deps: Deps): BranchAlgebra<Check> => ({
  nullable: ({ item }, recur) => {
    const inner = recur(item);
    return (value, tree) => (value === null ? noIssues : inner(value, tree));
  },
  list: (node, recur) => {
    const inner = recur(node.item);
    const counts = itemCounts(node);
    return deps.memoize((value, tree) =>
      isList(value) ? withCount(checkItems(value, tree, inner), value.length, counts) : wrongType("a list", value),
    );
  },
  set: (node, recur) => {
    const inner = recur(node.item);
    const counts = itemCounts(node);
    return deps.memoize((value, tree) => {
      if (!isList(value)) return wrongType("a list", value);
      const found = withCount(checkItems(value, tree, inner), value.length, counts);
      const duplicates = duplicateIssues(value);
      return duplicates.length === 0 ? found : { here: found.here, below: [...found.below, ...duplicates] };
    });
  },
  map: (node, recur) => mapCheck(deps, node, recur),
  object: (node, recur) => objectCheck(deps, node, recur),
  discriminatedUnion: discriminatedCheck,
  undiscriminatedUnion: (node, recur) => unionCheck(deps, node, recur),
  ref: (_id, force) => (value, tree) => force()(value, tree),
});

function checkItems(items: readonly Json[], tree: SelectionTree | undefined, inner: Check): IssueTree {
  const below: PartIssues = [];
  for (let index = 0; index < items.length; index += 1) {
    addIssues(below, index, inner(items[index] as Json, tree?.below?.get(String(index)))); // within the list
  }
  return issuesOfParts(below);
}

const duplicateIssues = (items: readonly Json[]): PartIssues =>
  duplicatesIn(items).map((index) => {
    const value = foundValue(items[index]);
    return [index, issueTree([issueDetail("duplicate", "unique items", value, { kind: "duplicate", value })])];
  });

function mapCheck({ keyCheck, memoize }: Deps, node: MapShape, recur: Recur): Check {
  const keyIssues = keyCheck(node.key);
  const inner = recur(node.value);
  const counts = memberCounts(node);
  return memoize((value, tree) => {
    if (!isObject(value)) return wrongType("an object", value);
    const below: PartIssues = [];
    const names = keysOf(value);
    for (const name of names) {
      addIssues(below, name, name === "__proto__" ? protoKey : issueTree(keyIssues(name).map(asKeyIssue)));
      addIssues(below, name, inner(own(value, name) as Json, tree?.below?.get(name))); // an own key
    }
    return withCount(issuesOfParts(below), names.length, counts);
  });
}

const asKeyIssue = ({ phrases: { expected, found } }: IssueDetail): IssueDetail =>
  issueDetail("key", expected, found, { kind: "wrongKey", expected, found });

function discriminatedCheck(node: DiscriminatedUnionShape, recur: Recur): Check {
  const variantOf = discriminantReader(node);
  const inners = node.variants.map(({ shape }) => recur(shape));
  const names = oneOf(node.variants.map(({ value }) => value));
  return (value, tree) => {
    if (!isObject(value)) return wrongType("an object", value);
    const index = variantOf(value);
    const inner = index === undefined ? undefined : inners[index];
    if (inner !== undefined) return inner(value, tree);
    const tag = own(value, node.discriminant);
    const wrong = tag === undefined ? missingValue(names) : issueTree([issueDetail("variant", names, foundValue(tag))]);
    return { here: [], below: [[node.discriminant, wrong]] };
  };
}

function unionCheck({ label, scoresOf, score, answersOf }: Deps, node: UndiscriminatedUnionShape, recur: Recur): Check {
  const take = bestVariant(scoresOf(node, score));
  const inners = answersOf(node, recur);
  const expected = label(node);
  return (value, tree) => {
    const taken = take(value, tree);
    const found = (taken && inners()[taken.index]?.(value, tree)) ?? noIssues;
    if (taken?.chosen || (taken && taken.score >= matchThreshold)) return found;
    return { here: [issueDetail("no-variant", expected, foundValue(value)), ...found.here], below: found.below };
  };
}
