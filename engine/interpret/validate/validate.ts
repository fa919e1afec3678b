import { changedKey, isList, isObject, type Json, type JsonObject, own } from "#engine/json";
import { fold, type ObjectShape, type Path, type Shape, type Types } from "#engine/shape";
import { typeLabel } from "../label.ts";
import {
  base64Check,
  bigIntegerCheck,
  booleanCheck,
  dateCheck,
  datetimeCheck,
  describeValue,
  digitsCheck,
  doubleCheck,
  duplicatesIn,
  enumCheck,
  fileCheck,
  flattenIssues,
  type Issue,
  type IssueDetail,
  type IssueTree,
  issueDetail,
  issueTree,
  type LeafCheck,
  literalCheck,
  noIssues,
  oneOf,
  quoted,
  stringCheck,
  uuidCheck,
  wholeCheck,
} from "../leaves/index.ts";
import {
  alternativeAnswers,
  bestVariant,
  discriminantReader,
  memory,
  type Patch,
  type Query,
  type SelectionTree,
  selectionTreeAt,
  type VariantSelection,
} from "../unions/index.ts";
import { keyChecker } from "./key.ts";
import { matcherWithin, matchThreshold } from "./match.ts";
import { type Direction, membersOf } from "./members.ts";
import { memoizeMembers } from "./memoize-members.ts";

type Check = Query<IssueTree>;

/** Strictness of a validation. */
export interface ValidatorOptions {
  /**
   * Handling of an undeclared key in an object that is not closed. The default, `keep`, accepts it; `reject` reports
   * it.
   */
  readonly unknownKeys?: "keep" | "report";
  /** Whose value it is; a caller's by default. */
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
): (shape: Shape) => (value: Json | undefined, selection?: VariantSelection, at?: Path) => readonly Issue[] {
  const label = typeLabel(types);
  const keyCheck = keyChecker(types);
  const answersOf = alternativeAnswers<Check>(types);
  const scoresOf = alternativeAnswers<(value: Json) => number>(types);
  const { memoize, settle, questions } = memory<IssueTree>(noIssues);
  const score = matcherWithin(types, questions);
  const missing = (shape: Shape): IssueTree =>
    issueTree([issueDetail("missing", label(shape), "nothing", "a value is required")]);

  const check = fold<Check>(types, {
    string: (node) => leaf(stringCheck(node)),
    boolean: () => leaf(booleanCheck),
    integer: (node) => leaf(wholeCheck("integer", node)),
    uint: () => leaf(wholeCheck("uint", {})),
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
    nullable: ({ item }, recur) => {
      const inner = recur(item);
      return (value, tree) => (value === null ? noIssues : inner(value, tree));
    },
    list: ({ item }, recur) => {
      const inner = recur(item);
      return memoize((value, tree) => (isList(value) ? checkItems(value, tree, inner) : wrongType("a list", value)));
    },
    set: ({ item }, recur) => {
      const inner = recur(item);
      return memoize((value, tree) => {
        if (!isList(value)) return wrongType("a list", value);
        const found = checkItems(value, tree, inner);
        const again = duplicatesIn(value).map((index): readonly [number, IssueTree] => {
          const what = describeValue(value[index]);
          return [
            index,
            issueTree([issueDetail("duplicate", "items that differ", what, `${what} is in the list already`)]),
          ];
        });
        return again.length === 0 ? found : { here: found.here, below: [...found.below, ...again] };
      });
    },
    map: ({ key, value: item }, recur) => {
      const keyIssues = keyCheck(key);
      const inner = recur(item);
      return memoize((value, tree) => {
        if (!isObject(value)) return wrongType("an object", value);
        const below: [string, IssueTree][] = [];
        for (const name of Object.keys(value)) {
          add(below, name, name === "__proto__" ? protoKey : issueTree(keyIssues(name).map(asKeyIssue)));
          add(below, name, inner(own(value, name) as Json, tree?.below?.get(name)));
        }
        return parts(below);
      });
    },
    object: (node, recur) => {
      const members = membersOf(node.properties, recur, direction);
      const checkOthers = othersCheck(node, recur);
      const again = memoizeMembers();
      const positions = new Map(members.map(({ key }, index) => [key, index]));
      /** After an edit of one member only that one is checked, so that a key costs the same among thousands. */
      const amend: Patch<IssueTree> = (before, found, value, tree) => {
        const key = isObject(before) && isObject(value) ? changedKey(before, value) : undefined;
        const index = key === undefined ? undefined : positions.get(key);
        const changed = index === undefined ? undefined : members[index];
        if (key === undefined || index === undefined || changed === undefined || found.here.length > 0)
          return undefined;
        const member = own(value as JsonObject, key);
        if (member === undefined) return undefined;
        const next = again(index, changed.answer, member, tree?.below?.get(key));
        const at = found.below.findIndex(([step]) => step === key);
        if (at < 0) return next === noIssues ? found : undefined;
        return parts(next === noIssues ? found.below.toSpliced(at, 1) : found.below.with(at, [key, next]));
      };
      return memoize((value, tree) => {
        if (!isObject(value)) return wrongType("an object", value);
        const below: [string, IssueTree][] = [];
        members.forEach(({ key, shape, required, answer: inner }, index) => {
          const member = own(value, key);
          if (member !== undefined) add(below, key, again(index, inner, member, tree?.below?.get(key)));
          else if (required) below.push([key, missing(shape)]);
        });
        checkOthers?.(value, tree, below);
        return parts(below);
      }, amend);
    },
    discriminatedUnion: (node, recur) => {
      const variantOf = discriminantReader(node);
      const inners = node.variants.map(({ shape }) => recur(shape));
      const names = oneOf(node.variants.map(({ value }) => value));
      return (value, tree) => {
        if (!isObject(value)) return wrongType("an object", value);
        const index = variantOf(value);
        const inner = index === undefined ? undefined : inners[index];
        if (inner !== undefined) return inner(value, tree);
        const tag = own(value, node.discriminant);
        const wrong =
          tag === undefined ? issueDetail("missing", names, "nothing", "a value is required") : noVariant(names, tag);
        return { here: [], below: [[node.discriminant, issueTree([wrong])]] };
      };
    },
    undiscriminatedUnion: (node, recur) => {
      const take = bestVariant(scoresOf(node, score));
      const inners = answersOf(node, recur);
      const expected = label(node);
      return (value, tree) => {
        const taken = take(value, tree);
        const found = (taken && inners()[taken.index]?.(value, tree)) ?? noIssues;
        if (taken?.chosen || (taken && taken.score >= matchThreshold)) return found;
        return { here: [issueDetail("no-variant", expected, describeValue(value)), ...found.here], below: found.below };
      };
    },
    file: (node) => leaf(fileCheck(node)),
    unknown: () => () => noIssues,
    ref: (_id, force) => (value, tree) => force()(value, tree),
  });

  /** Checks the undeclared members of an object; `undefined` if all of them are allowed. */
  function othersCheck({ properties, extra, closed }: ObjectShape, recur: (shape: Shape) => Check) {
    const inner = extra && recur(extra);
    if (inner === undefined && !closed && unknownKeys === "keep") return undefined;
    const known = new Set(properties.map(({ key }) => key));
    return (value: JsonObject, tree: SelectionTree | undefined, below: [string, IssueTree][]): void => {
      for (const key of Object.keys(value)) {
        if (known.has(key)) continue;
        if (inner === undefined) below.push([key, unknownKey(key, known)]);
        else {
          if (key === "__proto__") below.push([key, protoKey]);
          add(below, key, inner(own(value, key) as Json, tree?.below?.get(key)));
        }
      }
    };
  }

  return (shape) => {
    const inner = settle(check(shape));
    return (value, selection, at = []) =>
      flattenIssues(value === undefined ? missing(shape) : inner(value, selectionTreeAt(selection, at)), at);
  };
}

const leaf =
  (details: LeafCheck): Check =>
  (value) =>
    issueTree(details(value));

const wrongType = (expected: string, value: Json): IssueTree =>
  issueTree([issueDetail("type", expected, describeValue(value))]);

const noVariant = (expected: string, tag: Json): IssueDetail => issueDetail("variant", expected, describeValue(tag));

const protoKey = issueTree([
  issueDetail(
    "proto-key",
    "another key",
    quoted("__proto__"),
    'the key "__proto__" has a meaning of its own and is not allowed',
  ),
]);

const asKeyIssue = ({ expected, found }: IssueDetail): IssueDetail =>
  issueDetail("key", expected, found, `expected ${expected} as the key, found ${found}`);

const unknownKey = (key: string, known: ReadonlySet<string>): IssueTree =>
  issueTree([issueDetail("unknown-key", oneOf([...known]), quoted(key), `there is no property ${quoted(key)}`)]);

const parts = (below: IssueTree["below"]): IssueTree => (below.length === 0 ? noIssues : { here: [], below });

function add(below: [string | number, IssueTree][], step: string | number, found: IssueTree): void {
  if (found !== noIssues) below.push([step, found]);
}

function checkItems(items: readonly Json[], tree: SelectionTree | undefined, inner: Check): IssueTree {
  const below: [number, IssueTree][] = [];
  for (let index = 0; index < items.length; index += 1) {
    add(below, index, inner(items[index] as Json, tree?.below?.get(String(index))));
  }
  return parts(below);
}
