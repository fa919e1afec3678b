import { fold, type Shape, type ShapeOf, type TypeId, type Types } from "#engine/shape";

/** A shape under the name of its kind. A named type is resolved, and `id` is its outermost name. */
export type View = {
  readonly [K in Exclude<Shape["kind"], "ref">]?: ShapeOf<K>;
} & { readonly id?: TypeId };

/** Makes the question of what a shape is, for those that look at two shapes at once. */
export const viewer = (types: Types): ((shape: Shape) => View) =>
  fold<View>(types, {
    string: (node) => ({ string: node }),
    boolean: (node) => ({ boolean: node }),
    integer: (node) => ({ integer: node }),
    uint: (node) => ({ uint: node }),
    double: (node) => ({ double: node }),
    long: (node) => ({ long: node }),
    uint64: (node) => ({ uint64: node }),
    bigInteger: (node) => ({ bigInteger: node }),
    datetime: (node) => ({ datetime: node }),
    date: (node) => ({ date: node }),
    uuid: (node) => ({ uuid: node }),
    base64: (node) => ({ base64: node }),
    enum: (node) => ({ enum: node }),
    literal: (node) => ({ literal: node }),
    nullable: (node) => ({ nullable: node }),
    list: (node) => ({ list: node }),
    set: (node) => ({ set: node }),
    map: (node) => ({ map: node }),
    object: (node) => ({ object: node }),
    discriminatedUnion: (node) => ({ discriminatedUnion: node }),
    undiscriminatedUnion: (node) => ({ undiscriminatedUnion: node }),
    file: (node) => ({ file: node }),
    unknown: (node) => ({ unknown: node }),
    ref: (id, force) => ({ ...force(), id }),
  });

/** The kind of what is seen, past its name. */
export const kindOf = ({ id: _, ...seen }: View): string => Object.keys(seen)[0] ?? "";
