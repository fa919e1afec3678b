import type { Case } from "../../cases/index.ts";
import type { Prober } from "../../prober/index.ts";
import { type KnownValues, slotsOf } from "../../resources/index.ts";
import type { Target } from "../../targets/index.ts";

/** A task of a run: one case, or one check with its own calls. */
export interface Task {
  readonly target: Target;
  readonly run: () => Promise<void>;
  /** The part of the generated cases that came before it, from 0 to 1. */
  readonly used: number;
}

/** Everything that tasks are made of. */
export interface TaskDeps {
  /** The endpoints of the API, including ones that are not called. */
  readonly all: readonly Target[];
  /** The endpoints that are called. */
  readonly targets: readonly Target[];
  readonly known: KnownValues;
  readonly prober: Prober;
}

/** Returns endpoints with DELETE last, the longest paths first: calls to things have to find them and what is around them. */
export const inOrder = (targets: readonly Target[]): readonly Target[] => {
  const isLast = ({ endpoint }: Target): boolean => endpoint.method === "DELETE";
  const depthOf = ({ endpoint }: Target): number => slotsOf(endpoint).length;
  const last = targets.filter(isLast).toSorted((one, other) => depthOf(other) - depthOf(one));
  return [...targets.filter((one) => !isLast(one)), ...last];
};

/** Tries a case that was not sent before; returns true if it was sent. What a call removes is not used again. */
export async function tryOnce(target: Target, one: Case, { known, prober }: TaskDeps): Promise<boolean> {
  const reply = await prober.tryOnce(target, one);
  const status = reply?.answer?.status ?? 0;
  if (target.endpoint.method === "DELETE" && status >= 200 && status < 300) known.forget(target, one.call);
  return reply !== undefined;
}

/** Tries a case, and learns the values that its answer names. */
export async function tryAndLearn(target: Target, one: Case, { known, prober }: TaskDeps): Promise<void> {
  const { answer, exchange } = await prober.tryCase(target, one);
  if (answer === undefined || answer.status > 299) return;
  const parsed = answer.json();
  known.learn(target, exchange, parsed.ok ? parsed.value : undefined);
}
