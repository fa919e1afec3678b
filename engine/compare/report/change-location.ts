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
  /** The version that has the part, if only one has it. */
  readonly only?: "older" | "newer";
}

/** Reports a change. */
export type Report = (location: ChangeLocation, rule: RuleId, facts?: Facts) => void;

/** Returns the location of a part, at the same step in both versions. */
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

/** Returns the location as a JSON pointer by names. */
export function pointerOf(location: VersionLocation): string {
  const steps: string[] = [];
  for (let at: VersionLocation | undefined = location; at !== undefined; at = at.within) steps.unshift(...at.steps);
  return toPointer(steps);
}

/** Returns the location for people, from the inside out. */
export function describeLocation(location: VersionLocation): string {
  const words: string[] = [];
  for (let at: VersionLocation | undefined = location; at !== undefined; at = at.within)
    if (at.words !== "") words.push(at.words);
  return words.join(" of ");
}

/** Marks a name of the API as code. */
export const named = (name: string): string => `\`${name}\``;
