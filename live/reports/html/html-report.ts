import { type Html, html } from "#engine/html";
import { checkPromises } from "../../check-promises.ts";
import { coverageKinds, coverageWords, itemName, shareOf } from "../../coverage/index.ts";
import { endpointsText } from "../../join-endpoints.ts";
import { curlCommands, expectationText, writeProgram } from "../../programs/index.ts";
import { untriedText } from "../../run/report.ts";
import { answerText, lastStatus, requestText } from "../exchange-text.ts";
import type { ReportedFailure, TestReport } from "../test-report.ts";
import { type ReportPage, reportPage, ticked, timeElement } from "./report-page.ts";
import { script } from "./script.ts";
import { style } from "./style.ts";

/** Failures beyond this number have a row without requests and answers, so that the page stays below 20 MB. */
const maxDetailed = 500;

/** The longest body in a row, in characters. */
const maxBodyLength = 4000;

/** Untouched parts of each kind that the page lists. */
const maxListed = 200;

/**
 * Writes a report as one page: failures that can be searched and filtered, and the coverage.
 */
export function htmlReport(report: TestReport, { sha256 }: Pick<ReportPage, "sha256">): string {
  const { api, server, failures } = report;
  const name = api.name ?? api.id;
  const result = failures.length > 0 ? `${failures.length} failed` : report.failed === undefined ? "Passed" : "Failed";
  const body = html`<header>
<h1><small>Test of a running API</small>${name}</h1>
<p class="sum">${summary(report)}</p>
<dl class="facts">
<div><dt>Server</dt><dd><code>${server}</code></dd></div>
<div><dt>Started</dt><dd>${timeElement(report.started)}</dd></div>
<div><dt>Seed</dt><dd>${report.seed}</dd></div>
<div><dt>Calls</dt><dd>${report.calls.toLocaleString("en")}</dd></div>
</dl>
</header>
<main>
<section aria-labelledby="failures-title">
<h2 id="failures-title">Failures</h2>
${failures.length === 0 ? html`<p>No check failed.</p>` : list(failures)}
</section>
${coverage(report)}
</main>`;
  return reportPage({ sha256, title: `${result}: ${name}`, style, script, body });
}

const counted = (count: number, one: string): string => `${count.toLocaleString("en")} ${one}${count === 1 ? "" : "s"}`;

const ends: { readonly [E in TestReport["ended"]]: string } = {
  done: "",
  calls: " The budget of calls was used.",
  time: " The time was used.",
  interrupted: " It was interrupted.",
  unreachable: " The server could not be reached.",
};

function summary({ failures, dropped, endpoints, ended, untried, duration, failed }: TestReport): Html {
  const called = endpoints.filter(({ skipped }) => skipped === undefined).length;
  const rest = untriedText(untried);
  const more = dropped === 0 ? "" : ` and ${counted(dropped, "cause")} more`;
  return html`<b>${counted(failures.length, "failure")}${more}</b> in ${counted(called, "endpoint")}, ${(duration / 1000).toFixed(1)} s.${ends[ended]}${rest === undefined ? "" : ` Not tried: ${rest}`}${failed === undefined ? "" : html` <b>${failed}</b>`}`;
}

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)].sort();

function list(failures: readonly ReportedFailure[]): Html {
  const options = (texts: readonly string[]): readonly Html[] =>
    distinct(texts).map((text) => html`<option>${text}</option>`);
  // Without a script nothing can be filtered, so the script shows the controls.
  return html`<form class="filter" role="search" aria-label="Failures" hidden>
<label>Search <input type="search" id="search" autocomplete="off" spellcheck="false"></label>
<label>Check <select id="check"><option value="">All</option>${options(failures.map(({ failure }) => failure.check))}</select></label>
<label>Endpoint <select id="endpoint"><option value="">All</option>${options(failures.flatMap(({ failure, alsoAt = [] }) => [failure.endpoint, ...alsoAt]))}</select></label>
<label>Status <select id="status"><option value="">All</option>${options(failures.map(({ failure }) => lastStatus(failure.steps)))}</select></label>
<p id="shown" role="status"></p>
</form>
<ol class="failures">
${failures.map((one, index) => row(one, index < maxDetailed))}
</ol>`;
}

function row({ failure, count, file, alsoAt }: ReportedFailure, isDetailed: boolean): Html {
  const { check, endpoint, message, expected, steps, seed } = failure;
  const status = lastStatus(steps);
  return html`<li data-check="${check}" data-endpoints="${[endpoint, ...(alsoAt ?? [])].join("\n")}" data-status="${status}">
<details>
<summary><span class="status">${status}</span><span class="what"><b>${endpointsText({ endpoint, ...(alsoAt && { alsoAt }) })}</b> <i>${check}</i><span class="message">${ticked(message)}</span></span><span class="count">${counted(count, "call")}</span></summary>
<div class="more">
<p>${checkPromises[check]}</p>
${alsoAt && html`<h3>Endpoints</h3><ul>${[endpoint, ...alsoAt].map((name) => html`<li><code>${name}</code></li>`)}</ul>`}
<dl class="facts">
<div><dt>Expected</dt><dd>${ticked(expectationText(expected))}</dd></div>
${file === undefined ? undefined : html`<div><dt>Again</dt><dd><code>callboard test --replay ${file}</code></dd></div>`}
<div><dt>Seed</dt><dd>${seed}</dd></div>
</dl>
${isDetailed ? details(failure) : html`<p>Its requests and answers are in its replay file.</p>`}
</div>
</details>
</li>
`;
}

function details(failure: ReportedFailure["failure"]): Html {
  const { steps } = failure;
  const commands = curlCommands(failure);
  return html`${steps.map((step, index) => {
    const name = steps.length === 1 ? "" : ` ${index + 1} of ${steps.length}`;
    const command = commands?.[index];
    return html`<h3>Request${name}</h3>
<pre tabindex="0">${requestText(step, maxBodyLength)}</pre>
<h3>Answer${name}</h3>
<pre tabindex="0">${answerText(step, maxBodyLength)}</pre>
${
  command === undefined
    ? undefined
    : html`<h3>cURL${name}</h3>
<pre tabindex="0">${command}</pre>`
}`;
  })}
${
  commands === undefined
    ? html`<h3>Shell script with cURL, which takes values from answers</h3>
<pre tabindex="0">${writeProgram("curl", [failure])}</pre>`
    : undefined
}`;
}

function coverage({ coverage: { items }, endpoints }: TestReport): Html {
  const skipped = endpoints.filter((one) => one.skipped !== undefined);
  const rows = coverageKinds.flatMap((kind) => {
    const ofKind = items.filter((item) => item.kind === kind);
    return ofKind.length === 0 ? [] : [{ kind, ofKind }];
  });
  return html`<section aria-labelledby="coverage-title">
<h2 id="coverage-title">Coverage</h2>
<table>
<thead><tr><th scope="col">Part</th><th scope="col">Touched</th><th scope="col">Of</th><th scope="col">Share</th></tr></thead>
<tbody>${rows.map(({ kind, ofKind }) => shareRow(coverageWords[kind], shareOf(ofKind)))}
${shareRow("all", shareOf(items))}</tbody>
</table>
${rows.map(({ kind, ofKind }) => {
  const missing = ofKind.filter(({ isCovered }) => !isCovered);
  return missing.length === 0
    ? undefined
    : html`<details><summary>${missing.length} untouched ${coverageWords[kind]}</summary>
<ul>${missing.slice(0, maxListed).map((item) => html`<li>${itemName(item)}</li>`)}${missing.length > maxListed ? html`<li>and ${missing.length - maxListed} more</li>` : undefined}</ul></details>`;
})}
${skipped.length === 0 ? undefined : html`<h3>Not called</h3><ul>${skipped.map((one) => html`<li>${one.name}: ${one.skipped}</li>`)}</ul>`}
</section>`;
}

const shareRow = (name: string, { covered, total, percent }: ReturnType<typeof shareOf>): Html =>
  html`<tr><th scope="row">${name}</th><td>${covered}</td><td>${total}</td><td>${percent} %</td></tr>
`;
