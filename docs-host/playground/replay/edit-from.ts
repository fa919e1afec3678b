import type { Edit } from "#engine/form";
import { isList, isObject, type Json, type JsonObject, own, trustJson } from "#engine/json";

type Check = (value: Json | undefined) => boolean;

const isText: Check = (value) => typeof value === "string";
const isCount: Check = (value) => typeof value === "number" && Number.isInteger(value) && value >= 0;
const isPath: Check = (value) => isList(value) && value.every((step) => isText(step) || isCount(step));
const isThere: Check = (value) => value !== undefined;
const isSelection: Check = (value) => isObject(value) && Object.values(value).every(isCount);
const isState: Check = (value) =>
  isObject(value) && isObject(own(value, "value")) && isSelection(own(value, "selection"));
const isWhat: Check = (value) => value === "text" || value === "key" || value === "newKey";
const orNothing =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

interface Checks {
  readonly [member: string]: Check;
}

const selects: Checks = { selection: orNothing(isSelection) };
const adding: Checks = { at: isPath, key: isText, value: isThere, ...selects };

/** The required members of each edit. */
const members: { readonly [T in Edit["type"]]: Checks } = {
  set: { at: isPath, value: isThere, ...selects },
  remove: { at: isPath },
  addProperty: adding,
  addKey: adding,
  addAll: { at: isPath, values: isObject, ...selects },
  choose: { at: isPath, variant: isCount, value: isThere, ...selects },
  insert: { at: isPath, index: isCount, value: isThere, ...selects },
  renameKey: { at: isPath, from: isText, to: isText },
  clear: { at: orNothing(isPath) },
  type: { at: isPath, what: isWhat, text: orNothing(isText) },
  reset: { state: isState },
};

/** Reads an edit from JSON; undefined if it is not a valid edit. */
export function editFrom(kept: Json): Edit | undefined {
  if (!isObject(kept)) return undefined;
  return isEdit(kept) ? trustJson<Edit>(kept) : undefined;
}

function isEdit(kept: JsonObject): boolean {
  const type = own(kept, "type");
  if (typeof type !== "string" || !isKnown(type)) return false;
  return Object.entries(members[type]).every(([member, check]) => check(own(kept, member)));
}

const isKnown = (type: string): type is Edit["type"] => Object.hasOwn(members, type);
