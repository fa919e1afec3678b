import type { Shape } from "#engine/shape";
import type { Control, ControlOf } from "./control.ts";

/** One result for each kind of control. `Args` are passed in addition to the control. */
export type ControlAlgebra<R, Args extends readonly unknown[] = []> = {
  readonly [K in Control["kind"]]: (control: ControlOf<K>, ...args: Args) => R;
};

/** A function over controls. */
export type ControlFold<R, Args extends readonly unknown[] = []> = (control: Control, ...args: Args) => R;

/**
 * Turns an algebra into a function over controls. The only place in the product that dispatches on a control's kind.
 */
export const foldControl =
  <R, Args extends readonly unknown[] = []>(algebra: ControlAlgebra<R, Args>): ControlFold<R, Args> =>
  (control, ...args) => {
    // The compiler can't see that the answer chosen by `control.kind` takes just this control; the mapped type promises
    // it.
    const answer = algebra[control.kind] as (control: Control, ...args: Args) => R;
    return answer(control, ...args);
  };

/** Returns true for the control of a union, which has a switch that others share. */
export const isUnion = (control: Control): control is ControlOf<"union"> => control.kind === "union";

/** The kinds of control that edit one value without parts. */
type LeafControl =
  | "text"
  | "number"
  | "digits"
  | "switch"
  | "datetime"
  | "date"
  | "base64"
  | "choice"
  | "fixed"
  | "files"
  | "json";

/**
 * Returns the same answer for every control without parts, for algebras that ask about parts. A new kind is in no group
 * until it is named here.
 */
export const leafControls = <R, Args extends readonly unknown[] = []>(
  same: (...args: Args) => R,
): Pick<ControlAlgebra<R, Args>, LeafControl> => {
  const answer = (_control: Control, ...args: Args): R => same(...args);
  return {
    text: answer,
    number: answer,
    digits: answer,
    switch: answer,
    datetime: answer,
    date: answer,
    base64: answer,
    choice: answer,
    fixed: answer,
    files: answer,
    json: answer,
  };
};

/** The shapes of a union's variants as its control offers them; none for any other control. */
export const variantShapes = foldControl<readonly Shape[]>({
  ...leafControls<readonly Shape[]>(() => []),
  nullable: () => [],
  list: () => [],
  map: () => [],
  group: () => [],
  union: ({ variants }) => variants.map(({ shape }) => shape),
});
