import type { FormState } from "#engine/form";
import {
  type Control,
  controlOf,
  type Issue,
  initialProperties,
  initialValue,
  selectedVariant,
  typeLabel,
  type ValueWithSelection,
  type VariantSelection,
  type VisibleProperties,
  validator,
  visibleProperties,
} from "#engine/interpret";
import type { Json } from "#engine/json";
import type { Path, Property, Shape, Types } from "#engine/shape";

/** What views ask of the engine, for one set of types. Answers about a shape are made once and kept. */
export interface Tools {
  readonly control: (shape: Shape) => Control;
  /** The value that a control starts with, and the choices in it; nothing where none is sensible. */
  readonly initial: (shape: Shape) => ValueWithSelection | undefined;
  /** The same for properties that are shown at once. */
  readonly initialProperties: (properties: readonly Property[]) => readonly (ValueWithSelection | undefined)[];
  readonly check: (shape: Shape, value: Json | undefined, choices: VariantSelection, at: Path) => readonly Issue[];
  readonly typeText: (shape: Shape) => string;
  readonly variant: (
    shape: Shape,
    value: Json | undefined,
    choices: FormState["choices"],
    at: Path,
  ) => number | undefined;
  readonly visible: (properties: readonly Property[], value: Json | undefined) => VisibleProperties;
  /** Whether passwords are kept like all else. */
  readonly keepsSecrets: boolean;
}

function kept<T extends object, R>(make: (of: T) => R): (of: T) => R {
  const made = new WeakMap<T, R>();
  return (of) => {
    if (!made.has(of)) made.set(of, make(of));
    return made.get(of) as R; // it has just been put there
  };
}

/** Makes the tools for one set of types. The clock is lent. */
export function makeTools(types: Types, now: () => Date, keepsSecrets = false): Tools {
  const start = kept(initialValue(types));
  const startAll = initialProperties(types);
  const check = kept(validator(types));
  return {
    control: kept(controlOf(types)),
    initial: (shape) => start(shape)({ now }),
    initialProperties: (properties) => startAll(properties)({ now }),
    check: (shape, value, choices, at) => check(shape)(value, choices, at),
    typeText: kept(typeLabel(types)),
    variant: selectedVariant(types),
    visible: visibleProperties(types),
    keepsSecrets,
  };
}
