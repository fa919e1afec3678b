import { isObject, type Json, own } from "#engine/json";

/** The endpoint or channel with the open playground: where its page is, and where its parts are loaded from. */
export interface Target {
  readonly formUrl: string;
  readonly answersUrl: string;
  readonly referenceHref: string;
  readonly isChannel: boolean;
}

const key = "callboardTarget";
const parts = ["formUrl", "answersUrl", "referenceHref"] as const;

/** Puts a target into the state of a history entry, so that going back finds it, even after a reload. */
export const stateWithTarget = (state: unknown, { formUrl, answersUrl, referenceHref, isChannel }: Target): Json => ({
  ...(isObject(state as Json) ? (state as { readonly [name: string]: Json }) : {}),
  [key]: { formUrl, answersUrl, referenceHref, isChannel },
});

/** Reads what `stateWithTarget` put there. */
export function targetInState(state: unknown): Target | undefined {
  // The state of a history entry is what pages put there, and pages of this site put only JSON.
  const json = state as Json | undefined;
  const saved = isObject(json) ? own(json, key) : undefined;
  if (!isObject(saved)) return undefined;
  const [formUrl, answersUrl, referenceHref] = parts.map((name) => own(saved, name));
  if (typeof formUrl !== "string" || typeof answersUrl !== "string" || typeof referenceHref !== "string")
    return undefined;
  return { formUrl, answersUrl, referenceHref, isChannel: own(saved, "isChannel") === true };
}
