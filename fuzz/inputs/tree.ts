import fc from "fast-check";
import { itemAt } from "#engine/item-at";
import { isList, isObject, type Json } from "#engine/json";

/** One change of a JSON tree. Paths are drawn as numbers, modulo the number of paths of the tree. */
type Change =
  | { readonly kind: "set"; readonly target: number; readonly value: Json }
  | { readonly kind: "remove"; readonly target: number }
  | { readonly kind: "move"; readonly target: number; readonly from: number }
  | { readonly kind: "wrap"; readonly target: number; readonly times: number }
  | { readonly kind: "rename"; readonly target: number; readonly name: string }
  | { readonly kind: "many"; readonly target: number; readonly times: number };

const names = [
  "__proto__",
  "constructor",
  "toString",
  "",
  "$ref",
  "a/b~c",
  "x".repeat(300),
  "\ud800",
  "<fuzz-xss>",
  "0",
  "length",
  "type",
];

/** Values that are unexpected at most paths. */
const odd: readonly Json[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  "",
  " ",
  "null",
  "@digits:400@",
  "@deep:200@",
  "@deep:5000@",
  "@nested:2000@",
  "@long:20000@",
  "\u0000",
  "\u202egnp.exe",
  "\ud800",
  "<fuzz-xss>alert(1)</fuzz-xss>",
  "javascript:alert(1)",
  "[x](javascript:alert(1))",
  "(a+)+$",
  "(?<=(",
  "\\p{Script=Greek}{1000}{1000}",
  "2026-99-99T99:99:99Z",
  [],
  {},
  [[]],
  [null],
  { $ref: "#" },
  { $ref: "#/" },
  { $ref: "#/components/schemas/Plant" },
  { $ref: "http://@canary@/x.json" },
  { $ref: "https://@canary@/x.json" },
  { $ref: "file:///etc/passwd" },
  { $ref: "../../../../etc/passwd" },
  { type: "object", properties: { next: { $ref: "#/components/schemas/Plant" } } },
];

/** Draws mutations of trees: a few changes of a tree, and often none. */
export function nearToTree(base: fc.Arbitrary<Json>, most = 4): fc.Arbitrary<Json> {
  return fc
    .tuple(base, fc.array(changes(), { maxLength: most }))
    .map(([tree, all]) => all.reduce<Json>((now, change) => changed(now, change), tree));
}

function changes(): fc.Arbitrary<Change> {
  const target = fc.nat();
  const value: fc.Arbitrary<Json> = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...odd) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((drawn) => drawn as Json) }, // it draws JSON alone
  );
  return fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant("set" as const), target, value }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("remove" as const), target }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("move" as const), target, from: fc.nat() }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant("wrap" as const), target, times: fc.integer({ min: 1, max: 60 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant("rename" as const), target, name: fc.constantFrom(...names) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant("many" as const), target, times: fc.integer({ min: 2, max: 300 }) }),
    },
  );
}

type TreePath = readonly (string | number)[];

/** Maximum number of nodes of a tree that can be changed. */
const maxNodes = 5000;

function pathsIn(tree: Json): readonly TreePath[] {
  const paths: TreePath[] = [[]];
  for (let at = 0; at < paths.length && paths.length < maxNodes; at += 1) {
    const path = itemAt(paths, at);
    const node = valueAt(tree, path);
    if (isList(node)) for (const index of node.keys()) paths.push([...path, index]);
    else if (isObject(node)) for (const key of Object.keys(node)) paths.push([...path, key]);
  }
  return paths;
}

function valueAt(tree: Json, path: TreePath): Json | undefined {
  let node: Json | undefined = tree;
  for (const step of path) {
    if (isList(node) && typeof step === "number") node = node[step];
    else if (isObject(node) && typeof step === "string") node = Object.hasOwn(node, step) ? node[step] : undefined;
    else return undefined;
  }
  return node;
}

function changed(tree: Json, change: Change): Json {
  const paths = pathsIn(tree);
  const path = itemAt(paths, change.target % paths.length);
  const here = valueAt(tree, path) ?? null;
  switch (change.kind) {
    case "set":
      return replaced(tree, path, () => [change.value]);
    case "remove":
      return path.length === 0 ? null : replaced(tree, path, () => []);
    case "move": {
      const from = valueAt(tree, itemAt(paths, change.from % paths.length)) ?? null;
      return replaced(tree, path, () => [from]);
    }
    case "wrap": {
      let value: Json = here;
      for (let n = 0; n < change.times; n += 1) value = n % 2 === 0 ? [value] : { items: value };
      return replaced(tree, path, () => [value]);
    }
    case "rename":
      return replaced(tree, path, () => [here], change.name);
    case "many":
      // Inside a list the node is repeated; elsewhere it becomes a list of itself. Large nodes are left alone.
      if (JSON.stringify(here).length > 2000) return tree;
      return replaced(tree, path, () =>
        typeof path.at(-1) === "number" ? Array(change.times).fill(here) : [Array(change.times).fill(here)],
      );
  }
}

/** Replaces the node at a path by several nodes; in an object, by one of them. */
function replaced(tree: Json, path: TreePath, make: () => readonly Json[], name?: string): Json {
  const [step, ...rest] = path;
  if (step === undefined) return make()[0] ?? null;
  if (isList(tree) && typeof step === "number") {
    return tree.flatMap((item, index) => {
      if (index !== step) return [item];
      return rest.length === 0 ? make() : [replaced(item, rest, make, name)];
    });
  }
  if (!isObject(tree) || typeof step !== "string") return tree;
  const entries = Object.entries(tree).flatMap(([key, value]): (readonly [string, Json])[] => {
    if (key !== step) return [[key, value]];
    if (rest.length > 0) return [[key, replaced(value, rest, make, name)]];
    return make()
      .slice(0, 1)
      .map((one) => [name ?? key, one]);
  });
  // `__proto__` becomes a key like any other.
  return Object.fromEntries(entries);
}
