import { exactText, isExact, isList, isObject, type Json, keysOf, own } from "#engine/json";
import {
  type BranchAlgebra,
  type EnumShape,
  fold,
  type LeafAlgebra,
  type MapShape,
  type ObjectShape,
  type Shape,
  type Types,
} from "#engine/shape";
import {
  base64Check,
  bigIntegerCheck,
  booleanCheck,
  choiceFromWire,
  dateCheck,
  datetimeCheck,
  digitsCheck,
  digitsFromWire,
  doubleCheck,
  doubleFromWire,
  enumCheck,
  fileCheck,
  hasDuplicates,
  type IssueDetail,
  integerCheck,
  integerFromWire,
  type LeafCheck,
  literalCheck,
  stringCheck,
  uuidCheck,
} from "../leaves/index.ts";
import {
  alternativeAnswers,
  discriminantReader,
  type Memory,
  memory,
  type Questions,
  tagCompleter,
  tagFirst,
} from "../unions/index.ts";
import { type Counts, isCountIn, itemCounts, memberCounts } from "./counts.ts";
import { keyChecker } from "./key.ts";
import { membersOf } from "./members.ts";

/** A score of a value for a shape, from 0 (another JSON type) to 1. From `matchThreshold` on the value is valid. */
type Score = (value: Json) => number;

/** The least score of a value without an issue. */
export const matchThreshold = 0.5;

/** Converts numbers of one side of encoding into the values that a form holds. */
interface Side {
  readonly integer: (value: Json) => Json;
  readonly double: (value: Json) => Json;
  readonly digits: (value: Json) => Json;
  readonly choice: (node: EnumShape) => (value: Json) => Json;
}
const same = (value: Json): Json => value;
const form: Side = { integer: same, double: same, digits: same, choice: () => same };
const wire: Side = {
  integer: integerFromWire,
  double: doubleFromWire,
  // On the wire these are numbers; text is not.
  digits: (value) => (typeof value === "string" ? null : digitsFromWire(value)),
  choice: (node) => {
    const read = choiceFromWire(node);
    return node.numeric ? (value) => (typeof value === "string" ? null : read(value)) : same;
  },
};

/**
 * Creates the function that scores how well a form value matches a shape: 0 for another JSON type, below 0.5 if it has
 * issues, from 0.5 on if it is valid; higher if the shape is more specific. Unions count by their best variant,
 * whatever is selected.
 */
export const matcher = (types: Types): ((shape: Shape) => Score) => scorer(types, form);

/** The same as a part of another interpreter's questions. */
export const matcherWithin = (types: Types, within: Questions): ((shape: Shape) => Score) =>
  scorer(types, form, within);

/** The same for values of the wire. */
export const wireMatcherWithin = (types: Types, within: Questions): ((shape: Shape) => Score) =>
  scorer(types, wire, within);

type Recur = (shape: Shape) => Score;

function scorer(types: Types, side: Side, within?: Questions): (shape: Shape) => Score {
  const { memoize, settle } = memory<number>(matchThreshold, { within });
  const score = fold<Score>(types, {
    ...leafScores(side),
    ...branchScores({ memoize, answersOf: alternativeAnswers<Score>(types, tagFirst), keyCheck: keyChecker(types) }),
  });
  return (shape) => settle(score(shape));
}

const leafScores = (side: Side): LeafAlgebra<Score> => ({
  string: (node) => leaf(stringCheck(node), 0.8),
  boolean: () => leaf(booleanCheck, 0.9),
  integer: (node) => leaf(integerCheck("integer", node), 0.9, side.integer),
  uint: () => leaf(integerCheck("uint", {}), 0.9, side.integer),
  double: (node) => leaf(doubleCheck(node), 0.85, side.double),
  long: (node) => leaf(digitsCheck("long", node), 0.9, side.digits),
  uint64: () => leaf(digitsCheck("uint64", {}), 0.9, side.digits),
  bigInteger: () => leaf(bigIntegerCheck, 0.85),
  datetime: () => leaf(datetimeCheck, 0.9),
  date: () => leaf(dateCheck, 0.9),
  uuid: () => leaf(uuidCheck, 0.9),
  base64: () => leaf(base64Check, 0.8),
  enum: (node) => leaf(enumCheck(node), 0.95, side.choice(node)),
  literal: (node) => leaf(literalCheck(node), 1),
  file: (node) => leaf(fileCheck(node), 0.95),
  unknown: () => () => 0.51,
});

/** The dependencies of the scores of shapes that hold others. */
interface Deps {
  readonly memoize: Memory<number>["memoize"];
  readonly answersOf: ReturnType<typeof alternativeAnswers<Score>>;
  readonly keyCheck: ReturnType<typeof keyChecker>;
}

const branchScores = (deps: Deps): BranchAlgebra<Score> => ({
  nullable: ({ item }, recur) => {
    const score = recur(item);
    return (value) => (value === null ? 1 : score(value));
  },
  list: (node, recur) => listScore(deps, recur(node.item), itemCounts(node)),
  set: (node, recur) => {
    const score = listScore(deps, recur(node.item), itemCounts(node));
    return (value) => (isList(value) && hasDuplicates(value) ? Math.min(score(value), 0.49) : score(value));
  },
  map: (node, recur) => mapScore(deps, node, recur),
  object: (node, recur) => objectScore(deps, node, recur),
  discriminatedUnion: (node, recur) => {
    const variantOf = discriminantReader(node);
    const complete = tagCompleter(node, recur);
    const scores = node.variants.map(({ shape }) => recur(shape));
    return deps.memoize((value) => {
      if (!isObject(value)) return 0;
      const whole = complete?.(value) ?? value;
      const index = variantOf(whole);
      return (index === undefined ? undefined : scores[index]?.(whole)) ?? 0.02;
    });
  },
  undiscriminatedUnion: (node, recur) => {
    const scores = deps.answersOf(node, recur);
    return deps.memoize((value) => {
      let best = 0;
      for (const score of scores()) best = Math.max(best, score(value));
      return best;
    });
  },
  ref: (_id, force) => (value) => force()(value),
});

const listScore = ({ memoize }: Deps, score: Score, counts: Counts): Score =>
  memoize((value) => {
    if (!isList(value)) return 0;
    const parts = tally(value.length, counts);
    for (const item of value) parts.add(score(item), true);
    return parts.score();
  });

function mapScore({ memoize, keyCheck }: Deps, node: MapShape, recur: Recur): Score {
  const keyIssues = keyCheck(node.key);
  const score = recur(node.value);
  const counts = memberCounts(node);
  return memoize((value) => {
    if (!isObject(value)) return 0;
    const names = keysOf(value);
    const parts = tally(names.length, counts);
    for (const name of names) {
      const isValidKey = keyIssues(name).length === 0 && name !== "__proto__";
      parts.add(isValidKey ? score(own(value, name) as Json) : 0, true); // an own key
    }
    return parts.score() * 0.95 + 0.025; // a known property scores higher than a key; 0.5 stays
  });
}

function objectScore({ memoize }: Deps, node: ObjectShape, recur: Recur): Score {
  const { properties, extra, closed } = node;
  const counts = memberCounts(node);
  const members = membersOf(properties, recur);
  const known = new Set(properties.map(({ key }) => key));
  const extraScore = extra && recur(extra);
  return memoize((value) => {
    if (!isObject(value)) return 0;
    const keys = keysOf(value);
    const parts = tally(keys.length, counts);
    for (const { key, required, answer: score } of members) {
      const member = own(value, key);
      if (member !== undefined) parts.add(score(member), true);
      else if (required) parts.add(0, true);
    }
    for (const key of keys) {
      if (known.has(key)) continue;
      if (extraScore)
        parts.add(key === "__proto__" ? 0 : extraScore(own(value, key) as Json), true); // an own key
      else parts.add(0, closed === true);
    }
    return parts.score();
  });
}

const leaf =
  (check: LeafCheck, fits: number, read: (value: Json) => Json = same): Score =>
  (value) => {
    const formValue = read(value);
    // A number with changed text (`1.0` as 1) matches, but scores lower than one that keeps its digits.
    const isChanged = isExact(value) && formValue !== exactText(value);
    return leafScore(check(formValue), isChanged ? matchThreshold : fits);
  };

function leafScore(details: readonly IssueDetail[], fits: number): number {
  const code = details[0]?.code;
  if (code === undefined) return fits;
  if (code === "type" || code === "file") return 0;
  return code === "literal" || code === "enum" ? 0.1 : 0.25;
}

/**
 * Adds up the scores of parts: their mean, above or below `matchThreshold`, never 0 since the JSON type is right. A
 * value with too few or too many parts is invalid.
 */
function tally(length: number, counts: Counts) {
  let sum = 0;
  let count = 0;
  let isInvalid = !isCountIn(length, counts);
  return {
    /** Counts a part; an invalid part that `matters` makes the whole value invalid. */
    add: (score: number, matters: boolean): void => {
      sum += score;
      count += 1;
      if (matters && score < matchThreshold) isInvalid = true;
    },
    score: (): number => {
      const mean = count === 0 ? 0.9 : sum / count;
      return isInvalid ? Math.max(0.01, 0.49 * mean) : matchThreshold + 0.5 * mean;
    },
  };
}
