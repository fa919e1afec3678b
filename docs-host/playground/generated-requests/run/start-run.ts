import { findingText } from "#docs-host/site/writers";
import { errorMessage } from "#engine/error-message";
import type { RunEvent, StartGeneratedRun } from "#machines";
import { lateWriters } from "#ui/late-writers";
import { writers } from "#ui/writers";
import type { Send as SendPlan } from "../../adapters/send.ts";
import { beyondFormText, changesText } from "./describe-call.ts";
import { openRun } from "./open-run.ts";
import { type PageSendDeps, pageSend } from "./page-send.ts";
import type { FromRun, RunInput, RunReport } from "./protocol.ts";

/** Everything that is known once the description was read: the input of a run without its settings, and the sender. */
export interface PreparedRun extends Pick<PageSendDeps, "responses"> {
  readonly input: Omit<RunInput, "settings">;
  readonly send: SendPlan;
}

/** Prepares a run, or says in a sentence why there can't be one. */
export type PrepareRun = (
  signal: AbortSignal,
) => Promise<{ readonly ok: true; readonly run: PreparedRun } | { readonly ok: false; readonly problem: string }>;

/** The longest time to wait for an answer, in milliseconds, as in the command (docs/reference/commands.md). */
const timeout = 10_000;

const after = (time: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, time);
  return () => clearTimeout(timer);
};

/**
 * Returns the event of a report, with texts in the language of the page; `reasons` are the reasons of missing answers.
 */
function described(report: RunReport, reasons: ReadonlyMap<string, string>): RunEvent {
  const withReason = <T extends { readonly reason?: string }>(one: T): T =>
    one.reason === undefined ? one : { ...one, reason: reasons.get(one.reason) ?? one.reason };
  switch (report.type) {
    case "run.calls":
      return {
        ...report,
        calls: report.calls.map(({ changes, ...call }) => ({ ...withReason(call), changed: changesText(changes) })),
      };
    case "run.failures":
      return {
        ...report,
        failures: report.failures.map(({ changes, beyond, messageParts, ...failure }) => {
          const beyondForm = beyondFormText(beyond);
          return {
            ...failure,
            message: findingText()(failure.message, messageParts),
            ...(messageParts === undefined && { lang: "en" as const }),
            changed: changesText(changes),
            ...(beyondForm !== undefined && { beyondForm }),
          };
        }),
      };
    case "run.ended":
      return { ...report, end: withReason(report.end) };
    default:
      return report;
  }
}

/** Creates the function that starts runs: it prepares one, opens it, and sends its requests. */
export const startRun =
  (prepare: PrepareRun, open = openRun): StartGeneratedRun =>
  (settings, report) => {
    const ending = new AbortController();
    const calls = new Map<number, AbortController>();
    const reasons = new Map<string, string>();
    let close = (): void => {};
    let stop = (): void => {
      abort();
      report({ type: "run.ended", end: { ended: "interrupted", calls: 0 } });
    };
    const fail = (problem: string): void => {
      if (ending.signal.aborted) return;
      abort();
      report({ type: "run.failed", problem });
    };
    const abort = (): void => {
      ending.abort();
      for (const call of calls.values()) call.abort();
      close();
    };
    const begin = ({ input, send, responses }: PreparedRun): void => {
      const sendOne = pageSend({
        ...{ send, responses, timeout, after },
        onWaiting: (isWaiting) => report({ type: "run.waiting", isWaiting }),
        onFailure: (failure) =>
          fail(`${writers().failureMessage(failure)} ${lateWriters().failureAdvice(failure)}`.trim()),
        onReason: (message, text) => reasons.set(message, text),
      });
      const onMessage = (message: FromRun): void => {
        if (ending.signal.aborted) return;
        if (message.type === "send") {
          const call = new AbortController();
          calls.set(message.id, call);
          void sendOne(message.request, call.signal).then((received) => {
            calls.delete(message.id);
            port.post({ type: "received", id: message.id, received });
          });
        } else if (message.type === "cancel") calls.get(message.id)?.abort();
        else {
          report(described(message, reasons));
          if (message.type === "run.ended" || message.type === "run.failed") abort();
        }
      };
      const port = open(onMessage);
      close = port.close;
      stop = () => port.post({ type: "stop" });
      port.post({ type: "start", input: { ...input, settings } });
    };
    prepare(ending.signal).then(
      (prepared) => {
        if (ending.signal.aborted) return;
        if (prepared.ok) begin(prepared.run);
        else fail(prepared.problem);
      },
      (error: unknown) => fail(errorMessage(error)),
    );
    return {
      stop: () => {
        stop();
      },
      abort,
    };
  };
