import { isList, isObject, type Json, printJson } from "#engine/json";
import type { EnumValue, Shape } from "#engine/shape";
import type { Facts, JsonType } from "../facts/index.ts";
import { numberText } from "../facts/index.ts";
import { anyValue } from "./shapes.ts";

/** The shapes of the values of an enum, and whether `null` is one of them. */
export interface ValueShapes {
  readonly shapes: readonly Shape[];
  readonly nullable: boolean;
}

/**
 * Returns shapes for a closed list of values: one of its texts, one of its numbers, one of its booleans, and one for
 * each list or object. `undefined` if any value is allowed.
 */
export function valueShapes({ types, values, valueDocs, default: preset }: Facts): ValueShapes | undefined {
  if (values === undefined) return undefined;
  const only = (type: JsonType): boolean =>
    types !== undefined && [...types].every((one) => one === type || one === "null");
  const texts = new Map<string, EnumValue>();
  const numbers = new Map<string, EnumValue>();
  const truths = new Set<boolean>();
  const others: Shape[] = [];
  const add = (list: Map<string, EnumValue>, text: string, value: Json): void => {
    if (list.has(text)) return;
    const { description, deprecated } = valueDocs.get(value) ?? {};
    list.set(text, {
      value: text,
      ...(description !== undefined && { description }),
      ...(deprecated === true && { availability: "Deprecated" as const }),
    });
  };
  for (const value of values) {
    const digits = numberText(value) ?? (isNumberType(types) ? numberWritten(value) : undefined);
    if (value === null) continue;
    if (isList(value) || isObject(value)) others.push({ ...anyValue, displayName: shown(value), value });
    else if (typeof value === "boolean" && !only("string")) truths.add(value);
    else if (digits !== undefined && !only("string")) add(numbers, digits, value);
    else add(texts, numberText(value) ?? String(value), value);
  }
  const shapes = [
    ...closedList([...texts.values()], typeof preset === "string" ? preset : undefined, {}),
    ...closedList([...numbers.values()], numberText(preset), { numeric: true }),
    ...truthShape(truths, preset),
    ...others,
  ];
  return { shapes, nullable: values.includes(null) };
}

/** Maximum characters of a value that names its shape; our choice. */
const maxShown = 60;

function shown(value: Json): string {
  const text = printJson(value);
  return text.length <= maxShown ? text : `${text.slice(0, maxShown)}…`;
}

/** Returns an enum, or a literal for a single text. */
function closedList(
  values: readonly EnumValue[],
  preset: string | undefined,
  numeric: { readonly numeric?: true },
): readonly Shape[] {
  const [only, second] = values;
  if (only === undefined) return [];
  if (second === undefined && numeric.numeric === undefined) return [{ kind: "literal", value: only.value }];
  const known = values.some(({ value }) => value === preset);
  return [{ kind: "enum", values, ...numeric, ...(known && preset !== undefined && { default: preset }) }];
}

function truthShape(truths: ReadonlySet<boolean>, preset: Json | undefined): readonly Shape[] {
  const [only, second] = truths;
  if (only === undefined) return [];
  if (second === undefined) return [{ kind: "literal", value: only }];
  return [{ kind: "boolean", ...(typeof preset === "boolean" && { default: preset }) }];
}

const isNumberType = (types: Facts["types"]): boolean =>
  types !== undefined && !types.has("string") && (types.has("integer") || types.has("number"));

const numberWritten = (value: Json): string | undefined =>
  typeof value === "string" && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value) ? value : undefined;
