import type { Path } from "#engine/shape";

/** Codes of everything that can be wrong with a value. */
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
export interface IssueDetail {
  readonly code: IssueCode;
  readonly message: string;
  readonly expected: string;
  readonly found: string;
}

/** One fault of a value and the place it has from the root. */
export interface Issue extends IssueDetail {
  readonly path: Path;
}

/** Makes a fault; the sentence is put together from its parts where none is given. */
export const issueDetail = (
  code: IssueCode,
  expected: string,
  found: string,
  message = `expected ${expected}, found ${found}`,
): IssueDetail => ({ code, message, expected, found });

/**
 * The faults of a value and of its parts. Places are relative to the value, so that what was found in a part can be
 * kept and used again wherever the part stands.
 */
export interface IssueTree {
  readonly here: readonly IssueDetail[];
  readonly below: readonly (readonly [step: string | number, issueTree: IssueTree])[];
}

/** Nothing is wrong. The only findings without a fault, so that `findings === clean` tells. */
export const noIssues: IssueTree = { here: [], below: [] };

/** Findings of a value's own faults. */
export const issueTree = (here: readonly IssueDetail[]): IssueTree =>
  here.length === 0 ? noIssues : { here, below: [] };

/** Writes findings as a list, the faults of a value before those of its parts, for a value that stands at `at`. */
export function flattenIssues(found: IssueTree, at: Path): readonly Issue[] {
  const issues: Issue[] = [];
  const walk = (node: IssueTree, path: Path): void => {
    for (const one of node.here) issues.push({ path, ...one });
    for (const [step, next] of node.below) walk(next, [...path, step]);
  };
  walk(found, at);
  return issues;
}
