import { isList, isObject, type Json, type JsonObject, objectOf, own } from "#engine/json";

/** Members of forms and edits that were renamed in version 2 of replay files. */
const renamed: ReadonlyMap<string, string> = new Map([
  ["choices", "selection"],
  ["goesOn", "continues"],
]);

/** Returns the case of a replay file of version 1 in the format of version 2. */
export function upgradeCase(old: JsonObject): JsonObject {
  const { actions } = old;
  return { ...withNewNames(old), ...(isList(actions) && { actions: actions.map(upgradeEdit) }) };
}

function upgradeEdit(edit: Json): Json {
  if (!isObject(edit)) return edit;
  const state = own(edit, "state");
  return { ...withNewNames(edit), ...(isObject(state) && { state: withNewNames(state) }) };
}

const withNewNames = (old: JsonObject): JsonObject =>
  objectOf(Object.entries(old).map(([name, value]) => [renamed.get(name) ?? name, value]));
