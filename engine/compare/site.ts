import { pointer } from "#engine/shape";
import type { RuleId } from "./rules.ts";

/** A place in one version, told from the inside out. */
export interface Spot {
  readonly steps: readonly string[];
  readonly words: string;
  readonly within?: Spot;
}

/** Where the comparison stands in both versions, and in whose name it speaks. */
export interface Site {
  readonly older: Spot;
  readonly newer: Spot;
  readonly direction: "request" | "response" | "none";
  /** The endpoint or the pair of types, as the ledger knows it. */
  readonly node: string;
}

/** What a rule's sentence is filled with. */
export interface Facts {
  readonly was?: string;
  readonly is?: string;
  readonly what?: string;
  /** The version that has such a thing, where only one has. */
  readonly only?: "older" | "newer";
}

/** Takes down a change. */
export type Report = (site: Site, rule: RuleId, facts?: Facts) => void;

/** Goes one step further in, in both versions alike. */
export const below = (site: Site, steps: readonly string[], words: string, newerSteps = steps): Site => ({
  ...site,
  older: { steps, words, within: site.older },
  newer: { steps: newerSteps, words, within: site.newer },
});

/** The place as a JSON pointer by names. */
export function pointerOf(spot: Spot): string {
  const steps: string[] = [];
  for (let at: Spot | undefined = spot; at !== undefined; at = at.within) steps.unshift(...at.steps);
  return pointer(steps);
}

/** The place for people, from the inside out. */
export function spokenOf(spot: Spot): string {
  const words: string[] = [];
  for (let at: Spot | undefined = spot; at !== undefined; at = at.within) if (at.words !== "") words.push(at.words);
  return words.join(" of ");
}

/** Sets a name of the API apart from the words around it. */
export const named = (name: string): string => `\`${name}\``;
