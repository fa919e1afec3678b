import type { ReactElement } from "react";
import { parseUrl } from "#engine/host";
import { escapeInvisible } from "#engine/text";
import { historyText } from "#locales/messages/history";
import { lateText } from "#locales/messages/late";
import { CodeBlock } from "#ui/code";
import { Badge, Button, Disclosure, MethodBadge, StatusBadge } from "#ui/kit";
import { ExternalText } from "#ui/text";
import { timeOfDay } from "../time-of-day.ts";
import type { SentOutcome, SentRequest } from "./sent.ts";

/** Props of the list. */
export interface HistoryListProps {
  readonly sent: readonly SentRequest[];
  readonly onOpen: (id: string) => void;
  readonly onForget: () => void;
}

/** The part of an address after its host, which is what tells requests to one API apart. */
const pathOf = (url: string): string => url.slice(parseUrl(url)?.origin.length ?? 0);

function Outcome({ outcome }: { readonly outcome: SentOutcome }): ReactElement {
  if (outcome.kind === "failed") return <Badge tone="bad">{lateText().failed}</Badge>;
  return (
    <>
      {outcome.kind === "stopped" ? (
        <Badge>{lateText().stopped}</Badge>
      ) : (
        <>
          <StatusBadge status={outcome.status} text="" />
          <span className="sent-fact">{`${outcome.time.toFixed(2)} ms`}</span>
        </>
      )}
      <span className="sent-fact">{lateText().bytes({ count: outcome.size })}</span>
    </>
  );
}

/** The last requests of this tab, the latest first. Each can be viewed and opened again. */
export const HistoryList = ({ sent, onOpen, onForget }: HistoryListProps): ReactElement => (
  <section className="sent" aria-label={historyText().sentRequests}>
    {sent.length === 0 ? (
      <p className="sent-none">{historyText().nothingSent}</p>
    ) : (
      <>
        <ol className="sent-list">
          {sent.map((one) => (
            <li key={one.id} className="sent-row">
              <button type="button" className="sent-open" disabled={!one.isKept} onClick={() => onOpen(one.id)}>
                <span className="kit-hidden">
                  {escapeInvisible(historyText().openSent({ title: one.title, time: timeOfDay(one.at) }))}{" "}
                </span>
                <span className="sent-line">
                  <MethodBadge method={one.method} />
                  <code className="sent-path">
                    <ExternalText text={pathOf(one.url)} isCode />
                  </code>
                </span>
                <span className="sent-line">
                  <Outcome outcome={one.outcome} />
                  <time className="sent-fact sent-time" dateTime={new Date(one.at).toISOString()}>
                    {timeOfDay(one.at)}
                  </time>
                </span>
              </button>
              <Disclosure title={historyText().sentPlan}>
                {one.outcome.kind === "failed" && (
                  <p className="sent-fact">
                    <ExternalText text={one.outcome.message} />
                  </p>
                )}
                <CodeBlock label={historyText().sentPlan} code={one.program} language="shell" />
              </Disclosure>
            </li>
          ))}
        </ol>
        <p className="sent-foot">
          <Button variant="quiet" onPress={onForget}>
            {historyText().forgetSent}
          </Button>
        </p>
      </>
    )}
  </section>
);
