import { isObject, type Json } from "#engine/json";
import type { RecordedCall } from "./record-publications.testing.ts";

/** The parts of the APIs that a publisher registered, in an order that doesn't depend on it. */
export interface RegisteredParts {
  /** Calls with their query parameters, channels and webhooks, each with the name of its API. */
  readonly operations: readonly string[];
  /** The keys of the properties of named types. */
  readonly types: ReadonlyMap<string, readonly string[]>;
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

const valuesOf = (value: Json | undefined): readonly Json[] => (isObject(value) ? Object.values(value) : []);

const textIn = (value: Json | undefined, key: string): string =>
  isObject(value) && value[key] !== undefined ? String(value[key]) : "";

function pathOf(value: Json | undefined): string {
  const parts = isObject(value) ? value.parts : value;
  const path = listOf(parts).map((part) => textIn(part, "value"));
  return path.join("").replace(/\/$/, "");
}

/** Reads the parts of all registered APIs, in the older or the newer format of definitions. */
export function registeredParts(calls: readonly RecordedCall[]): RegisteredParts {
  const operations: string[] = [];
  const types = new Map<string, readonly string[]>();
  for (const { path, sent } of calls) {
    if (path !== "/registry/api/register" || !isObject(sent)) continue;
    const { definition, definitionV2 } = sent;
    const packages = isObject(definition)
      ? [definition.rootPackage, ...valuesOf(definition.subpackages)]
      : [definitionV2];
    const all = (key: string) =>
      packages.flatMap((one) => (isObject(one) ? [...listOf(one[key]), ...valuesOf(one[key])] : []));
    const note = (text: string) => operations.push(`${textIn(sent, "apiId")} ${text}`);
    for (const one of all("endpoints")) {
      if (!isObject(one)) continue;
      const keys = listOf(one.queryParameters).map((parameter) => textIn(parameter, "key"));
      note(`${textIn(one, "method")} ${pathOf(one.path)}?${keys.join("&")}`);
    }
    for (const one of all("websockets")) note(`channel ${textIn(one, "id").split(".").at(-1)}`);
    for (const one of all("webhooks")) note(`webhook ${textIn(one, "id").split(".").at(-1)}`);
    const table = isObject(definition) ? definition.types : isObject(definitionV2) ? definitionV2.types : null;
    for (const type of valuesOf(table)) {
      const shape = isObject(type) ? (type.shape ?? null) : null;
      const keys = isObject(shape) ? listOf(shape.properties).map((property) => textIn(property, "key")) : [];
      // Names that a publisher makes up for parts of operations differ.
      types.set(textIn(type, "name"), keys);
    }
  }
  return { operations: operations.toSorted(), types };
}
