import { createHash } from "node:crypto";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { gardenFailures, secrets } from "../programs/failures.testing.ts";
import { githubAnnotations } from "./github-annotations.ts";
import { htmlReport } from "./html/html-report.ts";
import { jsonReport } from "./json-report.ts";
import { junitReport } from "./junit-report.ts";
import { sarifReport } from "./sarif-report.ts";
import { mergeFailures, type ReportedFailure, type TestReport } from "./test-report.ts";

const hostile = `"><script>alert('&')</script>]]>\u0000%\n::warning::`;
const failures: readonly ReportedFailure[] = gardenFailures("http://127.0.0.1:3000").map((failure, index) => ({
  failure: { ...failure, message: `Message ${index}: ${hostile}` },
  count: 3,
  file: ".callboard/replays/get-plants-id.json",
  location: { file: "docs/open api.yaml", line: 12, column: 5 },
}));
const report: TestReport = {
  api: { id: "garden", name: `Garden ${hostile}` },
  ...{ server: "http://127.0.0.1:3000", definition: "d", seed: 7, started: "2026-11-26T17:00:00.000Z" },
  ...{ duration: 1234, calls: 500, dropped: 0, ended: "done", untried: [] },
  endpoints: [
    { name: "GET /plants/{id}", calls: 20, time: 250, checks: ["server-error", "leak"] },
    { name: "GET /plants", calls: 20, time: 80, checks: ["leak"] },
    { name: "DELETE /plants/{id}", calls: 0, time: 0, checks: [], skipped: "it changes something" },
  ],
  checks: ["server-error", "wrong-body", "leak"],
  failures,
  coverage: {
    items: [
      { kind: "operation", endpoint: "GET /plants", name: "called", isCovered: true },
      { kind: "status", endpoint: "GET /plants", name: "404", isCovered: false },
    ],
  },
};
const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64");
const written = {
  html: htmlReport(report, { sha256 }),
  json: jsonReport(report),
  junit: junitReport(report),
  sarif: sarifReport(report, { version: "1.2.3" }),
  github: githubAnnotations(report),
};

describe("every report", () => {
  it.each(Object.entries(written))("has each failure, and no secret: %s", (_format, text) => {
    for (const check of ["server-error", "wrong-body"]) expect(text).toContain(check);
    for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
  });
});

it("joins failures of one cause, the shortest first in line, and adds up their calls", () => {
  const [first, second] = failures;
  if (first === undefined || second === undefined) throw new Error("there are two failures");
  const short = { ...first, failure: { ...first.failure, steps: first.failure.steps.slice(1) } };
  const rows = mergeFailures([first, second, ...Array.from({ length: 10_000 }, () => short)]);
  expect(rows.map(({ count, failure }) => [count, failure.steps.length])).toEqual([
    [30_003, 1],
    [3, 2],
  ]);
});

it("is XML that has a suite for each endpoint, and a test for each check", () => {
  expect(XMLValidator.validate(written.junit)).toBe(true);
  const { testsuites } = new XMLParser({ ignoreAttributes: false, processEntities: true }).parse(written.junit);
  expect(testsuites).toMatchObject({ "@_tests": "5", "@_failures": "2" });
  expect(testsuites.testsuite.map((suite: { "@_name": string }) => suite["@_name"])).toEqual(
    report.endpoints.map(({ name }) => name),
  );
  expect(testsuites.testsuite[0].testcase[0].failure["@_message"]).toContain("<script>alert('&')");
});

it("has the time of each endpoint as XML, which its failed tests share", () => {
  const { testsuites } = new XMLParser({ ignoreAttributes: false }).parse(written.junit);
  const [one, ...others] = testsuites.testsuite;
  const timeOf = (tested: { readonly "@_time": string }): number => Number(tested["@_time"]);
  expect(one).toMatchObject({ "@_time": "0.250" });
  expect([one.testcase].flat().reduce((sum, tested) => sum + timeOf(tested), 0)).toBeCloseTo(0.25, 2);
  expect(others.map(timeOf)).toEqual([0.08, 0]);
});

describe("a failure of many endpoints", () => {
  const alsoAt = ["GET /plants", "GET /beds", "GET /tools"];
  const joined = { ...report, failures: failures.slice(0, 1).map((one) => ({ ...one, alsoAt })) };

  it("is one failed test, and the other endpoints refer to it", () => {
    const text = junitReport(joined);
    const { testsuites } = new XMLParser({ ignoreAttributes: false }).parse(text);
    expect(testsuites).toMatchObject({ "@_failures": "1" });
    const [failed, other] = testsuites.testsuite;
    expect(failed.testcase.map((one: { "@_name": string }) => one["@_name"])).toEqual(["server-error", "leak"]);
    expect(failed.testcase[0].failure["#text"]).toContain(
      "At 4 endpoints: GET /plants/{id}, GET /plants, GET /beds, GET /tools",
    );
    expect(other.testcase[1].skipped["@_message"]).toMatch(/fails here too: .* at GET \/plants\/\{id\}$/);
  });

  it("is one result of SARIF, one member of JSON, one annotation and one row", () => {
    const named = "4 endpoints: GET /plants/{id}, GET /plants, GET /beds and 1 more";
    const { results } = JSON.parse(sarifReport(joined, { version: "1.2.3" })).runs[0];
    expect(results).toHaveLength(1);
    expect(results[0].message.text).toContain(named);
    expect(results[0].relatedLocations).toHaveLength(3);
    expect(results[0].partialFingerprints["cause/v1"]).not.toContain("/plants");
    expect(JSON.parse(jsonReport(joined)).failures).toMatchObject([{ alsoAt }]);
    expect(githubAnnotations(joined)).toContain("title=4 endpoints%3A GET /plants/{id}%2C ");
    const page = htmlReport(joined, { sha256 });
    expect(page.match(/<li data-check/g)).toHaveLength(1);
    expect(page).toContain(`<b>${named}</b>`);
    expect(page).toContain("<option>GET /tools</option>");
  });
});

it("is a SARIF log with results that name a rule and a line", () => {
  const { runs } = JSON.parse(written.sarif);
  const [{ tool, results }] = runs;
  for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
  expect(results[0].locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: "docs/open%20api.yaml" },
    region: { startLine: 12, startColumn: 5 },
  });
});

it("is one command of GitHub for each failure, whatever its message is", () => {
  const lines = written.github.trimEnd().split("\n");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(
    /^::error file=docs\/open api\.yaml,line=12,col=5,title=GET \/plants\/\{id\}%3A server-error::/,
  );
});

it("is JSON with a version and the share of each kind", () => {
  expect(JSON.parse(written.json)).toMatchObject({
    ...{ callboard: "test-report", version: 1, passed: false },
    coverage: { covered: 1, total: 2, percent: 50, shares: expect.arrayContaining([]) },
  });
});

it("is a page that loads nothing and runs only its own script", () => {
  const { html } = written;
  expect(html).not.toMatch(/<link|<img|@import|url\(|\bsrc=|javascript:|<script>alert/i);
  const [, script = ""] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const policy = /content="(default-src[^"]*)"/.exec(html)?.[1]?.replaceAll("&#39;", "'");
  expect(policy).toBe(
    `default-src 'none'; script-src 'sha256-${sha256(script)}'; style-src 'sha256-${sha256(style)}'; base-uri 'none'; form-action 'none'`,
  );
});

it("is a page with a row for each kind of part that the description has, and for all of them", () => {
  const table = /<h2 id="coverage-title">[\s\S]*?<tbody>([\s\S]*?)<\/tbody>/.exec(written.html)?.[1] ?? "";
  const rows = [...table.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) => row.replace(/<[^>]+>/g, " ").trim());
  expect(rows.map((row) => row.replace(/\s+/g, " "))).toEqual([
    "operations 1 1 100 %",
    "statuses 0 1 0 %",
    "all 1 2 50 %",
  ]);
});
