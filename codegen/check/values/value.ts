import type { TypeId } from "#engine/shape";
import { nearest } from "#engine/text";
import type { Report } from "../../diagnostics/diagnostic.ts";
import {
  mayBeAbsent,
  type PropertyIr,
  type TypeIr,
  type TypeRef,
  type Value,
  type ValueMap,
  variantProperties,
  withoutAliases,
} from "../../ir/type.ts";
import { inWords } from "../../parse/read.ts";
import type { Yaml, YamlEntry } from "../../parse/yaml/index.ts";
import type { Span } from "../../source.ts";
import { expectedOf, wireValue } from "./primitive.ts";

/** A diagnostic of an example. It is reported only if its variant is selected. */
type ReportIssue = (report: Report) => void;

/** A value of an example on the wire, with its diagnostics. */
export interface CheckedValue {
  readonly value: Value;
  readonly issues: readonly ReportIssue[];
}

/** The context that examples are checked in. */
export interface ExampleContext {
  readonly types: ReadonlyMap<TypeId, TypeIr>;
  /** Results by named type, so that each value is checked once, although several variants may contain it. */
  readonly memory: Map<Yaml, Map<TypeId, CheckedValue>>;
  /** Finds the example of a reference such as `$Plant.Fern`; returns the text itself if it is not a reference. */
  readonly named: (node: Yaml) => Yaml;
}

/** Reads YAML as plain JSON. */
export function plainValue(node: Yaml): Value {
  if (node.kind === "scalar") return node.value;
  if (node.kind === "list") return node.items.map(plainValue);
  return Object.fromEntries(node.entries.map(({ key, value }) => [key.text, plainValue(value)]));
}

const good = (value: Value): CheckedValue => ({ value, issues: [] });

/** `known` are the expected names, if there are few. */
const mismatch = (node: Yaml, expected: string, known: readonly string[] = []): CheckedValue => ({
  value: plainValue(node),
  issues: [
    (report) => {
      const meant = node.kind === "scalar" ? nearest(node.source, known) : undefined;
      report("example-mismatch", node.span, { expected, found: inWords(node), meant });
    },
  ],
});

/** Reads a value of an example by its type. Reports a value that does not match, and returns it unchanged. */
export function checkValue(written: Yaml, type: TypeRef, context: ExampleContext): CheckedValue {
  const node = context.named(written);
  switch (type.kind) {
    case "unknown":
      return good(plainValue(node));
    case "literal":
      return node.kind === "scalar" && node.value === type.value
        ? good(type.value)
        : mismatch(node, JSON.stringify(type.value));
    case "primitive": {
      const value = node.kind === "scalar" ? wireValue(type.shape, node) : undefined;
      return value === undefined ? mismatch(node, expectedOf(type.shape)) : good(value);
    }
    case "optional":
      return checkValue(node, type.item, context);
    case "nullable":
      return isNull(node) ? good(null) : checkValue(node, type.item, context);
    case "list":
    case "set":
      if (node.kind !== "list") return mismatch(node, "a list");
      return together(node.items.map((item) => checkValue(item, type.item, context)));
    case "map":
      if (node.kind !== "map") return mismatch(node, "a map");
      return checkMap(node.entries, type, context);
    case "named":
      return remembered(node, type.id, context);
    case "file":
      return checkFile(node, type.multiple);
  }
}

/** Examples refer to files by name. */
function checkFile(node: Yaml, multiple: boolean): CheckedValue {
  const isName = (each: Yaml): boolean => each.kind === "scalar" && typeof each.value === "string";
  if (multiple && node.kind === "list" && node.items.every(isName)) return good(plainValue(node));
  return isName(node) ? good(plainValue(node)) : mismatch(node, multiple ? "names of files" : "the name of a file");
}

const isNull = (node: Yaml): boolean => node.kind === "scalar" && node.value === null;

const together = (items: readonly CheckedValue[]): CheckedValue => ({
  value: items.map(({ value }) => value),
  issues: items.flatMap(({ issues }) => issues),
});

function checkMap(
  entries: readonly YamlEntry[],
  type: Extract<TypeRef, { kind: "map" }>,
  context: ExampleContext,
): CheckedValue {
  const checked = entries.map(({ key, value }) => {
    const name: Yaml = { kind: "scalar", value: key.text, source: key.text, span: key.span };
    return { key: key.text, name: checkValue(name, type.key, context), value: checkValue(value, type.value, context) };
  });
  return {
    value: Object.fromEntries(checked.map(({ key, value }) => [key, value.value])),
    issues: checked.flatMap(({ name, value }) => [...name.issues, ...value.issues]),
  };
}

function remembered(node: Yaml, id: TypeId, context: ExampleContext): CheckedValue {
  const known = context.memory.get(node) ?? new Map<TypeId, CheckedValue>();
  context.memory.set(node, known);
  const before = known.get(id);
  if (before !== undefined) return before;
  // The value is still being checked, so this example contains itself.
  known.set(id, { value: null, issues: [(report) => report("example-cycle", node.span, {})] });
  const checked = checkNamed(node, context.types.get(id), context);
  known.set(id, checked);
  return checked;
}

function checkNamed(node: Yaml, type: TypeIr | undefined, context: ExampleContext): CheckedValue {
  const body = type?.body;
  if (body === undefined) return good(plainValue(node));
  switch (body.kind) {
    case "alias":
      return checkValue(node, body.type, context);
    case "object":
      if (node.kind !== "map") return mismatch(node, `an object of type ${type?.name}`);
      return checkProperties(node.entries, body.all, { what: "property", at: node.span, open: body.open }, context);
    case "enum": {
      const known = body.values.map(({ value }) => value);
      const value = node.kind === "scalar" ? known.find((each) => each === node.value) : undefined;
      if (value !== undefined) return good(value);
      return mismatch(node, known.length > 6 ? `a value of ${type?.name}` : `one of ${known.join(", ")}`, known);
    }
    case "anyOf": {
      const tries = body.variants.map((variant) => checkValue(node, variant.type, context));
      return tries.find(({ issues }) => issues.length === 0) ?? mismatch(node, `one of the variants of ${type?.name}`);
    }
    case "union": {
      if (node.kind !== "map") return mismatch(node, `an object of type ${type?.name}`);
      const tag = node.entries.find(({ key }) => key.text === body.discriminant)?.value;
      const variant = body.variants.find(({ value }) => tag?.kind === "scalar" && tag.value === value);
      if (tag === undefined || variant === undefined) {
        const known = body.variants.map(({ value }) => value).join(", ");
        return mismatch(tag ?? node, `the discriminant ${body.discriminant} (one of ${known})`);
      }
      const rest = node.entries.filter(({ key }) => key.text !== body.discriminant);
      const properties = variantProperties(context.types, variant, body);
      const checked = checkProperties(rest, properties, { what: "property", at: node.span, open: false }, context);
      // The value of an object is a map.
      return { issues: checked.issues, value: { [body.discriminant]: variant.value, ...(checked.value as ValueMap) } };
    }
  }
}

interface Holder {
  /** The name of its members in messages. */
  readonly what: string;
  readonly at: Span;
  readonly open: boolean;
}

/** Reads the members of an object or the parameters of a call. The value has them in the order of the IDL. */
export function checkProperties(
  entries: readonly YamlEntry[],
  properties: readonly PropertyIr[],
  { what, at, open }: Holder,
  context: ExampleContext,
): CheckedValue {
  const issues: ReportIssue[] = [];
  const value: [string, Value][] = [];
  const written = new Map(entries.map((entry) => [entry.key.text, entry]));
  for (const property of properties) {
    const { key } = property;
    const entry = written.get(key);
    if (entry === undefined) {
      if (mayBeAbsent(context.types, property.type) || property.access !== undefined) continue;
      issues.push((report) => report("example-missing", at, { what, key }));
      continue;
    }
    const target = withoutAliases(context.types, property.type);
    const checked = checkValue(entry.value, target.kind === "optional" ? target.item : property.type, context);
    issues.push(...checked.issues);
    value.push([key, checked.value]);
  }
  const known = new Set(properties.map(({ key }) => key));
  for (const entry of entries) {
    const key = entry.key.text;
    if (known.has(key)) continue;
    value.push([key, plainValue(entry.value)]);
    if (open) continue;
    issues.push((report) => report("example-unknown", entry.key.span, { what, key, meant: nearest(key, known) }));
  }
  return { value: Object.fromEntries(value), issues };
}
