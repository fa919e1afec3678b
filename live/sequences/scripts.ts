import type { FormState } from "#engine/form";
import { itemAt } from "#engine/item-at";
import { valueAt } from "#engine/shape";
import { callOf, firstCases, plainForm, randomOf, seedFor } from "../cases/index.ts";
import { choosesId, isSingle, type KnownValues, type Link, type Resource } from "../resources/index.ts";
import { isSafe, type Target } from "../targets/index.ts";
import { withValueAt } from "../with-value-at.ts";
import { hasCondition } from "./instance-call.ts";
import { nullChanges } from "./null-changes.ts";
import type { Operation, OperationOf } from "./operation.ts";
import { changes, drawForm, fullestForm, withContent, withoutOptional } from "./script-forms.ts";
import { saysGone } from "./sequence-state.ts";
import { acting, creating, onlyReading, storing } from "./wider-scripts.ts";

/** Settings of the sequences of a run. */
export interface ScriptOptions {
  readonly seed: number;
  readonly known: KnownValues;
  /** True if there are credentials of a second user. */
  readonly hasOther: boolean;
}

/** Numbers of sequences of each kind, and of operations in a random one. Own choices. */
const maxFirst = 30;
const drawnCount = 8;
const randomCount = 6;
const randomLength = 12;

/** Lists the sequences of a resource: life cycles of created resources, and random ones. */
export function* scriptsOf(resource: Resource, options: ScriptOptions): Generator<readonly Operation[]> {
  const { create, updates, parts, links, children } = resource;
  const isChosen = choosesId(create, resource.slot);
  const plain = plainForm(create);
  if (plain === undefined) return;
  const creation = creations(create, options, plain);
  const drawn = (position: number): Create => creation(drawForm(create, options.seed, position) ?? plain);
  const first = creation(plain);
  if (isSingle(resource.slot)) return yield* changing(resource, options.seed, { creation, drawn, first });

  yield [
    first,
    { kind: "location", of: 0 },
    ...followed(links.create, isRead, 0),
    ...parts.map((target): Operation => ({ kind: "part", of: 0, target })),
  ];
  yield [
    first,
    { kind: "delete", of: 0 },
    { kind: "read", of: 0 },
    ...parts.map((target): Operation => ({ kind: "part", of: 0, target })),
    { kind: "list" },
    ...changes(updates, options.seed, 0),
    { kind: "delete", of: 0 },
    creation(plain),
    creation(plain),
  ];
  // Changes of a thing and its end leave the one before it alone.
  yield [
    creation(fullestForm(create, options.seed) ?? plain),
    drawn(1),
    { kind: "read", of: 0 },
    { kind: "read", of: 1 },
    ...updates.flatMap((target): readonly Operation[] => {
      const form = fullestForm(target, options.seed);
      return form === undefined
        ? []
        : [
            { kind: "update", of: 1, target, form },
            { kind: "read", of: 1 },
          ];
    }),
    { kind: "read", of: 0 },
    { kind: "delete", of: 1 },
    { kind: "read", of: 0 },
    { kind: "list" },
  ];
  // A request creates one thing.
  yield [first, { kind: "list" }, drawn(0), { kind: "list" }];
  yield* creating(resource, options, creation(fullestForm(create, options.seed) ?? plain));
  const stored = withContent(create, plain);
  if (stored !== undefined) yield* storing(creation(stored), resource);
  yield* onlyReading(first, resource);
  for (const child of children) {
    const form = plainForm(child.create);
    if (form === undefined) continue;
    yield* ofChild(resource, child, [first, drawn(1), { kind: "child", of: 0, child, form }]);
  }
  yield* acting(first, resource);
  yield* changing(resource, options.seed, { creation, drawn, first });
  if (isChosen) yield* twice(creation(plain), drawn(0), parts);
  yield [first, { kind: "read", of: 0 }, ...followed(links.read, isRead, 1)];
  yield [first, { kind: "list" }, ...followed(links.list, isRead, 1)];
  // A separate sequence for each link with side effects.
  for (const link of links.create.filter((one) => !isRead(one))) yield [first, { kind: "link", of: 0, link }];
  if (options.hasOther) yield foreign(resource, creation(plain), options.seed);
  for (let position = 0; position < randomCount; position += 1) {
    yield randomScript(resource, seedFor(options.seed, create.endpoint.id, "sequence", position), drawn);
  }
}

/** The functions that make the operations which create things. */
interface Creators {
  readonly creation: (form: FormState) => Create;
  readonly drawn: (position: number) => Create;
  readonly first: Create;
}

/** Creates things, or stores the one that is alone at its path, and changes them. */
function* changing(
  resource: Resource,
  seed: number,
  { creation, drawn, first }: Creators,
): Generator<readonly Operation[]> {
  const { create, updates } = resource;
  yield* replacing(resource, seed, creation);
  for (const [created, change] of nullChanges(resource, seed, creation)) {
    yield [created, { kind: "read", of: 0 }, change, { kind: "read", of: 0 }];
  }
  yield* changedTwice(drawn(0), updates, seed);
  yield* stale(first, resource, seed);
  for (const { call } of firstCases(create).slice(0, maxFirst)) yield [creation(call.form), { kind: "read", of: 0 }];
  for (let position = 0; position < drawnCount; position += 1) {
    yield [drawn(position), { kind: "read", of: 0 }, { kind: "list" }];
    for (const change of changes(updates, seed, position)) {
      yield [drawn(position), { kind: "read", of: 0 }, change, { kind: "read", of: 0 }];
    }
  }
}

/** Follows links of the operation at a position. */
const followed = (links: readonly Link[], isChosen: (link: Link) => boolean, of: number): readonly Operation[] =>
  links.filter(isChosen).map((link): Operation => ({ kind: "link", of, link }));

const isRead = ({ target }: Link): boolean => isSafe(target.endpoint.method);

type Create = OperationOf<"create">;
type Change = OperationOf<"update">;

/** Returns the function that makes a create operation of a form, within things that exist: all in the same collection. */
const creations = (create: Target, { known }: ScriptOptions, plain: FormState) => {
  const path = valueAt(plain.value, ["pathParameters"]);
  return (form: FormState): Create => {
    const inside = path === undefined ? form : { ...form, value: withValueAt(form.value, ["pathParameters"], path) };
    return { kind: "create", form: known.fill(create, callOf(create, inside), 0).form };
  };
};

/**
 * Replaces a thing by one without optional members, also in its objects: a PUT removes them, a PATCH leaves them. Two
 * values, since a server may set one by itself.
 */
function* replacing(
  { create, updates }: Resource,
  seed: number,
  creation: (form: FormState) => Create,
): Generator<readonly Operation[]> {
  for (const target of updates) {
    for (const one of [seed, seed + 1]) {
      const [full, form] = [fullestForm(create, one), fullestForm(target, one)];
      const isPatch = target.endpoint.method === "PATCH";
      const nested = form && withoutOptional(target, form, isPatch ? 2 : 1);
      const forms = [nested, ...(isPatch ? [plainForm(target)] : [])].filter((less) => less !== undefined);
      if (full === undefined) continue;
      for (const less of forms) {
        const change: Change = { kind: "update", of: 0, target, form: less };
        yield [creation(full), { kind: "read", of: 0 }, change, { kind: "read", of: 0 }];
      }
    }
  }
}

/** Creates a thing within another one, and looks for it in a third one, and after the other one was removed. */
function* ofChild(
  { slot, remove }: Resource,
  child: Resource,
  [first, second, within]: readonly [Create, Create, Operation],
): Generator<readonly Operation[]> {
  if (child.list !== undefined) yield [first, second, within, { kind: "others", of: 1, child }];
  // A thing with a path outside of the removed one may outlive it.
  if (!child.slot.prefix.startsWith(`${slot.prefix}/`)) return;
  if (child.read !== undefined) yield [first, second, within, { kind: "elsewhere", of: 1, child }];
  if (remove !== undefined) yield [first, within, { kind: "delete", of: 0 }, { kind: "orphan", of: 1, child }];
}

/** Changes and removes a thing on conditions that do not hold. */
function* stale(first: Create, { updates, remove }: Resource, seed: number): Generator<readonly Operation[]> {
  const conditional = updates.filter(hasCondition);
  const changed = changes(conditional, seed, 0).map((one): Operation => ({ ...one, isStale: true }));
  const removed: Operation = { kind: "delete", of: 0, isStale: true };
  const all = remove !== undefined && hasCondition(remove) ? [...changed, removed] : changed;
  if (all.length === 0) return;
  yield [first, ...all];
  // A server may refuse only tags that it has made up itself: a change makes the one before it old.
  yield [first, ...changes(updates, seed, 1), ...all];
}

/** Changes a thing twice by each endpoint: a cache or a counter of versions may fail at the second change only. */
function* changedTwice(first: Create, updates: readonly Target[], seed: number): Generator<readonly Operation[]> {
  const read: Operation = { kind: "read", of: 0 };
  for (const target of updates) {
    const [one, other] = [0, 1].flatMap((position) => changes([target], seed, position));
    if (one !== undefined && other !== undefined) yield [first, read, one, read, other, read];
  }
}

/** Creates with the id of an earlier thing that is there, and of one that was removed; the client chooses it. */
function* twice(first: Create, second: Create, parts: readonly Target[]): Generator<readonly Operation[]> {
  const [one, other]: readonly [Create, Create] = [
    { ...first, name: "same" },
    { ...second, name: "same" },
  ];
  const [read, remove]: readonly [Operation, Operation] = [
    { kind: "read", of: 0 },
    { kind: "delete", of: 0 },
  ];
  yield [one, read, other, read, { kind: "list" }, remove, remove, read, { kind: "list" }];
  yield [
    one,
    remove,
    other,
    read,
    ...parts.map((target): Operation => ({ kind: "part", of: 0, target })),
    { kind: "list" },
    remove,
    read,
  ];
}

/**
 * Lets the second user read, change and remove a thing of the first one. Where the client chooses ids, each user may
 * have a thing of that id: a PUT creates it, and a DELETE of nothing may be answered as one of something.
 */
function foreign(
  { create, slot, updates, remove, parts, values, children }: Resource,
  first: Operation,
  seed: number,
): readonly Operation[] {
  const isChosen = choosesId(create, slot);
  const changing = updates.filter(({ endpoint }) => !isChosen || endpoint.method !== "PUT");
  const removes = remove !== undefined && (!isChosen || saysGone(remove));
  return [
    first,
    { kind: "read", of: 0, credentials: "other" },
    { kind: "list", credentials: "other" },
    ...changes(changing, seed, 0).map((one): Operation => ({ ...one, credentials: "other" })),
    ...values.flatMap((target): readonly Operation[] => {
      const form = plainForm(target);
      return form === undefined ? [] : [{ kind: "update", of: 0, target, form }];
    }),
    ...parts.map((target): Operation => ({ kind: "part", of: 0, target, credentials: "other" })),
    ...children.flatMap((child): readonly Operation[] => {
      const form = child.slot.prefix.startsWith(`${slot.prefix}/`) ? plainForm(child.create) : undefined;
      return form === undefined ? [] : [{ kind: "child", of: 0, child, form, credentials: "other" }];
    }),
    ...(removes ? [{ kind: "delete", of: 0, credentials: "other" } as const] : []),
  ];
}

/** Draws a sequence of operations on things that it creates before. */
function randomScript(
  { updates, create, slot }: Resource,
  seed: number,
  drawn: (position: number) => Create,
): readonly Operation[] {
  const random = randomOf(seed);
  const below = (count: number): number => random.nextInt(0, count - 1);
  const operations: Operation[] = [drawn(below(1000))];
  const created = [0];
  const isChosen = choosesId(create, slot);
  while (operations.length < randomLength) {
    const of = itemAt(created, below(created.length));
    const change = changes(updates, seed, operations.length)[below(Math.max(updates.length, 1))];
    const next = drawn(below(1000));
    const choices: readonly Operation[] = [
      next,
      // A second creation with one id is drawn only where the client chooses it.
      ...(isChosen ? [{ ...next, name: "same" }] : []),
      { kind: "read", of },
      { kind: "read", of },
      { kind: "list" },
      { kind: "delete", of },
      ...(change === undefined ? [] : [{ ...change, of }]),
    ];
    const chosen = choices[below(choices.length)];
    if (chosen === undefined) break;
    if (chosen.kind === "create") created.push(operations.length);
    operations.push(chosen);
  }
  return operations;
}
