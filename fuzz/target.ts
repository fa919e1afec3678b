import type fc from "fast-check";
import type { Json } from "#engine/json";
import type { FuzzDeps } from "./deps.ts";
import type { Breach } from "./oracles/breach.ts";

/** One kind of input that the running product is attacked with. */
export interface Target<C extends Json = Json> {
  readonly name: string;
  /** Describes the mutated inputs. */
  readonly summary: string;
  /** Draws cases. A case is JSON, so that it can be saved, and names ports and secrets of a run by placeholders. */
  readonly cases: fc.Arbitrary<C>;
  /** Cases in flight at the same time. */
  readonly parallel: number;
  /** Cases between two checks of the whole product. */
  readonly batch: number;
  /** Plays one case and returns the rules that it broke. */
  play(one: C, deps: FuzzDeps): Promise<readonly Breach[]>;
}

/** A target with cases of any type: only the target that drew or saved them reads them again. */
export type AnyTarget = Target;

/** Erases the case type of a target; the target validates saved cases. */
export const anyTarget = <C extends Json>(target: Target<C>): AnyTarget => target;
