import { type Binding, bindingFrom, bindingsToJson } from "#engine/auth";
import { type Aside, choicesFrom, type FormState, typedFrom, typedToJson } from "#engine/form";
import { isList, isObject, type Json, own, printJson } from "#engine/json";
import type { ObjectShape, TypeTable } from "#engine/shape";

/**
 * A form as it is kept in a tab. `made` tells the shape it was filled in for, `aside` is what did not fit a later one, and
 * `binding` the hosts that its secret values may go to.
 */
export interface Draft {
  readonly made: string;
  readonly binding?: Binding | undefined;
  readonly state: FormState;
  readonly aside: readonly Aside[];
}

/** Writes a draft as JSON. */
export const draftToJson = ({ made, state, aside, binding }: Draft): Json => ({
  made,
  ...(binding && { binding: bindingsToJson(binding) }),
  value: state.value,
  choices: { ...state.choices },
  ...(state.typed && { typed: typedToJson(state.typed) }),
  aside: aside.map(({ at, value, why }) => ({ at, value, why })),
});

/** Reads what `draftToJson` wrote; anything else that stands under its key is no draft. */
export function draftFromJson(kept: Json | undefined): Draft | undefined {
  if (!isObject(kept)) return undefined;
  const [made, value, aside] = [own(kept, "made"), own(kept, "value"), own(kept, "aside")];
  const choices = choicesFrom(own(kept, "choices"));
  if (typeof made !== "string" || !isObject(value) || choices === undefined) return undefined;
  const typed = typedFrom(own(kept, "typed"));
  return {
    made,
    binding: bindingFrom(own(kept, "binding")),
    state: { value, choices, ...(typed && { typed }) },
    aside: isList(aside) ? aside.flatMap(asideFrom) : [],
  };
}

function asideFrom(kept: Json): readonly Aside[] {
  if (!isObject(kept)) return [];
  const [at, value, why] = [own(kept, "at"), own(kept, "value"), own(kept, "why")];
  if (!isList(at) || value === undefined || typeof why !== "string") return [];
  return [{ at: at.filter((step) => typeof step === "string" || typeof step === "number"), value, why }];
}

/** The hash FNV-1a of 32 bits, from a start of its own. */
function fnv(text: string, start: number): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * A short text that tells one shape from another, with the types that it refers to. It guards nothing: where two were
 * alike by chance, a draft would only be shown as it was typed.
 */
export function shapeMark(shape: ObjectShape, types: TypeTable): string {
  // Shapes came as JSON from the site's own server, and are nothing else.
  const text = printJson({ shape, types } as unknown as Json);
  return [0x811c9dc5, 0x050c5d1f].map((start) => fnv(text, start).toString(36)).join("-");
}
