import { checkPromises } from "../check-promises.ts";
import { expectationText } from "../programs/index.ts";
import { answerText, requestText } from "./exchange-text.ts";
import type { ReportedEndpoint, ReportedFailure, TestReport } from "./test-report.ts";

/** The longest body in the text of a failure, in characters. */
const maxBodyLength = 2000;

const escapes: { readonly [sign: string]: string } = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\n": "&#10;",
  "\r": "&#13;",
  "\t": "&#9;",
};

/** XML 1.0 §2.2 has no way to write most control characters. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const attribute = (text: string): string =>
  text.replace(notInXml, "\ufffd").replace(/[&<>"\n\r\t]/g, (sign) => escapes[sign] ?? sign);

const content = (text: string): string =>
  text.replace(notInXml, "\ufffd").replace(/[&<>\r]/g, (sign) => escapes[sign] ?? sign);

/**
 * Writes a report as JUnit XML (the schema `junit-10.xsd` of Jenkins): a suite for each endpoint, a failed test for each cause, and one
 * that passed for an endpoint without failures.
 */
export function junitReport(report: TestReport): string {
  const { api, server, failures, duration, seed, started } = report;
  const suites = endpointsOf(report);
  const tests = suites.reduce((sum, { failed }) => sum + Math.max(1, failed.length), 0);
  const head = `name="${attribute(`${api.name ?? api.id} at ${server}`)}"`;
  const sums = `tests="${tests}" failures="${failures.length}" errors="0" time="${seconds(duration)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${head} ${sums}>`,
    ...suites.map((one) => suite(one, seed, started)),
    "</testsuites>",
    "",
  ].join("\n");
}

interface Suite {
  readonly endpoint: ReportedEndpoint;
  readonly failed: readonly ReportedFailure[];
  /** A failure of this endpoint and others, which is a failed test of another one. */
  readonly elsewhere?: ReportedFailure;
}

/** A failure may be of an endpoint that is not listed, if a later step called it. */
function endpointsOf({ endpoints, failures }: TestReport): readonly Suite[] {
  const names = new Set(endpoints.map(({ name }) => name));
  const others = [...new Set(failures.map(({ failure }) => failure.endpoint))].filter((name) => !names.has(name));
  return [...endpoints, ...others.map((name) => ({ name, calls: 0, time: 0 }))].map((endpoint) => {
    const elsewhere = failures.find(({ alsoAt }) => alsoAt?.includes(endpoint.name));
    return {
      endpoint,
      failed: failures.filter(({ failure }) => failure.endpoint === endpoint.name),
      ...(elsewhere && { elsewhere }),
    };
  });
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

function suite({ endpoint, failed, elsewhere }: Suite, seed: number, started: string): string {
  const { name, calls, time } = endpoint;
  const skipped = endpoint.skipped ?? (elsewhere && elsewhereText(elsewhere));
  // The checks of an endpoint share its calls.
  const each = seconds(time / Math.max(1, failed.length));
  const described = failed.find(({ location }) => location !== undefined)?.location;
  const at = described === undefined ? "" : ` file="${attribute(described.file)}"`;
  const isSkipped = failed.length === 0 && skipped !== undefined;
  const tests = Math.max(1, failed.length);
  const sums = `tests="${tests}" failures="${failed.length}" errors="0" skipped="${isSkipped ? 1 : 0}" time="${seconds(time)}"`;
  return [
    `  <testsuite name="${attribute(name)}" ${sums} timestamp="${attribute(started.replace(/(\.\d+)?Z$/, ""))}"${at}>`,
    "    <properties>",
    `      <property name="seed" value="${seed}"/>`,
    `      <property name="calls" value="${calls}"/>`,
    "    </properties>",
    ...(failed.length === 0 ? [passed(name, each, skipped)] : failed.map((one) => testCase(one, each))),
    "  </testsuite>",
  ].join("\n");
}

const elsewhereText = ({ failure: { check, endpoint } }: ReportedFailure): string =>
  `${check} fails here too: it is reported once, at ${endpoint}`;

function passed(name: string, time: string, skipped: string | undefined): string {
  const head = `    <testcase classname="${attribute(name)}" name="all checks" time="${time}"`;
  return skipped === undefined ? `${head}/>` : `${head}><skipped message="${attribute(skipped)}"/></testcase>`;
}

function testCase({ failure, count, file, location, alsoAt }: ReportedFailure, time: string): string {
  const { check, endpoint, cause, message, expected, steps } = failure;
  const name = `${check}: ${cause}${alsoAt ? ` (${alsoAt.length + 1} endpoints)` : ""}`;
  const text = [
    message,
    checkPromises[check],
    ...(alsoAt ? [`At ${alsoAt.length + 1} endpoints: ${[endpoint, ...alsoAt].join(", ")}`] : []),
    `Expected: ${expectationText(expected)}. Calls of this cause: ${count}.`,
    ...(location === undefined ? [] : [`Described at ${location.file}:${location.line ?? 1}`]),
    ...(file === undefined ? [] : [`Replay: callboard test --replay ${file}`]),
    ...steps.flatMap((step, index) => [
      "",
      `--- step ${index + 1} of ${steps.length}`,
      requestText(step, maxBodyLength),
      "",
      answerText(step, maxBodyLength),
    ]),
  ].join("\n");
  return [
    `    <testcase classname="${attribute(endpoint)}" name="${attribute(name)}" time="${time}">`,
    `      <failure type="${check}" message="${attribute(message)}">${content(text)}</failure>`,
    "    </testcase>",
  ].join("\n");
}
