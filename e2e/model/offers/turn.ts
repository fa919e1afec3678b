import type { Edit, FormState } from "#engine/form";
import type { Json } from "#engine/json";
import { type Shape, valueAt } from "#engine/shape";
import type { Action, Gesture, Offer } from "../action.ts";
import type { ControlRef } from "./control-ref.ts";
import type { PlayedForm } from "./form.ts";

/** A form, and the offers found so far. */
export interface Turn {
  readonly form: PlayedForm;
  readonly state: FormState;
  readonly offers: Offer[];
  /** The text of each input, by the JSON Pointer of its path. */
  readonly shown: Map<string, string>;
  /** Collects the offers of the control of a shape. Injected, since controls contain controls. */
  readonly visit: (turn: Turn, shape: Shape, ref: ControlRef) => void;
}

/** Adds an offer. */
export function offer({ offers }: Turn, action: Action, gestures: readonly Gesture[], edits: readonly Edit[]): void {
  offers.push({ action, gestures, effect: { kind: "edits", edits } });
}

/** Returns the value of a control. */
export const heldAt = ({ state }: Turn, { at }: ControlRef): Json | undefined => valueAt(state.value, at);
