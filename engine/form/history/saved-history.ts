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
function writeSteps(latest: FormState, steps: readonly Step[], room: number, redact: Redact): readonly JsonObject[] {
  const written: JsonObject[] = [];
  let left = room;
  let previous = latest;
  let near = redact(latest);
  for (const { name, at, state: original, changed } of steps.toReversed()) {
    const state = redact(original);
    // A step that changed only a password has no visible change.
    const isRedacted = state !== original || previous !== near;
    previous = original;
    if (isRedacted && state.drafts === near.drafts && equalJson(state.value, near.value)) continue;
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
type Redact = (state: FormState) => FormState;

/**
 * Writes a history as JSON, so that it survives a reload. Steps beyond the size limit are dropped, the farthest first.
 * @param redact redacts each state
 */
export function historyToJson({ past, present: latest, future }: History, redact: Redact = (state) => state): Json {
  const present = redact(latest);
  return {
    present: present.value,
    ...(present.drafts && { [draftsKey]: typedDraftsToJson(present.drafts) }),
    past: writeSteps(latest, past, roomForSteps / 2, redact),
    future: writeSteps(latest, future, roomForSteps / 2, redact),
  };
}

function readSteps(present: FormState, stored: Json | undefined): readonly Step[] {
  const steps: Step[] = [];
  let near = present;
  for (const one of isList(stored) ? stored : []) {
    const step = readStep(near, one);
    if (step === undefined) break;
    steps.unshift(step);
    near = step.state;
  }
  return steps;
}

function readStep(near: FormState, stored: Json): Step | undefined {
  if (!isObject(stored)) return undefined;
  const [name, at] = [own(stored, "name"), own(stored, "at")];
  const changes = changesIn(stored);
  if (typeof name !== "string" || !isPath(at) || changes === undefined) return undefined;
  let { value } = near;
  for (const change of changes) {
    const put = putOf(value, change);
    if (put === undefined) return undefined;
    value = putAll(value, [put]).value;
  }
  const storedDrafts = own(stored, draftsKey);
  const drafts = storedDrafts === undefined ? near.drafts : typedDraftsFromJson(storedDrafts);
  const state: FormState = {
    value,
    selection: selectionFrom(own(stored, "choices")) ?? near.selection,
    ...(drafts && { drafts }),
  };
  return { name, at, state: frozen(state), changed: changes.map(({ path }) => path) };
}

/** Returns the changes of a saved step; undefined if they are malformed. */
function changesIn(stored: JsonObject): readonly SavedChange[] | undefined {
  const changes = own(stored, "changes");
  // Tabs may hold steps of an earlier release, which knew one changed path.
  if (changes === undefined) return own(stored, "value") === undefined ? [] : allOf([changeFrom(stored, "place")]);
  return isList(changes) ? allOf(changes.map((change) => changeFrom(change, "path"))) : undefined;
}

function changeFrom(stored: Json, pathKey: string): SavedChange | undefined {
  if (!isObject(stored)) return undefined;
  const [path, value] = [own(stored, pathKey), own(stored, "value")];
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

/** Writes texts that are not a value yet as JSON. */
export const typedDraftsToJson = (drafts: TypedDrafts = {}): JsonObject =>
  objectOf(Object.entries(drafts).map(([path, texts]) => [path, { ...texts }]));

/** Reads what `typedDraftsToJson` wrote, without invalid entries; undefined if none is valid. */
export function typedDraftsFromJson(stored: Json | undefined): TypedDrafts | undefined {
  if (!isObject(stored)) return undefined;
  const entries = Object.entries(stored).map(([path, texts]) => [path, typedOf(texts)] as const);
  const some = entries.filter(([, texts]) => Object.keys(texts).length > 0);
  return some.length === 0 ? undefined : Object.fromEntries(some);
}

const typedOf = (stored: Json): TypedDraft =>
  Object.fromEntries(
    (["text", "key", "newKey"] as const).flatMap((what) => {
      const text = isObject(stored) ? own(stored, what) : undefined;
      return typeof text === "string" ? [[what, text] as const] : [];
    }),
  );

const isPath = (stored: Json | undefined): stored is Path =>
  isList(stored) && stored.every((step) => typeof step === "string" || typeof step === "number");

/** Reads a saved variant selection, without entries that are not numbers; undefined if there is none. */
export function selectionFrom(stored: Json | undefined): FormState["selection"] | undefined {
  if (!isObject(stored)) return undefined;
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
  );
}

/**
 * Reads a history that `historyToJson` wrote for the same form state. For another state it returns an empty history,
 * since the steps would produce another form.
 */
export function historyFromJson(stored: Json | undefined, present: FormState): History {
  const before = isObject(stored) ? own(stored, "present") : undefined;
  if (!isObject(stored) || before === undefined || !equalJson(before, present.value)) return historyOf(present);
  if (!equalJson(own(stored, draftsKey) ?? {}, typedDraftsToJson(present.drafts))) return historyOf(present);
  return {
    past: readSteps(present, own(stored, "past")),
    present,
    future: readSteps(present, own(stored, "future")),
    run: undefined,
  };
}
