import type { ApiModel } from "#engine/model";
import { laws } from "./laws/index.ts";
import { type Budget, type LawOutcome, runLaw } from "./run-law.ts";
import { endpointName, type Parts, type Target, targetsOf } from "./target.ts";

/** How one endpoint did. */
export interface EndpointReport {
  readonly name: string;
  readonly id: string;
  readonly laws: readonly LawReport[];
  readonly milliseconds: number;
}

/** How one law did. */
export interface LawReport {
  readonly law: string;
  readonly outcome: LawOutcome;
}

/** What is checked of an API. */
export interface CheckOptions {
  readonly model: ApiModel;
  readonly budget: Budget;
  /** The endpoint, by name or id; all where absent. */
  readonly endpoint?: string;
  /** The law, by name; all where absent. */
  readonly law?: string;
  readonly use?: Parts;
  readonly clock: () => number;
  /** Told before each law is tried. */
  readonly progress?: (at: {
    readonly endpoint: string;
    readonly law: string;
    readonly done: number;
    readonly all: number;
  }) => void;
  /** Told of each endpoint as soon as it has been tried. */
  readonly tried?: (report: EndpointReport) => void;
}

/** Tries all laws on all endpoints of an API, one after the other. */
export function checkApi({
  model,
  budget,
  endpoint,
  law,
  use,
  clock,
  progress,
  tried,
}: CheckOptions): readonly EndpointReport[] {
  const targets = targetsOf(model, use).filter((target) => endpoint === undefined || isNamed(target, endpoint));
  const asked = laws.filter(({ name }) => law === undefined || name === law);
  return targets.map((target, index): EndpointReport => {
    const from = clock();
    const name = endpointName(target.endpoint);
    const outcomes = asked.map((one, turn): LawReport => {
      progress?.({
        endpoint: name,
        law: one.name,
        done: index * asked.length + turn,
        all: targets.length * asked.length,
      });
      return { law: one.name, outcome: runLaw(one, target, budget) };
    });
    const report = { name, id: target.endpoint.id, laws: outcomes, milliseconds: clock() - from };
    tried?.(report);
    return report;
  });
}

/** Tells whether a text names an endpoint: `POST /plants/{id}`, whatever its case and blanks, or its id. */
export function isNamed({ endpoint }: Pick<Target, "endpoint">, text: string): boolean {
  const plain = (name: string): string =>
    name
      .trim()
      .replace(/\s+/g, " ")
      .replace(/^\S+/, (method) => method.toUpperCase());
  return endpoint.id === text || plain(endpointName(endpoint)) === plain(text);
}
