import type { Path } from "#engine/shape";

/** What can be wrong with a value. */
export type IssueCode =
  | "missing"
  | "type"
  | "minimum"
  | "maximum"
  | "min-length"
  | "max-length"
  | "regex"
  | "enum"
  | "literal"
  | "format"
  | "range"
  | "decimals"
  | "duplicate"
  | "key"
  | "no-variant"
  | "variant"
  | "unknown-key"
  | "proto-key"
  | "file";

/** One fault of a value, without its place. `message` is a sentence for people, the rest its parts. */
export interface Fault {
  readonly code: IssueCode;
  readonly message: string;
  readonly expected: string;
  readonly found: string;
}

/** One fault of a value and the place it has from the root. */
export interface Issue extends Fault {
  readonly at: Path;
}

/** Makes a fault; the sentence is put together from its parts where none is given. */
export const fault = (
  code: IssueCode,
  expected: string,
  found: string,
  message = `expected ${expected}, found ${found}`,
): Fault => ({ code, message, expected, found });

/**
 * The faults of a value and of its parts. Places are relative to the value, so that what was found in a part can be
 * kept and used again wherever the part stands.
 */
export interface Findings {
  readonly here: readonly Fault[];
  readonly below: readonly (readonly [step: string | number, findings: Findings])[];
}

/** Nothing is wrong. The only findings without a fault, so that `findings === clean` tells. */
export const clean: Findings = { here: [], below: [] };

/** Findings of a value's own faults. */
export const findings = (here: readonly Fault[]): Findings => (here.length === 0 ? clean : { here, below: [] });

/** Writes findings as a list, the faults of a value before those of its parts, for a value that stands at `at`. */
export function issuesOf(found: Findings, at: Path): readonly Issue[] {
  const issues: Issue[] = [];
  const walk = (node: Findings, place: Path): void => {
    for (const one of node.here) issues.push({ at: place, ...one });
    for (const [step, next] of node.below) walk(next, [...place, step]);
  };
  walk(found, at);
  return issues;
}
