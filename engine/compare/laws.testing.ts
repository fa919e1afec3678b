import fc from "fast-check";
import { decoderWithSelection, encoder, inferSelection, validator } from "#engine/interpret";
import { type Json, printJson } from "#engine/json";
import { ruleChecker } from "#engine/rules";
import { arbitrary, NoValueError, type ShapeWithTypes } from "#engine/testing";
import { compareWith } from "./compare-apis.ts";
import { giving, taking } from "./models.testing.ts";
import { type RuleTable, rules } from "./rules/index.ts";
import { resolveAliases } from "./shapes/index.ts";

/** Writes values as one version does. */
const writerOf = ({ shape, table }: ShapeWithTypes) => {
  const types = resolveAliases(table);
  const [encode, chosen] = [encoder(types)(shape), inferSelection(types)(shape)];
  return (value: Json): Json => encode(value, chosen(value));
};

/** Returns the first issue of a wire value in one version; undefined if it is valid. */
const readerOf = ({ shape, table }: ShapeWithTypes) => {
  const types = resolveAliases(table);
  const [read, check] = [decoderWithSelection(types)(shape), validator(types)(shape)];
  const checkRules = ruleChecker(types)(shape);
  return (wire: Json): string | undefined => {
    const { value, selection } = read(wire);
    return (check(value, selection)[0] ?? checkRules?.(value, wire, selection)[0])?.message;
  };
};

/**
 * The same types as readers of responses see them: they ignore undeclared keys, also of a `closed` object, since that
 * describes what its API accepts.
 */
export function asReadInAnswers({ shape, table }: ShapeWithTypes): ShapeWithTypes {
  const open = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(open);
    if (typeof value !== "object" || value === null) return value;
    const members = Object.entries(value).filter(([key]) => !(key === "closed" && "kind" in value));
    return Object.fromEntries(members.map(([key, inner]) => [key, open(inner)]));
  };
  // Shapes are plain data without required members that a mutation could remove.
  return { shape: open(shape), table: open(table) } as ShapeWithTypes;
}

/** Returns the first of so many values that one version writes and the other can't read. */
export function refused(writer: ShapeWithTypes, other: ShapeWithTypes, runs: number): string | undefined {
  const values = valuesOf(writer);
  if (values === undefined) return undefined;
  const [write, readBack, read] = [writerOf(writer), readerOf(writer), readerOf(other)];
  for (const value of fc.sample(values, { numRuns: runs, seed: 7 })) {
    const wire = write(value);
    // Variants that look the same on the wire can make a value that its own version does not read back.
    if (readBack(wire) !== undefined) continue;
    const issue = read(wire);
    if (issue !== undefined) return `${printJson(wire)}: ${issue}`;
  }
  return undefined;
}

function valuesOf({ shape, table }: ShapeWithTypes): fc.Arbitrary<Json> | undefined {
  try {
    return arbitrary(shape, resolveAliases(table));
  } catch (thrown) {
    if (thrown instanceof NoValueError) return undefined;
    throw thrown;
  }
}

/** Returns true if a change of a request is reported as a safe one. */
export const requestIsSafe = (older: ShapeWithTypes, newer: ShapeWithTypes, table: RuleTable = rules): boolean =>
  compareWith(table, taking(older.shape, older.table), taking(newer.shape, newer.table)).changes.every(
    ({ level }) => level !== "breaks-wire",
  );

/** Returns true if a change of a response is reported as a safe one. */
export const responseIsSafe = (older: ShapeWithTypes, newer: ShapeWithTypes, table: RuleTable = rules): boolean =>
  compareWith(table, giving(older.shape, older.table), giving(newer.shape, newer.table)).changes.every(
    ({ level, direction }) => direction === "none" || (level !== "breaks-wire" && level !== "breaks-source"),
  );
