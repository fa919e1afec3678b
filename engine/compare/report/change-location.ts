import { toPointer } from "#engine/shape";
import type { RuleId } from "../rules/index.ts";

/** A location in one version, as a chain from the innermost step outwards. */
export interface VersionLocation {
  readonly steps: readonly string[];
  readonly words: string;
  readonly within?: VersionLocation;
}

/** The locations that are compared, one in each version. */
export interface ChangeLocation {
  readonly older: VersionLocation;
  readonly newer: VersionLocation;
  readonly direction: "request" | "response" | "none";
  /** The endpoint or the pair of types, as the collector knows it. */
  readonly node: string;
}

/** Values of the slots in a rule's message. */
export interface Facts {
  readonly was?: string;
  readonly is?: string;
  readonly what?: string;
  /** The version that has such a thing, where only one has. */
  readonly only?: "older" | "newer";
}

/** Reports a change. */
export type Report = (location: ChangeLocation, rule: RuleId, facts?: Facts) => void;

/** Goes one step further in, in both versions alike. */
export const below = (
  location: ChangeLocation,
  steps: readonly string[],
  words: string,
  newerSteps = steps,
): ChangeLocation => ({
  ...location,
  older: { steps, words, within: location.older },
  newer: { steps: newerSteps, words, within: location.newer },
});

/** The place as a JSON pointer by names. */
export function pointerOf(location: VersionLocation): string {
  const steps: string[] = [];
  for (let at: VersionLocation | undefined = location; at !== undefined; at = at.within) steps.unshift(...at.steps);
  return toPointer(steps);
}

/** The place for people, from the inside out. */
export function describeLocation(location: VersionLocation): string {
  const words: string[] = [];
  for (let at: VersionLocation | undefined = location; at !== undefined; at = at.within)
    if (at.words !== "") words.push(at.words);
  return words.join(" of ");
}

/** Sets a name of the API apart from the words around it. */
export const named = (name: string): string => `\`${name}\``;
