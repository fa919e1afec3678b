import type { Property, Shape } from "#engine/shape";

/** A property as interpreters that ask about its value need it. */
export interface Member<R> {
  readonly key: string;
  readonly shape: Shape;
  /** True if its absence is an issue. A property that only the other side sets may be absent. */
  readonly required: boolean;
  readonly answer: R;
}

/**
 * Whose value it is: a caller's, who leaves out what is read-only, or an API's, which leaves out what is write-only.
 */
export type Direction = "request" | "answer";

/**
 * Gives the answers for the properties of an object. The members are made key by key: copies made by spreading the
 * properties were measured to be read eight times slower.
 */
export const membersOf = <R>(
  properties: readonly Property[],
  recur: (shape: Shape) => R,
  direction: Direction = "request",
): readonly Member<R>[] =>
  properties.map(({ key, shape, optional, access }) => ({
    key,
    shape,
    required: !optional && access !== filledByOthers[direction],
    answer: recur(shape),
  }));

const filledByOthers = { request: "READ_ONLY", answer: "WRITE_ONLY" } as const;
