import { enteredAt, unknownDestination } from "#engine/auth";
import {
  type FormState,
  type History,
  historyFromJson,
  historyOf,
  migrateDraft,
  parsePointer,
  type UnmigratedValue,
} from "#engine/form";
import { equalJson } from "#engine/json";
import type { Types } from "#engine/shape";
import { type Draft, draftFromJson, draftToJson } from "./draft.ts";
import type { FormDeps } from "./started-form.ts";

/** The key of a form's history in the storage of the tab. */
export const historyKeyOf = ({ draftKey }: FormDeps): string => `history.${draftKey}`;

/**
 * Restores a form from the storage of the tab, or starts a new one. `made` returns the hash of the shape; a draft of
 * another shape is outdated, and migrated.
 */
export function restoreForm(deps: FormDeps, types: Types, made: () => string, redact: (state: FormState) => FormState) {
  const draft = draftFromJson(deps.store.read(deps.draftKey));
  const isOutdated = draft !== undefined && draft.made !== made();
  const { state, unmigrated } = !draft
    ? { state: deps.start(), unmigrated: [] }
    : isOutdated
      ? migratedDraft(draft, deps, types)
      : draft;
  return {
    // Steps that were made for another shape result in states of that shape.
    input: draft === undefined || isOutdated ? historyOf(state) : restoredHistory(deps, state, redact),
    unmigrated,
    // The destination is unknown if the draft was stored without a binding.
    binding: draft && (draft.binding ?? enteredAt(unknownDestination(deps.destination().api))),
    isOutdated,
  };
}

/** Restores the history of a draft: from memory, with its passwords, if the page still has it. */
function restoredHistory(deps: FormDeps, state: FormState, redact: (state: FormState) => FormState): History {
  const inMemory = deps.inMemory.get(deps.draftKey);
  if (inMemory !== undefined && equalJson(stored(redact(inMemory.present)), stored(state))) return inMemory;
  return historyFromJson(deps.store.read(historyKeyOf(deps)), state);
}

const stored = (state: FormState) => draftToJson({ made: "", state, unmigrated: [] });

/** Migrates a draft of another shape. Values that do not fit become unmigrated values. */
function migratedDraft(draft: Draft, deps: FormDeps, types: Types): Pick<Draft, "state" | "unmigrated"> {
  const { state, unmigrated } = migrateDraft(draft.state, deps.shape, types, deps);
  return { state, unmigrated: [...draft.unmigrated, ...unmigrated, ...unmigratedDrafts(draft.state)] };
}

const unfinished = { why: "It was incomplete.", phrase: "It was incomplete." } as const;

/** Lists texts that are not a value yet, with fields that may be gone. */
const unmigratedDrafts = ({ value, drafts = {} }: FormState): readonly UnmigratedValue[] =>
  Object.entries(drafts).flatMap(([pointer, texts]) =>
    [texts.text, texts.key, texts.newKey].flatMap((text) =>
      text === undefined ? [] : [{ at: parsePointer(value, pointer), value: text, ...unfinished }],
    ),
  );
