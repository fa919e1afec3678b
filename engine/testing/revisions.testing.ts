import { fold, type ObjectShape, type Property, type Shape, type TypeTable, typesFrom } from "#engine/shape";
import type { Graph } from "./graphs.testing.ts";

/** Two versions of a graph of types. */
export type Revision = (graph: Graph) => readonly [older: Graph, newer: Graph];

const mapTypes = ({ root, table }: Graph, change: (shape: Shape) => Shape): Graph => ({
  root,
  table: Object.fromEntries(
    Object.entries(table).map(([id, type]) => [id, { ...type, shape: change(type.shape) }] as const),
  ),
});

const added: Property = { key: "added", shape: { kind: "string" }, optional: false };
const withMore = (node: ObjectShape): Shape => ({ ...node, properties: [...node.properties, added] });

/** Changes the contents of a shape itself, not of the types in it. */
const extended = (shape: Shape): Shape =>
  shape.kind === "object"
    ? withMore(shape)
    : shape.kind === "undiscriminatedUnion"
      ? { ...shape, variants: [...shape.variants, { shape: { kind: "integer" } }] }
      : shape;

const nullable = (item: Shape): Shape => ({ kind: "nullable", item });
const orNumber = (shape: Shape): Shape => ({
  kind: "undiscriminatedUnion",
  variants: [{ shape: { kind: "integer" } }, { shape }],
});

/** Returns every type another name. */
function renamed({ root, table }: Graph): Graph {
  const rename = (id: string): string => `New${id}`;
  const inside = fold<Shape>(typesFrom(table), {
    string: (node) => node,
    boolean: (node) => node,
    integer: (node) => node,
    uint: (node) => node,
    double: (node) => node,
    long: (node) => node,
    uint64: (node) => node,
    bigInteger: (node) => node,
    datetime: (node) => node,
    date: (node) => node,
    uuid: (node) => node,
    base64: (node) => node,
    enum: (node) => node,
    literal: (node) => node,
    file: (node) => node,
    unknown: (node) => node,
    nullable: (node, recur) => ({ ...node, item: recur(node.item) }),
    list: (node, recur) => ({ ...node, item: recur(node.item) }),
    set: (node, recur) => ({ ...node, item: recur(node.item) }),
    map: (node, recur) => ({ ...node, key: recur(node.key), value: recur(node.value) }),
    object: (node, recur) => ({
      ...node,
      properties: node.properties.map((one) => ({ ...one, shape: recur(one.shape) })),
      ...(node.extra && { extra: recur(node.extra) }),
    }),
    discriminatedUnion: (node, recur) => ({
      ...node,
      variants: node.variants.map((one) => ({ ...one, shape: recur(one.shape) })),
    }),
    undiscriminatedUnion: (node, recur) => ({
      ...node,
      variants: node.variants.map((one) => ({ ...one, shape: recur(one.shape) })),
    }),
    ref: (id) => ({ kind: "ref", id: rename(id) }),
  });
  return {
    root: inside(root),
    table: Object.fromEntries(
      Object.entries(table).map(([id, type]) => [rename(id), { name: rename(id), shape: inside(type.shape) }] as const),
    ),
  };
}

/** Changes of all types of a description at once. */
export const revisions: readonly (readonly [name: string, revise: Revision])[] = [
  ["each type has one property or variant more", (graph) => [graph, mapTypes(graph, extended)]],
  ["each type may be null", (graph) => [graph, mapTypes(graph, nullable)]],
  ["no type may be null any more", (graph) => [mapTypes(graph, nullable), graph]],
  ["each type is a union now", (graph) => [graph, mapTypes(graph, orNumber)]],
  ["no type is a union any more", (graph) => [mapTypes(graph, orNumber), graph]],
  ["each type has another name and other contents", (graph) => [graph, renamed(mapTypes(graph, extended))]],
  [
    "other types are used, and the old ones are still there",
    (graph) => {
      const other = renamed(mapTypes(graph, extended));
      const table: TypeTable = { ...graph.table, ...other.table };
      return [
        { root: graph.root, table },
        { root: other.root, table },
      ];
    },
  ],
];
