import { type Binding, bindingFrom, bindingsToJson } from "#engine/auth";
import { fnv1a, fnvBasis } from "#engine/fnv";
import {
  type FormState,
  selectionFrom,
  typedDraftsFromJson,
  typedDraftsToJson,
  type UnmigratedValue,
} from "#engine/form";
import { asJson, isList, isObject, type Json, own, printJson } from "#engine/json";
import type { ObjectShape, TypeTable } from "#engine/shape";

/** Members of stored drafts, which tabs may hold from an earlier release. */
const [unmigratedKey, draftsKey] = ["aside", "typed"];

/**
 * A form as saved in a tab. `made` identifies its shape, `unmigrated` are values that a later shape can't hold, and
 * `binding` are the hosts that its secret values may be sent to.
 */
export interface Draft {
  readonly made: string;
  readonly binding?: Binding | undefined;
  readonly state: FormState;
  readonly unmigrated: readonly UnmigratedValue[];
}

/** Writes a draft as JSON. */
export const draftToJson = ({ made, state, unmigrated, binding }: Draft): Json => ({
  made,
  ...(binding && { binding: bindingsToJson(binding) }),
  value: state.value,
  choices: { ...state.selection },
  ...(state.drafts && { [draftsKey]: typedDraftsToJson(state.drafts) }),
  [unmigratedKey]: unmigrated.map(({ at, value, why }) => ({ at, value, why })),
});

/** Reads what `draftToJson` wrote; anything else that is under its key is not a draft. */
export function draftFromJson(kept: Json | undefined): Draft | undefined {
  if (!isObject(kept)) return undefined;
  const [made, value, unmigrated] = [own(kept, "made"), own(kept, "value"), own(kept, unmigratedKey)];
  const selection = selectionFrom(own(kept, "choices"));
  if (typeof made !== "string" || !isObject(value) || selection === undefined) return undefined;
  const drafts = typedDraftsFromJson(own(kept, draftsKey));
  return {
    made,
    binding: bindingFrom(own(kept, "binding")),
    state: { value, selection, ...(drafts && { drafts }) },
    unmigrated: isList(unmigrated) ? unmigrated.flatMap(unmigratedFrom) : [],
  };
}

function unmigratedFrom(kept: Json): readonly UnmigratedValue[] {
  if (!isObject(kept)) return [];
  const [at, value, why] = [own(kept, "at"), own(kept, "value"), own(kept, "why")];
  if (!isList(at) || value === undefined || typeof why !== "string") return [];
  return [{ at: at.filter((step) => typeof step === "string" || typeof step === "number"), value, why }];
}

/**
 * Returns a short hash of a shape with the types that it references. A collision is harmless: the draft would be shown
 * as it was typed.
 */
export function shapeMark(shape: ObjectShape, types: TypeTable): string {
  const text = printJson(asJson({ shape, types }));
  return [fnvBasis, 0x050c5d1f].map((start) => fnv1a(text, start).toString(36)).join("-");
}
