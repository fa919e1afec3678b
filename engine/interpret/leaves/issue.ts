import type { Path } from "#engine/shape";

/** Codes of everything that can be wrong with a value. */
export type IssueCode =
  | "missing"
  | "type"
  | "minimum"
  | "maximum"
  | "multiple-of"
  | "min-length"
  | "max-length"
  | "min-items"
  | "max-items"
  | "min-properties"
  | "max-properties"
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
  | "file"
  | "rule"
  /** Found by a server, not by the validator. */
  | "server";

/** An issue without its path. `message` is a sentence for people; the other members are its parts. */
export interface IssueDetail {
  readonly code: IssueCode;
  readonly message: string;
  readonly expected: string;
  readonly found: string;
}

/** An issue with its path from the root. */
export interface Issue extends IssueDetail {
  readonly path: Path;
}

/** Creates an issue. The default message is built from its parts. */
export const issueDetail = (
  code: IssueCode,
  expected: string,
  found: string,
  message = `expected ${expected}, found ${found}`,
): IssueDetail => ({ code, message, expected, found });

/**
 * The issues of a value and of its parts. Paths are relative to the value, so that the tree of a part can be cached and
 * reused at another path.
 */
export interface IssueTree {
  readonly here: readonly IssueDetail[];
  readonly below: readonly (readonly [step: string | number, issueTree: IssueTree])[];
}

/** No issues: the only tree without an issue, so that `tree === noIssues` is a test. */
export const noIssues: IssueTree = { here: [], below: [] };

/** Returns a tree with issues of the value itself. */
export const issueTree = (here: readonly IssueDetail[]): IssueTree =>
  here.length === 0 ? noIssues : { here, below: [] };

/** Returns the issues of a tree as a list, those of a value before those of its parts, for a value at the path `at`. */
export function flattenIssues(found: IssueTree, at: Path): readonly Issue[] {
  const issues: Issue[] = [];
  const walk = (node: IssueTree, path: Path): void => {
    for (const one of node.here) issues.push({ path, ...one });
    for (const [step, next] of node.below) walk(next, [...path, step]);
  };
  walk(found, at);
  return issues;
}
