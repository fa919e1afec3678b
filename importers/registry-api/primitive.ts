import { type Exact, exactText, isExact, type Json } from "#engine/json";
import type { Shape } from "#engine/shape";
import { flagOf, found, isThere, member, type Node, note, notePattern, numberOf } from "../node.ts";
import { optionalText } from "./documented.ts";

/** Reads a primitive type with its limits; `undefined` when its kind is not known. */
export function primitiveShape(node: Node): Shape | undefined {
  const text = (key: "default" | "format" | "mimeType" | "regex") => optionalText(node, key);
  switch (member(node, "type").value) {
    case "string": {
      const { regex } = text("regex");
      if (regex !== undefined) notePattern(member(node, "regex"), regex);
      return {
        kind: "string",
        ...text("format"),
        ...(regex !== undefined && { regex }),
        ...numbers(node, "minLength", "maxLength"),
        ...text("default"),
      };
    }
    case "boolean": {
      const value = flagOf(member(node, "default"));
      return { kind: "boolean", ...(value === undefined ? {} : { default: value }) };
    }
    case "integer":
      return { kind: "integer", ...numbers(node, "minimum", "maximum", "default") };
    case "double":
      return { kind: "double", ...numbers(node, "minimum", "maximum"), ...numeral(node, "default") };
    case "uint":
      return { kind: "uint", ...numbers(node, "default") };
    case "long":
      return { kind: "long", ...digits(node, "minimum", "maximum", "default") };
    case "uint64":
      return { kind: "uint64", ...digits(node, "default") };
    case "bigInteger":
      return { kind: "bigInteger", ...digits(node, "default") };
    case "datetime":
      return { kind: "datetime", ...text("default") };
    case "date":
      return { kind: "date", ...text("default") };
    case "uuid":
      return { kind: "uuid", ...text("default") };
    case "base64":
      return { kind: "base64", ...text("mimeType"), ...text("default") };
    default:
      return undefined;
  }
}

/** The primitives with values that are digit text in a form. On the wire all but the last are numbers. */
const digitKinds: ReadonlySet<Json | undefined> = new Set(["long", "uint64", "bigInteger"]);

/** Returns true if values of a primitive type are digit text. */
export const isDigitKind = (node: Node): boolean => digitKinds.has(member(node, "type").value);

/** Reads an integer of any size as digit text; from a JSON number, or from text as typed clients hold it. */
export function digitText(value: Json | undefined): string | undefined {
  if (isExact(value)) return integerText(exactText(value));
  if (typeof value === "number") return Number.isInteger(value) ? BigInt(value).toString() : undefined;
  return typeof value === "string" ? integerText(value) : undefined;
}

function integerText(text: string): string | undefined {
  if (/^-?\d+$/.test(text)) return text;
  // `1.0` and `1e3` are integers too; beyond 2^53 a double would change them.
  const double = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(double) ? String(double) : undefined;
}

function numbers<K extends string>(node: Node, ...keys: readonly K[]): { readonly [P in K]?: number } {
  const entries = keys.flatMap((key) => {
    const value = numberOf(member(node, key));
    return value === undefined ? [] : [[key, value] as const];
  });
  // The compiler does not narrow the keys of entries.
  return Object.fromEntries(entries) as { readonly [P in K]?: number };
}

/** Reads a number with all its digits. */
function numeral<K extends string>(node: Node, key: K): { readonly [P in K]?: number | Exact } {
  const at = member(node, key);
  const value = isExact(at.value) ? at.value : numberOf(at);
  // The compiler does not narrow the key.
  return (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: number | Exact };
}

function digits<K extends string>(node: Node, ...keys: readonly K[]): { readonly [P in K]?: string } {
  const entries = keys.flatMap((key) => {
    const at = member(node, key);
    if (!isThere(at)) return [];
    const text = digitText(at.value);
    if (text === undefined)
      note(at, "type", `expected a whole number, found ${found(at.value)}; this value is ignored`);
    return text === undefined ? [] : [[key, text] as const];
  });
  // As above.
  return Object.fromEntries(entries) as { readonly [P in K]?: string };
}
