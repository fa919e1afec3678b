import type { Json } from "#engine/json";
import type { Shape, TypeId } from "#engine/shape";
import { type Node, note } from "../node.ts";
import type { Context } from "./context.ts";
import type { NamedTypes } from "./named-types.ts";
import { anyValue, treeSizes } from "./shapes/index.ts";

/** Reads inline schemas, and inline schemas of named types. */
export interface InlineShapes {
  /** Returns the shape of a value that fits all of these schemas. */
  readonly inline: (nodes: readonly Node[]) => Shape;
  /** Returns the shape of a named type. */
  readonly readNamed: (node: Node, id: TypeId) => Shape;
}

/** Maximum nesting of unnamed schemas. */
const deepest = 100;

/** Limit of repeated shapes in one schema. Schemas without a name are written at each use. */
const maxRepeated = 5_000;

/** Creates the reader of inline schemas. */
export function inlineShapes(context: Context, named: NamedTypes): InlineShapes {
  const { units } = context.documents;
  const made = new Map<unknown, Shape>();
  const active = new Map<unknown, TypeId | undefined>();
  const keyOf = keys();
  const sizeOf = treeSizes();
  units.onStart(() => made.clear());

  /** Reads inline schemas. An unnamed one that contains itself gets a name. */
  function inline(nodes: readonly Node[]): Shape {
    const [first] = nodes;
    if (first === undefined) return anyValue;
    const key = keyOf(nodes);
    const ready = made.get(key);
    if (ready !== undefined) return repeated(ready, first);
    if (active.has(key)) {
      const known = active.get(key);
      // Which of several schemas that contain each other gets a name depends on the order of reading.
      if (known === undefined) units.preventReuse();
      const id = known ?? named.idOf(first);
      active.set(key, id);
      return { kind: "ref", id };
    }
    if (active.size > deepest) {
      note(first, "fallback", `more than ${deepest} unnamed schemas are nested here; any JSON value is accepted`);
      return anyValue;
    }
    active.set(key, undefined);
    if (active.size === 1) Object.assign(context.spent, { merged: 0, repeated: 0 });
    const shape = context.shapeFrom(context.gather(nodes));
    const id = active.get(key);
    active.delete(key);
    if (id !== undefined) named.add(id, first, shape);
    const answer: Shape = id === undefined ? shape : { kind: "ref", id };
    made.set(key, answer);
    return answer;
  }

  /** Returns a shape that was read before; any value if it would be repeated too often. */
  function repeated(shape: Shape, node: Node): Shape {
    context.spent.repeated += sizeOf(shape);
    if (context.spent.repeated <= maxRepeated) return shape;
    note(
      node,
      "fallback",
      `the copies of unnamed schemas here contain more than ${maxRepeated} schemas; any JSON value is accepted`,
    );
    return anyValue;
  }

  function readNamed(node: Node, id: TypeId): Shape {
    const key = keyOf([node]);
    active.set(key, id);
    Object.assign(context.spent, { merged: 0, repeated: 0 });
    const shape = context.shapeFrom(context.gather([node]));
    active.delete(key);
    return shape;
  }

  return { inline, readNamed };
}

/** Creates a function that returns one key for the same schemas in any order. */
function keys(): (nodes: readonly Node[]) => unknown {
  const ids = new Map<Json | undefined, number>();
  return (nodes) => {
    const [first] = nodes;
    if (nodes.length === 1) return first?.value;
    return nodes
      .map(({ value }) => {
        const id = ids.get(value) ?? ids.size;
        ids.set(value, id);
        return id;
      })
      .sort((a, b) => a - b)
      .join(" ");
  };
}
