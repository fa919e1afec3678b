import { decodedUri } from "#engine/decode-uri";
import { itemAt } from "#engine/item-at";
import { isObject, type Json, objectOf, own, parseJson } from "#engine/json";
import { cut } from "#engine/text";
import { isThere, member, type Node, note, textOf } from "../node.ts";
import { dataOf } from "./data.ts";
import type { MediaKind } from "./media.ts";
import type { Scope } from "./scope.ts";

/** The value of an example, and the node that has it. */
export interface ExampleValue {
  readonly value: Json;
  readonly at: Node;
}

/**
 * Reads the value of an Example Object: its data (`value`, or `dataValue` of OpenAPI 3.2), else its text as it is sent,
 * which `read` turns into data. `undefined` if it has neither.
 */
export function exampleValue(node: Node, read: (text: string) => Json, scope: Scope): ExampleValue | undefined {
  for (const key of ["dataValue", "value"]) {
    const at = member(node, key);
    const value = at.value === undefined ? undefined : dataOf(at, scope);
    if (value !== undefined) return { value, at };
  }
  const at = member(node, "serializedValue");
  const text = at.value === undefined ? undefined : textOf(at);
  const elsewhere = member(node, "externalValue");
  if (text === undefined && isThere(elsewhere))
    note(
      elsewhere,
      "unsupported",
      "the value of this example is at an address that is not read; the example is ignored",
    );
  return text === undefined ? undefined : { value: read(text), at };
}

/** Reads a body as data, as far as its media type says how. */
export function readSerialized(text: string, kind: MediaKind): Json {
  switch (kind) {
    case "urlencoded":
      return pairsIn(text);
    case "json":
    case "any": {
      const parsed = parseJson(text);
      return parsed.ok ? parsed.value : text;
    }
    case "ndjson":
      return valuesIn(text);
    case "multipart":
    case "sse":
    case "xml":
    case "text":
    case "binary":
      return text;
  }
}

/** Reads pairs as an object; a repeated name has a list. */
function pairsIn(text: string): Json {
  const all = text.split("&").map((pair) => {
    const [name, value] = cut(pair.replaceAll("+", " "), "=");
    return [decodedUri(name), decodedUri(value)] as const;
  });
  const names = [...new Set(all.map(([name]) => name))];
  return objectOf(
    names.map((name): readonly [string, Json] => {
      const values = all.filter(([one]) => one === name).map(([, value]) => value);
      return [name, values.length === 1 ? itemAt(values, 0) : values];
    }),
  );
}

/** Reads a sequence of JSON values: lines, or records (RFC 7464). */
function valuesIn(text: string): Json {
  return text
    .replaceAll("\x1e", "\n")
    .split("\n")
    .flatMap((line) => {
      const parsed = line.trim() === "" ? undefined : parseJson(line);
      return parsed?.ok ? [parsed.value] : [];
    });
}

/** Reads the text of a parameter, which is percent-encoded and may begin with its name. */
export const readParameter = (text: string, name: string): Json =>
  decodedUri(text.startsWith(`${name}=`) ? text.slice(name.length + 1) : text);

/** Returns true if an object is not an Example Object: some writers put the value itself in its place. */
export const isBareValue = ({ value }: Node): boolean =>
  isObject(value) &&
  ["value", "dataValue", "serializedValue", "externalValue"].every((key) => own(value, key) === undefined);
