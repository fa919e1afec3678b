import type { Arbitrary } from "fast-check";
import type { JsonObject } from "#engine/json";
import type { Target } from "./target.ts";

/** One case of a law as plain data, which can be saved and replayed. */
export type Case = JsonObject;

/** A law of every endpoint of every API. */
export interface EndpointLaw {
  readonly name: string;
  /** The promise, as a sentence. */
  readonly promise: string;
  /** The cases: an arbitrary, or a list of all cases; undefined if the law doesn't apply. */
  readonly cases: (target: Target) => Cases;
  /** Checks one case; throws if the law does not hold. */
  readonly check: (target: Target, one: Case) => void;
  /** Converts a case for the replay file, if the saved form differs. */
  readonly report?: (target: Target, one: Case) => Case;
}

/** The cases of a law for one endpoint. */
export type Cases =
  | { readonly kind: "drawn"; readonly draw: Arbitrary<Case> }
  | { readonly kind: "listed"; readonly list: readonly Case[] }
  | { readonly kind: "none" };
