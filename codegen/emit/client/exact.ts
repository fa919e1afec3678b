import type { Ir } from "../../ir/ir.ts";

/** The content of a part of the model: 64-bit numbers in it, and the named types that it uses. */
interface Held {
  exact: boolean;
  readonly ids: Set<string>;
}

/** Inspects a part of the model, which is plain data: a primitive by its kind, a named type by its id. */
function collectExact(part: unknown, ir: Ir, held: Held): Held {
  if (typeof part !== "object" || part === null) return held;
  if (Array.isArray(part)) {
    for (const item of part) collectExact(item, ir, held);
    return held;
  }
  for (const [key, value] of Object.entries(part)) {
    if (key === "kind" && (value === "long" || value === "uint64")) held.exact = true;
    else if (typeof value !== "string") collectExact(value, ir, held);
    else if (key === "id" && ir.types.has(value)) held.ids.add(value);
  }
  return held;
}

const lookAt = (part: unknown, ir: Ir): Held => collectExact(part, ir, { exact: false, ids: new Set() });

type Test = (part: unknown) => boolean;

const tests = new WeakMap<Ir, Test>();

/** Creates a test that returns true if a part of the model, or a type that it uses, may contain 64-bit numbers. */
export function exactTest(ir: Ir): Test {
  const made = tests.get(ir) ?? makeTest(ir);
  tests.set(ir, made);
  return made;
}

function makeTest(ir: Ir): Test {
  const users = new Map<string, string[]>();
  const exact: string[] = [];
  for (const { id, body } of ir.types.values()) {
    const held = lookAt(body, ir);
    if (held.exact) exact.push(id);
    for (const used of held.ids) {
      const known = users.get(used);
      if (known === undefined) users.set(used, [id]);
      else known.push(id);
    }
  }
  const reached = new Set(exact);
  for (const id of reached) for (const user of users.get(id) ?? []) reached.add(user);
  return (part) => {
    const held = lookAt(part, ir);
    return held.exact || [...held.ids].some((id) => reached.has(id));
  };
}
