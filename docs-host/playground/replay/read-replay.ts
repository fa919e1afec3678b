import { isList, isObject, type Json, type JsonObject, objectOf, own, parseJson, printJson } from "#engine/json";
import type { ReadReplay, Replay } from "./replay.ts";

/** Members of forms and edits that were renamed in version 2 of replay files. */
const renamed: ReadonlyMap<string, string> = new Map([
  ["choices", "selection"],
  ["goesOn", "continues"],
]);

/** Returns the case of a replay file of version 1 in the format of version 2. */
function upgradeCase(old: JsonObject): JsonObject {
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

/** The version of the files that are written. Version 1 is also read. */
export const replayVersion = 2;

/** Laws that were renamed since replay files of them were written. */
const renamedLaws: ReadonlyMap<string, string> = new Map([["faults", "issues"]]);

const refused = (error: string): ReadReplay => ({ ok: false, error });

/** Reads the text of a replay file. */
export function replayFromText(text: string): ReadReplay {
  const parsed = parseJson(text);
  if (!parsed.ok) return refused(`is not JSON: line ${parsed.error.line}: ${parsed.error.message}`);
  const { value } = parsed;
  if (!isObject(value) || own(value, "callboard") !== "replay")
    return refused("is not a replay file of Callboard: open a file that callboard check or callboard test has written");
  const version = own(value, "version");
  if (version !== 1 && version !== replayVersion) {
    return refused(`is a replay file of version ${printJson(version ?? null)}; this release reads versions 1 and 2`);
  }
  const replay = replayOf(value);
  if (replay === undefined) return refused("is incomplete or was changed: run callboard check again");
  return { ok: true, replay: version === 1 ? { ...replay, case: upgradeCase(replay.case) } : replay };
}

function replayOf(value: JsonObject): Replay | undefined {
  const text = (key: string): string | undefined => {
    const member = own(value, key);
    return typeof member === "string" ? member : undefined;
  };
  const [api, form, definition, endpoint, law, path, message] = [
    "api",
    "form",
    "definition",
    "endpoint",
    "law",
    "path",
    "message",
  ].map(text);
  const [seed, one] = [own(value, "seed"), own(value, "case")];
  if (definition === undefined || endpoint === undefined || law === undefined || path === undefined) return undefined;
  if (message === undefined || typeof seed !== "number" || !isObject(one)) return undefined;
  return {
    ...(own(value, "live") !== undefined && { isLive: true }),
    ...(api !== undefined && { api }),
    definition,
    ...(form !== undefined && { form }),
    ...{ endpoint, law: renamedLaws.get(law) ?? law, seed, path, message, case: one },
  };
}
