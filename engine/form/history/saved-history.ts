import { equalJson, isList, isObject, type Json, type JsonObject, objectOf, own, printJson } from "#engine/json";
import { type Path, valueAt } from "#engine/shape";
import {
  dropMember,
  type FormState,
  frozen,
  type Put,
  putAll,
  type TypedDraft,
  type TypedDrafts,
} from "../edits/index.ts";
import { type History, historyOf, type Step } from "./history.ts";

/**
 * Maximum size of a saved history in UTF-16 units. Browsers allow a tab about 5 million units per site (their storage
 * limits follow the HTML standard), and a site has many endpoints.
 */
const roomForSteps = 200_000;

/** The member of saved histories that holds drafts; tabs may hold it from an earlier release. */
const draftsKey = "typed";

/** A change of one path: its value after the step, or none if the path is absent then. */
type SavedChange = {
  readonly path: Path;
  readonly value?: Json;
};

/** Returns the changes between two redacted states, without paths that both lack. */
const changesOf = (changed: readonly Path[], near: Json, far: Json): readonly SavedChange[] =>
  changed.flatMap((path): readonly SavedChange[] => {
    const value = valueAt(far, path);
    if (value !== undefined) return [{ path, value }];
    return valueAt(near, path) === undefined ? [] : [{ path }];
  });

/** Writes steps, the nearest to the present first, each as the changes from the one before, while there is room. */
function writeSteps(
  wholePresent: FormState,
  steps: readonly Step[],
  room: number,
  keepable: Keepable,
): readonly JsonObject[] {
  const written: JsonObject[] = [];
  let left = room;
  let nearWhole = wholePresent;
  let near = keepable(wholePresent);
  for (const { name, at, state: whole, changed } of steps.toReversed()) {
    const state = keepable(whole);
    // A step that changed only a password has no visible change.
    const hides = state !== whole || nearWhole !== near;
    nearWhole = whole;
    if (hides && state.drafts === near.drafts && equalJson(state.value, near.value)) continue;
    const step = {
      name,
      at,
      ...(state.value !== near.value && { changes: changesOf(changed, near.value, state.value) }),
      ...(state.selection !== near.selection && { choices: { ...state.selection } }),
      ...(state.drafts !== near.drafts && { [draftsKey]: typedDraftsToJson(state.drafts) }),
    };
    left -= printJson(step).length;
    if (left < 0) break;
    written.push(step);
    near = state;
  }
  return written;
}

/** Redacts a state for storage. Parts without secrets keep their identity. */
type Keepable = (state: FormState) => FormState;

/**
 * Writes a history as JSON, so that it survives a reload. Steps beyond the size limit are dropped, the farthest first.
 * @param keepable redacts each state
 */
export function historyToJson({ past, present: whole, future }: History, keepable: Keepable = (state) => state): Json {
  const present = keepable(whole);
  return {
    present: present.value,
    ...(present.drafts && { [draftsKey]: typedDraftsToJson(present.drafts) }),
    past: writeSteps(whole, past, roomForSteps / 2, keepable),
    future: writeSteps(whole, future, roomForSteps / 2, keepable),
  };
}

function readSteps(present: FormState, kept: Json | undefined): readonly Step[] {
  const steps: Step[] = [];
  let near = present;
  for (const one of isList(kept) ? kept : []) {
    const step = readStep(near, one);
    if (step === undefined) break;
    steps.unshift(step);
    near = step.state;
  }
  return steps;
}

function readStep(near: FormState, kept: Json): Step | undefined {
  if (!isObject(kept)) return undefined;
  const [name, at] = [own(kept, "name"), own(kept, "at")];
  const changes = changesIn(kept);
  if (typeof name !== "string" || !isPath(at) || changes === undefined) return undefined;
  let { value } = near;
  for (const change of changes) {
    const put = putOf(value, change);
    if (put === undefined) return undefined;
    value = putAll(value, [put]).value;
  }
  const keptDrafts = own(kept, draftsKey);
  const drafts = keptDrafts === undefined ? near.drafts : typedDraftsFromJson(keptDrafts);
  const state: FormState = {
    value,
    selection: selectionFrom(own(kept, "choices")) ?? near.selection,
    ...(drafts && { drafts }),
  };
  return { name, at, state: frozen(state), changed: changes.map(({ path }) => path) };
}

/** Returns the changes of a saved step; undefined if they are malformed. */
function changesIn(kept: JsonObject): readonly SavedChange[] | undefined {
  const changes = own(kept, "changes");
  // Tabs may hold steps of an earlier release, which knew one changed path.
  if (changes === undefined) return own(kept, "value") === undefined ? [] : allOf([changeFrom(kept, "place")]);
  return isList(changes) ? allOf(changes.map((change) => changeFrom(change, "path"))) : undefined;
}

function changeFrom(kept: Json, pathKey: string): SavedChange | undefined {
  if (!isObject(kept)) return undefined;
  const [path, value] = [own(kept, pathKey), own(kept, "value")];
  return isPath(path) ? { path, ...(value !== undefined && { value }) } : undefined;
}

const allOf = <T>(items: readonly (T | undefined)[]): readonly T[] | undefined =>
  items.every((item) => item !== undefined) ? items : undefined;

/** Returns the put that applies a change; undefined if the path does not exist. */
function putOf(root: Json, { path, value }: SavedChange): Put | undefined {
  const [holderPath, last] = [path.slice(0, -1), path.at(-1)];
  if (last === undefined) return value === undefined ? undefined : { at: path, value };
  const holder = valueAt(root, holderPath);
  if (isList(holder)) return value !== undefined && valueAt(root, path) !== undefined ? { at: path, value } : undefined;
  if (!isObject(holder)) return undefined;
  return value === undefined ? { at: holderPath, value: dropMember(holder, String(last)) } : { at: path, value };
}

/** Writes texts that are no value yet as JSON. */
export const typedDraftsToJson = (drafts: TypedDrafts = {}): JsonObject =>
  objectOf(Object.entries(drafts).map(([path, texts]) => [path, { ...texts }]));

/** Reads what `typedDraftsToJson` wrote, without invalid entries; undefined if none is valid. */
export function typedDraftsFromJson(kept: Json | undefined): TypedDrafts | undefined {
  if (!isObject(kept)) return undefined;
  const entries = Object.entries(kept).map(([path, texts]) => [path, typedOf(texts)] as const);
  const some = entries.filter(([, texts]) => Object.keys(texts).length > 0);
  return some.length === 0 ? undefined : Object.fromEntries(some);
}

const typedOf = (kept: Json): TypedDraft =>
  Object.fromEntries(
    (["text", "key", "newKey"] as const).flatMap((what) => {
      const text = isObject(kept) ? own(kept, what) : undefined;
      return typeof text === "string" ? [[what, text] as const] : [];
    }),
  );

const isPath = (kept: Json | undefined): kept is Path =>
  isList(kept) && kept.every((step) => typeof step === "string" || typeof step === "number");

/** Reads a saved variant selection, without entries that are not numbers; undefined if there is none. */
export function selectionFrom(kept: Json | undefined): FormState["selection"] | undefined {
  if (!isObject(kept)) return undefined;
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
  );
}

/**
 * Reads a history that `historyToJson` wrote for the same form state. For another state it returns an empty history,
 * since the steps would lead to another form.
 */
export function historyFromJson(kept: Json | undefined, present: FormState): History {
  const before = isObject(kept) ? own(kept, "present") : undefined;
  if (!isObject(kept) || before === undefined || !equalJson(before, present.value)) return historyOf(present);
  if (!equalJson(own(kept, draftsKey) ?? {}, typedDraftsToJson(present.drafts))) return historyOf(present);
  return {
    past: readSteps(present, own(kept, "past")),
    present,
    future: readSteps(present, own(kept, "future")),
    run: undefined,
  };
}
