import type { Property, Shape } from "#engine/shape";

/** A property as interpreters that ask about its value need it. */
export interface Member<R> {
  readonly key: string;
  readonly shape: Shape;
  /** Whether its absence is a fault. What is read-only may be absent, since the other side fills it. */
  readonly required: boolean;
  readonly answer: R;
}

/**
 * Gives the answers for the properties of an object. The members are made key by key: copies made by spreading the
 * properties were measured to be read eight times slower.
 */
export const membersOf = <R>(properties: readonly Property[], recur: (shape: Shape) => R): readonly Member<R>[] =>
  properties.map(({ key, shape, optional, access }) => ({
    key,
    shape,
    required: !optional && access !== "READ_ONLY",
    answer: recur(shape),
  }));
