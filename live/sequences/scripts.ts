import type { FormState } from "#engine/form";
import { callOf, firstCases, plainForm, randomOf, seedFor, validCases } from "../cases/index.ts";
import type { KnownValues } from "../resources/index.ts";
import { isSafe, type Target } from "../targets/index.ts";
import type { Operation } from "./operation.ts";
import type { Link, Resource } from "./resource.ts";

/** Settings of the sequences of a run. */
export interface ScriptOptions {
  readonly seed: number;
  readonly known: KnownValues;
  /** True if there are credentials of a second user. */
  readonly hasOther: boolean;
}

/** Numbers of sequences of each kind, and of operations in a random one. Own choices. */
const mostFirst = 30;
const drawnCount = 8;
const randomCount = 6;
const randomLength = 12;

/** Lists the sequences of a resource: what becomes of each thing that is created, and random ones. */
export function* scriptsOf(resource: Resource, options: ScriptOptions): Generator<readonly Operation[]> {
  const { create, updates, parts, links } = resource;
  const plain = plainForm(create);
  if (plain === undefined) return;
  const creation = creations(create, options);
  const drawn = (position: number): Operation => creation(drawForm(create, options.seed, position) ?? plain);
  const first = creation(plain);

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
  yield [first, { kind: "read", of: 0 }, ...followed(links.read, isRead, 1)];
  yield [first, { kind: "list" }, ...followed(links.list, isRead, 1)];
  // A link that changes something comes last, and alone.
  for (const link of links.create.filter((one) => !isRead(one))) yield [first, { kind: "link", of: 0, link }];
  yield [first, ...changes(updates, options.seed, 0).map((one): Operation => ({ ...one, isStale: true }))];
  if (options.hasOther) yield foreign(creation(plain), updates, options.seed);
  for (const { call } of firstCases(create).slice(0, mostFirst)) yield [creation(call.form), { kind: "read", of: 0 }];
  for (let position = 0; position < drawnCount; position += 1) {
    yield [drawn(position), { kind: "read", of: 0 }, { kind: "list" }];
    for (const change of changes(updates, options.seed, position)) {
      yield [drawn(position), { kind: "read", of: 0 }, change, { kind: "read", of: 0 }];
    }
  }
  for (let position = 0; position < randomCount; position += 1) {
    yield randomScript(resource, seedFor(options.seed, create.endpoint.id, "sequence", position), drawn);
  }
}

/** Follows links of the operation at a position. */
const followed = (links: readonly Link[], isChosen: (link: Link) => boolean, of: number): readonly Operation[] =>
  links.filter(isChosen).map((link): Operation => ({ kind: "link", of, link }));

const isRead = ({ target }: Link): boolean => isSafe(target.endpoint.method);

type Change = Extract<Operation, { readonly kind: "update" }>;

/** Returns the function that makes a create operation of a form, within things that exist. */
const creations =
  (create: Target, { known }: ScriptOptions) =>
  (form: FormState): Operation => ({ kind: "create", form: known.fill(create, callOf(create, form), 0).form });

const drawForm = (target: Target, seed: number, position: number): FormState | undefined =>
  validCases(target, seedFor(seed, target.endpoint.id, "sequence"))(position)?.call.form;

/** Makes an operation of each endpoint that changes the thing that the first operation creates. */
const changes = (updates: readonly Target[], seed: number, position: number): readonly Change[] =>
  updates.flatMap((target): readonly Change[] => {
    const form = drawForm(target, seed, position) ?? plainForm(target);
    return form === undefined ? [] : [{ kind: "update", of: 0, target, form }];
  });

/** Lets the second user read, change and remove a thing of the first one. */
const foreign = (first: Operation, updates: readonly Target[], seed: number): readonly Operation[] => [
  first,
  { kind: "read", of: 0, credentials: "other" },
  ...changes(updates, seed, 0).map((one): Operation => ({ ...one, credentials: "other" })),
  { kind: "delete", of: 0, credentials: "other" },
];

/** Draws a sequence of operations on things that it creates before. */
function randomScript(
  { updates }: Resource,
  seed: number,
  drawn: (position: number) => Operation,
): readonly Operation[] {
  const random = randomOf(seed);
  const below = (count: number): number => random.nextInt(0, count - 1);
  const operations: Operation[] = [drawn(below(1000))];
  const created = [0];
  while (operations.length < randomLength) {
    const of = created[below(created.length)] ?? 0;
    const change = changes(updates, seed, operations.length)[below(Math.max(updates.length, 1))];
    const choices: readonly Operation[] = [
      drawn(below(1000)),
      { kind: "read", of },
      { kind: "read", of },
      { kind: "list" },
      { kind: "delete", of },
      ...(change === undefined ? [] : [{ ...change, of }]),
    ];
    const next = choices[below(choices.length)];
    if (next === undefined) break;
    if (next.kind === "create") created.push(operations.length);
    operations.push(next);
  }
  return operations;
}
