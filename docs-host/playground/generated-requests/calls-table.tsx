import { memo, type ReactElement, useId } from "react";
import { generatedText } from "#locales/messages/generated";
import type { GeneratedCall } from "#machines";
import { Badge, StatusBadge } from "#ui/kit";
import { ExternalText } from "#ui/text";

const CallRow = memo(function CallRow({ call }: { readonly call: GeneratedCall }): ReactElement {
  const { position, status, reason = "", time, changed, checks } = call;
  return (
    <tr>
      <td>{position}</td>
      <td>{status === undefined ? <ExternalText text={reason} /> : <StatusBadge status={status} text="" />}</td>
      <td className="generated-time">{generatedText().milliseconds({ time })}</td>
      <td>
        <ExternalText text={changed} />
      </td>
      <td>
        {checks.length > 0
          ? checks.map((check) => (
              <Badge key={check} tone="bad">
                {check}
              </Badge>
            ))
          : status === undefined
            ? generatedText().notJudged
            : call.isRefused
              ? generatedText().refused
              : generatedText().passed}
      </td>
    </tr>
  );
});

/** Props of the table; `count` is the number of all calls, of which the newest are there. */
export interface CallsTableProps {
  readonly calls: readonly GeneratedCall[];
  readonly count: number;
}

/** The calls of a run, the newest first. */
export function CallsTable({ calls, count }: CallsTableProps): ReactElement {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys have to reach it
    <section className="generated-scroll" aria-labelledby={id} tabIndex={0}>
      <table className="generated-table">
        <caption id={id}>
          {calls.length < count ? generatedText().tableOf({ shown: calls.length, count }) : generatedText().table}
        </caption>
        <thead>
          <tr>
            <th scope="col">{generatedText().position}</th>
            <th scope="col">{generatedText().status}</th>
            <th scope="col">{generatedText().time}</th>
            <th scope="col">{generatedText().changed}</th>
            <th scope="col">{generatedText().check}</th>
          </tr>
        </thead>
        <tbody>
          {[...calls].reverse().map((call) => (
            <CallRow key={call.position} call={call} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
