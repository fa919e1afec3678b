import { errorMessage } from "#engine/error-message";
import type { FormState } from "#engine/form";
import { parseJson, trustJson } from "#engine/json";
import type { ApiModel } from "#engine/model";
import { slugOf } from "#engine/text";
import {
  type CheckedCall,
  defaultChecks,
  type Finding,
  isNamed,
  namedSecrets,
  planCall,
  type Received,
  runLive,
  type SentRequest,
  sentRequest,
  targetsOf,
} from "#live";
import { failureOf, failureText, type RunFacts } from "#live/failures";
import type { GeneratedRunEnd } from "#machines";
import { changesOf } from "./describe-call.ts";
import type { FromRun, ReportedCall, ReportedFailure, RunInput, ToRun } from "./protocol.ts";
import { tallyOf } from "./tally.ts";

/** The platform of a run. */
export interface RunnerDeps {
  readonly post: (message: FromRun) => void;
  /** Milliseconds since any fixed moment. */
  readonly clock: () => number;
  /** Calls a function after a number of milliseconds; returns the function that prevents it. */
  readonly after: (time: number, act: () => void) => () => void;
}

/** Time between two reports to the page, in milliseconds: more often than a reader can follow. Own choice. */
const reportEvery = 150;

/** Starts a runner, which runs once: with the input of the message `start`, until its end or the message `stop`. */
export function startRunner(deps: RunnerDeps): (message: ToRun) => void {
  const { post } = deps;
  const ending = new AbortController();
  const waiting = new Map<number, (received: Received) => void>();
  let last = 0;
  const send = (request: SentRequest): Promise<Received> =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      post({ type: "send", id: last, request });
    });
  const stop = (): void => {
    ending.abort();
    for (const [id, resolve] of waiting) {
      post({ type: "cancel", id });
      resolve({ kind: "none", reason: "aborted", message: "", time: 0 });
    }
    waiting.clear();
  };
  return (message) => {
    switch (message.type) {
      case "start":
        run(message.input, { ...deps, send, signal: ending.signal }).catch((error: unknown) =>
          post({ type: "run.failed", problem: errorMessage(error) }),
        );
        return;
      case "stop":
        stop();
        return;
      case "received":
        waiting.get(message.id)?.(message.received);
        waiting.delete(message.id);
    }
  };
}

interface Running extends RunnerDeps {
  readonly send: (request: SentRequest) => Promise<Received>;
  readonly signal: AbortSignal;
}

async function run(input: RunInput, { post, clock, after, send, signal }: Running): Promise<void> {
  const { settings, endpoint, baseUrl } = input;
  const model = trustJson<ApiModel>(parsedText(input.model));
  const form = trustJson<FormState>(parsedText(input.form));
  const credentials = { own: input.credentials };
  const request = { baseUrl, credentials, headers: [] };
  const reporter = reporterOf(input, { model, form, post, after });
  const tally = tallyOf();
  const ending = new AbortController();
  const end = (): void => ending.abort();
  signal.addEventListener("abort", end);
  if (signal.aborted) end();
  const report = await runLive(
    model,
    {
      ...request,
      seed: settings.seed,
      checks: new Set([...defaultChecks].filter((check) => !input.without.includes(check))),
      allowWrites: settings.allowWrites,
      endpoints: new Set([endpoint]),
      forms: new Map([[endpoint, form]]),
      // One after the other, so that the table has the order of the answers.
      concurrency: 1,
      calls: settings.calls,
      time: settings.seconds * 1000,
      rate: settings.rate,
    },
    {
      ...{ send, clock, signal: ending.signal },
      sleep: (time, aborted) => sleep(time, aborted, after),
      onCall: (checked) => {
        reporter.onCall(checked);
        tally.add(checked);
        if (tally.isHopeless()) end();
      },
      onFinding: reporter.onFinding,
    },
  );
  reporter.end();
  const unchecked = report.findings.length > 0 ? undefined : tally.unchecked();
  const reason = report.reason ?? (unchecked === "unreadable" ? tally.reason() : undefined);
  const result: GeneratedRunEnd = {
    ended: tally.isHopeless() && !signal.aborted ? "unreachable" : report.ended,
    calls: report.calls,
    ...(reason !== undefined && { reason }),
    ...(unchecked !== undefined && { unchecked }),
  };
  post({ type: "run.ended", end: result });
}

/** Parses a text that the page has printed. */
function parsedText(text: string) {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

const sleep = (time: number, signal: AbortSignal, after: RunnerDeps["after"]): Promise<void> =>
  new Promise((resolve) => {
    const cancel = after(time, done);
    function done(): void {
      signal.removeEventListener("abort", onAbort);
      resolve();
    }
    function onAbort(): void {
      cancel();
      done();
    }
    signal.addEventListener("abort", onAbort);
    if (signal.aborted) onAbort();
  });

interface Reporting extends Pick<RunnerDeps, "post" | "after"> {
  readonly model: ApiModel;
  readonly form: FormState;
}

/** Collects what happens, and tells the page of it a few times a second. */
function reporterOf(input: RunInput, { model, form, post, after }: Reporting) {
  let calls: ReportedCall[] = [];
  let count = 0;
  const changed = new Map<string, Finding>();
  const keys: string[] = [];
  let cancel: (() => void) | undefined;
  const facts = factsOf(input, model);
  const flush = (): void => {
    cancel?.();
    cancel = undefined;
    if (calls.length > 0) post({ type: "run.calls", calls });
    calls = [];
    if (changed.size === 0) return;
    const failures = [...changed].map(([key, finding]): ReportedFailure => {
      if (!keys.includes(key)) keys.push(key);
      return failureRow(finding, { key, position: keys.indexOf(key) + 1, facts, form, formMark: input.formMark });
    });
    changed.clear();
    post({ type: "run.failures", failures });
  };
  const soon = (): void => {
    cancel ??= after(reportEvery, flush);
  };
  return {
    onCall: (checked: CheckedCall): void => {
      count += 1;
      calls.push(callRow(checked, count, form));
      soon();
    },
    onFinding: (finding: Finding): void => {
      changed.set(JSON.stringify([finding.endpoint, finding.check, finding.cause]), finding);
      soon();
    },
    end: flush,
  };
}

const callRow = ({ exchange, violations }: CheckedCall, position: number, form: FormState): ReportedCall => {
  const { call, received } = exchange;
  return {
    position,
    ...(received.kind === "answer" ? { status: received.status } : { reason: received.message }),
    time: received.time,
    changes: changesOf(call, form.value),
    checks: [...new Set(violations.map(({ check }) => check))],
    ...(isRefusal(received) && call.credentials === "own" && { isRefused: true }),
  };
};

const isRefusal = (received: Received): boolean =>
  received.kind === "answer" && (received.status === 401 || received.status === 403);

function factsOf({ baseUrl, settings, credentials, secrets }: RunInput, model: ApiModel): RunFacts {
  const targets = targetsOf(model);
  const request = { baseUrl, credentials: { own: credentials }, headers: [] };
  return {
    server: baseUrl,
    // The page has one endpoint of the definition, of which the whole has another hash.
    definition: "",
    seed: settings.seed,
    model,
    secrets: [...namedSecrets({ own: credentials }), ...secrets],
    build: (call) => {
      const target = targets.find((one) => isNamed(one, call.endpoint));
      if (target === undefined) throw new Error(`no endpoint ${call.endpoint}`);
      return sentRequest(planCall(target, call, request));
    },
  };
}

interface RowFacts {
  readonly key: string;
  readonly position: number;
  readonly facts: RunFacts;
  readonly form: FormState;
  readonly formMark: string;
}

function failureRow(finding: Finding, { key, position, facts, form, formMark }: RowFacts): ReportedFailure {
  const failure = failureOf(finding, facts, formMark);
  const last = finding.steps.at(-1)?.call;
  return {
    key,
    check: finding.check,
    message: failure.message,
    ...(finding.messageParts !== undefined &&
      failure.message === finding.message && { messageParts: finding.messageParts }),
    changes: last === undefined ? { credentials: "own", places: [], more: 0 } : changesOf(last, form.value),
    beyond: {
      earlier: Math.max(0, finding.steps.length - 1),
      credentials: last?.credentials ?? "own",
      ...(last?.change !== undefined && { change: last.change }),
    },
    count: finding.count,
    file: {
      name: `${slugOf(finding.endpoint).slice(0, 60)}-${finding.check}-${position}.json`,
      text: failureText(failure),
    },
  };
}
