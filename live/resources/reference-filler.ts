import type { Json } from "#engine/json";
import { isSamePath, valueAt } from "#engine/shape";
import type { Call } from "../call.ts";
import { breaksSame } from "../cases/index.ts";
import type { Target } from "../targets/index.ts";
import { withValueAt } from "../with-value-at.ts";
import { idText } from "./id-text.ts";
import { type Reference, referenceFinder } from "./references.ts";
import { isCollectionOf, plainPath, type Slot } from "./slots.ts";

/** Fills in the references of calls to things of other collections. */
export interface ReferenceFiller {
  /** Returns a call with known values, different ones by position, where its query and body name other things. */
  readonly fill: (target: Target, call: Call, position: number) => Call;
  /** Returns true if the query or the body of a call names a thing of a collection without known values. */
  readonly lacks: (target: Target, call: Call) => boolean;
}

/**
 * Creates the functions that fill in the references of calls to things of other collections.
 *
 * @param setsOf the known values of all parameters of the path of a thing
 */
export function referenceFiller(
  slots: readonly Slot[],
  setsOf: (prefix: string) => readonly (readonly Json[])[],
): ReferenceFiller {
  const find = referenceFinder(slots);
  /** Lists references to other things than the ones that a call creates or changes. */
  const referencesIn = ({ endpoint }: Target, { form, change }: Call): readonly Reference[] => {
    const path = plainPath(endpoint);
    const isOwn = ({ prefix }: Reference): boolean =>
      prefix === path || isCollectionOf(path, { collection: prefix.replace(/\/?\{\}$/, "") });
    return change?.kind === "body" ? [] : find(form.value).filter((one) => !isOwn(one));
  };
  return {
    lacks: (target, call) => referencesIn(target, call).some(({ prefix }) => setsOf(prefix).length === 0),
    fill: (target, call, position) => {
      let filled = call;
      for (const { at, prefix } of referencesIn(target, call)) {
        const sets = setsOf(prefix);
        const id = sets[position % Math.max(sets.length, 1)]?.at(-1);
        const value = id !== undefined && typeof valueAt(call.form.value, at) === "string" ? idText(id) : id;
        if (value === undefined || target.fixed.some((one) => isSamePath(one.at, at))) continue;
        const next = { ...filled, form: { ...filled.form, value: withValueAt(filled.form.value, at, value) } };
        if (breaksSame(target, filled, next)) filled = next;
      }
      return filled;
    },
  };
}
