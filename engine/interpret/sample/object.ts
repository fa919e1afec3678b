import { jsonCost, keyCost, type Smallest } from "#engine/budget";
import { isList, isObject, type Json, keysOf, objectOf, own } from "#engine/json";
import { type ObjectShape, type Property, requiredFirst, type Shape } from "#engine/shape";
import { memberCounts } from "../validate/index.ts";
import { below, isWritten, type Make, maxNesting, type Plan, type Position } from "./position.ts";

type JsonObject = Readonly<Record<string, Json>>;

interface ObjectDeps {
  readonly recur: (shape: Shape) => Make;
  readonly sizeOf: (shape: Shape) => Smallest;
  /** Returns true for a property that the side of the sample sends. */
  readonly isSent: (property: Property) => boolean;
  /** Returns the default of a property without examples, if samples use it. */
  readonly defaultOf: (property: Property) => Json | undefined;
}

/** Writes an object: with all members within the levels of the plan, and as small as possible below them. */
export function objectSample(node: ObjectShape, deps: ObjectDeps): Make {
  const writeMembers = membersWriter(node, deps);
  return (position, run) => {
    const { plan, budget } = run;
    const { example, isStated, isSmall, depth, nesting } = position;
    if (!budget.take(1)) return undefined;
    if (isStated && isList(example)) return example;
    const inside = { ...position, depth: depth + 1, nesting: nesting + 1 };
    if (isSmall || (depth < plan.levels && nesting < maxNesting)) return writeMembers(inside, run);
    if (!isWritten(deps.sizeOf(node), plan)) return undefined;
    run.isShortened = true;
    return writeMembers({ ...inside, isSmall: true }, run);
  };
}

/** Writes the members of an object; undefined if a required one has no value and may not be omitted. */
function membersWriter(node: ObjectShape, { recur, sizeOf, isSent, defaultOf }: ObjectDeps): Make {
  const { least, most } = memberCounts(node);
  const required = node.properties.filter((property) => !property.optional && isSent(property)).length;
  const members = requiredFirst(node.properties).map((property) => ({
    ...property,
    isSent: isSent(property),
    usual: defaultOf(property),
    write: recur(property.shape),
    fits: (plan: Plan): boolean => isWritten(sizeOf(property.shape), plan),
  }));
  const exampleAt = exampleReader(node, most);
  const writeOthers = othersWriter(node, recur);
  return (position, run) => {
    const { plan, budget } = run;
    const example = exampleAt(position);
    const optionalDepth = required === 0 ? plan.optionalOnly : plan.optional;
    const showsOptional = example === undefined && !position.isSmall && position.depth <= optionalDepth;
    const entries: [string, Json][] = [];
    let added = 0;
    for (const { key, optional, examples = [], usual, isSent, write, fits } of members) {
      const present = example && own(example, key);
      if (!isSent && present === undefined) continue;
      const isNeeded = !optional || (required + added < least && fits(plan));
      const isShown = present !== undefined || (showsOptional && required + added < most);
      if (!isNeeded && !isShown) continue;
      if (!budget.take(keyCost(key))) return undefined;
      // Defaults within defaults might not end.
      const isOpen = position.isStated || example === undefined;
      const at = below(position, key, present, examples[0] ?? (isOpen ? usual : undefined));
      const value =
        write(at, run) ??
        (isNeeded && plan.maxBelow !== undefined && fits(plan) ? write({ ...at, isSmall: true }, run) : undefined);
      if (value !== undefined) {
        entries.push([key, value]);
        if (optional) added += 1;
      } else if (!optional) {
        if (plan.maxBelow === undefined) return undefined;
        run.missing.push(at.at);
      }
    }
    const others = example === undefined ? [] : writeOthers(example, position, run);
    return others && objectOf([...entries, ...others]);
  };
}

/** Returns the example of an object at a position, unless that has too many members. */
function exampleReader({ properties }: ObjectShape, most: number): (position: Position) => JsonObject | undefined {
  return ({ example, isSmall, isStated }) => {
    if (isSmall || !isObject(example)) return undefined;
    const omitted = properties.filter(({ key, optional }) => !optional && own(example, key) === undefined);
    return isStated || keysOf(example).length + omitted.length <= most ? example : undefined;
  };
}

/** Writes the members of an example that are not declared; undefined if there is no room for them. */
function othersWriter({ properties, closed, extra }: ObjectShape, recur: (shape: Shape) => Make) {
  const declared = new Set(properties.map(({ key }) => key));
  const write = extra && recur(extra);
  return (example: JsonObject, position: Position, run: Parameters<Make>[1]): [string, Json][] | undefined => {
    if (closed === true && !position.isStated) return [];
    const entries: [string, Json][] = [];
    for (const key of keysOf(example)) {
      const present = own(example, key);
      if (declared.has(key) || present === undefined || (key === "__proto__" && !position.isStated)) continue;
      const value = write === undefined ? present : write(below(position, key, present), run);
      if (!run.budget.take(keyCost(key) + (write === undefined ? jsonCost(present) : 0))) return undefined;
      if (value !== undefined) entries.push([key, value]);
    }
    return entries;
  };
}
