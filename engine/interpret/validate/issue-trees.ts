import type { Json } from "#engine/json";
import {
  foundValue,
  type IssueTree,
  issueDetail,
  issueTree,
  jsonPhrase,
  noIssues,
  oneOf,
  type Phrase,
  quoted,
} from "../leaves/index.ts";

/** Issues of the parts of a value, while they are collected. */
export type PartIssues = (readonly [step: string | number, issues: IssueTree])[];

/** Adds the issues of a part, if it has any. */
export function addIssues(parts: PartIssues, step: string | number, found: IssueTree): void {
  if (found !== noIssues) parts.push([step, found]);
}

/** Returns the issues of a value if all of them are in its parts. */
export const issuesOfParts = (parts: IssueTree["below"]): IssueTree =>
  parts.length === 0 ? noIssues : { here: [], below: parts };

export const wrongType = (expected: Phrase, value: Json): IssueTree =>
  issueTree([issueDetail("type", expected, foundValue(value))]);

export const missingValue = (expected: Phrase): IssueTree =>
  issueTree([issueDetail("missing", expected, "nothing", "a value is required")]);

export const protoKey = issueTree([
  issueDetail(
    "proto-key",
    "another key",
    jsonPhrase(quoted("__proto__")),
    'the key "__proto__" is reserved and can\'t be used',
  ),
]);

export const unknownKey = (key: string, known: ReadonlySet<string>): IssueTree => {
  const found = quoted(key);
  return issueTree([
    issueDetail("unknown-key", oneOf([...known]), jsonPhrase(found), { kind: "unknownKey", key: found }),
  ]);
};
