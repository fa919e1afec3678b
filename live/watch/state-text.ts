import { asJson, isObject, own, parseJson, printJson, trustJson } from "#engine/json";
import { checkIds } from "../check-ids.ts";
import { count, listOf, members, one, optional, text, wrongPointer } from "../json-checks/json-checks.ts";
import { partKinds, type WatchState } from "./watch-state.ts";

/** The version of the files that are written. */
const version = 1;

/** Writes the memory of a watch as a file. */
export const stateText = (state: WatchState): string =>
  `${printJson(asJson({ callboard: "watch", version, ...state }), 2)}\n`;

/** The memory of a watch, or an error: the end of a sentence that starts with the name of the file. */
export type ReadState =
  | { readonly ok: true; readonly state: WatchState }
  | { readonly ok: false; readonly error: string };

const refused = (error: string): ReadState => ({ ok: false, error });

const booleans = one(true, false);

const stateMembers = members({
  server: text,
  api: optional(text),
  definition: text,
  started: text,
  rounds: count,
  calls: count,
  lastRound: optional(
    members({ at: text, isUp: booleans, isLockedOut: optional(booleans), calls: count, milliseconds: count }),
  ),
  drifts: listOf(
    members({
      check: one(...checkIds),
      endpoint: text,
      cause: text,
      message: text,
      file: optional(text),
      firstSeen: text,
      lastSeen: text,
      gone: optional(text),
    }),
  ),
  parts: listOf(
    members({
      kind: one(...partKinds),
      endpoint: text,
      name: text,
      firstSeen: optional(text),
      lastSeen: optional(text),
    }),
  ),
});

/** Reads the file of a watch. */
export function stateFromText(content: string): ReadState {
  const parsed = parseJson(content);
  if (!parsed.ok) return refused(`is not JSON: line ${parsed.error.line}: ${parsed.error.message}`);
  const file = parsed.value;
  if (!isObject(file) || own(file, "callboard") !== "watch") return refused("is not a file of callboard watch");
  if (own(file, "version") !== version) {
    return refused(`is a file of version ${printJson(own(file, "version") ?? null)}; this release reads version 1`);
  }
  const wrong = wrongPointer(file, stateMembers);
  if (wrong !== undefined) return refused(`has no valid ${wrong}: it is incomplete or was changed`);
  const { callboard: _, version: __, ...state } = file;
  return { ok: true, state: trustJson<WatchState>(state) };
}
