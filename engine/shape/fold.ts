import type { RefShape, Shape, ShapeOf, TypeDefinition, TypeId, Types } from "./shape.ts";

type Structural = Exclude<Shape["kind"], "ref">;

/** One function per kind. `recur` folds a child. */
export type Algebra<R> = {
  readonly [K in Structural]: (node: ShapeOf<K>, recur: (child: Shape) => R) => R;
} & {
  /**
   * A named type. `force` returns the result for its shape, computed at most once. Calling it while the shape is still
   * being folded would recurse forever on a cycle, so results call it only when they run.
   */
  readonly ref: (id: TypeId, force: () => R, named: () => TypeDefinition) => R;
};

/** A shape that is not a reference. */
export type StructuralShape = Exclude<Shape, RefShape>;

/** Returns an algebra with one function around the answers of all kinds except references, for what they share. */
export function aroundEach<R>(
  { ref, ...structural }: Algebra<R>,
  around: (node: StructuralShape, answer: (node: StructuralShape) => R) => R,
): Algebra<R> {
  const changed = Object.entries(structural).map(([kind, answer]) => {
    // The compiler can't see that each function still gets nodes of its kind.
    const own = answer as (node: StructuralShape, recur: (child: Shape) => R) => R;
    return [kind, (node: StructuralShape, recur: (child: Shape) => R) => around(node, (one) => own(one, recur))];
  });
  return { ...Object.fromEntries(changed), ref } as Algebra<R>; // it has the same kinds
}

/** A `ref` names a missing type: a bug of the code that created the shape or its table. */
export class UnknownTypeError extends Error {
  override readonly name = "UnknownTypeError";
  readonly id: TypeId;
  constructor(id: TypeId) {
    super(`unknown type ${id}`);
    this.id = id;
  }
}

/** Turns an algebra into a function over shapes. The only place in the product that dispatches on `kind`. */
export function fold<R>(types: Types, algebra: Algebra<R>): (shape: Shape) => R {
  const answers = new Map<TypeId, R>();

  const named = (id: TypeId): TypeDefinition => {
    const definition = types.get(id);
    if (definition === undefined) throw new UnknownTypeError(id);
    return definition;
  };

  const force = (id: TypeId): R => {
    if (answers.has(id)) return answers.get(id) as R; // R may include undefined
    const answer = recur(named(id).shape);
    answers.set(id, answer);
    return answer;
  };

  const recur = (shape: Shape): R => {
    if (shape.kind === "ref") {
      const { id } = shape;
      return algebra.ref(
        id,
        () => force(id),
        () => named(id),
      );
    }
    // The compiler can't see that the arm chosen by `shape.kind` takes just this shape; the mapped type promises it.
    const answer = algebra[shape.kind] as (node: Shape, recur: (child: Shape) => R) => R;
    return answer(shape, recur);
  };

  return recur;
}
