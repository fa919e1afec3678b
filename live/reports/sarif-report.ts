import { defined } from "#engine/item-at";
import { type Json, printJson } from "#engine/json";
import type { CheckId } from "../check-ids.ts";
import { checkPromises } from "../check-promises.ts";
import { endpointsText } from "../join-endpoints.ts";
import { expectationText } from "../programs/index.ts";
import type { ReportedFailure, SourceLocation, TestReport } from "./test-report.ts";

const schema = "https://json.schemastore.org/sarif-2.1.0.json";

/** The dependencies of a SARIF report. */
export interface SarifDeps {
  /** The version of the command. */
  readonly version: string;
  /** Returns the address of the page of a check. */
  readonly checkPage?: (check: CheckId) => string;
}

/**
 * Writes a report as SARIF 2.1.0: checks are rules, failures are results at the operation of the description. Results
 * have a fingerprint of their cause, so that a service recognizes them in the next run.
 */
export function sarifReport(report: TestReport, { version, checkPage }: SarifDeps): string {
  const { checks, failures, seed, server, ended } = report;
  const rules = [...new Set([...checks, ...failures.map(({ failure }) => failure.check)])];
  const indices = new Map(rules.map((check, index) => [check, index]));
  const log: Json = {
    $schema: schema,
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "Callboard",
            semanticVersion: version,
            rules: rules.map((check) => ruleOf(check, checkPage)),
          },
        },
        invocations: [{ executionSuccessful: ended !== "unreachable", startTimeUtc: report.started }],
        results: failures.map((one) => resultOf(one, defined(indices.get(one.failure.check)))),
        columnKind: "utf16CodeUnits",
        properties: { seed, server, calls: report.calls },
      },
    ],
  };
  return `${printJson(log, 2)}\n`;
}

function ruleOf(check: CheckId, checkPage: SarifDeps["checkPage"]): Json {
  const text = checkPromises[check];
  return {
    id: check,
    name: check.replace(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase()),
    shortDescription: { text },
    help: { text: `${text} See docs/checks.md#${check}.` },
    ...(checkPage && { helpUri: checkPage(check) }),
    defaultConfiguration: { level: "error" },
  };
}

function resultOf({ failure, count, file, location, alsoAt }: ReportedFailure, ruleIndex: number): Json {
  const { check, endpoint, cause, message, expected } = failure;
  const replay = file === undefined ? "" : ` Repeat it: callboard test --replay ${file}`;
  return {
    ruleId: check,
    ruleIndex,
    level: "error",
    message: {
      text: `${endpointsText({ endpoint, ...(alsoAt && { alsoAt }) })}: ${message} Expected: ${expectationText(expected)}.${replay}`,
    },
    locations: [
      {
        ...(location && { physicalLocation: physical(location) }),
        logicalLocations: [{ fullyQualifiedName: endpoint, kind: "function" }],
      },
    ],
    ...(alsoAt && {
      relatedLocations: alsoAt.map((name) => ({ logicalLocations: [{ fullyQualifiedName: name, kind: "function" }] })),
    }),
    // The endpoint that comes first may be another one in the next run.
    partialFingerprints: { "cause/v1": alsoAt ? `${check} ${cause}` : `${check} ${endpoint} ${cause}` },
    occurrenceCount: count,
  };
}

/** A URI with the characters of a path; without a line the whole file is meant. */
const physical = ({ file, line, column }: SourceLocation): Json => ({
  artifactLocation: { uri: file.split("/").map(encodeURIComponent).join("/") },
  ...(line !== undefined && { region: { startLine: line, ...(column !== undefined && { startColumn: column }) } }),
});
