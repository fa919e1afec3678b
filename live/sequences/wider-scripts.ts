import { callOf, plainForm } from "../cases/index.ts";
import { type KnownValues, type Resource, restores } from "../resources/index.ts";
import { hasRanges, type Target } from "../targets/index.ts";
import type { Operation, OperationOf } from "./operation.ts";
import { changes, drawForm, fullestForm, fullestOf, hasSeveral, withPairs } from "./script-forms.ts";

type Create = OperationOf<"create">;

const read = (of: number): Operation => ({ kind: "read", of });
const part = (target: Target): OperationOf<"part"> => ({ kind: "part", of: 0, target });

/** Creates things by other endpoints: copies, which leave the copied thing alone, and several ones at once. */
export function* creating(
  { copies, several, updates, remove }: Resource,
  { seed, known }: { readonly seed: number; readonly known: KnownValues },
  first: Create,
): Generator<readonly Operation[]> {
  for (const target of copies) {
    const form = plainForm(target);
    if (form === undefined) continue;
    yield [
      ...[first, read(0), { kind: "copy", of: 0, target, form } as const, read(2), { kind: "list" } as const],
      ...changes(updates.slice(-1), seed, 2).flatMap((change): readonly Operation[] => [{ ...change, of: 2 }, read(0)]),
      ...(remove === undefined ? [] : [{ kind: "delete", of: 2 } as const, read(0)]),
    ];
  }
  for (const target of several) {
    const form = [
      fullestForm(target, seed),
      plainForm(target),
      ...Array.from({ length: fullestOf }, (_, i) => drawForm(target, seed, i, "several")),
    ]
      .flatMap((one) => (one === undefined ? [] : [withPairs(target, one)]))
      .find(hasSeveral);
    if (form !== undefined) yield [{ kind: "several", target, form: known.fill(target, callOf(target, form), 0).form }];
  }
}

/** Reads the content that a creation stores, as a whole and in parts. */
export function* storing(first: Create, { parts }: Resource): Generator<readonly Operation[]> {
  const contents = parts.filter(({ endpoint }) =>
    endpoint.responses.some(({ body }) => body !== undefined && body.kind !== "json"),
  );
  const ranges = contents.filter(hasRanges).map((target): Operation => ({ ...part(target), isRange: true }));
  yield [first, read(0), ...contents.map(part), ...ranges];
}

/** Reads a thing and lists around it several times: requests that only read add nothing to a list. */
export function* onlyReading(first: Create, { parts, read: readOne, list }: Resource): Generator<readonly Operation[]> {
  const lists: readonly Operation[] = [...parts.map(part), ...(list === undefined ? [] : [{ kind: "list" } as const])];
  const reads = readOne === undefined ? [] : [read(0)];
  if (lists.length > 0) yield [first, ...lists, ...reads, ...lists, ...reads, ...lists];
}

/** Calls what changes a thing, or a part of it, otherwise. */
export function* acting(first: Create, { actions, partActions, remove }: Resource): Generator<readonly Operation[]> {
  for (const target of actions) {
    const form = plainForm(target);
    if (form === undefined) continue;
    const act: Operation = { kind: "act", of: 0, target, form };
    if (!restores(target)) yield [first, read(0), act, read(0)];
    else if (remove !== undefined) yield [first, { kind: "delete", of: 0 }, read(0), act, read(0)];
  }
  for (const { part: changed, target } of partActions) {
    const form = plainForm(target);
    if (form !== undefined) yield [first, { kind: "act", of: 0, target, form, part: changed }];
  }
}
