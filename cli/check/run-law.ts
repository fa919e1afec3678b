import fc from "fast-check";
import { NoValueError } from "#engine/testing";
import type { Case, EndpointLaw } from "./law.ts";
import type { Target } from "./target.ts";

/** The number of cases and the seed. */
export interface Budget {
  /** Cases drawn for each law of each endpoint. */
  readonly runs: number;
  readonly seed: number;
  /** The path of a shrunk case, as a failure reports it; if present, only this case runs. */
  readonly path?: string;
}

/** The result of a law for an endpoint. */
export type LawOutcome =
  | { readonly kind: "passed"; readonly runs: number }
  /** The law doesn't apply to this endpoint: it has no example, or no rule to break. */
  | { readonly kind: "silent" }
  /** It could not run, for a reason in the definition. */
  | { readonly kind: "untried"; readonly reason: string }
  | LawFailure;

/** The smallest case found that breaks the law. */
export interface LawFailure {
  readonly kind: "failed";
  readonly runs: number;
  readonly message: string;
  readonly case: Case;
  readonly path: string;
  /** True if shrinking stopped at its time limit. */
  readonly isCut?: boolean;
}

/** Checks a law on an endpoint. */
export function runLaw(law: EndpointLaw, target: Target, budget: Budget): LawOutcome {
  try {
    const cases = law.cases(target);
    if (cases.kind === "none") return { kind: "silent" };
    return cases.kind === "listed"
      ? tryListed(law, target, cases.list, budget)
      : tryDrawn(law, target, cases.draw, budget);
  } catch (thrown) {
    if (thrown instanceof NoValueError) return { kind: "untried", reason: thrown.message };
    throw thrown;
  }
}

/** Runs one case; returns `undefined` if the law holds. */
export function tryCase(law: EndpointLaw, target: Target, one: Case): string | undefined {
  try {
    law.check(target, one);
    return undefined;
  } catch (thrown) {
    return messageOf(thrown);
  }
}

function tryListed(law: EndpointLaw, target: Target, list: readonly Case[], { path }: Budget): LawOutcome {
  for (const [index, one] of list.entries()) {
    if (path !== undefined && path !== String(index)) continue;
    const message = tryCase(law, target, one);
    if (message !== undefined) return { kind: "failed", runs: index + 1, message, case: one, path: String(index) };
  }
  return { kind: "passed", runs: path === undefined ? list.length : 1 };
}

function tryDrawn(
  law: EndpointLaw,
  target: Target,
  draw: fc.Arbitrary<Case>,
  { runs, seed, path }: Budget,
): LawOutcome {
  const property = fc.property(draw, (one) => law.check(target, one));
  const options = path === undefined ? { numRuns: runs, seed } : { numRuns: 1, seed, path, endOnFailure: true };
  const details = fc.check(property, options);
  if (!details.failed) return { kind: "passed", runs: details.numRuns };
  const [one] = details.counterexample ?? [];
  // Without a counterexample the generator itself failed, and there is no case to report.
  if (one === undefined) throw details.errorInstance;
  return {
    kind: "failed",
    runs: details.numRuns,
    message: messageOf(details.errorInstance),
    case: law.report?.(target, one) ?? one,
    path: details.counterexamplePath ?? "",
  };
}

/** A violated law has a message; a thrown error is a bug, so the message has the error's name. */
const messageOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.name === "BrokenLawError" ? thrown.message : `${thrown.name}: ${thrown.message}`;
};
