import type { Path } from "#engine/shape";
import { inEnglish } from "./english.ts";
import type { Phrase } from "./phrase.ts";

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

/** The phrases of an issue, from which its texts are made in any language. */
export interface IssuePhrases {
  readonly message: Phrase;
  readonly expected: Phrase;
  readonly found: Phrase;
}

/** An issue without its path. `message` is a sentence for people; `expected` and `found` are its parts. */
export interface IssueDetail {
  readonly code: IssueCode;
  readonly message: string;
  readonly expected: string;
  readonly found: string;
  /** The same as data. */
  readonly phrases: IssuePhrases;
}

/** An issue with its path from the root. One of a server, of a program or of typed text has no phrases. */
export interface Issue extends Omit<IssueDetail, "phrases"> {
  readonly path: Path;
  readonly phrases?: IssuePhrases | undefined;
}

/** Returns an issue with another text. */
export const withText = (issue: Issue, message: string): Issue => ({ ...issue, message, phrases: undefined });

/** An issue that the engine found. */
export interface FoundIssue extends IssueDetail {
  readonly path: Path;
}

/** Creates an issue with its texts in English. The default message is built from its parts. */
export const issueDetail = (
  code: IssueCode,
  expected: Phrase,
  found: Phrase,
  message: Phrase = { kind: "mismatch", expected, found },
): IssueDetail => ({
  code,
  message: inEnglish(message),
  expected: inEnglish(expected),
  found: inEnglish(found),
  phrases: { message, expected, found },
});

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

/**
 * Returns the issues of a tree as a list, issues of a value before issues of its parts, for a value at the path `at`.
 */
export function flattenIssues(found: IssueTree, at: Path): readonly FoundIssue[] {
  const issues: FoundIssue[] = [];
  const walk = (node: IssueTree, path: Path): void => {
    for (const one of node.here) issues.push({ path, ...one });
    for (const [step, next] of node.below) walk(next, [...path, step]);
  };
  walk(found, at);
  return issues;
}
