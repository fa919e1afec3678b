import { type Binding, enteredAt, unknownDestination } from "#engine/auth";
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

/** The beginning of a form: as the tab stored it, or new. */
export interface RestoredForm {
  readonly history: History;
  readonly unmigrated: readonly UnmigratedValue[];
  readonly binding: Binding | undefined;
  /** True if the stored draft is of another shape. */
  readonly isOutdated: boolean;
}

/** The key of a form's history in the storage of the tab. */
export const historyKeyOf = ({ draftKey }: Pick<FormDeps, "draftKey">): string => `history.${draftKey}`;

/** Restores a form from the storage of the tab, or starts a new one. `made` returns the hash of the shape. */
export function restoreForm(
  deps: FormDeps,
  types: Types,
  made: () => string,
  redact: (state: FormState) => FormState,
): RestoredForm {
  const draft = draftFromJson(deps.store.read(deps.draftKey));
  if (draft === undefined) {
    return { history: historyOf(deps.start()), unmigrated: [], binding: undefined, isOutdated: false };
  }
  // The destination is unknown if the draft was stored without a binding.
  const binding = draft.binding ?? enteredAt(unknownDestination(deps.destination().api));
  if (draft.made !== made()) {
    const { state, unmigrated } = migratedDraft(draft, deps, types);
    // Steps that were made for another shape lead to states of that shape.
    return { history: historyOf(state), unmigrated, binding, isOutdated: true };
  }
  const inMemory = deps.inMemory.get(deps.draftKey);
  const isSame = inMemory !== undefined && isSameState(redact(inMemory.present), draft.state);
  const history = isSame ? inMemory : historyFromJson(deps.store.read(historyKeyOf(deps)), draft.state);
  return { history, unmigrated: draft.unmigrated, binding, isOutdated: false };
}

/** Migrates a draft of another shape. Values that do not fit become unmigrated values. */
function migratedDraft(draft: Draft, deps: FormDeps, types: Types): Pick<Draft, "state" | "unmigrated"> {
  const { state, unmigrated } = migrateDraft(draft.state, deps.shape, types, deps);
  return { state, unmigrated: [...draft.unmigrated, ...unmigrated, ...unmigratedDrafts(draft.state)] };
}

const unfinished = "It had not been finished.";

/** Lists texts that were no value yet, and whose fields may be gone. */
const unmigratedDrafts = ({ value, drafts = {} }: FormState): readonly UnmigratedValue[] =>
  Object.entries(drafts).flatMap(([pointer, texts]) =>
    [texts.text, texts.key, texts.newKey].flatMap((text) =>
      text === undefined ? [] : [{ at: parsePointer(value, pointer), value: text, why: unfinished }],
    ),
  );

const isSameState = (one: FormState, other: FormState): boolean => equalJson(stored(one), stored(other));

const stored = (state: FormState) => draftToJson({ made: "", state, unmigrated: [] });
