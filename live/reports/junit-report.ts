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
 * Writes a report as JUnit XML (the schema `junit-10.xsd` of Jenkins): a suite for each endpoint, with a test for each
 * check that was tried. A test that failed has all causes.
 */
export function junitReport(report: TestReport): string {
  const { api, server, duration, seed, started } = report;
  const suites = endpointsOf(report);
  const tests = suites.flatMap(({ cases }) => cases);
  const head = `name="${attribute(`${api.name ?? api.id} at ${server}`)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${head} ${sumsOf(tests)} time="${seconds(duration)}">`,
    ...suites.map((one) => suite(one, seed, started)),
    "</testsuites>",
    "",
  ].join("\n");
}

/** A check of an endpoint. */
interface Case {
  readonly name: string;
  readonly failed: readonly ReportedFailure[];
  readonly skipped?: string;
}

interface Suite {
  readonly endpoint: ReportedEndpoint;
  readonly cases: readonly Case[];
}

/** A failure may be of an endpoint that is not listed, if a later step called it. */
function endpointsOf({ endpoints, failures }: TestReport): readonly Suite[] {
  const names = new Set(endpoints.map(({ name }) => name));
  const others = [...new Set(failures.map(({ failure }) => failure.endpoint))].filter((name) => !names.has(name));
  const all = [...endpoints, ...others.map((name): ReportedEndpoint => ({ name, calls: 0, time: 0, checks: [] }))];
  return all.map((endpoint) => ({ endpoint, cases: casesOf(endpoint, failures) }));
}

/** Lists the checks of an endpoint; one case that was skipped if none was tried. */
function casesOf({ name, checks, skipped }: ReportedEndpoint, failures: readonly ReportedFailure[]): readonly Case[] {
  const own = failures.filter(({ failure }) => failure.endpoint === name);
  const elsewhere = failures.filter(({ alsoAt }) => alsoAt?.includes(name));
  const ids = new Set([...checks, ...[...own, ...elsewhere].map(({ failure }) => failure.check)]);
  if (ids.size === 0) return [{ name: "all checks", failed: [], ...(skipped !== undefined && { skipped }) }];
  return [...ids].map((id) => {
    const isOf = ({ failure }: ReportedFailure): boolean => failure.check === id;
    const other = own.some(isOf) ? undefined : elsewhere.find(isOf);
    return { name: id, failed: own.filter(isOf), ...(other && { skipped: elsewhereText(other) }) };
  });
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

const sumsOf = (cases: readonly Case[]): string =>
  `tests="${cases.length}" failures="${cases.filter(({ failed }) => failed.length > 0).length}" errors="0"`;

function suite({ endpoint, cases }: Suite, seed: number, started: string): string {
  const { name, calls, time } = endpoint;
  const described = cases.flatMap(({ failed }) => failed).find(({ location }) => location !== undefined)?.location;
  const at = described === undefined ? "" : ` file="${attribute(described.file)}"`;
  const skipped = cases.filter((one) => one.skipped !== undefined).length;
  // The checks of an endpoint share its calls.
  const each = seconds(time / cases.length);
  return [
    `  <testsuite name="${attribute(name)}" ${sumsOf(cases)} skipped="${skipped}" time="${seconds(time)}" timestamp="${attribute(started.replace(/(\.\d+)?Z$/, ""))}"${at}>`,
    "    <properties>",
    `      <property name="seed" value="${seed}"/>`,
    `      <property name="calls" value="${calls}"/>`,
    "    </properties>",
    ...cases.map((one) => testCase(name, one, each)),
    "  </testsuite>",
  ].join("\n");
}

const elsewhereText = ({ failure: { check, endpoint } }: ReportedFailure): string =>
  `${check} fails here too: it is reported once, at ${endpoint}`;

function testCase(endpoint: string, { name, failed, skipped }: Case, time: string): string {
  const head = `    <testcase classname="${attribute(endpoint)}" name="${attribute(name)}" time="${time}"`;
  if (skipped !== undefined) return `${head}><skipped message="${attribute(skipped)}"/></testcase>`;
  const [first] = failed;
  if (first === undefined) return `${head}/>`;
  const more = failed.length === 1 ? "" : ` (${failed.length - 1} more ${failed.length === 2 ? "cause" : "causes"})`;
  return [
    `${head}>`,
    `      <failure type="${name}" message="${attribute(`${first.failure.message}${more}`)}">${content(failed.map(failureText).join("\n\n\n"))}</failure>`,
    "    </testcase>",
  ].join("\n");
}

function failureText({ failure, count, file, location, alsoAt }: ReportedFailure): string {
  const { check, endpoint, cause, message, expected, steps } = failure;
  return [
    message,
    checkPromises[check],
    `Cause: ${cause}`,
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
}
