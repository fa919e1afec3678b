import type { FormState } from "#engine/form";
import { plainerForms, plainForm } from "../cases/index.ts";
import type { Prober } from "../prober/index.ts";
import type { Resource } from "../resources/index.ts";
import type { Target } from "../targets/index.ts";
import { type Operation, without } from "./operation.ts";
import { runSequence } from "./run-sequence.ts";
import type { Running, SequenceFinding } from "./sequence-state.ts";

/** Calls to shrink one sequence. Own choice; a sequence of 12 steps needs about half. */
const maxCalls = 200;

/** A sequence that shows a fault. */
export interface ShownBy {
  readonly running: Running;
  readonly finding: SequenceFinding;
}

const targetOf = (resource: Resource, operation: Extract<Operation, { readonly form: FormState }>): Target => {
  if (operation.kind === "create") return resource.create;
  return operation.kind === "child" ? operation.child.create : operation.target;
};

const isSame = (a: SequenceFinding, b: SequenceFinding): boolean =>
  a.violation.check === b.violation.check && a.violation.cause === b.violation.cause && a.target === b.target;

/**
 * Finds a shorter sequence with simpler values that shows the same fault: first without everything about other things,
 * then without one operation after the other, then with the smallest and plainest forms. Every candidate is a valid sequence, since
 * an operation is dropped with the thing that it is about.
 *
 * @param mayContinue returns false when there is no time for further sequences
 */
export async function shrinkSequence(
  resource: Resource,
  operations: readonly Operation[],
  first: ShownBy,
  prober: Prober,
  mayContinue: () => boolean = () => true,
): Promise<ShownBy> {
  // Operations after the one that shows the fault can't matter.
  const upTo = (finding: SequenceFinding, all: readonly Operation[]) => all.slice(0, finding.operation + 1);
  let [kept, shown, calls] = [upTo(first.finding, operations), first, 0];
  const attempt = async (candidate: readonly Operation[]): Promise<boolean> => {
    // A candidate has no more calls than the sequence that it is a part of.
    const most = shown.finding.length;
    if (candidate.length === 0 || calls + most > maxCalls || !mayContinue()) return false;
    const running = await runSequence(resource, candidate, prober, true);
    calls += running.steps.length;
    const finding = running.findings.find((one) => isSame(one, first.finding));
    if (finding === undefined) return false;
    kept = upTo(finding, candidate);
    shown = { running, finding };
    return true;
  };
  /** Returns true if the sequence shows the fault with a plainer form of an operation too. */
  const simplify = async (position: number): Promise<boolean> => {
    const operation = kept[position];
    if (operation === undefined || !("form" in operation)) return false;
    const target = targetOf(resource, operation);
    for (const next of plainerForms(target, operation.form)) {
      if (await attempt(kept.map((one, at) => (at === position ? { ...operation, form: next } : one)))) return true;
    }
    return false;
  };
  const creations = kept.flatMap(({ kind }, position) => (kind === "create" ? [position] : []));
  for (const only of creations) {
    if (creations.length === 1) break;
    const isOther = (operation: Operation, position: number): boolean =>
      operation.kind === "create" ? position !== only : "of" in operation && operation.of !== only;
    if (await attempt(without(kept, isOther))) break;
  }
  for (let before = Number.POSITIVE_INFINITY; kept.length < before; ) {
    before = kept.length;
    for (let position = kept.length - 2; position >= 0; position -= 1) {
      await attempt(without(kept, (_, at) => at === position));
      position = Math.min(position, kept.length - 1);
    }
  }
  const form = plainForm(resource.create);
  if (form !== undefined) {
    await attempt(kept.map((one) => (one.kind === "create" ? { ...one, form } : one)));
  }
  // The last change is the likeliest cause, and there may not be calls for all.
  for (let position = kept.length - 1; position >= 0; position -= 1) {
    while (await simplify(position));
  }
  return shown;
}
