import { defined, itemAt } from "#engine/item-at";
import { type Node, pathOf } from "../node.ts";

type Steps = readonly (string | number)[];

/** Objects with entries that authors name: a type below an entry begins with its name. */
const named: ReadonlySet<string> = new Set(["schemas", "definitions", "$defs", "messages", "parameters", "headers"]);

/** Lists with parts that are named by their position, such as `oneOf`. */
const numbered: ReadonlySet<string> = new Set(["oneOf", "anyOf", "allOf", "prefixItems"]);

const words: { readonly [step: string]: string } = {
  items: "item",
  contains: "item",
  additionalProperties: "value",
  patternProperties: "value",
  requestBody: "body",
  responses: "response",
  payload: "payload",
};

/**
 * Returns a name for readers of an unnamed schema, by its path: `PetTags item`, `CreateOrder › lines[]`, `POST /pets ›
 * body`; `undefined` for a whole document or a schema that its author named.
 */
export function readableName(node: Node): string | undefined {
  const path = pathOf(node);
  const start = rootOf(path);
  if (start === undefined || start.rest.length === 0) return undefined;
  let name = start.name;
  let isProperty = false;
  for (let i = 0; i < start.rest.length; i += 1) {
    const step = itemAt(start.rest, i);
    const next = start.rest[i + 1];
    if (step === "properties" && next !== undefined) {
      name += ` › ${next}`;
      isProperty = true;
      i += 1;
    } else if (step === "items" && isProperty) name += "[]";
    else if (typeof step === "string" && numbered.has(step) && typeof next === "number") {
      // All parts of `allOf` are one type; a variant is one of several.
      if (step !== "allOf") name += ` variant ${next + 1}`;
      i += 1;
    } else if (typeof step === "string" && Object.hasOwn(words, step)) {
      const isCoded = step === "responses" || step === "patternProperties";
      name += `${start.isCall && (step === "requestBody" || step === "responses") ? " ›" : ""} ${defined(words[step])}`;
      if (isCoded && next !== undefined) {
        if (step === "responses") name += ` ${next}`;
        i += 1;
      }
    }
  }
  return name === start.name ? undefined : name;
}

interface Root {
  readonly name: string;
  readonly rest: Steps;
  /** True if the name belongs to a call. */
  readonly isCall: boolean;
}

/** Splits a path behind the last name that its author gave to a type, or behind the call that it belongs to. */
function rootOf(path: Steps): Root | undefined {
  const last = path.findLastIndex(
    (step, i) =>
      typeof step === "string" && named.has(step) && typeof path[i + 1] === "string" && path[i - 1] !== "properties",
  );
  if (last !== -1) return { name: String(path[last + 1]), rest: path.slice(last + 2), isCall: false };
  const [place, address, method, ...rest] = path;
  if (place !== "paths" || typeof address !== "string" || typeof method !== "string") return undefined;
  return { name: `${method.toUpperCase()} ${address}`, rest, isCall: true };
}
