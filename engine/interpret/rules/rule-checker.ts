import { isList, isObject, type Json, own } from "#engine/json";
import {
  aroundEach,
  fold,
  foldRule,
  inlineObject,
  isSamePath,
  leaves,
  type Path,
  type Rule,
  type Shape,
  type StructuralShape,
  sameForRules,
  type Types,
  toPointer,
  type UndiscriminatedUnionShape,
} from "#engine/shape";
import { controlOf, variantShapes } from "../control/index.ts";
import { type FoundIssue, foundValue, issueDetail } from "../leaves/index.ts";
import { rulesFinder } from "../part-finder.ts";
import { selectedVariant } from "../selected-variant.ts";
import type { VariantSelection } from "../unions/index.ts";
import { type Direction, filledByOthers, matcher, matchThreshold } from "../validate/index.ts";
import { type BrokenRule, ruleCheck } from "./check-rule.ts";
import { ruleText } from "./rule-words.ts";

/** A value in its form and on the wire, with its path and the selection of the whole form. */
interface Place {
  readonly form: Json | undefined;
  readonly wire: Json;
  readonly at: Path;
  readonly selection: VariantSelection;
}

type Look = (place: Place) => readonly FoundIssue[];

/** Returns the issues of one value by the rules of its shape; see `ruleChecker`. */
export type RuleChecker = (
  form: Json | undefined,
  wire: Json,
  selection: VariantSelection,
  at?: Path,
) => readonly FoundIssue[];

/**
 * Creates the check of the rules of shapes, beside `validator`: rules are about the wire value, the form value selects
 * the variants of unions. It returns undefined if the shape has no rules, as almost all do. The pointers of the
 * selection start at the root of `at`. A rule about a property that the sender leaves out is not checked.
 */
export function ruleChecker(types: Types, direction: Direction = "request"): (shape: Shape) => RuleChecker | undefined {
  const holdsRules = rulesFinder(types);
  const chosen = selectedVariant(types);
  const control = controlOf(types);
  const score = matcher(types);
  // A variant may be unnamed and contain the union itself, so it is compiled only once a value needs it.
  const variant = (node: Shape, recur: (shape: Shape) => Look): Look => {
    let shapes: readonly Shape[] | undefined;
    return (place) => {
      const index = chosen(node, place.form, place.selection, place.at);
      shapes ??= variantShapes(control(node));
      const shape = index === undefined ? undefined : shapes[index];
      return shape === undefined ? [] : recur(shape)(place);
    };
  };
  /**
   * A value without a selected variant satisfies the rules if it satisfies the rules of any variant that it matches.
   */
  const matched = (node: UndiscriminatedUnionShape, recur: (shape: Shape) => Look): Look => {
    const best = variant(node, recur);
    return (place) => {
      const issues = best(place);
      const { form } = place;
      if (issues.length === 0 || form === undefined || place.selection[toPointer(place.at)] !== undefined)
        return issues;
      const others = variantShapes(control(node)).filter((shape) => score(shape)(form) >= matchThreshold);
      return others.some((shape) => recur(shape)(place).length === 0) ? [] : issues;
    };
  };
  const look = fold<Look>(
    types,
    aroundEach<Look>(
      {
        ...leaves<Look>(none),
        nullable: ({ item }, recur) => {
          const inner = recur(item);
          return (place) => (place.wire === null ? [] : inner(place));
        },
        list: ({ item }, recur) => eachItem(holdsRules(item) ? recur(item) : none),
        set: ({ item }, recur) => eachItem(holdsRules(item) ? recur(item) : none),
        map: ({ value }, recur) => eachMember(new Map(), holdsRules(value) ? recur(value) : none),
        object: ({ properties, extra }, recur) =>
          eachMember(
            new Map(properties.map(({ key, shape }) => [key, holdsRules(shape) ? recur(shape) : none])),
            extra && holdsRules(extra) ? recur(extra) : none,
          ),
        discriminatedUnion: variant,
        undiscriminatedUnion: matched,
        ref: (_, force) => (place) => force()(place),
      },
      (node, answer) => ownRules(node, answer, direction),
    ),
  );
  return (shape) => {
    if (!holdsRules(shape)) return undefined;
    const inner = look(shape);
    return (form, wire, selection, at = []) => distinct(inner({ form, wire, selection, at }));
  };
}

const none: Look = () => [];

/** Adds the rules of a node itself to the rules of its parts. */
function ownRules(node: StructuralShape, answer: (node: StructuralShape) => Look, direction: Direction): Look {
  const inner = answer(node);
  const properties = inlineObject(node)?.properties ?? [];
  const omitted = new Set(properties.flatMap(({ key, access }) => (access === filledByOthers[direction] ? [key] : [])));
  const rules = node.rules?.filter((rule) => !keysIn(rule).some((key) => omitted.has(key)));
  if (rules === undefined || rules.length === 0) return inner;
  const check = ruleCheck({ kind: "all", rules });
  return (place) => [...check(place.wire).map((broken) => issueOf(broken, place.at)), ...inner(place)];
}

/** Lists the properties of an object that a rule of it names. */
const keysIn = foldRule<readonly string[]>({
  ...sameForRules([]),
  all: ({ rules }, recur) => rules.flatMap(recur),
  any: ({ rules }, recur) => rules.flatMap(recur),
  not: ({ rule }, recur) => recur(rule),
  if: ({ condition, consequent, alternative }, recur) =>
    [condition, consequent, alternative].flatMap((rule) => (rule === undefined ? [] : recur(rule))),
  dependent: ({ key, rule }, recur) => [key, ...recur(rule)],
  required: ({ keys }) => keys,
  property: ({ key }) => [key],
});

/** Returns the issue of a broken rule; a missing property is an issue of the object that lacks it. */
function issueOf({ at, value, rule, since }: BrokenRule, base: Path): FoundIssue {
  const order = ruleText(rule);
  const conditions = since.map((one: Rule) => ruleText(one, "is"));
  const text = conditions.length === 0 ? order : `${order} if ${conditions.join(" and ")}`;
  const broken = (by: readonly Rule[], sentence: string) =>
    ({ kind: "rule", rule, since: by, text: sentence }) as const;
  return {
    path: [...base, ...at],
    ...issueDetail("rule", broken([], order), foundValue(value), broken(since, text)),
  };
}

const eachItem =
  (item: Look): Look =>
  ({ form, wire, at, selection }) => {
    if (item === none || !isList(wire)) return [];
    return wire.flatMap((one, i) =>
      item({ form: isList(form) ? form[i] : undefined, wire: one, at: [...at, i], selection }),
    );
  };

const eachMember =
  (known: ReadonlyMap<string, Look>, others: Look): Look =>
  ({ form, wire, at, selection }) => {
    if (!isObject(wire)) return [];
    return Object.keys(wire).flatMap((key) => {
      const look = known.get(key) ?? others;
      const member = isObject(form) ? own(form, key) : undefined;
      // One of its keys.
      return look === none ? [] : look({ form: member, wire: own(wire, key) as Json, at: [...at, key], selection });
    });
  };

/** Returns each message of a path once: parts of a description may state the same rule. */
const distinct = (issues: readonly FoundIssue[]): readonly FoundIssue[] =>
  issues.filter(
    (one, i) => issues.findIndex((other) => other.message === one.message && isSamePath(other.path, one.path)) === i,
  );
