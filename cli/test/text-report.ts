import type { ApiModel } from "#engine/model";
import {
  coverageText,
  credentialChecks,
  type DeliveryReport,
  type Exchange,
  endpointsText,
  type Finding,
  planCall,
  type Received,
  type RequestDeps,
  type RunReport,
  shareOf,
  type Target,
  targetsOf,
  untriedText,
  wasLockedOut,
} from "#live";
import type { ReportedFailure } from "#live/reports";
import { curlSnippet } from "#snippets";
import { commandText } from "../command-text.ts";
import { counted, printable, textTable } from "../text.ts";
import type { TestOptions } from "./arguments.ts";
import { durationText } from "./progress-text.ts";
import { replayText } from "./replay-text.ts";
import { howToLogIn } from "./why-failed.ts";

/** A run as reports need it. */
export interface PrintedRun {
  readonly model: ApiModel;
  readonly report: RunReport;
  readonly request: RequestDeps;
  readonly options: TestOptions;
  readonly server: string;
  /** The saved failures, in the order of the findings. */
  readonly failures: readonly ReportedFailure[];
}

/** Writes the report for people: findings by severity, then what was called, then one closing line. */
export function textReport(run: PrintedRun): string {
  const { report, model, options } = run;
  const targets = new Map(targetsOf(run.model).map((target) => [target.endpoint.id, target]));
  const findings = report.findings.map((finding, index) =>
    findingText(finding, run, targets, run.failures[index]?.file),
  );
  const { calls, time, dropped, limited, ended, untried, seed, coverage } = report;
  const rest = untriedText(untried);
  const skipped = report.endpoints.filter(({ skipped: why }) => why === "unsafe");
  const refused = report.endpoints.filter(({ isLockedOut }) => isLockedOut);
  const silent = options.allowWrites ? [] : channelsWithMessages(model, report);
  const notes = [
    ...(silent.length === 0
      ? []
      : [`${counted(silent.length, "channel")} only opened, since messages may change something: add --allow-writes.`]),
    ...(skipped.length === 0
      ? []
      : [
          `${counted(skipped.length, "endpoint")} not called, since requests may change something: add --allow-writes.`,
        ]),
    ...(refused.length === 0 ||
    wasLockedOut(report.endpoints) ||
    [...options.checks].every((check) => credentialChecks.has(check))
      ? []
      : [
          `${counted(refused.length, "endpoint")} only answered with 401 or 403, so no response was compared. ${howToLogIn(Object.keys(model.auths))}`,
        ]),
    ...report.endpoints.flatMap(({ name, isSilent }) =>
      isSilent ? [`${printable(name)} was not called any more, since it did not answer in time.`] : [],
    ),
    ...(dropped === 0 ? [] : [`${counted(dropped, "cause")} more than are kept.`]),
    ...(limited === 0
      ? []
      : [`${counted(limited, "request")} not tested, since the server answered with 429 each time: add --rate.`]),
    ...(options.maxFailures !== undefined && report.findings.length >= options.maxFailures
      ? [`Ended after ${counted(options.maxFailures, "finding")}: --max-failures.`]
      : []),
    ...(rest === undefined ? [] : [`Not tried because of --${ended}: ${rest}`]),
    ...(ended === "interrupted" ? ["Interrupted; these are the findings so far."] : []),
  ];
  const rate = time > 0 ? Math.round((calls * 1000) / time) : 0;
  const inCalls = report.findings.reduce((sum, { count }) => sum + count, 0);
  const closing =
    `${counted(report.endpoints.length - skipped.length, "endpoint")}, ${counted(calls, "request")} in ${durationText(time)} ` +
    `(${rate}/s), ${counted(report.findings.length, "finding")}${inCalls > 0 ? ` in ${counted(inCalls, "answer")}` : ""}, ` +
    `coverage ${shareOf(coverage.items).percent} %, seed ${seed}`;
  return [
    ...findings,
    textTable([["endpoint", "requests", "answers"], ...report.endpoints.map(rowOf)]),
    coverageText(coverage),
    ...(notes.length === 0 ? [] : [`${notes.join("\n")}\n`]),
    `${closing}\n`,
  ].join("\n");
}

/** Writes what a listener received, one line for each webhook or callback, and its differences from the description. */
export function deliveriesText(deliveries: readonly DeliveryReport[] | undefined): string {
  const lines = (deliveries ?? []).flatMap(({ webhook, received, issues }) => [
    `${printable(webhook)}: received ${counted(received, "time")}`,
    ...issues.map(({ message, count }) => `  ${printable(message)} (${counted(count, "time")})`),
  ]);
  return lines.length === 0 ? "" : `\nWebhooks and callbacks\n${lines.join("\n")}\n`;
}

/** Lists the channels of a run that accept messages of the client. */
const channelsWithMessages = (model: ApiModel, { endpoints }: RunReport) =>
  (model.channels ?? []).filter(
    ({ id, messages }) =>
      messages.some(({ origin }) => origin === "client") && endpoints.some((one) => one.id === id && one.calls > 0),
  );

const rowOf = ({ name, calls, statuses }: RunReport["endpoints"][number]): readonly string[] => [
  printable(name),
  String(calls),
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(", "),
];

type Targets = ReadonlyMap<string, Target>;

function findingText(finding: Finding, run: PrintedRun, targets: Targets, file: string | undefined): string {
  const { check, message, count, exchanges } = finding;
  const lines = exchanges.flatMap((exchange, position) => [
    `  ${exchanges.length > 1 ? `${position + 1}. ` : ""}sent`,
    ...indented(sentText(exchange, run, targets)),
    "  received",
    ...indented(receivedText(exchange.received)),
  ]);
  return [
    `${printable(endpointsText(finding))}  ${check}${count > 1 ? `  (${counted(count, "answer")})` : ""}`,
    `  ${printable(message)}`,
    ...lines,
    `  repeat    ${file === undefined ? repeatText(finding, run) : replayText(file, run.server, run.options.hooks)}`,
    `  about     ${commandText(`explain ${check}`)}`,
    "",
  ].join("\n");
}

/** The command that finds it again. */
const repeatText = ({ check, endpoint }: Finding, { options, report, server }: PrintedRun): string =>
  [
    commandText(`test ${options.api} --server ${server}`),
    ...(options.allowWrites ? ["--allow-writes"] : []),
    `--seed ${report.seed} --endpoint ${JSON.stringify(printable(endpoint))} --check ${check}`,
  ].join(" ");

function sentText({ call, request: sent }: Exchange, { request }: PrintedRun, targets: Targets): string {
  // The messages are among the frames of the answer.
  if (sent.messages !== undefined) return `${sent.method} ${sent.url}`;
  const target = targets.get(call.endpoint);
  return target === undefined ? "" : curlSnippet(planCall(target, call, request), "redact");
}

/** Characters of a body that are shown. Own choice; the saved failure has more. */
const maxBodyLength = 600;

function receivedText(received: Received): string {
  if (received.kind === "none") return `no answer (${received.reason})`;
  const { status, headers, body } = received;
  const type = headers.find(([name]) => name.toLowerCase() === "content-type")?.[1];
  const text = new TextDecoder().decode(body.subarray(0, maxBodyLength * 4));
  const shown = text.length > maxBodyLength ? `${text.slice(0, maxBodyLength)}…` : text;
  const head = [status, ...(type === undefined ? [] : [type]), `${body.length} bytes`].join(", ");
  return shown === "" ? head : `${head}\n${shown}`;
}

const indented = (text: string): readonly string[] =>
  text.split("\n").map((line) => `    ${line.replace(/[^\P{Cc}\t]/gu, "?")}`);
