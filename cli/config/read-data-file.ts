import { isMap, isScalar, LineCounter, type Node, parseDocument, type YAMLMap } from "yaml";
import { itemAt } from "#engine/item-at";
import type { FileValue, FileValues, IsGroup } from "./file-values.ts";

/** Reads a settings file in YAML, or in JSON, which YAML includes. `name` begins the places of its values. */
export function readDataFile(text: string, name: string, isGroup: IsGroup): FileValues {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${name}:${line}:${col}`;
  };
  if (document.errors.length > 0) {
    return { ok: false, errors: document.errors.map(({ message, pos }) => `${placeAt(pos[0])}: ${message}`) };
  }
  const root = document.contents;
  if (root === null) return { ok: true, values: [] };
  if (!isMap(root)) return { ok: false, errors: [`${name}:1:1: the file must contain settings by name`] };

  const valuesOf = (map: YAMLMap, above: readonly string[]): readonly FileValue[] =>
    map.items.flatMap(({ key, value }): readonly FileValue[] => {
      const path = [...above, isScalar(key) ? String(key.value) : String(key)];
      const place = () => placeAt(offsetOf(key));
      if (above.length === 0 && isGroup(itemAt(path, 0)) && isMap(value)) return valuesOf(value, path);
      const data: unknown = isNodeLike(value) ? value.toJS(document) : value;
      return [{ path, value: data, place }];
    });
  return { ok: true, values: valuesOf(root, []) };
}

const isNodeLike = (value: unknown): value is Node => typeof value === "object" && value !== null && "toJS" in value;

const offsetOf = (key: unknown): number => (isScalar(key) ? (key.range?.[0] ?? 0) : 0);
