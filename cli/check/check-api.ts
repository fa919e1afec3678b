import type { ApiModel } from "#engine/model";
import { laws } from "./laws/index.ts";
import { type Budget, type LawOutcome, runLaw } from "./run-law.ts";
import { isNamed, type Parts, targetsOf } from "./target.ts";

/** The result of one endpoint or channel. */
export interface EndpointReport {
  readonly name: string;
  readonly id: string;
  /** Present for a channel. */
  readonly isChannel?: true;
  readonly laws: readonly LawReport[];
  readonly milliseconds: number;
}

/** The result of one law. */
export interface LawReport {
  readonly law: string;
  readonly outcome: LawOutcome;
}

/** The API to check and the options of the check. */
export interface CheckOptions {
  readonly model: ApiModel;
  readonly budget: Budget;
  /** The endpoint or channel, by name or id; all if absent. */
  readonly endpoint?: string;
  /** The law, by name; all if absent. */
  readonly law?: string;
  readonly use?: Parts;
  readonly clock: () => number;
  /** Called before each law. */
  readonly progress?: (at: {
    readonly endpoint: string;
    readonly law: string;
    readonly done: number;
    readonly all: number;
  }) => void;
  /** Called with the result of each endpoint. */
  readonly tried?: (report: EndpointReport) => void;
  /** Ends the check early, after the current law. */
  readonly stop?: AbortSignal | undefined;
}

/** Checks all laws on all endpoints and channels of an API, one after the other, until it is stopped. */
export async function checkApi({
  model,
  budget,
  endpoint,
  law,
  use,
  clock,
  progress,
  tried,
  stop,
}: CheckOptions): Promise<readonly EndpointReport[]> {
  const targets = targetsOf(model, use).filter(
    (target) => endpoint === undefined || isNamed({ ...target, id: target.endpoint.id }, endpoint),
  );
  const selected = laws.filter(({ name }) => law === undefined || name === law);
  const all = targets.length * selected.length;
  const reports: EndpointReport[] = [];
  for (const target of targets) {
    const from = clock();
    const { name } = target;
    const outcomes: LawReport[] = [];
    for (const one of selected) {
      await pause();
      if (stop?.aborted) break;
      progress?.({ endpoint: name, law: one.name, done: reports.length * selected.length + outcomes.length, all });
      outcomes.push({ law: one.name, outcome: runLaw(one, target, budget) });
    }
    if (outcomes.length === 0) break;
    const report = {
      ...{ name, id: target.endpoint.id, laws: outcomes, milliseconds: clock() - from },
      ...(target.channel && { isChannel: true as const }),
    };
    reports.push(report);
    tried?.(report);
  }
  return reports;
}

/** A law runs without a pause, so signals are handled between laws. */
const pause = (): Promise<void> => new Promise((done) => setImmediate(done));
