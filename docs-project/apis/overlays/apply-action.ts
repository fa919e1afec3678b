import { JSONPathError, query } from "json-p3";
import { isExact, isList, isObject, type Json, objectOf, own, toPointer } from "#engine/json";

/** An action of an overlay (OpenAPI Overlay Specification 1.1.0, "Action Object"). */
export interface OverlayAction {
  /** Selects the values that it changes, as a JSONPath (RFC 9535). */
  readonly target: string;
  /** Merged with each of them. */
  readonly update?: Json | undefined;
  /** Selects the one value that is merged with each of them instead. */
  readonly copy?: string | undefined;
  /** True if they are removed; the action has neither of the others then. */
  readonly remove: boolean;
}

/** Something wrong with an action, and the member of the action that it is in. */
export interface ActionIssue {
  readonly member: "target" | "update" | "copy";
  /** True if the member can't be used at all. */
  readonly isInvalid: boolean;
  readonly message: string;
  readonly advice: string;
}

/** A document after an action. */
export interface Applied {
  readonly document: Json;
  readonly issues: readonly ActionIssue[];
}

type Location = readonly (string | number)[];
interface Selected {
  readonly value: Json;
  readonly location: Location;
}

/** Applies an action to a document. Parts that can't be applied are skipped and reported. */
export function applyAction(document: Json, action: OverlayAction): Applied {
  const targets = select(document, action.target, "target");
  if ("message" in targets) return { document, issues: [targets] };
  if (targets.length === 0) return { document, issues: [nothingAt("target", action.target)] };
  if (action.remove) return remove(document, targets);
  if (action.copy === undefined) {
    return action.update === undefined ? { document, issues: [] } : update(document, targets, action.update, "update");
  }
  const sources = select(document, action.copy, "copy");
  if ("message" in sources) return { document, issues: [sources] };
  const [source, second] = sources;
  if (source === undefined) return { document, issues: [nothingAt("copy", action.copy)] };
  if (second === undefined) return update(document, targets, source.value, "copy");
  const message = `${action.copy} matches ${sources.length} values`;
  return { document, issues: [{ member: "copy", isInvalid: true, message, advice: "select one value to copy" }] };
}

/** Selects values of a document, or returns an error message about the path. */
function select(document: Json, path: string, member: "target" | "copy"): readonly Selected[] | ActionIssue {
  try {
    // The library reads plain data; its types are the same but for `readonly` and numbers as text.
    return query(path, document as never).nodes.map(({ value, location }) => ({ value: value as Json, location }));
  } catch (error) {
    if (!(error instanceof JSONPathError)) throw error;
    const message = `${path} is not a JSONPath: ${error.message}`;
    return { member, isInvalid: true, message, advice: "correct the path (RFC 9535); the action is left out" };
  }
}

const nothingAt = (member: "target" | "copy", path: string): ActionIssue => ({
  member,
  isInvalid: false,
  message: `${path} matches nothing in the description`,
  advice: "correct the path, or remove the action",
});

function remove(document: Json, targets: readonly Selected[]): Applied {
  if (targets.some(({ location }) => location.length === 0)) {
    const issue = { member: "target", isInvalid: true, message: "the whole description can't be removed" } as const;
    return { document, issues: [{ ...issue, advice: "select a part of it" }] };
  }
  const locations = new Map(targets.map(({ location }) => [toPointer(location), location]));
  // Last items first, so that the positions of the others stay.
  const ordered = [...locations.values()].toSorted(byPosition).toReversed();
  return {
    document: ordered.reduce((value, location) => withChange(value, location, () => undefined), document),
    issues: [],
  };
}

function byPosition(a: Location, b: Location): number {
  const at = a.findIndex((step, i) => step !== b[i]);
  if (at === -1) return a.length - b.length;
  const [one, other] = [a[at], b[at]];
  return typeof one === "number" && typeof other === "number" ? one - other : String(one) < String(other) ? -1 : 1;
}

function update(document: Json, targets: readonly Selected[], value: Json, member: "update" | "copy"): Applied {
  const misfits: string[] = [];
  const changed = targets.reduce(
    (whole, { location }) =>
      withChange(whole, location, (target) =>
        // A list takes a single item as well as a list of them.
        isList(target) && !isList(value) && value !== null
          ? [...target, value]
          : merged(target, value, location, misfits),
      ),
    document,
  );
  const issues = misfits.map((message): ActionIssue => {
    const advice = "merge a map with a map, a list with a list, or a value with a value; this part is unchanged";
    return { member, isInvalid: false, message, advice };
  });
  return { document: changed, issues };
}

/** Merges a value into another one: maps member by member, lists one after the other. */
function merged(target: Json, value: Json, at: Location, misfits: string[]): Json {
  if (isObject(target) && isObject(value)) {
    const known = Object.entries(target).map(([key, old]) => {
      const other = own(value, key);
      return [key, other === undefined ? old : merged(old, other, [...at, key], misfits)] as const;
    });
    return objectOf([...known, ...Object.entries(value).filter(([key]) => !Object.hasOwn(target, key))]);
  }
  if (isList(target) && isList(value)) return [...target, ...value];
  if (isPrimitive(target) && isPrimitive(value)) return value;
  // A key without a value, which YAML reads as null, only repeats the structure of the description.
  if (value !== null)
    misfits.push(`${kindOf(value)} can't be merged with ${kindOf(target)} at ${toPointer(at) || "the root"}`);
  return target;
}

const isPrimitive = (value: Json): boolean => typeof value !== "object" || value === null || isExact(value);

const kindOf = (value: Json): string => (isList(value) ? "a list" : isObject(value) ? "a map" : "a single value");

/** Returns a document with the value at a location changed, or without it if the change is undefined. */
function withChange(document: Json, location: Location, change: (value: Json) => Json | undefined): Json {
  const [step, ...rest] = location;
  if (step === undefined) return change(document) ?? document;
  const old = isList(document) ? document[Number(step)] : isObject(document) ? own(document, String(step)) : undefined;
  if (old === undefined) return document;
  const next = rest.length === 0 ? change(old) : withChange(old, rest, change);
  if (isList(document)) {
    const index = Number(step);
    return next === undefined ? document.toSpliced(index, 1) : document.with(index, next);
  }
  const entries = Object.entries(document as object) as [string, Json][]; // it has a member at the step
  return objectOf(
    entries.flatMap(([key, value]) => (key !== step ? [[key, value]] : next === undefined ? [] : [[key, next]])),
  );
}
