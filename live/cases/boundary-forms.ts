import type { FormState } from "#engine/form";
import { isList, isObject, type Json, own } from "#engine/json";
import { branches, eachLeaf, fold, type LeafShape, type Path, typesFrom } from "#engine/shape";
import type { Target } from "../targets/index.ts";
import { boundaryValues } from "./boundary-values.ts";
import { withValueAt } from "./with-value-at.ts";

/** Forms with one value at a limit that are tried for an endpoint. Own choice: a hundred fields would take the budget. */
const maxForms = 60;
/** Named types within each other that are entered. */
const deepest = 4;

/** A value for a path of a form. */
interface Edge {
  readonly at: Path;
  readonly value: Json;
}

/** Lists the values to try in a value, or for one that is absent. */
type Edges = (value: Json | undefined, at: Path, depth: number) => readonly Edge[];

const boundariesOf = fold<readonly Json[]>(typesFrom(), { ...boundaryValues, ...branches<readonly Json[]>([]) });

const edgesOf = (leaf: LeafShape): Edges => {
  const values = boundariesOf(leaf);
  return (_value, at) => values.map((value) => ({ at, value }));
};

/** Lists valid forms that each have one value at a limit of its type, starting from a valid form. */
export function boundaryForms({ shape, types, formOf, isValid }: Target, start: FormState): readonly FormState[] {
  const edges = fold<Edges>(types, {
    ...eachLeaf((leaf) => edgesOf(leaf)),
    nullable: ({ item }, recur) => {
      const inner = recur(item);
      return (value, at, depth) => [{ at, value: null }, ...inner(value ?? undefined, at, depth)];
    },
    list: ({ item, minItems = 0 }, recur) => {
      const inner = recur(item);
      return (value, at, depth) => [
        ...(minItems === 0 && value !== undefined ? [{ at, value: [] }] : []),
        ...(isList(value) && value.length > 0 ? inner(value[0], [...at, 0], depth) : []),
      ];
    },
    set: ({ item }, recur) => {
      const inner = recur(item);
      return (value, at, depth) => (isList(value) && value.length > 0 ? inner(value[0], [...at, 0], depth) : []);
    },
    map: () => () => [],
    object: ({ properties }, recur) => {
      const inners = properties
        .filter(({ access }) => access !== "READ_ONLY")
        .map(({ key, shape: inner }) => ({ key, edges: recur(inner) }));
      return (value, at, depth) =>
        isObject(value) ? inners.flatMap(({ key, edges: of }) => of(own(value, key), [...at, key], depth)) : [];
    },
    discriminatedUnion: () => () => [],
    undiscriminatedUnion: () => () => [],
    ref: (_id, force) => (value, at, depth) => (depth > deepest ? [] : force()(value, at, depth + 1)),
  });
  const all = edges(shape)(start.value, [], 0);
  return roundRobin(all)
    .map(({ at, value }) => formOf(withValueAt(start.value, at, value)))
    .filter(isValid)
    .slice(0, maxForms);
}

/** Orders edges so that each path has its first value before any has its second. */
function roundRobin(edges: readonly Edge[]): readonly Edge[] {
  const byPath = new Map<string, Edge[]>();
  for (const edge of edges) {
    const path = JSON.stringify(edge.at);
    if (!byPath.get(path)?.push(edge)) byPath.set(path, [edge]);
  }
  const longest = Math.max(0, ...[...byPath.values()].map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    [...byPath.values()].flatMap((of) => of.slice(turn, turn + 1)),
  ).flat();
}
